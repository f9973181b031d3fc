import type { OpeningHours } from '@kalavithi/contract/site';
import { useSyncExternalStore } from 'react';
import { StatusMark } from '../../ui/status-mark';
import styles from './contact-details.module.css';
import { openState, timeInIndia } from './opening-hours';

const minuteMs = 60_000;

const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

/** Calls `onMinute` at the start of each minute. */
const subscribeToMinutes = (onMinute: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  };
  const tick = () => {
    onMinute();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
};

/** The current minute; null on the server and during hydration. */
const useCurrentMinute = (): Date | null => {
  const minute = useSyncExternalStore(subscribeToMinutes, currentMinute, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
};

/** Whether the office is open now. Empty until hydration. */
export function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const now = useCurrentMinute();
  const state = now && openState(hours, now);
  return (
    <div className={styles.now}>
      <dt className="sr">Now</dt>
      <dd>
        {state && now && (
          <>
            <span className={styles.state}>
              <StatusMark on={state.open} />
              <span>{state.text}</span>
            </span>
            <small>{`${timeInIndia(now)} in India`}</small>
          </>
        )}
      </dd>
    </div>
  );
}
