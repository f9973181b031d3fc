/** Scrambles words and compares them with what was typed. */
import { shuffle } from '../random.ts';
import type { Drawn, Random } from '../random.ts';

/** A word of the pool. `id` is unique in it, `answer` is the solution. */
export type QuizWord = {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
  readonly hint: string;
};

/** Returns a text in upper case without any spaces: 'patta chitra ' is 'PATTACHITRA'. */
export function normalizeAnswer(text: string): string {
  return text.normalize('NFKC').toUpperCase().replaceAll(/\s+/gu, '');
}

/**
 * Shuffles the letters of an answer: never into the answer itself, nor into its reverse where any
 * other order exists.
 * @throws RangeError when the letters have no other order ('AAA')
 */
export function scramble(random: Random, answer: string): Drawn<string> {
  const letters = [...answer];
  const refused = new Set([answer]);
  const orders = countOrders(letters);
  if (orders < 2) throw new RangeError(`The letters of '${answer}' have no other order`);
  if (orders > 2) refused.add([...letters].reverse().join(''));
  let next = random;
  for (;;) {
    let order: readonly string[];
    [order, next] = shuffle(next, letters);
    const scrambled = order.join('');
    if (!refused.has(scrambled)) return [scrambled, next];
  }
}

/** Returns the number of distinct permutations. */
function countOrders(letters: readonly string[]): number {
  const seen = new Map<string, number>();
  let orders = 1;
  for (const [index, letter] of letters.entries()) {
    const times = (seen.get(letter) ?? 0) + 1;
    seen.set(letter, times);
    orders = (orders * (index + 1)) / times;
  }
  return orders;
}
