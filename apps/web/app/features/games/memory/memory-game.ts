import {
  isBetterMemory,
  restoreBestMemory,
  saveBestMemory,
  type MemoryResult,
} from '@kalavithi/games/memory/results';
import {
  memoryWelcome,
  msToNextChange,
  playMemory,
  type MemoryEvent,
  type MemoryState,
} from '@kalavithi/games/memory/rules';
import { restoreMemory, saveMemory } from '@kalavithi/games/memory/saved';
import type { BestRules } from '../shared/best-result';
import type { GameDefinition } from '../shared/game-run';

export const memoryGame: GameDefinition<MemoryState, MemoryEvent> = {
  game: 'memory',
  begin: memoryWelcome,
  play: playMemory,
  save: saveMemory,
  restore: restoreMemory,
  seedOf: (state) => (state.phase === 'welcome' ? null : state.seed),
  isOver: (state) => state.phase === 'over',
  clock: {
    play: playMemory,
    msToNext: msToNextChange,
    isPaused: (state) => 'running' in state && !state.running,
  },
};

export const memoryBest: BestRules<MemoryResult> = {
  game: 'memory',
  isBetter: isBetterMemory,
  save: saveBestMemory,
  restore: restoreBestMemory,
  format: ({ level }) => `Level ${level}`,
};
