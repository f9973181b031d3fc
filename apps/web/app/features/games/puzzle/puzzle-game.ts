import type { PuzzleArtwork } from '@kalavithi/contract/site';
import { msToNextSecond } from '@kalavithi/games/countdown';
import { pluralize, wholeSeconds } from '@kalavithi/games/share';
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
import type { BestRules } from '../shared/best-result';
import type { GameDefinition } from '../shared/game-run';

const idsOf = (artworks: readonly PuzzleArtwork[]) => artworks.map(({ id }) => id);

/** The game with these pictures. */
export const puzzleGame = (artworks: readonly PuzzleArtwork[]): GameDefinition<PuzzleState, PuzzleEvent> => ({
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
  format: ({ moves, tookMs }) => `${pluralize(moves, 'move')}, ${wholeSeconds(tookMs)} s`,
});
