import MiniSearch from 'minisearch';
import { otherWords } from './other-words';
import { romanise } from './romanise';
import { consonantKey, looseKey, stemsOf, soundKey, voicelessKey } from './sound-key';
import { isEnglishWord, wordsIn, type Word } from './words';

/**
 * How near a word of the texts is to a word of the query. Each kind of spelling is so far below the
 * one above it that fields (`fields` in `entry-index.ts`) seldom lift a word out of its kind.
 */
const nearness = {
  exact: 1,
  /** Multiplied by the share of the word that was typed. */
  prefix: 0.9,
  singular: 0.5,
  /** The same sound in another script, which is the best there can be. */
  otherScript: 0.4,
  inside: 0.2,
  otherWord: 0.1,
  sound: 0.06,
  /** The same sound but for an ending: plural, case, "ji". */
  ending: 0.04,
  soundPrefix: 0.03,
  looseSound: 0.02,
  oneLetter: 0.012,
  consonants: 0.005,
  twoLetters: 0.004,
  consonantsPrefix: 0.003,
} as const;

/** A word that is no nearer than this is only guessed: two letters are other ones, or its consonants alone are the same. */
export const guessedNearness: number = nearness.consonants;

/** A word that is no nearer than this is written otherwise in the texts. */
const otherwiseWritten: number = nearness.sound;

/** Shorter words match only at the start of a word. */
const minLengthInsideWord = 3;
/** Shorter keys are shared by words that have little in common. */
const minLengthOfSound = 2;
const minLengthOfSoundPrefix = 3;
/** Of words that are written as one. */
const minLengthOfPart = 3;
const maxLengthOfSplit = 40;
/** A misspelling with less than this share of the weight of the likeliest one counts for less. */
const likeliestShare = 0.5;
const weightOfUnlikely = 0.3;
/** A misspelling of the first letter is rare. */
const weightOfOtherStart = 0.6;
/** More words of the texts than these change no result that anybody looks at. */
const maxNearWords = 200;

/** When misspellings are looked for: `if-unknown` when nothing begins or sounds like the word. */
export type Mistakes = 'none' | 'if-unknown' | 'any';

/** Finds words of the texts by a word of a query. */
export interface Vocabulary {
  has: (folded: string) => boolean;
  /** Whether a word stands in the texts, sounds like one there, or means one. */
  knows: (word: Word) => boolean;
  /** "warlipainting" as two words that are known, any other word as it is. */
  split: (word: Word) => readonly Word[];
  /** Words of the texts, with 1 for the same word and less for others. */
  near: (word: Word, mistakes: Mistakes) => ReadonlyMap<string, number>;
  /**
   * How the texts write the word that a Latin word of a query was read as; null when they have it as it
   * was typed, with another ending or by another name, and when it is only guessed.
   * @param found the folded words of the best result that were found for it
   */
  readAs: (word: Word, found: readonly string[]) => string | null;
}

const tamil = /[\u0b80-\u0bff]/;

/** The words that are found for a word of a query, and how more are added. */
interface Collected {
  folded: string;
  key: string;
  isInLatin: boolean;
  isTamil: boolean;
  words: Map<string, number>;
  add: (found: string, weight: number) => void;
  addSound: (sound: string, weight: number, joinedToo?: boolean) => void;
  /**
   * Adds what is also called by a sound, and returns whether anything is. Latin spellings begin with
   * the same letter.
   */
  addOtherWords: (sound: string, weight: number) => boolean;
}

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

/** What an English plural may be the plural of. */
const singularsOf = (word: string): string[] =>
  [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].filter(
    (singular) => singular !== word && singular.length > 2,
  );

/** How many letters two words share in the same order. */
const sharedLetters = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (let at = 0; at < other.length; at += 1) {
      next.push(
        letter === other[at] ? (row[at] as number) + 1 : Math.max(row[at + 1] as number, next[at] as number),
      );
    }
    row = next;
  }
  return row.at(-1) as number;
};

const isLatinWord = /^[a-z]+$/;

/** Whether a word may be written so badly: "mazzqx" has too little of "masks", whatever it sounds like. */
const mayBeWritten = (typed: string, found: string): boolean =>
  !isLatinWord.test(typed) || sharedLetters(typed, romanise(found)) * 2 >= typed.length;

