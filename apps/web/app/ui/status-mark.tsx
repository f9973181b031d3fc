import { classes } from './classes';
import styles from './status-mark.module.css';

/** A diamond before a status: filled for what is on, hollow for what is over. Decoration next to its words. */
export function StatusMark({ on, className }: { on: boolean; className?: string | undefined }) {
  return <i className={classes(styles.mark, on && styles.on, className)} aria-hidden="true" />;
}
