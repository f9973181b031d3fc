import Sanscript from '@indic-transliteration/sanscript';

/** The scripts whose blocks in Unicode have the same order, with the first code point of each. */
const scripts = [
  ['devanagari', 0x0900],
  ['bengali', 0x0980],
  ['gurmukhi', 0x0a00],
  ['gujarati', 0x0a80],
  ['oriya', 0x0b00],
  ['tamil', 0x0b80],
  ['telugu', 0x0c00],
  ['kannada', 0x0c80],
  ['malayalam', 0x0d00],
] as const;

const blockSize = 0x80;

/** Letters that Sanscript lacks: ऍ ऑ ॅ ॉ, Bengali ৎ, and the final consonants of Malayalam. */
const lacking: Readonly<Record<number, string>> = {
  0x0d: 'e',
  0x11: 'o',
  0x45: 'e',
  0x49: 'o',
  0x4e: 't',
  0x72: 'e',
  0x7a: 'n',
  0x7b: 'n',
  0x7c: 'r',
  0x7d: 'l',
  0x7e: 'l',
};

/** How people spell what IAST writes with one letter. */
const spellings: Readonly<Record<string, string>> = {
  c: 'ch',
  ch: 'chh',
  ś: 'sh',
  ṣ: 'sh',
  ṛ: 'ri',
  ṝ: 'ri',
  ḷ: 'l',
  ḹ: 'l',
  ṃ: 'n',
  '~': 'n',
  ā: 'aa',
  ī: 'ee',
  ū: 'oo',
};

const consonants = { first: 0x15, last: 0x39 };
const withDot = { first: 0x58, last: 0x5f };
const isConsonant = (offset: number) =>
  [consonants, withDot].some(({ first, last }) => offset >= first && offset <= last);

const latinOf = (letter: string, script: string, offset: number): string | null => {
  const iast = Sanscript.t(letter, script, 'iast');
  const bare = isConsonant(offset) ? iast.replace(/a$/, '') : iast;
  const latin = (spellings[bare] ?? bare).normalize('NFD').replaceAll(/[\p{M}']/gu, '');
  return /^[a-z]+$/.test(latin) ? latin : null;
};

/**
 * The Latin spelling of each letter by its offset in the block of its script, by Sanscript; empty
 * for none. Consonants are without their vowel a. One row is enough: Unicode's order is the same in
 * all these scripts, so the first script that has a letter decides.
 */
export const makeLatinLetters = (): readonly string[] =>
  Array.from({ length: blockSize }, (_, offset) => {
    for (const [script, start] of scripts) {
      const latin = latinOf(String.fromCodePoint(start + offset), script, offset);
      if (latin !== null) return latin;
    }
    return lacking[offset] ?? '';
  });

/** The module that the search imports. */
export const latinLettersModule = (): string => `/**
 * Made by \`npm run letters\` from @indic-transliteration/sanscript (MIT): the Latin spelling of each
 * letter by its offset in the Unicode block of an Indian script, with . for none.
 */
export const latinLetters: readonly string[] =
  '${makeLatinLetters()
    .map((latin) => latin || '.')
    .join(' ')}'.split(' ');
`;
