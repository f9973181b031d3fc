import { secondsLeft } from '@kalavithi/games/countdown';
import { classes } from '../../../ui/classes';
import styles from './seconds-left.module.css';

/** From this second on the number is red. */
const fewSeconds = 10;

/** A countdown's seconds. The game announces 30, 10 and 5 seconds, not each one. */
export function SecondsLeft({ remainingMs }: { remainingMs: number }) {
  const seconds = secondsLeft(remainingMs);
  return (
    <span role="timer" aria-label="Seconds left" className={classes(seconds <= fewSeconds && styles.few)}>
      {seconds}
    </span>
  );
}
