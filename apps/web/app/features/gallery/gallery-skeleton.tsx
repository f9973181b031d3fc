import { LinePlaceholder } from '../../brand/placeholder';
import { WorksSkeleton } from '../../brand/works-skeleton';
import styles from './gallery-view.module.css';

/** Placeholder while the gallery loads: the filter, and a school. */
export function GallerySkeleton() {
  return (
    <>
      <div className="wrap">
        <LinePlaceholder className={styles.filter} />
      </div>
      <WorksSkeleton doorway="gallery" className={styles.waiting} />
    </>
  );
}
