/**
 * ShabdKala: five scrambled words against the clock (specification, sections 4 and 9).
 * - ready -> playing -> finished, on submit or when the time is up; restart returns to ready.
 */
import { countdownOf, runCountdown } from '../countdown.ts';
import type { Countdown, Pause, Resume, Tick } from '../countdown.ts';
import { randomFrom, shuffle } from '../random.ts';
import { normalizeAnswer, scramble } from './words.ts';
import type { QuizWord } from './words.ts';

/** Time to unscramble the words, in milliseconds. */
export const quizMs = 60_000;

/** How many words of the pool a game asks. */
export const questionCount = 5;

/** `typed` is the player's answer so far, unchanged. */
export type Question = {
  readonly word: QuizWord;
  readonly scrambled: string;
  readonly typed: string;
  readonly hintShown: boolean;
};

type Asked = { readonly seed: string; readonly questions: readonly Question[] };

export type QuizState =
  | { readonly phase: 'ready' }
  | (Asked & { readonly phase: 'playing'; readonly clock: Countdown })
  | (Asked & { readonly phase: 'finished'; readonly remainingMs: number });

/** `question` counts from 0. Send a tick before an answer or the submit. */
export type QuizEvent =
  | { readonly type: 'start'; readonly pool: readonly QuizWord[]; readonly seed: string }
  | { readonly type: 'type'; readonly question: number; readonly text: string }
  | { readonly type: 'toggle-hint'; readonly question: number }
  | { readonly type: 'submit' }
  | { readonly type: 'restart' }
  | Tick
  | Pause
  | Resume;

/** Key of the catalogue's message for a score. */
export type ScoreKey = '5' | '4' | '3' | '2' | 'fewer';

export const quizReady: QuizState = { phase: 'ready' };

/**
 * Returns the state after an event; the same object when the event is not allowed.
 * @throws RangeError at the start when the pool cannot make a quiz
 */
export function playQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'start':
      return state.phase === 'ready' ? started(event.pool, event.seed) : state;
    case 'type':
      return change(state, event.question, ({ typed }) => typed !== event.text && { typed: event.text });
    case 'toggle-hint':
      return change(state, event.question, ({ hintShown }) => ({ hintShown: !hintShown }));
    case 'submit':
      return state.phase === 'playing' && state.clock.running
        ? finished(state, state.clock.remainingMs)
        : state;
    case 'restart':
      return state.phase === 'ready' ? state : quizReady;
    default:
      return run(state, event);
  }
}

/**
 * Returns the unanswered questions of a seed: words of the pool in random order, each scrambled.
 * @throws RangeError when the pool has too few words, or one whose letters have no other order
 */
export function questionsOf(seed: string, pool: readonly QuizWord[]): readonly Question[] {
  if (pool.length < questionCount) {
    throw new RangeError(`A quiz needs ${questionCount} words, not ${pool.length}`);
  }
  let [words, random] = shuffle(randomFrom(seed), pool);
  return words.slice(0, questionCount).map((word) => {
    let scrambled: string;
    [scrambled, random] = scramble(random, word.answer);
    return { word, scrambled, typed: '', hintShown: false };
  });
}

/** Whether the answer is right, apart from case and spaces. */
export function isCorrect({ word, typed }: Question): boolean {
  return normalizeAnswer(typed) === normalizeAnswer(word.answer);
}

/** Returns the number of right answers. */
export function scoreOf(questions: readonly Question[]): number {
  return questions.filter(isCorrect).length;
}

/** Returns the message key for a score of 0 to 5. */
export function scoreKey(score: number): ScoreKey {
  return (['5', '4', '3', '2'] as const).find((key) => key === String(score)) ?? 'fewer';
}

function started(pool: readonly QuizWord[], seed: string): QuizState {
  return { phase: 'playing', seed, questions: questionsOf(seed, pool), clock: countdownOf(quizMs) };
}

/** Changes one question while the game runs; `to` returns `false` when nothing changes. */
function change(
  state: QuizState,
  index: number,
  to: (question: Question) => Partial<Pick<Question, 'typed' | 'hintShown'>> | false,
): QuizState {
  if (state.phase !== 'playing' || !state.clock.running) return state;
  const question = state.questions[index];
  const changed = question !== undefined && to(question);
  if (!question || !changed) return state;
  const questions = state.questions.map((asked, at) => (at === index ? { ...question, ...changed } : asked));
  return { ...state, questions };
}

function finished({ seed, questions }: Asked, remainingMs: number): QuizState {
  return { phase: 'finished', seed, questions, remainingMs };
}

function run(state: QuizState, event: Tick | Pause | Resume): QuizState {
  if (state.phase !== 'playing') return state;
  const clock = runCountdown(state.clock, event);
  if (clock === state.clock) return state;
  return clock.remainingMs > 0 ? { ...state, clock } : finished(state, 0);
}
