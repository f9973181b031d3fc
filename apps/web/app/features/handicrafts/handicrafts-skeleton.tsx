import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './shelf.module.css';

/** Placeholder while the handicrafts load: the shelf. */
export function HandicraftsSkeleton() {
  return <WorksSkeleton doorway="handicrafts" className={styles.waiting} />;
}
