import type { Question } from '@kalavithi/games/word-quiz/rules';
import { normalizeAnswer } from '@kalavithi/games/word-quiz/words';

/**
 * Returns for each letter of the answer its block, as an index of the scrambled letters; null for a
 * letter that has none left. Of equal letters, those in `tapped` come first, in their order.
 */
export function blocksOf(
  scrambled: string,
  typed: string,
  tapped: readonly number[] = [],
): readonly (number | null)[] {
  const letters = [...scrambled];
  const inOrder = [...tapped, ...letters.keys()];
  const used = new Set<number>();
  return [...normalizeAnswer(typed)].map((letter) => {
    const block = inOrder.find((index) => letters[index] === letter && !used.has(index)) ?? null;
    if (block !== null) used.add(block);
    return block;
  });
}

/** Whether every slot has a letter; which letters they are does not matter. */
export const isFilled = ({ typed, scrambled }: Question): boolean =>
  normalizeAnswer(typed).length >= scrambled.length;

/** Returns how many words are answered. One that is left with empty slots has its answer; the one at hand is still being written. */
export const answeredCount = (questions: readonly Question[], current: number): number =>
  questions.filter(
    (question, index) => isFilled(question) || (index !== current && normalizeAnswer(question.typed) !== ''),
  ).length;

/** Returns the next question with an empty slot after `index`, wrapping around; null without one. */
export function nextOpen(questions: readonly Question[], index: number): number | null {
  for (let step = 1; step < questions.length; step += 1) {
    const next = (index + step) % questions.length;
    const question = questions[next];
    if (question && !isFilled(question)) return next;
  }
  return null;
}

/** Returns the first question with an empty slot, else the first one. */
export const firstOpen = (questions: readonly Question[]): number =>
  Math.max(
    questions.findIndex((question) => !isFilled(question)),
    0,
  );
