import { ResultDialog } from '../table/result-dialog';
import { addressWithSeed } from '../table/seed';
import type { Best } from '../table/use-best';
import { shareTextOf, storyOf, titleOf, type PuzzleOverState } from './in-words';

interface PuzzleOverProps {
  state: PuzzleOverState;
  /** The picture's name. */
  artwork: string;
  best: Best;
  onAgain: () => void;
}

/** The end of a game: whole or not, and with how many moves. */
export function PuzzleOver({ state, artwork, best, onAgain }: PuzzleOverProps) {
  return (
    <ResultDialog
      title={titleOf(state)}
      again="Reset"
      best={best}
      onAgain={onAgain}
      shareText={shareTextOf(state, artwork, addressWithSeed(state.seed))}
    >
      <p>{storyOf(state, artwork)}</p>
    </ResultDialog>
  );
}
