import { Mark } from '../brand/doorway';
import { useRootData } from '../lib/loading/site';
import { Link } from '../ui/link';
import styles from './wordmark.module.css';

/** The logo and the site's name, linked to home. */
export function Wordmark({ onClick }: { onClick?: () => void }) {
  const site = useRootData()?.site;
  return (
    <Link className={styles.word} to="/" onClick={onClick}>
      <Mark className={styles.mark} />
      {site && (
        <span>
          <b>{site.name}</b>
          <span lang="hi">{site.hi}</span>
        </span>
      )}
      <span className="sr">Home</span>
    </Link>
  );
}
