import * as fc from 'fast-check';
import { toSearchIndex, type SearchEntry } from '@kalavithi/contract/search-entries';
import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries';
import { createSearch } from './create-search';

const known = (
  kind: SearchEntry['kind'],
  id: string,
  name: string,
  more: Partial<SearchEntry> = {},
): SearchEntry => ({
  kind,
  id,
  of: '',
  name,
  hi: '',
  line: '',
  place: '',
  price: null,
  more: '',
  link: '',
  picture: null,
  ...more,
});

const entries = entriesOf(
  toSearchIndex([
    known('gallery', 'folk', 'Folk Paintings', { more: 'Schools of many villages, on mud walls.' }),
    known('gallery', 'nirmal', 'Nirmal Art', { place: 'Nirmal, Telangana' }),
    known('gallery', 'g-fish', 'Wedding of the Fish', { of: 'folk' }),
    known('gallery', 'g-pond', 'Lotus Pond', {
      of: 'folk',
      more: 'A boal, a fish of the rivers, swims. Second sentence.',
    }),
    known('gallery', 'g-mandana', 'Peacock Courtyard Mandana', { of: 'folk' }),
    known('gallery', 'g-hamsa', 'Hamsa in Nirmal Gold', { of: 'folk' }),
    known('paintings', 'p-tarpa', 'Tarpa Circle', {
      hi: 'तारपा का घेरा',
      line: 'Warli',
      place: 'Palghar district, Maharashtra',
      price: 1250,
    }),
    known('paintings', 'p-saura', 'Tree of Life', { line: 'Saura', place: 'Rayagada, Odisha', price: 1500 }),
    known('handicrafts', 'c-toys', 'Stacking Rooster', { place: 'Channapatna, Karnataka', price: 1000 }),
    known('handicrafts', 'c-lamp', 'Brass Lamp', { place: 'Cuttack, Odisha', price: 900 }),
    known('dances', 'd-kathak', 'Kathak', { line: 'Classical', place: 'Uttar Pradesh' }),
    known('artists', 'a-devji', 'Devji Umbarsada', { line: 'Warli', place: 'Palghar', hi: 'देवजी' }),
    known('artists', 'w-train', 'The Train Comes', { of: 'a-devji', price: 1500 }),
    known('events', 'e-wall', 'Warli Wall', { place: 'Worli, Mumbai', price: 0 }),
    known('games', 'quiz', 'ShabdKala', { link: '/games/quiz' }),
    known('pages', 'privacy', 'Privacy Policy', { more: 'How long we keep addresses' }),
    known('pages', 'unlinked', 'A page without an address'),
  ]),
);

const search = createSearch(entries);
const group = (query: string, title: string) => search(query).groups.find((one) => one.title === title);
const names = (query: string, title: string) => group(query, title)?.found.map(({ entry }) => entry.name);
const allNames = (query: string) =>
  search(query).groups.flatMap(({ found }) => found.map(({ entry }) => entry.name));

