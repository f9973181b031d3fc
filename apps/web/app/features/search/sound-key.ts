import { romanise } from './romanise';

/** Spellings of the same sound. Their order matters: each works on what those before it left. */
const sounds: readonly (readonly [RegExp, string])[] = [
  // The silent e of English.
  [/([^aeiou]{2}|[aeiou][^aeiou])e$/g, '$1'],
  // Consonants that are spelt in several ways; C stands for ch until c has no other use.
  [/x/g, 'ks'],
  [/tch|chh|ch/g, 'C'],
  [/sh/g, 's'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/zh/g, 'l'],
  [/z/g, 'j'],
  [/jn/g, 'gi'],
  // Aspirates, and an h that ends a word.
  [/([bcdfgjklprst])h/g, '$1'],
  [/([aeiou])h$/g, '$1'],
  // Vowels.
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/a[eiy]|e[aiy]/g, 'e'],
  [/ie|y/g, 'i'],
  [/a[uw]|o[uw]/g, 'o'],
  [/(.)a+/g, '$1'],
  // A nasal takes its place of speech from the consonant after it; at the start of a word a vowel was between.
  [/\B[mn](?=[bcdfgjkprstv])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** Letters and digits of a word in Latin, without accents. */
const plain = (word: string): string =>
  romanise(word)
    .normalize('NFD')
    .toLowerCase()
    // The vowel of Krishna in scholarly spelling, not the consonant of Chhattisgarh.
    .replaceAll(/r[\u0323\u0325](?=[^aeiouh\W])/g, 'ri')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * A key that spellings of the same word share, in Latin or in an Indian script: v and w, ee and i,
 * oo and u, aspirates, doubled consonants and every a after the first letter make no difference.
 * (Indian scripts imply short a that nobody speaks, and few people write the long ones in Latin.)
 */
export const soundKey = (word: string): string =>
  sounds.reduce((key, [pattern, spelling]) => key.replaceAll(pattern, spelling), plain(word));

const voicelessLetters: Readonly<Record<string, string>> = { b: 'p', d: 't', f: 'p', g: 'k', j: 'c', s: 'c' };

/** A sound key with voiced and voiceless consonants alike, as Tamil writes them. */
export const voicelessKey = (key: string): string =>
  key.replaceAll(/[bdfgjs]/g, (letter) => voicelessLetters[letter] as string).replaceAll(/(.)\1+/g, '$1');

/** A sound key in which those who hear no difference write v and b, and voiced and voiceless ones alike. */
export const looseKey = (key: string): string => voicelessKey(key.replaceAll('v', 'b'));

/** Shorter stems are shared by words that have little in common. */
const minLengthOfStem = 4;
/**
 * Endings as sound keys have them: of English ("Madhubanis", "Kashmiri", "Maharashtrian"), of Hindi
 * and its neighbours, and of the southern languages ("Ganeshji", "Warlicha", "bommalu", "Krishnar").
 */
const endings = new Set(
  'i s es n in ji o e on en ni no nu ci ce co r er ke ki te gulo m u du lu mu lo il l gl kl glu ku ge'.split(
    ' ',
  ),
);

/** A sound key without an ending, once for each that it may have. */
export const stemsOf = (key: string): string[] =>
  [4, 3, 2, 1]
    .filter((length) => key.length - length >= minLengthOfStem && endings.has(key.slice(-length)))
    .map((length) => key.slice(0, -length));

/**
 * The consonants of a sound key, voiced and voiceless ones alike, m as n and v as b; empty for less
 * than three.
 */
export const consonantKey = (key: string): string => {
  const consonants = looseKey(key.replaceAll(/[aeiouh]/g, '').replaceAll('m', 'n'));
  return consonants.length < 3 ? '' : consonants;
};
