import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { ListSkeleton } from '../../lib/works/list-skeleton';
import styles from './shelf.module.css';

/** Placeholder while the handicrafts load: the shelf, and the list below it. */
export function HandicraftsSkeleton() {
  return (
    <>
      <div className={`wrap ${styles.waiting}`} aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <div className={styles.picture}>
              <PicturePlaceholder doorway="handicrafts" loading delay={index * 0.18} />
            </div>
            <div className={styles.caption}>
              <LinePlaceholder />
              <LinePlaceholder />
              <LinePlaceholder />
            </div>
          </div>
        ))}
      </div>
      <ListSkeleton doorway="handicrafts" />
    </>
  );
}
