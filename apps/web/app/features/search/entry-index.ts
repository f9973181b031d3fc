import MiniSearch from 'minisearch';
import type { Entry, Kind } from './entries';
import { createPlaces, type Places } from './places';
import { createVocabulary, type Mistakes, type Vocabulary } from './vocabulary';
import { isFiller, wordsIn, type Word } from './words';

/** Weight of a match by field. `joined` has neighbouring words written as one: "tamilnadu". */
const fields = { name: 6, hi: 4, tradition: 5, place: 3, joined: 3, kind: 5, more: 1, about: 0.4 } as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

/** What people call the entries of a kind. */
const kindWords: Readonly<Record<Kind, string>> = {
  paintings: 'painting paintings art arts',
  dances: 'dance dances art arts',
  handicrafts: 'handicraft handicrafts craft crafts art arts',
  gallery: 'painting paintings art arts gallery',
  artists: 'artist artists art arts',
  events: 'event events workshop workshops exhibition',
  games: 'game games',
  home: '',
};
/** They say little when other words say more: "Tanjor Arts" is not what "warli arts" means. */
const wordsOfKinds = new Set(Object.values(kindWords).flatMap((words) => words.split(' ')));
const weightOfKind = 0.002;

/** What people look for first. */
const kindWeights: Readonly<Record<Kind, number>> = {
  paintings: 1,
  dances: 1,
  handicrafts: 1,
  gallery: 1,
  artists: 0.9,
  events: 0.8,
  games: 0.7,
  home: 0.6,
};

/** How much a word that is only near counts beside one that is there: the root of its nearness. */
const confidence = 0.25;

/** How well an entry matches the words of a query. */
export interface Scored {
  at: number;
  score: number;
  /** For each word of the query that matched, the words of the entry that did. */
  matched: ReadonlyMap<number, readonly string[]>;
  /** How near the furthest of them is. */
  nearness: number;
  /** How near the nearest of them is. */
  nearest: number;
}

const textsOf = (entry: Entry): Record<Exclude<Field, 'joined'>, string> => ({
  name: entry.name,
  hi: entry.hi,
  tradition: entry.tradition,
  place: entry.place,
  more: entry.more,
  kind: kindWords[entry.kind],
  about: entry.about,
});

const joinedWords = (words: readonly Word[]): Word[] =>
  words.slice(1).map(({ text, folded }, index) => ({
    text: `${words[index]?.text}${text}`,
    folded: `${words[index]?.folded}${folded}`,
  }));

/** Passages have fillers in every sentence; in a name each word counts. */
const passages: ReadonlySet<string> = new Set<Field>(['more', 'about']);

const textOf = (words: readonly Word[], field: string): string =>
  words
    .filter((word) => !passages.has(field) || !isFiller(word))
    .map(({ folded }) => folded)
    .join(' ');

/** The words of all entries. */
export interface EntryIndex {
  vocabulary: Vocabulary;
  places: Places;
  /** The score of every entry, in their order, 0 for those that have none of the words. */
  score: (words: readonly Word[], mistakes: Mistakes) => Scored[];
}

export const createEntryIndex = (entries: readonly Entry[]): EntryIndex => {
  const allWords = new Map<string, Word>();
  const wordsByText = new Map<string, Word>();
  const joinedOnly = new Set<string>();
  const places = createPlaces();
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: fieldNames,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: fields,
      boostDocument: (id) => kindWeights[(entries[id as number] as Entry).kind],
    },
  });
  index.addAll(
    entries.map((entry, id) => {
      const words = Object.fromEntries(
        Object.entries(textsOf(entry)).map(([field, text]) => [field, wordsIn(text, wordsByText)]),
      ) as Record<Exclude<Field, 'joined'>, readonly Word[]>;
      const joined = [words.name, words.hi, words.tradition, words.place].flatMap(joinedWords);
      places.add(id, words.place);
      const all = { ...words, joined };
      for (const word of Object.values(words).flat()) {
        if (!allWords.has(word.folded)) allWords.set(word.folded, word);
        joinedOnly.delete(word.folded);
      }
      for (const word of joined) {
        if (allWords.has(word.folded)) continue;
        allWords.set(word.folded, word);
        joinedOnly.add(word.folded);
      }
      return {
        id,
        ...(Object.fromEntries(
          Object.entries(all).map(([field, list]) => [field, textOf(list, field)]),
        ) as Record<Field, string>),
      };
    }),
  );
  const vocabulary = createVocabulary(allWords, joinedOnly);

  /** Scores of one word by entry, with the words of the entry that matched. */
  const scoreWord = (word: Word, mistakes: Mistakes) => {
    const near = vocabulary.near(word, mistakes);
    // Words count alike, also those that nothing has as they were typed.
    const nearest = Math.max(0, ...near.values());
    const boost = nearest === 0 ? 0 : nearest ** confidence / nearest;
    const results = index.search([...near.keys()].join(' '), {
      boostTerm: (term) => (near.get(term) ?? 0) * boost,
    });
    return new Map(
      results.map(({ id, score, terms }) => [
        id as number,
        { score, words: terms, nearness: Math.max(...terms.map((term) => near.get(term) ?? 0)) },
      ]),
    );
  };

  const score: EntryIndex['score'] = (words, mistakes) => {
    const known = words.map(vocabulary.knows);
    const byWord = words.map((word) => scoreWord(word, mistakes));
    const byPair = joinedWords(words).map((word, at) =>
      scoreWord(word, known[at] || known[at + 1] ? 'none' : mistakes),
    );
    const isOfKind = words.map(({ folded }) => wordsOfKinds.has(folded));
    const hasOther = isOfKind.includes(false);
    return entries.map((_, at): Scored => {
      let sum = 0;
      let nearness = 1;
      let nearest = 0;
      const matched = new Map<number, readonly string[]>();
      words.forEach((__, position) => {
        // "patta chitra" is found by both words, or as one.
        const candidates = [byWord[position], byPair[position], byPair[position - 1]].flatMap(
          (scores) => scores?.get(at) ?? [],
        );
        if (candidates.length === 0) return;
        const best = Math.max(...candidates.map((candidate) => candidate.score));
        sum += hasOther && isOfKind[position] ? best * weightOfKind : best;
        const near = Math.max(...candidates.map((candidate) => candidate.nearness));
        nearness = Math.min(nearness, near);
        nearest = Math.max(nearest, near);
        matched.set(
          position,
          candidates.flatMap((candidate) => candidate.words),
        );
      });
      return { at, score: sum, matched, nearness, nearest };
    });
  };

  return { vocabulary, places, score };
};
