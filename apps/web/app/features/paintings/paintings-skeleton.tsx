import { ListSkeleton } from '../../lib/works/list-skeleton';
import styles from './paintings-skeleton.module.css';

/** Placeholder while the paintings load: the filter and the order of the list, and the cards. */
export function PaintingsSkeleton() {
  return <ListSkeleton doorway="paintings" className={styles.waiting} />;
}
