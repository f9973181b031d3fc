import { CloudOff, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { setReachable, takeKept, useConnection } from '../lib/loading/connection';
import { useReload } from '../lib/loading/reload';
import { checkSession } from '../lib/session/session';
import { dismissFlow, notify } from '../lib/shell/toasts';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import styles from './offline-strip.module.css';

/** A connection that is back within this time, in milliseconds, was not lost. */
const shortDropMs = 1000;

/** A retry that fails at once is seen for this long, in milliseconds: else nothing seems to happen. */
const shortestTryMs = 500;
/** How long the strip says that it has failed, in milliseconds. */
const failedMs = 2500;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const lostMessage = (): string =>
  `${navigator.onLine ? 'We cannot reach the server' : 'You are offline'}. What you see may be incomplete.`;

/**
 * Shows below the bar that the server can't be reached or the device is offline, with a
 * retry button. It retries by itself when the device is online again.
 */
export function OfflineStrip() {
  const reachable = useConnection((state) => state.reachable);
  const reload = useReload();
  const [retryLabel, setRetryLabel] = useState('Try again');
  const [hidden, setHidden] = useState(false);
  const [isKept, setIsKept] = useState(takeKept);
  if (reachable && hidden) setHidden(false);
  const tryAgain = async () => {
    setRetryLabel('Trying...');
    const seen = wait(shortestTryMs);
    await checkSession();
    if (useConnection.getState().reachable) await reload();
    await seen;
    if (!useConnection.getState().reachable) {
      setRetryLabel('Not back yet');
      await wait(failedMs);
    }
    setRetryLabel('Try again');
  };
  const retry = useRef(tryAgain);
  retry.current = tryAgain;
  useEffect(() => {
    if (reachable) return dismissFlow('connection');
    if (!isKept) return undefined;
    // A strip would push the page that has just come.
    notify(lostMessage(), 'warning', 'connection');
    return () => setIsKept(false);
  }, [reachable, isKept]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onOffline = () => {
      timer = setTimeout(setReachable, shortDropMs, false);
    };
    const onOnline = () => {
      clearTimeout(timer);
      dismissFlow('connection');
      if (!useConnection.getState().reachable) void retry.current();
    };
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <div role="status" className={styles.place}>
      {!reachable && !hidden && !isKept && (
        <div className={styles.strip}>
          <div className={`wrap ${styles.in}`}>
            <Icon of={CloudOff} />
            <span>{lostMessage()}</span>
            <button type="button" onClick={() => void tryAgain()} aria-disabled={retryLabel !== 'Try again'}>
              {retryLabel}
            </button>
            <IconButton label="Hide" className={styles.hide} onClick={() => setHidden(true)}>
              <Icon of={X} />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  );
}
