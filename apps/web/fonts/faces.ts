/** One font file of the site: its source and what it keeps. */
export interface Face {
  file: string;
  /** Path of the source under `node_modules`. */
  from: string;
  /** A fixed set of letters. */
  letters?: string;
  /** Keeps the letters of these ranges of code points that the site's texts use. */
  used?: readonly (readonly [number, number])[];
  /** First and last code point of a script that needs shaping: keeps the site's words in it. */
  script?: readonly [number, number];
  /** Keeps the words of this text, or of this content file (up to a line) and a text, instead of all. */
  words?: { text: string } | { content: string; before?: string; text?: string };
  /** Weight, or range of weights, to keep. A single weight makes a third of the size. */
  weight?: number | readonly [number, number];
  features?: readonly string[];
  /** Without hinting: for faces that are only set large. */
  unhinted?: true;
}

/** Returns the distinct words of a script in a text, with the joiners that shape conjuncts. */
export const wordsOf = (text: string, [first, last]: readonly [number, number]): string[] => {
  const range = `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`;
  return [
    ...new Set(text.match(new RegExp(`[${range}\\u200c\\u200d]*[${range}][${range}\\u200c\\u200d]*`, 'gu'))),
  ];
};

/** Returns the distinct letters of a text within the ranges, in code point order. */
export const lettersOf = (text: string, ranges: readonly (readonly [number, number])[]): string =>
  [...new Set(text)]
    .filter((letter) => {
      const code = letter.codePointAt(0) as number;
      return ranges.some(([first, last]) => code >= first && code <= last);
    })
    .sort()
    .join('');

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** ASCII and typographic punctuation; most accented letters have files of their own. */
const latin = `${printableAscii}\u00a0–—‘’“”…•·×→←°©`;
/** What titles and numerals are written with: without brackets and signs of code and arithmetic. */
const titleLetters = latin.replaceAll(/[#$*+<=>@[\\\]^_`{|}~×→←]/g, '');
/** Letters and the punctuation of a sentence. */
const sentenceLetters = `${printableAscii.replaceAll(/[^a-z ,.!?'-]/gi, '')}‘’…–`;
/** Accented letters of Europe (Latin-1) and of transliterated Indian languages. */
const latin1 = [
  [0xa1, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
] as const;
const transliteration = [
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const rozha = '@fontsource/rozha-one/files/rozha-one';
const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi';
const anek = (script: string, subset: string) =>
  `@fontsource-variable/anek-${script}/files/anek-${script}-${subset}-wght-normal.woff2`;

const devanagari = [0x0900, 0x097f] as const;
const weight = [400, 600] as const;
/** Features that labels use: kerning, ligatures, lining and tabular figures. */
const features = ['kern', 'liga', 'lnum', 'tnum'] as const;
/** Features of prose. */
const proseFeatures = ['kern', 'liga'] as const;

/** A room's list shows only the words of its content file; its face weighs half of the whole. */
const roomFaces = (
  [
    ['home', 'home.yaml'],
    ['paintings', 'works/paintings.yaml'],
    ['dances', 'dances.yaml'],
    ['handicrafts', 'works/handicrafts.yaml'],
    ['gallery', 'works/gallery.yaml'],
    ['artists', 'artists.yaml'],
    ['events', 'events.yaml'],
    // And the sign of ShabdKala, whose syllables stand apart.
    ['games', 'games.yaml', 'श ब्द क ला'],
  ] as [room: string, content: string, text?: string][]
).map(([room, content, text]): Face => ({
  file: `anek-deva-${room}.woff2`,
  from: anek('devanagari', 'devanagari'),
  script: devanagari,
  words: { content, ...(text ? { text } : {}) },
  weight: 500,
}));

export const faces: readonly Face[] = [
  {
    file: 'rozha-latin.woff2',
    from: `${rozha}-latin-400-normal.woff2`,
    letters: titleLetters,
    features,
    unhinted: true,
  },
  // The rupee sign, and the ī of vīthi on the home page.
  {
    file: 'rozha-rupee.woff2',
    from: `${rozha}-latin-ext-400-normal.woff2`,
    letters: '₹ī',
    features,
    unhinted: true,
  },
  {
    file: 'rozha-deva.woff2',
    from: `${rozha}-devanagari-400-normal.woff2`,
    script: devanagari,
    words: { content: 'home.yaml', before: 'arrivals:' },
    unhinted: true,
  },
  {
    file: 'tiro-latin.woff2',
    from: `${tiro}-latin-400-normal.woff2`,
    letters: latin,
    features: proseFeatures,
    unhinted: true,
  },
  // Only short sentences are set in italics.
  {
    file: 'tiro-latin-italic.woff2',
    from: `${tiro}-latin-400-italic.woff2`,
    letters: sentenceLetters,
    features: ['liga'],
    unhinted: true,
  },
  // The date, or the size, on the label of an uploaded picture.
  {
    file: 'tiro-figures-italic.woff2',
    from: `${tiro}-latin-400-italic.woff2`,
    letters: '0123456789×',
    unhinted: true,
  },
  {
    file: 'tiro-accented.woff2',
    from: `${tiro}-latin-400-normal.woff2`,
    used: latin1,
    features,
    unhinted: true,
  },
  // With the letters of papier-mâché, which is a craft.
  { file: 'anek-latin.woff2', from: anek('latin', 'latin'), letters: `${latin}âé`, weight, features },
  { file: 'anek-accented.woff2', from: anek('latin', 'latin'), used: latin1, weight, features },
  {
    file: 'anek-latin-ext.woff2',
    from: anek('latin', 'latin-ext'),
    used: transliteration,
    weight,
    features,
  },
  // The name under the logo is on every page, most of which need no other Devanagari.
  {
    file: 'anek-wordmark.woff2',
    from: anek('devanagari', 'devanagari'),
    script: devanagari,
    words: { text: 'कला वीथी' },
    weight: 500,
  },
  // As heavy as the figures of a price beside it.
  { file: 'anek-rupee.woff2', from: anek('devanagari', 'devanagari'), letters: '₹', weight },
  { file: 'anek-deva.woff2', from: anek('devanagari', 'devanagari'), script: devanagari, weight: 500 },
  ...roomFaces,
  { file: 'anek-gujr.woff2', from: anek('gujarati', 'gujarati'), script: [0x0a80, 0x0aff], weight: 500 },
  { file: 'anek-orya.woff2', from: anek('odia', 'oriya'), script: [0x0b00, 0x0b7f], weight: 500 },
  { file: 'anek-taml.woff2', from: anek('tamil', 'tamil'), script: [0x0b80, 0x0bff], weight: 500 },
  { file: 'anek-telu.woff2', from: anek('telugu', 'telugu'), script: [0x0c00, 0x0c7f], weight: 500 },
];
