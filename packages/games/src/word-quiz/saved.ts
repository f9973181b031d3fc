/** A game of ShabdKala as text, and back with its words taken from the pool and its scrambles checked. */
import {
  fromSavedText,
  isFields,
  isListOf,
  isText,
  isTimeBefore,
  readCountdown,
  toSavedText,
} from '../saved-state.ts';
import type { Fields } from '../saved-state.ts';
import { questionCount, quizMs, quizReady } from './rules.ts';
import type { Question, QuizState } from './rules.ts';
import { isScrambleOf } from './words.ts';
import type { QuizWord } from './words.ts';

const game = 'word-quiz';

/** The state as text for storage. Words are kept by id: what they say comes from the pool. */
export function saveQuiz(state: QuizState): string {
  if (state.phase === 'ready') return toSavedText(game, state);
  const questions = state.questions.map(({ word, ...rest }) => ({ ...rest, word: word.id }));
  return toSavedText(game, { ...state, questions });
}

/** The state that the text holds; null when it holds none that the rules could have led to with this pool. */
export function restoreQuiz(text: string | null, pool: readonly QuizWord[]): QuizState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  if (saved['phase'] === 'ready') return quizReady;
  const { seed, remainingMs } = saved;
  const questions = readQuestions(saved['questions'], pool);
  if (!isText(seed) || questions === null) return null;
  switch (saved['phase']) {
    case 'playing': {
      const clock = readCountdown(saved['clock'], quizMs);
      return clock && { phase: 'playing', seed, questions, clock };
    }
    case 'finished':
      // Submitting at once leaves all the time there was.
      if (remainingMs !== quizMs && !isTimeBefore(remainingMs, quizMs)) return null;
      return { phase: 'finished', seed, questions, remainingMs };
    default:
      return null;
  }
}

function readQuestions(value: unknown, pool: readonly QuizWord[]): readonly Question[] | null {
  if (!isListOf(value, isFields) || value.length !== questionCount) return null;
  const questions = value.flatMap((fields) => readQuestion(fields, pool) ?? []);
  const words = new Set(questions.map(({ word }) => word.id));
  return words.size === questionCount ? questions : null;
}

function readQuestion(fields: Fields, pool: readonly QuizWord[]): Question | null {
  const { scrambled, typed, hintShown } = fields;
  const word = pool.find(({ id }) => id === fields['word']);
  if (word === undefined || !isText(scrambled) || !isScrambleOf(word.answer, scrambled)) return null;
  return isText(typed) && typeof hintShown === 'boolean' ? { word, scrambled, typed, hintShown } : null;
}
