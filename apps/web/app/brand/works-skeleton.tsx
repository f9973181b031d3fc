import { classes } from '../ui/classes';
import type { DoorwayName } from './doorway-name';
import { LinePlaceholder, PicturePlaceholder } from './placeholder';
import { WorkGrid } from './work-card';
import styles from './works-skeleton.module.css';

interface WorksSkeletonProps {
  doorway: DoorwayName;
  /** Gives it the shape of the room: what stands first in it, and then its list. */
  className?: string | undefined;
  /** Gives the pictures their shape. */
  place?: string;
  /** Whether a strip holds the place of what stands above the works. */
  strip?: boolean;
}

/** Placeholder while the works of a room load. */
export function WorksSkeleton({ doorway, className, place, strip = true }: WorksSkeletonProps) {
  return (
    <>
      <div className={classes('wrap', className)} aria-hidden="true">
        {strip && <LinePlaceholder className={styles.strip} />}
        <WorkGrid>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
            <li key={index}>
              <PicturePlaceholder
                doorway={doorway}
                loading
                delay={index * 0.18}
                className={classes(styles.place, place)}
              />
              <LinePlaceholder className={styles.line} />
              <LinePlaceholder className={styles.line} />
            </li>
          ))}
        </WorkGrid>
      </div>
      {/* After the places, which are a first child as what comes is. */}
      <p className="sr" role="status">
        Loading...
      </p>
    </>
  );
}
