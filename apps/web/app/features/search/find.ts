import { kindTitles, type Entry, type Kind } from './entries';
import { excerpt, fold, matchStrength, wordsOf, type Folded } from './matching';

export interface Found {
  entry: Entry;
  /** The Devanagari name, when that is what matched. */
  hi: string | null;
  /** The one line to show: the entry's own, or the words around a match further down. */
  line: string;
}

export interface FoundGroup {
  room: Kind;
  title: string;
  found: readonly Found[];
}

interface Prepared {
  entry: Entry;
  name: Folded;
  hi: Folded;
  line: Folded;
  more: Folded;
}

/** A match in the name outweighs one in the line, which outweighs one in the text. */
const weights = { name: 8, hi: 8, line: 3, more: 1 } as const;
const fields = ['name', 'hi', 'line', 'more'] as const;

const prepare = (entry: Entry): Prepared => ({
  entry,
  name: fold(entry.name),
  hi: fold(entry.hi ?? ''),
  line: fold(entry.line),
  more: fold(entry.more),
});

/** Zero unless every word is found somewhere. */
const scoreOf = (prepared: Prepared, words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    const best = Math.max(...fields.map((field) => matchStrength(prepared[field], word) * weights[field]));
    if (best === 0) return 0;
    score += best;
  }
  return score;
};

const holds = (field: Folded, words: readonly string[]) =>
  words.some((word) => matchStrength(field, word) > 0);

const show = ({ entry, name, hi, line, more }: Prepared, words: readonly string[]): Found => ({
  entry,
  hi: entry.hi && holds(hi, words) ? entry.hi : null,
  line:
    !holds(name, words) && !holds(hi, words) && !holds(line, words) && holds(more, words)
      ? excerpt(entry.more, words)
      : entry.line,
});

/** Makes a search through entries: what is found, by kind, the best of each kind first. An empty query finds nothing. */
export const createSearch = (entries: readonly Entry[]) => {
  const prepared = entries.map(prepare);
  return (query: string): readonly FoundGroup[] => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const matches = prepared
      .map((one) => ({ one, score: scoreOf(one, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return (Object.entries(kindTitles) as [Kind, string][])
      .map(([room, title]) => ({
        room,
        title,
        found: matches.filter(({ one }) => one.entry.kind === room).map(({ one }) => show(one, words)),
      }))
      .filter(({ found }) => found.length > 0);
  };
};
