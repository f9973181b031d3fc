/** Words: taken apart into scrambled letters, and compared with what was typed. */
import { shuffle } from '../random.ts';
import type { Drawn, Random } from '../random.ts';

/** A word of the pool. `id` is unique in it, `answer` what the player is to find. */
export type QuizWord = {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
  readonly hint: string;
};

/** Upper case, and without space before, after or within: 'patta chitra ' is 'PATTACHITRA'. */
export function normalizeAnswer(text: string): string {
  return text.normalize('NFKC').toUpperCase().replaceAll(/\s+/gu, '');
}

/**
 * The letters of an answer in another order: never the answer, nor the answer backwards where any other order exists.
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

/** In how many different orders the letters can stand. */
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