/** How many letters may be wrong in a word; fewer in one that the texts have. */
const allowedMistakes = (length: number, isExact: boolean): number => {
  if (length < 4) return 0;
  return length < 6 || isExact ? 1 : 2;
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
  for (const word of texts.values()) {
    if (isEnglishWord(word)) continue;
    const { text, folded } = word;
    const key = soundKey(text);
    const found = bySound.get(key);
    if (found) found.push(folded);
    else bySound.set(key, [folded]);
  }
  const isLatin = ({ text }: Word) => romanise(text) === text;
  const inOtherScripts = once(
    () => new Set([...texts].filter(([, word]) => !isLatin(word)).map(([folded]) => folded)),
  );
  /** The sound keys by another key of theirs, made when it is first needed. */
  const soundsBy = (otherKey: (key: string) => string) =>
    once(() => {
      const found = new Map<string, string[]>();
      for (const key of bySound.keys()) {
        const other = otherKey(key);
        if (other !== '') found.set(other, [...(found.get(other) ?? []), key]);
      }
      return found;
    });
  const soundsByConsonants = soundsBy(consonantKey);
  const soundsByLooseKey = soundsBy(looseKey);
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
  const misspeltSounds = misspellings(() =>
    [...new Set([...bySound.keys(), ...otherWords.keys()])].filter((key) => key !== ''),
  );

  const collect = (word: Word): Collected => {
    const words = new Map<string, number>();
    const isInLatin = isLatin(word);
    const add = (found: string, weight: number) => {
      if (weight > (words.get(found) ?? 0)) words.set(found, weight);
    };
    const meantBy = (sound: string) =>
      (otherWords.get(sound) ?? [])
        .filter(({ typed }) => !isInLatin || typed[0] === word.folded[0])
        .flatMap(({ meant }) => meant.flatMap((other) => [other, `${other}s`]))
        .filter((other) => texts.has(other));
    return {
      folded: word.folded,
      key: soundKey(word.text),
      isInLatin,
      isTamil: tamil.test(word.text),
      words,
      add,
      addSound: (sound, weight, joinedToo = true) => {
        for (const found of bySound.get(sound) ?? []) if (joinedToo || !joined.has(found)) add(found, weight);
      },
      addOtherWords: (sound, weight) => {
        const meant = meantBy(sound);
        for (const other of meant) add(other, weight);
        return meant.length > 0;
      },
    };
  };

  /** Adds words with the letters of a word; returns whether one begins with them. */
  const addSpelt = ({ folded, add }: Collected): boolean => {
    let isSpelt = false;
    for (const found of texts.keys()) {
      const at = found.indexOf(folded);
      if (at === -1 || (found !== folded && joined.has(found))) continue;
      if (at === 0) {
        const share = 0.5 + folded.length / found.length / 2;
        add(found, found === folded ? nearness.exact : nearness.prefix * share);
        isSpelt = true;
      } else if (folded.length >= minLengthInsideWord) {
        add(found, nearness.inside * (folded.length / found.length));
      }
    }
    for (const singular of singularsOf(folded)) if (texts.has(singular)) add(singular, nearness.singular);
    return isSpelt;
  };

  /** Adds words that sound like a word or begin so; returns whether one is as long. */
  const addSounds = ({ key, isInLatin, isTamil, add, addSound }: Collected): boolean => {
    if (key.length >= minLengthOfSound) {
      addSound(key, nearness.sound);
      // Who types Latin letters means the Latin name, where there is one.
      for (const same of isInLatin ? [] : (bySound.get(key) ?? [])) {
        if (!inOtherScripts().has(same)) add(same, nearness.otherScript);
      }
    }
    let isSpelt = key.length > minLengthOfSound && bySound.has(key);
    const compared = isTamil ? voicelessKey(key) : key;
    if (compared.length < minLengthOfSoundPrefix) return isSpelt;
    for (const sound of bySound.keys()) {
      const other = (isTamil && voicelessBySound().get(sound)) || sound;
      if (!other.startsWith(compared)) continue;
      const share = compared.length / other.length;
      addSound(sound, share === 1 ? nearness.sound : nearness.soundPrefix * share, share === 1);
      isSpelt ||= share === 1;
    }
    return isSpelt;
  };

  /** Adds words of which a word may be a misspelling; of one that the texts have, few. */
  const addMisspellings = ({ folded, key, isInLatin, add, addOtherWords }: Collected): void => {
    const addSound = (sound: string, weight: number, joinedToo = true) => {
      for (const found of bySound.get(sound) ?? []) {
        if ((joinedToo || !joined.has(found)) && mayBeWritten(folded, found)) add(found, weight);
      }
    };
    const isExact = texts.has(folded);
    const start = (one: string, other: string) => (one[0] === other[0] ? 1 : weightOfOtherStart);
    const inWord = /^\d+$/.test(folded) ? 0 : allowedMistakes(folded.length, isExact);
    for (const found of misspeltWords(folded, inWord)) {
      add(found, nearness.twoLetters * start(found, folded));
    }
    for (const found of misspeltWords(folded, Math.min(1, inWord))) {
      add(found, nearness.oneLetter * start(found, folded));
    }
    for (const found of withNeighboursSwapped(folded)) if (texts.has(found)) add(found, nearness.oneLetter);
    const inSound = /\d/.test(key) ? 0 : allowedMistakes(key.length, isExact);
    for (const sound of misspeltSounds(key, inSound)) {
      addSound(sound, nearness.twoLetters * start(sound, key));
    }
    for (const sound of misspeltSounds(key, Math.min(1, inSound))) {
      addSound(sound, nearness.oneLetter * start(sound, key));
      if (!isExact) addOtherWords(sound, nearness.twoLetters);
    }
    if (isExact) return;
    const loose = looseKey(key);
    if (loose.length >= minLengthOfSoundPrefix) {
      for (const sound of soundsByLooseKey().get(loose) ?? []) addSound(sound, nearness.looseSound);
    }
    const consonants = consonantKey(key);
    if (consonants === '') return;
    for (const [others, sounds] of soundsByConsonants()) {
      // Languages add endings: in Tamil Krishna is Kirushnar.
      const isEnding = others.length > minLengthOfSoundPrefix && consonants.startsWith(others);
      if (!isEnding && !others.startsWith(consonants)) continue;
      const share = Math.min(others.length, consonants.length) / Math.max(others.length, consonants.length);
      const weight = others === consonants ? nearness.consonants : nearness.consonantsPrefix * share;
      for (const sound of sounds) {
        // Other scripts don't tell all first letters apart.
        if (!isInLatin || sound[0] === key[0]) addSound(sound, weight * start(sound, key), false);
      }
    }
  };

  const near: Vocabulary['near'] = (word, mistakes) => {
    const collected = collect(word);
    const { key, words, addSound, addOtherWords } = collected;
    const isKnown = [
      addSpelt(collected),
      addSounds(collected),
      addOtherWords(key, nearness.otherWord),
    ].includes(true);
    if (!isKnown) {
      for (const stem of stemsOf(key)) {
        addSound(stem, nearness.ending);
        addOtherWords(stem, nearness.ending);
      }
    }
    if (mistakes === 'any' || (mistakes === 'if-unknown' && !isKnown)) addMisspellings(collected);
    // A misspelling that is much likelier than another one leaves it little.
    const nearest = Math.max(...words.values());
    if (nearest < nearness.soundPrefix) {
      for (const [found, weight] of words) {
        if (weight < nearest * likeliestShare) words.set(found, weight * weightOfUnlikely);
      }
    }
    return words.size <= maxNearWords
      ? words
      : new Map([...words].sort(([, a], [, b]) => b - a).slice(0, maxNearWords));
  };

  const knows: Vocabulary['knows'] = ({ text, folded }) => {
    const key = soundKey(text);
    return texts.has(folded) || (key.length > minLengthOfSound && (bySound.has(key) || otherWords.has(key)));
  };

  const split: Vocabulary['split'] = (word) => {
    const { text, folded: whole } = word;
    // A word that others begin with is still being typed.
    const isBegun = () => [...texts.keys()].some((known) => known.startsWith(whole));
    if (text.length > maxLengthOfSplit || knows(word) || isBegun()) return [word];
    for (let at = text.length - minLengthOfPart; at >= minLengthOfPart; at -= 1) {
      // A vowel sign stays with its letter.
      if (/^\p{M}/u.test(text.slice(at))) continue;
      const parts = [text.slice(0, at), text.slice(at)].flatMap((part) => wordsIn(part));
      if (parts.some(({ folded }) => texts.has(folded)) && parts.every(knows)) return parts;
    }
    return [word];
  };

  const readAs: Vocabulary['readAs'] = (word, found) => {
    const weights = near(word, 'if-unknown');
    if (!isLatin(word) || Math.max(...weights.values()) > otherwiseWritten) return null;
    const [meant, weight] = [...weights]
      .filter(([one]) => found.includes(one) && isLatinWord.test(one) && !joined.has(one))
      .reduce((best, one) => (one[1] > best[1] ? one : best), ['', guessedNearness]);
    const isSpelling = weight !== nearness.ending && !meant.includes(word.folded);
    return isSpelling ? (texts.get(meant)?.text ?? null) : null;
  };

  return { has: (folded) => texts.has(folded), knows, split, near, readAs };
};
