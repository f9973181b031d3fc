import { puzzleArtworks } from '@kalavithi/catalogue/games';
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

const artworkIds = puzzleArtworks.map(({ id }) => id);

export const puzzleGame: GameDefinition<PuzzleState, PuzzleEvent> = {
  game: 'puzzle',
  begin: puzzleMenu,
  play: playPuzzle,
  save: savePuzzle,
  restore: (text) => restorePuzzle(text, artworkIds),
  seedOf: (state) => (state.phase === 'menu' ? null : state.seed),
  isOver: ({ phase }) => phase === 'won' || phase === 'lost',
  clock: {
    play: playPuzzle,
    msToNext: (state) =>
      state.phase === 'playing' && state.clock.running ? msToNextSecond(state.clock.remainingMs) : null,
    isPaused: (state) => state.phase === 'playing' && !state.clock.running,
  },
};

export const puzzleBest: BestRules<PuzzleResult> = {
  game: 'puzzle',
  isBetter: isBetterPuzzle,
  save: saveBestPuzzle,
  restore: (text) => restoreBestPuzzle(text, artworkIds),
  format: ({ moves, tookMs }) => `${pluralize(moves, 'move')}, ${wholeSeconds(tookMs)} s`,
};
