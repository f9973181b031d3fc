import { useLocation, useRouteError } from 'react-router';
import { classes } from '../ui/classes';
import { useRootData } from '../lib/loading/site';
import styles from './paper-head.module.css';

/**
 * On paper alone, in the place of the navigation bar: whose page this is, and where it is found. The
 * document of a page that is not found is the same for all addresses, so only the browser knows its own.
 */
export function PaperHead() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const root = useRootData();
  return (
    root && (
      <p className={classes('wrap', styles.head)}>
        <b>{root.site.name}</b>{' '}
        <span>{import.meta.env.SSR && error ? '' : root.publicUrl + pathname + search}</span>
      </p>
    )
  );
}
