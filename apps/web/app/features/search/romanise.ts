import { latinLetters } from './latin-letters.generated';

/** The blocks of the nine scripts from Devanagari to Malayalam, which have the same order. */
const firstLetter = 0x0900;
const lastLetter = 0x0d7f;
const blockSize = 0x80;

const virama = 0x4d;
const nukta = 0x3c;
/** The letter that a dot below makes of another, such as f of ph. */
const dotted: Readonly<Record<number, number>> = {
  0x15: 0x58,
  0x16: 0x59,
  0x17: 0x5a,
  0x1c: 0x5b,
  0x21: 0x5c,
  0x22: 0x5d,
  0x2b: 0x5e,
  0x2f: 0x5f,
};
const isConsonant = (offset: number) =>
  (offset >= 0x15 && offset <= 0x39) || (offset >= 0x58 && offset <= 0x5f);
const isVowelSign = (offset: number) =>
  (offset >= 0x3e && offset <= 0x4c) ||
  (offset >= 0x55 && offset <= 0x57) ||
  offset === 0x62 ||
  offset === 0x63;

const assameseW = '\u09f1';
/** Bengali has no letter for w and writes o and y. */
const bengaliW = '\u0993\u09af\u09bc';
/** Tamil writes the ksh of Meenakshi as t and ch. */
const tamilKsh = { usual: '\u0b9f\u0bcd\u0b9a', letters: '\u0b95\u0bcd\u0bb7' };

const hasIndianLetter = /[\u0900-\u0d7f]/;

const latinOf = (offset: number): string => {
  const latin = latinLetters[offset];
  return latin === undefined || latin === '.' ? '' : latin;
};

/** The offset of a letter in the block of its script; null for other letters. */
const offsetOf = (letter: string | undefined): number | null => {
  const code = letter?.codePointAt(0) ?? 0;
  return code >= firstLetter && code <= lastLetter ? code % blockSize : null;
};

/**
 * Spells letters of Indian scripts in Latin ones, and leaves all others as they are. It writes every
 * short a, also those that nobody speaks: Warli in Devanagari is "vaaralee".
 */
export const romanise = (original: string): string => {
  if (!hasIndianLetter.test(original)) return original;
  // NFC joins vowel signs of two parts, and separates the dot below.
  const letters = [
    ...original.normalize('NFC').replaceAll(bengaliW, assameseW).replaceAll(tamilKsh.usual, tamilKsh.letters),
  ];
  let latin = '';
  for (let index = 0; index < letters.length; index += 1) {
    const offset = offsetOf(letters[index]);
    if (letters[index] === assameseW) latin += 'v';
    else if (offset === null) latin += letters[index];
    else if (isConsonant(offset)) {
      const hasDot = offsetOf(letters[index + 1]) === nukta;
      if (hasDot) index += 1;
      latin += latinOf(hasDot ? (dotted[offset] ?? offset) : offset);
      const next = offsetOf(letters[index + 1]);
      if (next === virama) index += 1;
      else if (next === null || !isVowelSign(next)) latin += 'a';
    } else if (offset !== virama && offset !== nukta) {
      latin += latinOf(offset);
    }
  }
  return latin;
};
