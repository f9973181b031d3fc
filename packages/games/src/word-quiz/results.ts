/** The result of a game of ShabdKala. */
import { fromSavedText, isTimeBefore, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { pluralize, wholeSeconds } from '../share.ts';
import { questionCount, quizMs, scoreOf } from './rules.ts';
import type { QuizState } from './rules.ts';

export type QuizResult = { readonly score: number; readonly tookMs: number };

const record = 'word-quiz-best';

export function quizResult({
  questions,
  remainingMs,
}: Extract<QuizState, { phase: 'finished' }>): QuizResult {
  return { score: scoreOf(questions), tookMs: quizMs - remainingMs };
}

/** Whether a result is better: more right answers, or as many in less time; never 0. */
export function isBetterQuiz(result: QuizResult, best: QuizResult | null): boolean {
  if (best === null) return result.score > 0;
  return result.score === best.score ? result.tookMs < best.tookMs : result.score > best.score;
}

/** Returns the text to share, with the game's address on its own line. */
export function shareQuiz({ score, tookMs }: QuizResult, address: string): string {
  const time = pluralize(wholeSeconds(tookMs), 'second');
  return `I found ${score} of ${questionCount} words in ShabdKala on Kalavithi in ${time}.\n${address}`;
}

/** Serialises the result for storage. */
export function saveBestQuiz({ score, tookMs }: QuizResult): string {
  return toSavedText(record, { score, tookMs });
}

/** Parses a stored result; null when it is missing or invalid. */
export function restoreBestQuiz(text: string | null): QuizResult | null {
  const { score, tookMs } = fromSavedText(record, text) ?? {};
  if (!isIntegerBetween(score, 1, questionCount)) return null;
  return tookMs === quizMs || isTimeBefore(tookMs, quizMs) ? { score, tookMs } : null;
}
