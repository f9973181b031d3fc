import MiniSearch from 'minisearch';
import { consonantKey, soundKey, voicelessKey } from './sound-key';
import type { Word } from './words';

/**
 * How near a word of the texts is to a word of the query. Each class is so far below the one above
 * it that fields (`fields` in `create-search.ts`) don't lift a word out of its class.
 */
const nearness = {
  exact: 1,
  /** Multiplied by the share of the word that was typed. */
  prefix: 0.9,
  inside: 0.2,
  sound: 0.06,
  soundPrefix: 0.03,
  oneLetter: 0.01,
  consonants: 0.006,
  twoLetters: 0.004,
  consonantsPrefix: 0.003,
} as const;

/** Shorter words match only at the start of a word. */
const minLengthInsideWord = 3;
/** Shorter keys are shared by words that have little in common. */
const minLengthOfSound = 2;
const minLengthOfSoundPrefix = 3;
/** More words of the texts than these change no result that anybody looks at. */
const maxNearWords = 200;

/** Places that people call by an older name. */
const otherNames: readonly (readonly string[])[] = [
  ['odisha', 'orissa'],
  ['mumbai', 'bombay'],
  ['kolkata', 'calcutta'],
  ['chennai', 'madras'],
  ['bengaluru', 'bangalore'],
  ['mysuru', 'mysore'],
  ['vadodara', 'baroda'],
  ['thanjavur', 'tanjore', 'tanjor'],
  ['varanasi', 'banaras', 'benares'],
];

/** When misspellings are looked for: `if-unknown` when nothing begins or sounds like the word. */
export type Mistakes = 'none' | 'if-unknown' | 'any';

/** Finds words of the texts by a word of a query. */
export interface Vocabulary {
  has: (folded: string) => boolean;
  /** Words of the texts, with 1 for the same word and less for others. */
  near: (word: Word, mistakes: Mistakes) => ReadonlyMap<string, number>;
}

const tamil = /[\u0b80-\u0bff]/;

