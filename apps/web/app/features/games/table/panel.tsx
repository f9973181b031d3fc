import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import styles from './panel.module.css';
import type { Elements } from '../../../ui/elements';

/** Numbers of the game, large, under a double rule. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

/** One of them. `live` marks the number that time changes; it is announced by the game, not by itself. */
export function Stat({ label, children, live }: { label: string; children: ReactNode; live?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{live ? <span role="timer">{children}</span> : children}</dd>
    </div>
  );
}

/** What the player is to do now, or what is happening: an icon or a piece, and a few words. */
export function Cue({ mark, children }: { mark?: Elements; children: ReactNode }) {
  return (
    <p className={styles.cue}>
      {mark}
      <span>{children}</span>
    </p>
  );
}

/** The rules, step by step. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** A row of diamonds: as many as there are, the first `filled` of them full. `label` says the same in words. */
export function Diamonds({ count, filled, label }: { count: number; filled: number; label: string }) {
  return (
    <div className={styles.diamonds} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row only grows at its end
        <i key={index} className={classes(index < filled && styles.full)} />
      ))}
    </div>
  );
}

/** The best result of this device; its line is kept free while there is none. */
export function BestLine({ words }: { words: string | null }) {
  return (
    <p className={classes('small muted', styles.best)}>
      {words === null ? '' : `Best on this device: ${words}`}
    </p>
  );
}
