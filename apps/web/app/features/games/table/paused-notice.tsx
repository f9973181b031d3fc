import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import styles from './paused-notice.module.css';

interface PausedNoticeProps {
  onResume: () => void;
  announce: (text: string) => void;
}

const text = 'Paused while you were away.';

/** Lies over the board of a paused game until the player goes on. */
export function PausedNotice({ onResume, announce }: PausedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(text);
    // Who was reading elsewhere on the page is left there.
    const { activeElement } = document;
    if (activeElement === document.body || button.current?.closest('main')?.contains(activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
  }, [announce]);
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <Button ref={button} onClick={onResume}>
        Go on
      </Button>
    </div>
  );
}
