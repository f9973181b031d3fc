import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './dances-view.module.css';

/** Placeholder while the dances load: the first row with its heading. */
export function DancesSkeleton() {
  return <WorksSkeleton doorway="dances" className={styles.waiting} />;
}
