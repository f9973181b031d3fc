import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquare } from '../../testing/chi-square.ts';
import { randomFrom } from '../random.ts';
import { normalizeAnswer, scramble } from './words.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const word = fc.oneof(
  fc.string({ unit: letter, minLength: 2, maxLength: 14 }),
  fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 2, maxLength: 6 }),
);

function sorted(text: string): string {
  return [...text].sort().join('');
}

describe('a scramble', () => {
  it('has the same letters in another order, and not reversed if possible', () => {
    fc.assert(
      fc.property(word, fc.string(), (answer, seed) => {
        fc.pre(new Set(answer).size > 1);
        const [scrambled] = scramble(randomFrom(seed), answer);
        expect(sorted(scrambled)).toBe(sorted(answer));
        expect(scrambled).not.toBe(answer);
        const backwards = [...answer].toReversed().join('');
        expect(scrambled === backwards).toBe(answer.length === 2);
      }),
      { numRuns: 5000 },
    );
  });

  it('is each of the other orders with equal probability', () => {
    const orders = Array.from({ length: 20_000 }, (_, seed) => scramble(randomFrom(String(seed)), 'ART')[0]);
    // 6 orders without ART and TRA; 3 degrees of freedom, p = 0.001.
    expect(new Set(orders)).toEqual(new Set(['ATR', 'RAT', 'RTA', 'TAR']));
    expect(chiSquare(orders, 4)).toBeLessThan(16.266);
  });

  it('is the only other order where there is just one', () => {
    expect(scramble(randomFrom('x'), 'AB')[0]).toBe('BA');
    const orders = new Set(
      Array.from({ length: 200 }, (_, seed) => scramble(randomFrom(String(seed)), 'AAB')[0]),
    );
    expect(orders).toEqual(new Set(['ABA']));
  });

  it('throws for letters without another order', () => {
    for (const answer of ['', 'A', 'AAA'])
      expect(() => scramble(randomFrom('x'), answer)).toThrow(RangeError);
  });
});

describe('normalizeAnswer', () => {
  it('ignores case and spaces', () => {
    expect(normalizeAnswer(' Patta  chitra\t')).toBe('PATTACHITRA');
    expect(normalizeAnswer('ｗａｒｌｉ')).toBe('WARLI');
    fc.assert(
      fc.property(word, fc.array(fc.nat(14)), (answer, spaces) => {
        const typed = spaces.reduce(
          (text, at) => `${text.slice(0, at)} \u00a0${text.slice(at)}`,
          answer.toLowerCase(),
        );
        expect(normalizeAnswer(typed)).toBe(answer);
      }),
      { numRuns: 3000 },
    );
  });
});
