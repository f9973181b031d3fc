import { useLocation } from 'react-router';
import { classes } from '../ui/classes';
import { useRootData } from '../lib/loading/site';
import styles from './paper-head.module.css';

/** On paper alone, in the place of the navigation bar: whose page this is, and where it is found. */
export function PaperHead() {
  const { pathname, search } = useLocation();
  const root = useRootData();
  return (
    root && (
      <p className={classes('wrap', styles.head)}>
        <b>{root.site.name}</b> <span>{root.publicUrl + pathname + search}</span>
      </p>
    )
  );
}
