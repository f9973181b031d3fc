import type { PuzzleArtwork } from '@kalavithi/contract/site';
import { msToNextSecond } from '@kalavithi/games/countdown';
import { counted, secondsTaken } from '@kalavithi/games/share';
import {
  isBetterPuzzle,
  restoreBestPuzzle,
  saveBestPuzzle,
  type PuzzleResult,
} from '@kalavithi/games/sliding-puzzle/results';
import {
  playPuzzle,
  puzzleMenu,
  type PuzzleEvent,
  type PuzzleState,
} from '@kalavithi/games/sliding-puzzle/rules';
import { restorePuzzle, savePuzzle } from '@kalavithi/games/sliding-puzzle/saved';
import type { BestRules } from '../table/best';
import type { GameTable } from '../table/game-run';

const idsOf = (artworks: readonly PuzzleArtwork[]) => artworks.map(({ id }) => id);

/** The game with these pictures. */
export const puzzleTable = (artworks: readonly PuzzleArtwork[]): GameTable<PuzzleState, PuzzleEvent> => ({
  game: 'puzzle',
  begin: puzzleMenu,
  play: playPuzzle,
  save: savePuzzle,
  restore: (text) => restorePuzzle(text, idsOf(artworks)),
  seedOf: (state) => (state.phase === 'menu' ? null : state.seed),
  isOver: ({ phase }) => phase === 'won' || phase === 'lost',
  clock: {
    play: playPuzzle,
    msToNext: (state) =>
      state.phase === 'playing' && state.clock.running ? msToNextSecond(state.clock.remainingMs) : null,
    isPaused: (state) => state.phase === 'playing' && !state.clock.running,
  },
});

/** How the best result is kept; one with a picture that is gone does not count. */
export const puzzleBest = (artworks: readonly PuzzleArtwork[]): BestRules<PuzzleResult> => ({
  game: 'puzzle',
  isBetter: isBetterPuzzle,
  save: saveBestPuzzle,
  restore: (text) => restoreBestPuzzle(text, idsOf(artworks)),
  inWords: ({ moves, tookMs }) => `${counted(moves, 'move')}, ${secondsTaken(tookMs)} s`,
});
