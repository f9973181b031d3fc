import type { Ref } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import styles from './result-ways.module.css';
import { shareResult } from './share-result';

interface ResultWaysProps {
  /** Label of the button that returns to the start. */
  again: string;
  onAgain: () => void;
  /** The text to share. */
  shareText: string;
  /** In the panel of a board, below the toolbar. */
  inPanel?: boolean;
  /** Shown, but not to be pressed yet. */
  inert?: boolean;
  firstRef?: Ref<HTMLButtonElement>;
}

/** What to do after a game. */
export function ResultWays({ again, onAgain, shareText, inPanel, inert, firstRef }: ResultWaysProps) {
  return (
    <div className={classes(styles.ways, inPanel && styles.inPanel)} inert={inert}>
      <Button ref={firstRef} onClick={onAgain}>
        {again}
      </Button>
      <Button look="line" onClick={() => void shareResult(shareText)}>
        Share result
      </Button>
      <ButtonLink look="line" to="/game">
        All games
      </ButtonLink>
    </div>
  );
}
