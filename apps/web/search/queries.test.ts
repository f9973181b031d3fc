import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Found } from '../app/features/search/create-search';
import { entriesOf } from '../app/features/search/entries';
import { inScripts, misspelt, spelt } from './queries';
import { readSampleIndex } from './sample-index';

const rows = [...spelt, ...misspelt, ...inScripts];

let search: (query: string) => Found;
/** The ids at the end of addresses. */
let idsOf: (query: string) => string[];

beforeAll(async () => {
  search = createSearch(entriesOf(await readSampleIndex()));
  idsOf = (query) =>
    search(query)
      .groups.flatMap(({ found }) => found)
      .map(({ entry }) => entry.to.split(/[/#=]/).at(-1) ?? '');
});

describe('the table of queries', () => {
  it('has 200 queries, 80 of them misspelt and 40 in Indian scripts', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(misspelt.length).toBeGreaterThanOrEqual(80);
    expect(inScripts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(([query]) => query)).size).toBe(rows.length);
  });

  it('finds the work among the first three results for at least 19 of 20', () => {
    const missed = rows.filter(([query, id]) => !idsOf(query).slice(0, 3).includes(id));
    expect(missed.map(([query]) => query).slice(rows.length / 20)).toEqual([]);
  });
});
