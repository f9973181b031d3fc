import type { OpeningHours } from '@kalavithi/contract/site';
import { useSyncExternalStore } from 'react';
import { classes } from '../../ui/classes';
import styles from './contact-details.module.css';
import { openState, timeInIndia } from './opening-hours';

const minuteMs = 60_000;

const thisMinute = (): number => Math.floor(Date.now() / minuteMs);

/** Calls at the turn of each minute. */
const everyMinute = (onMinute: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(strike, minuteMs - (Date.now() % minuteMs));
  };
  const strike = () => {
    onMinute();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
};

/** The present minute; null on the server and while the page hydrates. */
const useNow = (): Date | null => {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
};

/** Whether the office is open at this minute in India. Known only in the browser; its place is kept before. */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useNow();
  const state = now && openState(hours, now);
  return (
    <div className={styles.now}>
      <dt>Now</dt>
      <dd>
        {state && now && (
          <>
            <span className={classes(styles.state, state.open && styles.open)}>{state.text}</span>
            <small>{`${timeInIndia(now)} in India`}</small>
          </>
        )}
      </dd>
    </div>
  );
}
