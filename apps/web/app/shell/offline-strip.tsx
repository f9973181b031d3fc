import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useConnection } from '../lib/loading/connection';
import { checkSession } from '../lib/session/session';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icon';
import { cornerStripClass } from '../ui/toaster';
import styles from './offline-strip.module.css';

/** Shows below the navigation bar that the server can't be reached, with a retry button. */
export function OfflineStrip() {
  const reachable = useConnection((state) => state.reachable);
  const { revalidate } = useRevalidator();
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await checkSession();
    if (useConnection.getState().reachable) await revalidate();
    setTrying(false);
  };
  return (
    <div role="alert">
      {!reachable && (
        <div className={classes(styles.strip, cornerStripClass)}>
          <div className={`wrap ${styles.in}`}>
            <Icon of={CloudOff} />
            <span>We cannot reach the server. What you see may be incomplete.</span>
            <button type="button" onClick={() => void tryAgain()} aria-disabled={trying}>
              {trying ? 'Trying...' : 'Try again'}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
