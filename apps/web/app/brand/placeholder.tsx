import type { CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { Doorway, type DoorwayName } from './doorway';
import styles from './placeholder.module.css';

interface PicturePlaceholderProps {
  doorway: DoorwayName;
  /** Whether the picture is being loaded: the placeholder pulses. */
  loading?: boolean;
  /** Delay of the pulse in seconds, so that a row of placeholders moves like a wave. */
  delay?: number;
  className?: string | undefined;
}

const pulseDelay = (delay = 0) => ({ '--pulse-delay': `${delay}s` }) as CSSProperties;

/** The placeholder of a picture: the mat with the room's doorway. `className` gives its shape. */
export function PicturePlaceholder({ doorway, loading, delay, className }: PicturePlaceholderProps) {
  return (
    <div
      className={classes(styles.place, loading && styles.loading, className)}
      style={pulseDelay(delay)}
      aria-hidden="true"
    >
      <Doorway of={doorway} className={styles.doorway} />
    </div>
  );
}

/** The placeholder of a line of text that is being loaded. */
export function LinePlaceholder({ delay, className }: { delay?: number; className?: string | undefined }) {
  return (
    <div
      className={classes(styles.place, styles.bar, styles.loading, className)}
      style={pulseDelay(delay)}
      aria-hidden="true"
    />
  );
}
