import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './gallery-view.module.css';

/** Placeholder while the gallery loads. */
export function GallerySkeleton() {
  return <WorksSkeleton doorway="gallery" className={styles.waiting} />;
}
