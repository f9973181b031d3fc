import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { WorkGrid } from '../../brand/work-card';
import styles from './paintings-skeleton.module.css';

/** Placeholder while paintings load. */
export function PaintingsSkeleton() {
  return (
    <>
      <p className="sr" role="status">
        Loading...
      </p>
      <div className="wrap" aria-hidden="true">
        <WorkGrid>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
            <li key={index}>
              <PicturePlaceholder doorway="paintings" loading delay={index * 0.18} className={styles.place} />
              <LinePlaceholder delay={index * 0.18} className={styles.line} />
              <LinePlaceholder delay={index * 0.18} className={styles.line} />
            </li>
          ))}
        </WorkGrid>
      </div>
    </>
  );
}
