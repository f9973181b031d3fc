import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBelow, drawWord, fnv1a, pick, rollDie, randomFrom, shuffle, splitMix } from './random.ts';
import type { Drawn, Random } from './random.ts';
import { chiSquare } from '../testing/chi-square.ts';

const games = { numRuns: 5000 };

function drawMany<T>(random: Random, count: number, draw: (random: Random) => Drawn<T>): T[] {
  const drawn: T[] = [];
  let next = random;
  for (let index = 0; index < count; index += 1) {
    let value: T;
    [value, next] = draw(next);
    drawn.push(value);
  }
  return drawn;
}

describe('generator', () => {
  it('matches the reference sequence of xoshiro128**', () => {
    // What the authors' C source prints for the state 1 2 3 4.
    expect(drawMany([1, 2, 3, 4], 10, drawWord)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('is seeded by SplitMix64’s reference sequence', () => {
    // What the authors' C source prints for the seed 1234567.
    let state = 1234567n;
    const drawn = Array.from({ length: 5 }, () => {
      let value: bigint;
      [value, state] = splitMix(state);
      return value;
    });
    expect(drawn).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ]);
  });

  it('hashes seeds by FNV-1a', () => {
    // Test vectors of the FNV reference page.
    expect(fnv1a('')).toBe(0xcbf29ce484222325n);
    expect(fnv1a('a')).toBe(0xaf63dc4c8601ec8cn);
    expect(fnv1a('foobar')).toBe(0x85944171f73967e8n);
  });
});

describe('seeds', () => {
  it('give the same state for the same text only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(randomFrom(one)).toEqual(randomFrom(one));
        fc.pre(one.normalize('NFC') !== other.normalize('NFC'));
        expect(randomFrom(one)).not.toEqual(randomFrom(other));
      }),
      games,
    );
  });

  it('are the same in every Unicode normal form', () => {
    expect(randomFrom('क़लम')).toEqual(randomFrom('क़लम'.normalize('NFD')));
    expect(randomFrom('é')).toEqual(randomFrom('e\u0301'));
  });

  it('survive storage as JSON in the middle of a game', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, drawn) => {
        let random = randomFrom(seed);
        for (let index = 0; index < drawn; index += 1) [, random] = drawWord(random);
        const stored = JSON.parse(JSON.stringify(random)) as Random;
        expect(drawMany(stored, 5, drawWord)).toEqual(drawMany(random, 5, drawWord));
      }),
      games,
    );
  });
});

describe('fairness', () => {
  it('rolls a fair die: chi-square over 60,000 rolls', () => {
    const rolls = drawMany(randomFrom('a fair die'), 60_000, rollDie);
    expect(rolls.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= 6)).toBe(true);
    // 5 degrees of freedom, p = 0.001.
    expect(chiSquare(rolls, 6)).toBeLessThan(20.515);
  });

  it('rolls independently of the roll before', () => {
    const rolls = drawMany(randomFrom('pairs of rolls'), 60_000, rollDie);
    const pairs = rolls.slice(1).map((roll, index) => `${rolls[index]}${roll}`);
    // 35 degrees of freedom, p = 0.001.
    expect(chiSquare(pairs, 36)).toBeLessThan(66.619);
  });

  it('rolls a fair first die for consecutive seeds', () => {
    const rolls = Array.from({ length: 60_000 }, (_, seed) => rollDie(randomFrom(String(seed)))[0]);
    expect(chiSquare(rolls, 6)).toBeLessThan(20.515);
  });

  it('shuffles into every order with equal probability', () => {
    const orders = drawMany(randomFrom('orders'), 24_000, (random) => shuffle(random, 'abcd'.split(''))).map(
      (order) => order.join(''),
    );
    // 23 degrees of freedom, p = 0.001.
    expect(chiSquare(orders, 24)).toBeLessThan(49.728);
  });

  it('draws again when a word exceeds the last full multiple', () => {
    // The state whose next word is 2^32 - 1: the output function inverted, with the inverses of 9
    // and 5 modulo 2^32.
    const unscaled = Math.imul(0xffffffff, 0x38e38e39) >>> 0;
    const rotated = ((unscaled >>> 7) | (unscaled << 25)) >>> 0;
    const random: Random = [1, Math.imul(rotated, 0xcccccccd) >>> 0, 3, 4];
    const [word, afterOne] = drawWord(random);
    expect(word).toBe(0xffffffff);
    expect(drawBelow(random, 6)).toEqual(drawBelow(afterOne, 6));
    expect(drawBelow(random, 2 ** 32)).toEqual([word, afterOne]);
  });

  it('draws below any valid count, and throws for an invalid one', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, count) => {
        const [value] = drawBelow(randomFrom(seed), count);
        expect(Number.isInteger(value) && value >= 0 && value < count).toBe(true);
      }),
      games,
    );
    for (const count of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => drawBelow(randomFrom(''), count)).toThrow(RangeError);
    }
    expect(() => pick(randomFrom(''), [])).toThrow(RangeError);
  });
});

describe('pick and shuffle', () => {
  it('do not change their argument', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
        const before = [...items];
        expect(items).toContain(pick(randomFrom(seed), items)[0]);
        const [shuffled] = shuffle(randomFrom(seed), items);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
      games,
    );
  });
});