/** A function that makes its value at the first call. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const tokenize = (text: string) => [text];

/** The word with two neighbouring letters exchanged, once for each two. */
const withNeighboursSwapped = (word: string): string[] => {
  const letters = [...word];
  return letters.length < 4
    ? []
    : letters
        .slice(1)
        .map((letter, at) =>
          [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
        );
};

/** How many letters may be wrong in a word. */
const allowedMistakes = (length: number): number => {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
};

/**
 * @param texts the words of all texts, by how they are folded
 * @param joined those that are two words written as one, which match as a whole alone
 */
export const createVocabulary = (
  texts: ReadonlyMap<string, Word>,
  joined: ReadonlySet<string>,
): Vocabulary => {
  /** The words that have a key. */
  const bySound = new Map<string, string[]>();
  for (const { text, folded } of texts.values()) {
    const key = soundKey(text);
    const found = bySound.get(key);
    if (found) found.push(folded);
    else bySound.set(key, [folded]);
  }
  /** The sound keys that have the same consonants, made when it is first needed. */
  const soundsByConsonants = once(() => {
    const found = new Map<string, string[]>();
    for (const key of bySound.keys()) {
      const consonants = consonantKey(key);
      if (consonants !== '') found.set(consonants, [...(found.get(consonants) ?? []), key]);
    }
    return found;
  });
  const voicelessBySound = once(() => new Map(Array.from(bySound.keys(), (key) => [key, voicelessKey(key)])));

  /** Finds strings that differ in a few letters. The index is made when it is first needed. */
  const misspellings = (all: () => Iterable<string>) => {
    const made = once(() => {
      const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize, processTerm: (term) => term });
      index.addAll(Array.from(all(), (id) => ({ id })));
      return index;
    });
    return (wanted: string, mistakes: number): readonly string[] =>
      mistakes === 0
        ? []
        : made()
            .search(wanted, { fuzzy: mistakes })
            .map(({ id }) => id as string);
  };
  const misspeltWords = misspellings(() => texts.keys());
  const misspeltSounds = misspellings(() => [...bySound.keys()].filter((key) => key !== ''));

  const near: Vocabulary['near'] = ({ text, folded }, mistakes) => {
    const words = new Map<string, number>();
    const add = (word: string, weight: number) => {
      if (weight > (words.get(word) ?? 0)) words.set(word, weight);
    };
    const addSound = (sound: string, weight: number, whole = true) => {
      for (const word of bySound.get(sound) ?? []) if (whole || !joined.has(word)) add(word, weight);
    };
    const key = soundKey(text);
    const isSound = key.length >= minLengthOfSound;
    let isSpelt = texts.has(folded) || (key.length > minLengthOfSound && bySound.has(key));

    for (const word of texts.keys()) {
      const at = word.indexOf(folded);
      if (at === -1 || (word !== folded && joined.has(word))) continue;
      if (at === 0) {
        add(
          word,
          word === folded ? nearness.exact : nearness.prefix * (0.5 + folded.length / word.length / 2),
        );
        isSpelt = true;
      } else if (folded.length >= minLengthInsideWord) {
        add(word, nearness.inside * (folded.length / word.length));
      }
    }
    for (const names of otherNames) {
      if (names.some((name) => soundKey(name) === key)) {
        for (const name of names) addSound(soundKey(name), nearness.sound);
        isSpelt ||= names.some((name) => texts.has(name));
      }
    }
    if (isSound) addSound(key, nearness.sound);
    const isTamil = tamil.test(text);
    const compared = isTamil ? voicelessKey(key) : key;
    if (compared.length >= minLengthOfSoundPrefix) {
      for (const sound of bySound.keys()) {
        const other = (isTamil && voicelessBySound().get(sound)) || sound;
        if (!other.startsWith(compared)) continue;
        const share = compared.length / other.length;
        addSound(sound, share === 1 ? nearness.sound : nearness.soundPrefix * share, share === 1);
        isSpelt = true;
      }
    }

    if (mistakes === 'any' || (mistakes === 'if-unknown' && !isSpelt)) {
      const mistakesOfWord = /^\d+$/.test(folded) ? 0 : allowedMistakes(folded.length);
      const sameStart = (word: string) => (word[0] === folded[0] ? 1 : 0.6);
      for (const word of misspeltWords(folded, mistakesOfWord))
        add(word, nearness.twoLetters * sameStart(word));
      for (const word of misspeltWords(folded, Math.min(1, mistakesOfWord))) {
        add(word, nearness.oneLetter * sameStart(word));
      }
      for (const word of withNeighboursSwapped(folded)) if (texts.has(word)) add(word, nearness.oneLetter);
      const mistakesOfSound = /\d/.test(key) ? 0 : allowedMistakes(key.length);
      for (const sound of misspeltSounds(key, mistakesOfSound)) {
        addSound(sound, nearness.twoLetters * (sound[0] === key[0] ? 1 : 0.6));
      }
      for (const sound of misspeltSounds(key, Math.min(1, mistakesOfSound))) {
        addSound(sound, nearness.oneLetter * (sound[0] === key[0] ? 1 : 0.6));
      }
      const consonants = consonantKey(key);
      if (consonants !== '') {
        for (const [others, keys] of soundsByConsonants()) {
          // Languages add endings: in Tamil Krishna is Kirushnar.
          const isEnding = others.length > minLengthOfSoundPrefix && consonants.startsWith(others);
          if (!isEnding && !others.startsWith(consonants)) continue;
          const weight = others === consonants ? nearness.consonants : nearness.consonantsPrefix;
          for (const sound of keys) addSound(sound, weight, others === consonants);
        }
      }
    }
    return words.size <= maxNearWords
      ? words
      : new Map([...words].sort(([, a], [, b]) => b - a).slice(0, maxNearWords));
  };

  return { has: (folded) => texts.has(folded), near };
};
