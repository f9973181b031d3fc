import { array, assert, constantFrom, nat, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSearchEntries, toSearchIndex, type SearchEntry } from './search-entries.ts';

const id = string({ minLength: 1, unit: constantFrom('a', 'b', '7', '-') });

const entry = record<SearchEntry>({
  kind: constantFrom('paintings', 'gallery', 'pages'),
  id,
  of: string(),
  name: string(),
  hi: string(),
  line: string(),
  place: string(),
  price: option(nat()),
  more: string(),
  link: string(),
  picture: option(
    record({
      path: id.map((name) => `/media/${name}`),
      version: constantFrom('0123abcd', 'ffffffff'),
      colour: constantFrom('#000000', '#c8a848'),
    }),
  ),
});

describe('the parallel lists', () => {
  it('are read as the entries that were written', () => {
    assert(
      property(array(entry), (entries) => {
        expect(toSearchEntries(toSearchIndex(entries))).toEqual(entries);
      }),
    );
  });

  it('name a picture by the id of its entry', () => {
    const picture = { path: '/media/gallery/lotus', version: '0123abcd', colour: '#000000' };
    const lists = toSearchIndex([
      {
        kind: 'gallery',
        id: 'lotus',
        of: 'tanjor',
        name: 'Lotus',
        hi: '',
        line: '',
        place: '',
        price: null,
        more: '',
        link: '',
        picture,
      },
    ]);
    expect(lists.path).toEqual(['/media/gallery/*']);
    expect(toSearchEntries(lists)[0]?.picture).toEqual(picture);
  });
});
