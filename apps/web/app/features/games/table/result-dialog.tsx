import { useId } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import type { Elements } from '../../../ui/elements';
import { Modal } from '../../../ui/modal';
import styles from './result-dialog.module.css';
import { shareResult } from './share-result';
import type { Best } from './use-best';

interface ResultDialogProps {
  /** The game's last word, as the specification has it. */
  title: string;
  /** What the button says that leads back to the game's beginning; Escape does the same. */
  again?: string;
  onAgain: () => void;
  best: Best;
  /** The result to send to friends. */
  shareText: string;
  children?: Elements;
}

/** How a game ended: what happened, the best so far, the ways on. */
export function ResultDialog({
  title,
  again = 'Restart',
  onAgain,
  best,
  shareText,
  children,
}: ResultDialogProps) {
  const id = useId();
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-story`}
      role="alertdialog"
      className={styles.dialog}
      onClose={onAgain}
    >
      <div className={styles.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-story`} className={styles.story}>
          {children}
          {best.words !== null && (
            <p className={best.isNew ? styles.new : 'small muted'}>
              {best.isNew ? `A new best on this device: ${best.words}` : `Best on this device: ${best.words}`}
            </p>
          )}
        </div>
        <div className={styles.ways}>
          <Button onClick={onAgain}>{again}</Button>
          <Button look="line" onClick={() => void shareResult(shareText)}>
            Share result
          </Button>
          <ButtonLink look="line" to="/game">
            All games
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
