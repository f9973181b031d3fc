import { secondsLeft } from '@kalavithi/games/countdown';
import { classes } from '../../../ui/classes';
import styles from './seconds-left.module.css';

/** From here on the number is red. */
const fewSeconds = 10;

/** The clock face of a countdown. It is read out at 30, 10 and 5 seconds by the game, not every second by itself. */
export function SecondsLeft({ remainingMs }: { remainingMs: number }) {
  const seconds = secondsLeft(remainingMs);
  return (
    <span role="timer" aria-label="Seconds left" className={classes(seconds <= fewSeconds && styles.few)}>
      {seconds}
    </span>
  );
}
