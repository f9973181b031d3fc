import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import styles from './panel.module.css';
import type { Elements } from '../../../ui/elements';

/** Numbers of the game, large, under a double rule. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

/** One number. `live` marks the one that counts down; the game announces it. */
export function Stat({ label, children, live }: { label: string; children: ReactNode; live?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{live ? <span role="timer">{children}</span> : children}</dd>
    </div>
  );
}

/** The status line: an icon or a piece, and a short text; `good` where something has gone well. */
export function Cue({ mark, good, children }: { mark?: Elements; good?: boolean; children: ReactNode }) {
  return (
    <p className={classes(styles.cue, good && styles.good)}>
      {mark}
      <span>{children}</span>
    </p>
  );
}

/** The rules, step by step. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** What the player has, and beside it what to do with it. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

interface DiamondsProps {
  count: number;
  filled: number;
  /** The text alternative. */
  label: string;
  /** Larger: the row is done. */
  grown?: boolean;
}

/** A row of `count` diamonds, the first `filled` of them solid. */
export function Diamonds({ count, filled, label, grown }: DiamondsProps) {
  return (
    <div className={classes(styles.diamonds, grown && styles.grown)} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row only grows at its end
        <i key={index} className={classes(index < filled && styles.full)} />
      ))}
    </div>
  );
}
