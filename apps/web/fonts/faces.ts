/** One font file of the site: which published file it is cut from, and which letters it keeps. */
export interface Face {
  file: string;
  /** Path of the published file under `node_modules`. */
  from: string;
  /** First and last code point of its script; it keeps the letters of that range that the site's texts use. */
  range: readonly [number, number];
  /** A fixed set of letters in place of those found in the texts. */
  letters?: string;
  /** Only the texts of this file of the catalogue's content count. */
  content?: string;
  /** Lowest and highest weight kept of a variable font; one weight makes a static file of a third of the size. */
  weights?: readonly [number, number];
}

/** Record of the letters that each file was made with. */
export const lettersFile = 'letters.json';

/** Space, the zero-width joiners that shape conjuncts, and the dotted circle stay with every Indic script. */
const joiners = ' \u200c\u200d\u25cc';

/** The letters of a range that occur in a text, in code point order, with what joins them. */
export const lettersOf = (text: string, [first, last]: readonly [number, number]): string => {
  const used = new Set(
    [...text].filter((letter) => {
      const code = letter.codePointAt(0) as number;
      return code >= first && code <= last;
    }),
  );
  return [...used].sort().join('') + joiners;
};

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latinLetters = String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 160 + index));
/** ASCII, Latin-1, and the punctuation of good typesetting. */
const latin = `${printableAscii}${latinLetters}–—‘’“”…•·×→←€`;
/** The transliteration of Indian languages, and the rupee sign. */
const latinExtended = 'ĀāĪīŪūĒēŌōṚṛṜṝḶḷṀṁṂṃṄṅÑñṆṇṬṭḌḍŚśṢṣḤḥ₹';

const rozha = '@fontsource/rozha-one/files/rozha-one';
const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi';
const anek = (script: string, subset: string) =>
  `@fontsource-variable/anek-${script}/files/anek-${script}-${subset}-wght-normal.woff2`;

const devanagari = [0x0900, 0x097f] as const;
const weights = [400, 700] as const;

export const faces: readonly Face[] = [
  { file: 'rozha-latin.woff2', from: `${rozha}-latin-400-normal.woff2`, range: [0, 0], letters: latin },
  // The rupee sign, and the long i of vīthi on the home page.
  { file: 'rozha-rupee.woff2', from: `${rozha}-latin-ext-400-normal.woff2`, range: [0, 0], letters: '₹ī' },
  {
    file: 'rozha-deva.woff2',
    from: `${rozha}-devanagari-400-normal.woff2`,
    range: devanagari,
    content: 'home.json',
  },
  { file: 'tiro-latin.woff2', from: `${tiro}-latin-400-normal.woff2`, range: [0, 0], letters: latin },
  { file: 'tiro-latin-italic.woff2', from: `${tiro}-latin-400-italic.woff2`, range: [0, 0], letters: latin },
  { file: 'anek-latin.woff2', from: anek('latin', 'latin'), range: [0, 0], letters: latin, weights },
  {
    file: 'anek-latin-ext.woff2',
    from: anek('latin', 'latin-ext'),
    range: [0, 0],
    letters: latinExtended,
    weights,
  },
  { file: 'anek-deva.woff2', from: anek('devanagari', 'devanagari'), range: devanagari, weights: [500, 500] },
  { file: 'anek-beng.woff2', from: anek('bangla', 'bengali'), range: [0x0980, 0x09ff], weights },
  { file: 'anek-gujr.woff2', from: anek('gujarati', 'gujarati'), range: [0x0a80, 0x0aff], weights },
  { file: 'anek-orya.woff2', from: anek('odia', 'oriya'), range: [0x0b00, 0x0b7f], weights },
  { file: 'anek-taml.woff2', from: anek('tamil', 'tamil'), range: [0x0b80, 0x0bff], weights },
  { file: 'anek-telu.woff2', from: anek('telugu', 'telugu'), range: [0x0c00, 0x0c7f], weights },
];
