import { ResultDialog } from '../shared/result-dialog';
import { urlWithSeed } from '../shared/seed';
import type { Best } from '../shared/use-best-result';
import { shareTextOf, resultText, titleOf, type PuzzleOverState } from './puzzle-texts';

interface PuzzleOverProps {
  state: PuzzleOverState;
  /** The picture's name. */
  artwork: string;
  best: Best;
  onAgain: () => void;
}

/** The end of a game: solved or not, and with how many moves. */
export function PuzzleOver({ state, artwork, best, onAgain }: PuzzleOverProps) {
  return (
    <ResultDialog
      title={titleOf(state)}
      again="Reset"
      best={best}
      onAgain={onAgain}
      shareText={shareTextOf(state, artwork, urlWithSeed(state.seed))}
    >
      <p>{resultText(state, artwork)}</p>
    </ResultDialog>
  );
}
