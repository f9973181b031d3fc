import type { SearchEntry } from '@kalavithi/contract/search';
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
  name,
  hi: null,
  line: 'One line',
  price: null,
  more: '',
  picture: null,
  link: null,
  ...more,
});

const entries = entriesOf([
  known('gallery', 'g-fish', 'Wedding of the Fish', { line: 'Folk Paintings' }),
  known('gallery', 'g-pond', 'Lotus Pond', { more: 'A boal, a fish of the rivers, swims. Second sentence.' }),
  known('gallery', 'g-mandana', 'Peacock Courtyard Mandana'),
  known('paintings', 'p-tarpa', 'Tarpa Circle', { hi: 'तारपा का घेरा', line: 'Warli', price: 1250 }),
  known('handicrafts', 'c-toys', 'Stacking Rooster', { line: 'Channapatna', price: 1000 }),
  known('dances', 'd-kathak', 'Kathak'),
  known('artists', 'a-devji', 'Devji Umbarsada', { line: 'Warli, Palghar' }),
  known('events', 'e-wall', 'Warli Wall'),
  known('games', 'quiz', 'ShabdKala', { link: '/games/quiz' }),
]);

const search = createSearch(entries);
const group = (query: string, title: string) => search(query).find((one) => one.title === title);
const names = (query: string, title: string) => group(query, title)?.found.map(({ entry }) => entry.name);

describe('the search', () => {
  it('finds nothing without a word', () => {
    expect(search('')).toEqual([]);
    expect(search('   ')).toEqual([]);
    expect(search('qqqq')).toEqual([]);
  });

  it('groups results by kind, with pages last', () => {
    expect(search('warli').map(({ title }) => title)).toEqual(['Paintings', 'Artists', 'Events', 'Pages']);
    expect(names('warli', 'Artists')).toEqual(['Devji Umbarsada']);
  });

  it('gives each result its address', () => {
    const to = (query: string, title: string) => group(query, title)?.found[0]?.entry.to;
    expect(to('tarpa circle', 'Paintings')).toBe('/arts/paintings#p-tarpa');
    expect(to('stacking rooster', 'Handicrafts')).toBe('/arts/handicrafts#c-toys');
    expect(to('wedding of the fish', 'Art Gallery')).toBe('/arts/gallery?work=g-fish');
    expect(to('devji', 'Artists')).toBe('/artists/a-devji');
    expect(to('warli wall', 'Events')).toBe('/events/e-wall');
    expect(to('kathak', 'Dances')).toBe('/arts/dances#d-kathak');
    expect(to('shabdkala', 'Games')).toBe('/games/quiz');
    expect(to('privacy', 'Pages')).toBe('/privacy');
  });

  it('shows the price of works for sale', () => {
    expect(group('tarpa', 'Paintings')?.found[0]?.line).toBe('Warli, ₹1,250');
    expect(group('kathak', 'Dances')?.found[0]?.line).toBe('One line');
  });

  it('finds by the Devanagari name and shows it', () => {
    expect(group('तारपा', 'Paintings')?.found[0]).toMatchObject({ hi: 'तारपा का घेरा' });
    expect(group('Tarpa', 'Paintings')?.found[0]?.hi).toBeNull();
  });

  it('requires every word, in any field', () => {
    expect(names('mandana peacock', 'Art Gallery')).toEqual(['Peacock Courtyard Mandana']);
    expect(search('peacock zzz')).toEqual([]);
  });

  it('ranks matches in names first and shows the words around other matches', () => {
    const found = group('fish', 'Art Gallery')?.found ?? [];
    expect(found.map(({ entry }) => entry.name)).toEqual(['Wedding of the Fish', 'Lotus Pond']);
    expect(group('boal', 'Art Gallery')?.found[0]?.line).toContain('boal');
  });

  it('gives every entry a unique address', () => {
    const addresses = entries.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
