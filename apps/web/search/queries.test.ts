import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Found } from '../app/features/search/create-search';
import { entriesOf } from '../app/features/search/entries';
import { inFilters, inScripts, misspelt, spelt, type Row } from './queries';
import { readSampleIndex } from './sample-index';

const rows = [...spelt, ...misspelt, ...inScripts];

const isOneOf = (id: string, [, ...ids]: Row): boolean =>
  ids.some((wanted) => new RegExp(`^${wanted.replaceAll('*', '.*')}$`).test(id));

let search: (query: string) => Found;
/** The ids at the end of addresses. */
let idsOf: (query: string) => string[];

beforeAll(async () => {
  search = createSearch(entriesOf(await readSampleIndex()));
  idsOf = (query) =>
    search(query)
      .groups.flatMap(({ found }) => found)
      .map(({ entry }) => entry.to.split(/[/#=]/).at(-1) || 'home');
});

describe('the table of queries', () => {
  it('has 500 queries, 200 of them misspelt and 140 in Indian scripts', () => {
    const all = [...rows, ...inFilters];
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(misspelt.length).toBeGreaterThanOrEqual(200);
    expect(inScripts.length).toBeGreaterThanOrEqual(140);
    expect(new Set(all.map(([query]) => query)).size).toBe(all.length);
  });

  it('finds one of the ids among the first three results for at least 49 of 50', () => {
    const missed = rows.filter(
      (row) =>
        !idsOf(row[0])
          .slice(0, 3)
          .some((id) => isOneOf(id, row)),
    );
    expect(missed.map(([query]) => query).slice(rows.length / 50)).toEqual([]);
  });

  it('guesses five at most for words that nothing is like', () => {
    expect(search('keyboard').groups.flatMap(({ found }) => found)).toHaveLength(5);
    expect(search('keyboard')).toMatchObject({ count: 5, isGuess: true });
    expect(search('qwerty warli')).toMatchObject({ isGuess: false });
    expect(search('madhubni')).toMatchObject({ isGuess: false });
  });

  it('finds nothing for what only sounds like a word and is written otherwise', () => {
    expect(search('masks').count).toBeGreaterThan(0);
    for (const query of ['mazzqx', 'xqzzv', 'wzzkt']) expect(search(query).count).toBe(0);
    for (const query of ['madhubni', 'kathakalli', 'worli']) {
      expect(search(query)).toMatchObject({ isGuess: false });
      expect(search(query).count).toBeGreaterThan(0);
    }
  });

  it('takes no English word for a Hindi word of the same sound', () => {
    const { groups } = search('मोर');
    expect(groups.map(({ title }) => title)).not.toContain('Games');
    expect(groups.flatMap(({ found }) => found).flatMap(({ marks }) => marks)).not.toContain('more');
  });

  it('finds no word that begins with another nasal', () => {
    expect(idsOf('mad')).toContain('madhubani');
    expect(
      search('mad')
        .groups.flatMap(({ found }) => found)
        .flatMap(({ marks }) => marks),
    ).not.toContain('nanda');
  });

  it('shows motifs as a sentence, and names in two scripts apart', () => {
    const resultsOf = (query: string) => search(query).groups.flatMap(({ found }) => found);
    expect(resultsOf('peacock').map(({ line }) => line)).toContain(
      'Shows: peacock, elephant, file of worshippers.',
    );
    // The group says that it is a new arrival.
    expect(resultsOf('gond peacock mug').map(({ hi, line }) => ({ hi, line }))).toEqual([
      { hi: 'गोंड मोर मग', line: '' },
    ]);
  });

  it('finds nothing beside a price and a place that does not fit', () => {
    const wrong = inFilters.filter((row) => {
      const found = idsOf(row[0]).slice(0, 3);
      return found.length === 0 || !found.every((id) => isOneOf(id, row));
    });
    expect(wrong.map(([query]) => query)).toEqual([]);
  });
});
