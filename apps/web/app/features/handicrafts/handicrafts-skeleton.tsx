import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './shelf.module.css';

/** Placeholder while the handicrafts load: the shelf, and the list below it. */
export function HandicraftsSkeleton() {
  return (
    <>
      <div aria-hidden="true">
        <WorksSkeleton doorway="handicrafts" className={styles.waiting} />
      </div>
      <WorksSkeleton doorway="handicrafts" />
    </>
  );
}
