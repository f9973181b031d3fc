import { useId } from 'react';
import { classes } from '../../../ui/classes';
import type { Elements } from '../../../ui/elements';
import { Modal } from '../../../ui/modal';
import { SignedText } from '../../../ui/signed-text';
import { BestAfterGame } from './best-line';
import styles from './result-dialog.module.css';
import { ResultWays } from './result-ways';
import type { Best } from './use-best-result';

interface ResultDialogProps {
  /** The game's final message (specification, section 4). */
  title: string;
  /** Label of the button that returns to the start; Escape does the same. */
  again?: string;
  onAgain: () => void;
  best: Best;
  /** The text to share. */
  shareText: string;
  /** A picture above the message. */
  picture?: Elements;
  children?: Elements;
}

/** The end of a game: its result, the best so far, and what to do next. */
export function ResultDialog({
  title,
  again = 'Restart',
  onAgain,
  best,
  shareText,
  picture,
  children,
}: ResultDialogProps) {
  const id = useId();
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-story`}
      role="alertdialog"
      className={classes(styles.dialog, picture && styles.pictured)}
      onClose={onAgain}
    >
      {picture}
      <div className={styles.body}>
        <h2 id={`${id}-title`}>
          <SignedText text={title} />
        </h2>
        <div id={`${id}-story`} className={styles.story}>
          {children}
          <BestAfterGame best={best} />
        </div>
        <ResultWays again={again} onAgain={onAgain} shareText={shareText} />
      </div>
    </Modal>
  );
}
