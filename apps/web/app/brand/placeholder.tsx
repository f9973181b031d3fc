import type { CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { Doorway, type DoorwayName } from './doorway';
import styles from './placeholder.module.css';

interface PicturePlaceholderProps {
  /** The doorway of the room in which the picture will hang. */
  doorway: DoorwayName;
  /** The picture is being fetched: its place breathes. */
  waiting?: boolean;
  /** Seconds by which its breath lags behind, so that a row of places moves like a wave. */
  delay?: number;
  className?: string | undefined;
}

const delayed = (delay: number | undefined): CSSProperties =>
  ({ '--breath-delay': `${delay ?? 0}s` }) as CSSProperties;

/** The place of a picture that does not hang yet: the mat with the room's doorway in it. Its shape comes with `className`. */
export function PicturePlaceholder({ doorway, waiting, delay, className }: PicturePlaceholderProps) {
  return (
    <div
      className={classes(styles.place, waiting && styles.waiting, className)}
      style={delayed(delay)}
      aria-hidden="true"
    >
      <Doorway of={doorway} className={styles.doorway} />
    </div>
  );
}

/** The place of a line of text that is being fetched. */
export function LinePlaceholder({ delay, className }: { delay?: number; className?: string | undefined }) {
  return (
    <div
      className={classes(styles.place, styles.bar, styles.waiting, className)}
      style={delayed(delay)}
      aria-hidden="true"
    />
  );
}
