import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './paintings-skeleton.module.css';

/** Placeholder while the paintings load: the filter and the order of the list, and the cards. */
export function PaintingsSkeleton() {
  return <WorksSkeleton doorway="paintings" className={styles.waiting} />;
}
