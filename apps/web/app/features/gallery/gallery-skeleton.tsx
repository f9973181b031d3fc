import { LinePlaceholder } from '../../brand/placeholder';
import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './gallery-view.module.css';

/** Placeholder while the gallery loads: the strip of its schools, and works. */
export function GallerySkeleton() {
  return (
    <>
      <div className={`wrap ${styles.schools}`}>
        <LinePlaceholder className={styles.waiting} />
      </div>
      <WorksSkeleton doorway="gallery" />
    </>
  );
}
