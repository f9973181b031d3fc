/**
 * A text without case, accents and spelling variants. `from` maps each character to its original
 * index.
 */
interface Folded {
  text: string;
  from: readonly number[];
}

/** Combining accents of Latin letters, nukta, and the joiners that shape conjuncts. */
const dropped = /[\u0300-\u036f\u093c\u200c\u200d]/u;
const replaced: Readonly<Record<string, string>> = {
  // Chandrabindu and anusvara, curly and straight apostrophe, long and short dash.
  '\u0901': '\u0902',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};
const virama = '\u094d';
/** हिन्दी and हिंदी are one word: a nasal before a consonant is replaced by anusvara. */
const nasals = 'ङञणनम';
const isConsonant = (letter: string | undefined) => letter !== undefined && letter >= 'क' && letter <= 'ह';

export const fold = (original: string): Folded => {
  let text = '';
  const from: number[] = [];
  const append = (letters: string, at: number) => {
    text += letters;
    for (let index = 0; index < letters.length; index += 1) from.push(at);
  };
  const letters = [...original];
  let at = 0;
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] as string;
    const start = at;
    at += letter.length;
    if (nasals.includes(letter) && letters[index + 1] === virama && isConsonant(letters[index + 2])) {
      append('\u0902', start);
      at += virama.length;
      index += 1;
      continue;
    }
    for (const part of letter.normalize('NFD').toLowerCase()) {
      if (!dropped.test(part)) append(replaced[part] ?? part, start);
    }
  }
  return { text, from };
};

const isAscii = /^[ -~]*$/;

/** The folded text without the original indices, which is quicker. */
export const foldText = (original: string): string =>
  isAscii.test(original) ? original.toLowerCase() : fold(original).text;

/** Shorter words match only at the start of a word. */
const minLengthInsideWord = 3;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;

/** Positions of a word in a folded text. */
const occurrences = (text: string, word: string): readonly { at: number; startsWord: boolean }[] => {
  const found = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const startsWord = at === 0 || !partOfWord.test(text[at - 1] as string);
    if (startsWord || word.length >= minLengthInsideWord) found.push({ at, startsWord });
  }
  return found;
};

/** Whether a folded text has a folded word, at the start of a word or, when it is long enough, inside. */
export const hasWord = (text: string, word: string): boolean => occurrences(text, word).length > 0;

export interface Piece {
  text: string;
  marked: boolean;
}

const isMark = (letter: string | undefined) => letter !== undefined && /\p{M}/u.test(letter);

/** Splits a text into matches and other text. Letters keep their combining signs. */
export const markWords = (original: string, words: readonly string[]): readonly Piece[] => {
  const { text, from } = fold(original);
  const marked = new Set<number>();
  for (const word of words) {
    for (const { at } of occurrences(text, word)) {
      let start = from[at] as number;
      let end = from[at + word.length] ?? original.length;
      while (start > 0 && isMark(original[start])) start -= 1;
      while (isMark(original[end])) end += 1;
      for (let index = start; index < end; index += 1) marked.add(index);
    }
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(index)) last.text += original[index];
    else pieces.push({ text: original[index] as string, marked: marked.has(index) });
  }
  return pieces;
};

/** The sentence of the first match; when longer than `letters`, the words around the match. */
export const excerpt = (original: string, words: readonly string[], letters = 60): string => {
  const { text, from } = fold(original);
  const places = words.flatMap((word) => occurrences(text, word).map(({ at }) => from[at] as number));
  const first = places.length > 0 ? Math.min(...places) : 0;
  const begins = first === 0 ? 0 : original.lastIndexOf('. ', first - 1) + 1;
  const ends = original.indexOf('. ', first);
  const sentence = original.slice(begins, ends === -1 ? undefined : ends).trim();
  if (sentence.length <= letters) return sentence;
  const lead = first - begins - letters / 3;
  const start = lead <= 0 ? 0 : sentence.indexOf(' ', lead) + 1;
  const rest = sentence.slice(start);
  const cut =
    rest.length <= letters ? rest : rest.slice(0, rest.lastIndexOf(' ', letters)).replace(/[,;:]$/, '');
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
};
