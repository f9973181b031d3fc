import type { DoorwayName } from './doorway-name';
import { LinePlaceholder, PicturePlaceholder } from './placeholder';
import { WorkGrid } from './work-card';
import styles from './works-skeleton.module.css';

/** Placeholder while the works of a room load, in the room's own shape. */
export function WorksSkeleton({ doorway }: { doorway: DoorwayName }) {
  return (
    <>
      <p className="sr" role="status">
        Loading...
      </p>
      <div className={`wrap ${styles.works}`} aria-hidden="true">
        <LinePlaceholder className={styles.strip} />
        <WorkGrid>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
            <li key={index}>
              <PicturePlaceholder doorway={doorway} loading delay={index * 0.18} className={styles.place} />
              <LinePlaceholder className={styles.line} />
              <LinePlaceholder className={styles.line} />
              <LinePlaceholder className={styles.line} />
            </li>
          ))}
        </WorkGrid>
      </div>
    </>
  );
}
