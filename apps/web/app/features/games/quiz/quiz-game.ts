import type { QuizWord } from '@kalavithi/contract/site';
import { msToNextSecond } from '@kalavithi/games/countdown';
import { wholeSeconds } from '@kalavithi/games/share';
import {
  isBetterQuiz,
  restoreBestQuiz,
  saveBestQuiz,
  type QuizResult,
} from '@kalavithi/games/word-quiz/results';
import {
  playQuiz,
  questionCount,
  quizReady,
  type QuizEvent,
  type QuizState,
} from '@kalavithi/games/word-quiz/rules';
import { restoreQuiz, saveQuiz } from '@kalavithi/games/word-quiz/saved';
import type { BestRules } from '../shared/best-result';
import type { GameDefinition } from '../shared/game-run';

/** The game with these words; a game that was left is taken up again only with words that are still there. */
export const quizGame = (words: readonly QuizWord[]): GameDefinition<QuizState, QuizEvent> => ({
  game: 'quiz',
  begin: quizReady,
  play: playQuiz,
  save: saveQuiz,
  restore: (text) => restoreQuiz(text, words),
  seedOf: (state) => (state.phase === 'ready' ? null : state.seed),
  isOver: ({ phase }) => phase === 'finished',
  clock: {
    play: playQuiz,
    msToNext: (state) =>
      state.phase === 'playing' && state.clock.running ? msToNextSecond(state.clock.remainingMs) : null,
    isPaused: (state) => state.phase === 'playing' && !state.clock.running,
  },
});

export const quizBest: BestRules<QuizResult> = {
  game: 'quiz',
  isBetter: isBetterQuiz,
  save: saveBestQuiz,
  restore: restoreBestQuiz,
  format: ({ score, tookMs }) => `${score} of ${questionCount}, ${wholeSeconds(tookMs)} s`,
};