describe('the search', () => {
  it('finds nothing without a word', () => {
    for (const query of ['', '   ', '!?…', 'qqqq', 'zeppelin']) {
      expect(search(query)).toEqual({
        groups: [],
        count: 0,
        filters: '',
        hasAllWords: true,
        readAs: [],
        isGuess: false,
        similar: [],
      });
    }
  });

  it('groups results by kind, in the order of the kinds while they are as good', () => {
    expect(search('warli').groups.map(({ title }) => title)).toEqual([
      'Paintings',
      'Artists and their works',
      'Events',
      'Pages',
    ]);
    expect(names('warli', 'Artists and their works')).toEqual(['Devji Umbarsada', 'The Train Comes']);
  });

  it('puts a kind with a much better result first', () => {
    expect(search('the train comes').groups[0]?.title).toBe('Works by artists');
  });

  it('names the group of artists by what is in it', () => {
    const titles = (query: string) => search(query).groups.map(({ title }) => title);
    expect(titles('palghar artist')).toContain('Artists and their works');
    expect(titles('train comes')).toContain('Works by artists');
  });

  it('gives each result its address', () => {
    const to = (query: string, title: string) => group(query, title)?.found[0]?.entry.to;
    expect(to('tarpa circle', 'Paintings')).toBe('/arts/paintings/p-tarpa');
    expect(to('stacking rooster', 'Handicrafts')).toBe('/arts/handicrafts/c-toys');
    expect(to('wedding of the fish', 'Art Gallery')).toBe('/arts/gallery/g-fish');
    expect(to('folk paintings', 'Art Gallery')).toBe('/arts/gallery?school=folk');
    expect(to('devji', 'Artists and their works')).toBe('/artists/a-devji');
    expect(to('train comes', 'Works by artists')).toBe('/artists/a-devji#w-train');
    expect(to('warli wall', 'Events')).toBe('/events/e-wall');
    expect(to('kathak', 'Dances')).toBe('/arts/dances#d-kathak');
    expect(to('shabdkala', 'Games')).toBe('/games/quiz');
    expect(to('how long addresses', 'Pages')).toBe('/privacy');
  });

  it('shows the price, and for the work of an artist by whom it is', () => {
    expect(group('tarpa', 'Paintings')?.found[0]?.line).toBe('Warli, ₹1,250');
    expect(group('kathak', 'Dances')?.found[0]?.line).toBe('Classical, Uttar Pradesh');
    expect(group('train', 'Works by artists')?.found[0]?.line).toBe('Warli, by Devji Umbarsada, ₹1,500');
    expect(group('warli wall', 'Events')?.found[0]?.line).toBe('Worli, Mumbai, free');
  });

  it('finds by the Devanagari name and shows it', () => {
    expect(group('तारपा', 'Paintings')?.found[0]).toMatchObject({ hi: 'तारपा का घेरा' });
    expect(group('Tarpa', 'Paintings')?.found[0]?.hi).toBe('');
  });

  it('requires every word in any field, or else the most', () => {
    expect(names('mandana peacock', 'Art Gallery')).toEqual(['Peacock Courtyard Mandana']);
    expect(search('mandana peacock').hasAllWords).toBe(true);
    expect(allNames('peacock zzz')).toEqual(['Peacock Courtyard Mandana']);
    expect(search('peacock zzz').hasAllWords).toBe(false);
    expect(allNames('peacock zzz qqq')).toEqual([]);
  });

  it('ranks matches in names first and shows the words around other matches', () => {
    const found = group('fish', 'Art Gallery')?.found ?? [];
    expect(found.map(({ entry }) => entry.name)).toEqual(['Wedding of the Fish', 'Lotus Pond']);
    expect(group('boal', 'Art Gallery')?.found[0]?.line).toContain('boal');
  });

  it('ranks the same word above one that sounds alike, and that above a misspelling', () => {
    const spelling = createSearch(
      entriesOf(
        toSearchIndex([
          known('gallery', '1', 'Worla'),
          known('gallery', '2', 'Varlee'),
          known('gallery', '3', 'Other', { more: 'Once it says warli.' }),
          known('gallery', '4', 'Warlish'),
        ]),
      ),
    );
    const found = spelling('warli').groups[0]?.found.map(({ entry }) => entry.name);
    expect(found).toEqual(['Warlish', 'Other', 'Varlee']);
    const misspelt = spelling('warlu').groups[0]?.found.map(({ entry }) => entry.name);
    expect(misspelt).toContain('Worla');
  });

  it('underlines what was typed, or the words that are near to it', () => {
    expect(group('warl', 'Paintings')?.found[0]?.marks).toEqual(['warl']);
    expect(group('warlee', 'Paintings')?.found[0]?.marks).toEqual(['warli']);
  });

  it('says how it read a word that nothing has', () => {
    const readAs = (query: string) => search(query).readAs.map(({ typed, meant }) => `${typed}: ${meant}`);
    expect(readAs('varlee')).toEqual(['varlee: Warli']);
    expect(readAs('mandhana pecock')).toEqual(['mandhana: Mandana', 'pecock: Peacock']);
    expect(readAs('rooster stakking')).toEqual(['stakking: Stacking']);
    // As typed, as far as it is typed, in the plural, by another name, in another script, or as a place.
    for (const query of [
      'Warli',
      'man',
      'andana',
      'lamps',
      'mayil',
      'वारली',
      'warli from orissa',
      'zeppelin',
    ])
      expect(readAs(query)).toEqual([]);
  });

  it('finds two words that are written as one, and one as two', () => {
    expect(allNames('lotuspond')).toEqual(['Lotus Pond']);
    expect(allNames('man dana')).toEqual(['Peacock Courtyard Mandana']);
    expect(allNames('mandanapeacock')).toEqual(['Peacock Courtyard Mandana']);
  });

  it('finds what people call otherwise, in any script', () => {
    for (const query of ['mayil', 'மயில்', 'moyur']) {
      expect(allNames(query)).toEqual(['Peacock Courtyard Mandana']);
    }
  });

  it('finds the singular by the plural', () => {
    expect(allNames('lamps')).toEqual(['Brass Lamp']);
  });

  it('lets what kind of thing is meant count less than what it shows', () => {
    expect(allNames('warli art')[0]).toBe('Tarpa Circle');
    expect(allNames('nirmal art')[0]).toBe('Nirmal Art');
  });

  it('gives every entry a unique address', () => {
    const addresses = entries.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the filters', () => {
  it.each([
    ['under 1300', 'Under ₹1,300', ['Tarpa Circle', 'Stacking Rooster', 'Brass Lamp', 'Warli Wall']],
    ['from Odisha', 'from Odisha', ['Tree of Life', 'Brass Lamp']],
    ['in orissa', 'in Odisha', ['Tree of Life', 'Brass Lamp']],
    ['lamp from odissha', 'from Odisha', ['Brass Lamp']],
    ['under 1000 from Odisha', 'Under ₹1,000 · from Odisha', ['Brass Lamp']],
    ['from uttarpradesh', 'from Uttar Pradesh', ['Kathak']],
    ['painting in ओडिशा', 'in Odisha', ['Tree of Life']],
    ['warli over 1400', 'Over ₹1,400', ['The Train Comes']],
    ['lamp over 5000', 'Over ₹5,000', []],
  ])('of "%s" are %s', (query, filters, found) => {
    expect(search(query).filters).toBe(filters);
    expect(allNames(query).sort()).toEqual([...found].sort());
  });

  it('order by price, and leave out what has none', () => {
    expect(names('cheapest warli', 'Works by artists')).toEqual(['The Train Comes']);
    expect(search('cheap handicraft').groups[0]?.found.map(({ entry }) => entry.price)).toEqual([900, 1000]);
    expect(search('expensive handicraft').groups[0]?.found.map(({ entry }) => entry.price)).toEqual([
      1000, 900,
    ]);
    expect(search('cheap handicraft').filters).toBe('Cheapest first');
  });

  it('read a word as a word when nothing has such a price', () => {
    const free = createSearch(entriesOf(toSearchIndex([known('gallery', 'bird', 'Free Bird')])));
    expect(free('free bird')).toMatchObject({ count: 1, filters: '' });
  });

  it('leave a name alone that has a place in it', () => {
    expect(search('hamsa in nirmal gold').filters).toBe('');
    expect(allNames('hamsa in nirmal gold')).toEqual(['Hamsa in Nirmal Gold']);
  });

  it('take no other word for a place', () => {
    expect(search('fish in the rivers').filters).toBe('');
    expect(search('peacock from nowhere').filters).toBe('');
  });
});

describe('odd queries', () => {
  it.each([
    ['a huge one', 'madhubni '.repeat(5000)],
    ['one long word', 'k'.repeat(100_000)],
    ['symbols', '₹₹₹ <> -- ()[]*+?\\ \u0000 😀'],
    ['mixed scripts', 'वाrliவார் లీ 漢字 \u202eabc'],
    ['a joiner alone', '\u200d\u094d'],
    ['a lone surrogate', '\ud800'],
    ['many numbers', 'under '.repeat(30) + '9'.repeat(300)],
  ])('are answered: %s', (_, query) => {
    expect(search(query).count).toBeLessThanOrEqual(entries.length);
  });

  it('are answered, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        expect(search(query).count).toBeLessThanOrEqual(entries.length);
      }),
      { numRuns: 20 },
    );
  });
});
