import { kindTitles, type Entry, type Kind } from './entries';
import { excerpt, fold, matchStrength, wordsOf, type Folded } from './matching';

export interface SearchResult {
  entry: Entry;
  /** The Devanagari name, when that is what matched. */
  hi: string | null;
  /** The line to show: that of the entry, or the words around a match. */
  line: string;
}

export interface ResultGroup {
  room: Kind;
  title: string;
  found: readonly SearchResult[];
}

interface IndexedEntry {
  entry: Entry;
  name: Folded;
  hi: Folded;
  line: Folded;
  more: Folded;
}

/** Weight of a match by field. */
const weights = { name: 8, hi: 8, line: 3, more: 1 } as const;
const fields = ['name', 'hi', 'line', 'more'] as const;

const indexEntry = (entry: Entry): IndexedEntry => ({
  entry,
  name: fold(entry.name),
  hi: fold(entry.hi ?? ''),
  line: fold(entry.line),
  more: fold(entry.more),
});

/** Zero unless every word matches a field. */
const scoreOf = (entry: IndexedEntry, words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    const best = Math.max(...fields.map((field) => matchStrength(entry[field], word) * weights[field]));
    if (best === 0) return 0;
    score += best;
  }
  return score;
};

const matches = (field: Folded, words: readonly string[]) =>
  words.some((word) => matchStrength(field, word) > 0);

const toResult = ({ entry, name, hi, line, more }: IndexedEntry, words: readonly string[]): SearchResult => ({
  entry,
  hi: entry.hi && matches(hi, words) ? entry.hi : null,
  line:
    !matches(name, words) && !matches(hi, words) && !matches(line, words) && matches(more, words)
      ? excerpt(entry.more, words)
      : entry.line,
});

/** Returns a function that searches entries and groups the results by kind, best first. */
export const createSearch = (entries: readonly Entry[]) => {
  const indexed = entries.map(indexEntry);
  return (query: string): readonly ResultGroup[] => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const scored = indexed
      .map((candidate) => ({ candidate, score: scoreOf(candidate, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return (Object.entries(kindTitles) as [Kind, string][])
      .map(([room, title]) => ({
        room,
        title,
        found: scored
          .filter(({ candidate }) => candidate.entry.kind === room)
          .map(({ candidate }) => toResult(candidate, words)),
      }))
      .filter(({ found }) => found.length > 0);
  };
};
