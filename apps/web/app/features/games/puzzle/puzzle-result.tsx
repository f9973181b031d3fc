import { useEffect, useRef, useState } from 'react';
import { classes } from '../../../ui/classes';
import { BestAfterGame } from '../shared/best-line';
import { ResultWays } from '../shared/result-ways';
import { urlWithSeed } from '../shared/seed';
import type { Best } from '../shared/use-best-result';
import styles from './puzzle-result.module.css';
import { resultText, shareTextOf, titleOf, type PuzzleOverState } from './puzzle-texts';

/** Delay in ms before the buttons can be pressed, so that no late tap hits them. */
const lateTapMs = 1200;

interface PuzzleResultProps {
  /** Null while the game runs: a screen reader announces only what is added to a region that exists. */
  state: PuzzleOverState | null;
  /** The picture's name. */
  artwork: string;
  best: Best;
  onReset: () => void;
}

/** The end of a game, beside the picture: solved or not, with how many moves, and what to do next. */
export function PuzzleResult({ state, artwork, best, onReset }: PuzzleResultProps) {
  return (
    <>
      <div role="status" className={styles.story}>
        {state && (
          <>
            <h2 className={classes(styles.title, state.phase === 'won' && styles.solved)}>
              {titleOf(state)}
            </h2>
            <p>{resultText(state, artwork)}</p>
            <BestAfterGame best={best} />
          </>
        )}
      </div>
      {state && <Ways onReset={onReset} shareText={shareTextOf(state, artwork, urlWithSeed(state.seed))} />}
    </>
  );
}

/** The buttons; the first one takes the focus as soon as they can be pressed. */
function Ways({ onReset, shareText }: { onReset: () => void; shareText: string }) {
  const [ready, setReady] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), lateTapMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!ready) return;
    // Leaves the focus of somebody who is reading outside of the game.
    const { activeElement } = document;
    if (activeElement === document.body || first.current?.closest('main')?.contains(activeElement)) {
      first.current?.focus({ preventScroll: true });
    }
  }, [ready]);
  return (
    <ResultWays
      again="Reset"
      onAgain={onReset}
      shareText={shareText}
      inPanel
      inert={!ready}
      firstRef={first}
    />
  );
}
