import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** The places of all entries. */
export interface Places {
  add: (entry: number, words: readonly Word[]) => void;
  /** The entries whose place has a word, given folded. */
  entriesOf: (folded: string) => ReadonlySet<number> | undefined;
  /** How a word is written. */
  spellingOf: (folded: string) => string;
}

/** A place that a query asks for. */
export interface PlaceFilter {
  includes: (entry: number) => boolean;
  /** In words, such as "from Odisha". */
  text: string;
  /** The query without it. */
  rest: readonly Word[];
}

/** Words of places that are none. */
const notPlaces = new Set([
  'and',
  'district',
  'districts',
  'the',
  'of',
  'across',
  'new',
  'hall',
  'auditorium',
]);
/** Longer names of places are not read. */
const maxPlaceWords = 4;
/** A word that sounds the same or has one wrong letter. */
const minNearness = 0.01;
const minLengthOfMisspelt = 4;

export const createPlaces = (): Places => {
  const entriesByWord = new Map<string, Set<number>>();
  const spellings = new Map<string, string>();
  const add = (entry: number, { text, folded }: Word, spelling: string) => {
    if (notPlaces.has(folded) || folded.length < 3) return;
    const known = entriesByWord.get(folded);
    if (known) known.add(entry);
    else entriesByWord.set(folded, new Set([entry]));
    if (!spellings.has(folded)) spellings.set(folded, spelling || text);
  };
  return {
    add: (entry, words) => {
      words.forEach((word, index) => {
        add(entry, word, word.text);
        const next = words[index + 1];
        // "tamilnadu"
        if (next && !notPlaces.has(next.folded) && !notPlaces.has(word.folded)) {
          const both = { text: `${word.text}${next.text}`, folded: `${word.folded}${next.folded}` };
          add(entry, both, `${word.text} ${next.text}`);
        }
      });
    },
    entriesOf: (folded) => entriesByWord.get(folded),
    spellingOf: (folded) => spellings.get(folded) ?? folded,
  };
};

/** The word of a place that is nearest to a word of the query; null for none. */
const nearestPlace = (word: Word, places: Places, vocabulary: Vocabulary): string | null => {
  if (places.entriesOf(word.folded)) return word.folded;
  if (vocabulary.has(word.folded) || word.folded.length < minLengthOfMisspelt) return null;
  const candidates = [...vocabulary.near(word, 'any')]
    .filter(([near, weight]) => weight >= minNearness && places.entriesOf(near))
    // Only whole words: "from nir" is still being typed.
    .filter(([near]) => !near.startsWith(word.folded) && !near.includes(word.folded))
    .sort(([, a], [, b]) => b - a);
  return candidates[0]?.[0] ?? null;
};

const prepositions = new Set(['from', 'in', 'of', 'at', 'near']);

/** Reads "from Odisha" or "in Tamil Nadu" in a query; null when there is no such place. */
export const readPlaces = (
  words: readonly Word[],
  places: Places,
  vocabulary: Vocabulary,
): PlaceFilter | null => {
  for (const [start, { folded }] of words.entries()) {
    if (!prepositions.has(folded)) continue;
    let included: ReadonlySet<number> | null = null;
    const names: string[] = [];
    for (const word of words.slice(start + 1, start + 1 + maxPlaceWords)) {
      const name = nearestPlace(word, places, vocabulary);
      const own = name === null ? undefined : places.entriesOf(name);
      if (name === null || !own) break;
      const both: ReadonlySet<number> = included ? new Set([...included].filter((at) => own.has(at))) : own;
      if (both.size === 0) break;
      included = both;
      names.push(places.spellingOf(name));
    }
    if (included) {
      const found = included;
      return {
        includes: (at) => found.has(at),
        text: `${folded} ${names.join(' ')}`,
        rest: [...words.slice(0, start), ...words.slice(start + 1 + names.length)],
      };
    }
  }
  return null;
};
