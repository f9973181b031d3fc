/**
 * Saves and restores a game of ShabdKala. Seed and pool decide words and scrambles, so the text
 * holds the words' ids, to notice a changed pool, and the player's answers.
 */
import {
  fromSavedText,
  isRecord,
  isArrayOf,
  isString,
  isTimeBefore,
  readCountdown,
  toSavedText,
} from '../saved-state.ts';
import { questionsOf, quizMs, quizReady } from './rules.ts';
import type { Question, QuizState } from './rules.ts';
import type { QuizWord } from './words.ts';

const game = 'word-quiz';

/** Serialises the state for storage. */
export function saveQuiz(state: QuizState): string {
  if (state.phase === 'ready') return toSavedText(game, state);
  const questions = state.questions.map(({ word, typed, hintShown }) => ({
    word: word.id,
    typed,
    hintShown,
  }));
  return toSavedText(game, { ...state, questions });
}

/**
 * Parses a stored state; null unless the rules can lead to it with this pool.
 * @throws RangeError when the pool cannot make a quiz, as the start does
 */
export function restoreQuiz(text: string | null, pool: readonly QuizWord[]): QuizState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  const { phase, seed, remainingMs } = saved;
  if (phase === 'ready') return quizReady;
  if (!isString(seed)) return null;
  const questions = readQuestions(saved['questions'], questionsOf(seed, pool));
  if (questions === null) return null;
  if (phase === 'playing') {
    const clock = readCountdown(saved['clock'], quizMs);
    return clock && { phase, seed, questions, clock };
  }
  // Submitting at once leaves the full time.
  if (phase !== 'finished' || (remainingMs !== quizMs && !isTimeBefore(remainingMs, quizMs))) return null;
  return { phase, seed, questions, remainingMs };
}

function readQuestions(value: unknown, asked: readonly Question[]): readonly Question[] | null {
  if (!isArrayOf(value, isRecord) || value.length !== asked.length) return null;
  const questions = asked.flatMap((question, index) => {
    const { word, typed, hintShown } = value[index]!;
    const fits = word === question.word.id && isString(typed) && typeof hintShown === 'boolean';
    return fits ? [{ ...question, typed, hintShown }] : [];
  });
  return questions.length === asked.length ? questions : null;
}
