import { useEffect, useRef } from 'react';
import { Doorway } from '../../../brand/doorway';
import { Button } from '../../../ui/button';
import styles from './paused-notice.module.css';

interface PausedNoticeProps {
  /** Without the doorway, where the board has a sign of its own. */
  unmarked?: boolean;
  onResume: () => void;
  announce: (text: string) => void;
}

const text = 'Paused while you were away.';

/** Covers the board of a paused game until the player resumes it. */
export function PausedNotice({ unmarked, onResume, announce }: PausedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(text);
    // Leaves the focus of somebody who is reading outside of the game.
    const { activeElement } = document;
    if (activeElement === document.body || button.current?.closest('main')?.contains(activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
  }, [announce]);
  return (
    <div className={styles.notice}>
      {!unmarked && <Doorway of="games" className={styles.doorway} />}
      <p className={styles.text}>{text}</p>
      {/* It has the focus from the script, with a ring that a press would hand on to a tile as if it were a hint. */}
      <Button ref={button} onPointerDown={({ currentTarget }) => currentTarget.blur()} onClick={onResume}>
        Resume
      </Button>
    </div>
  );
}
