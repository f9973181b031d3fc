/**
 * Chance that can be saved and repeated: a generator whose whole state is four numbers.
 *
 * Generator: xoshiro128** 1.1 by David Blackman and Sebastiano Vigna, 2018, public domain
 * (https://prng.di.unimi.it/xoshiro128starstar.c). Seeded, as its authors advise, from another
 * generator, SplitMix64 (https://prng.di.unimi.it/splitmix64.c), which starts from the FNV-1a hash
 * of the seed's text (http://www.isthe.com/chongo/tech/comp/fnv/). Good for games, not for secrets.
 */

/** The generator's state: four integers from 0 to 2^32 - 1, never all zero. */
export type Random = readonly [number, number, number, number];

/** The value drawn, and the generator for the next draw. */
export type Drawn<T> = readonly [value: T, random: Random];

export type Die = 1 | 2 | 3 | 4 | 5 | 6;

const wordValues = 2 ** 32;

/** Seeds the generator from a text, regardless of its Unicode normal form. */
export function randomFrom(text: string): Random {
  const [first, afterFirst] = splitMix(fnv1a(text.normalize('NFC')));
  const [second] = splitMix(afterFirst);
  return [low(first), high(first), low(second), high(second)];
}

/** 64-bit FNV-1a over UTF-16 code units, which for ASCII is the hash over bytes. */
export function fnv1a(text: string): bigint {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x1_00_00_00_01_b3n);
  }
  return hash;
}

/** One step of SplitMix64: the value and the next state. */
export function splitMix(state: bigint): readonly [value: bigint, state: bigint] {
  const next = BigInt.asUintN(64, state + 0x9e_37_79_b9_7f_4a_7c_15n);
  let mixed = BigInt.asUintN(64, (next ^ (next >> 30n)) * 0xbf_58_47_6d_1c_e4_e5_b9n);
  mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94_d0_49_bb_13_31_11_ebn);
  return [mixed ^ (mixed >> 31n), next];
}

/** One step of xoshiro128**: an integer from 0 to 2^32 - 1, uniformly distributed. */
export function drawWord([a, b, c, d]: Random): Drawn<number> {
  const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  const mixedC = c ^ a;
  const mixedD = d ^ b;
  return [word, [(a ^ mixedD) >>> 0, (b ^ mixedC) >>> 0, (mixedC ^ (b << 9)) >>> 0, rotateLeft(mixedD, 11)]];
}

/**
 * Draws an integer from 0 to `count - 1`, uniformly: words past the last full multiple of `count`
 * are drawn again.
 * @throws RangeError when `count` is not an integer from 1 to 2^32
 */
export function drawBelow(random: Random, count: number): Drawn<number> {
  if (!Number.isInteger(count) || count < 1 || count > wordValues) {
    throw new RangeError(`Cannot draw one of ${count}`);
  }
  const fair = wordValues - (wordValues % count);
  let [word, next] = drawWord(random);
  while (word >= fair) [word, next] = drawWord(next);
  return [word % count, next];
}

/** Rolls a fair die. */
export function rollDie(random: Random): Drawn<Die> {
  const [value, next] = drawBelow(random, 6);
  return [(value + 1) as Die, next];
}

/**
 * Draws one of the items, uniformly.
 * @throws RangeError when there are none
 */
export function pick<T>(random: Random, items: readonly T[]): Drawn<T> {
  const [index, next] = drawBelow(random, items.length);
  return [items[index] as T, next];
}

/** Shuffles the items uniformly (Fisher and Yates, in Durstenfeld's form). */
export function shuffle<T>(random: Random, items: readonly T[]): Drawn<readonly T[]> {
  const shuffled = [...items];
  let next = random;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    let other: number;
    [other, next] = drawBelow(next, last + 1);
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = moved;
  }
  return [shuffled, next];
}

function rotateLeft(word: number, by: number): number {
  return ((word << by) | (word >>> (32 - by))) >>> 0;
}

function low(value: bigint): number {
  return Number(value & 0xff_ff_ff_ffn);
}

function high(value: bigint): number {
  return Number(value >> 32n);
}
