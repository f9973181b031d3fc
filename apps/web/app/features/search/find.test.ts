import { describe, expect, it } from 'vitest';
import { entries } from './entries';
import { searchThrough } from './find';

const search = searchThrough(entries);
const group = (query: string, title: string) => search(query).find((one) => one.title === title);
const names = (query: string, title: string) => group(query, title)?.found.map(({ entry }) => entry.name);

describe('searching the avenue', () => {
  it('finds nothing without a word', () => {
    expect(search('')).toEqual([]);
    expect(search('   ')).toEqual([]);
    expect(search('qqqq')).toEqual([]);
  });

  it('groups what it finds by kind, in the order of the rooms', () => {
    expect(search('warli').map(({ title }) => title)).toEqual([
      'Paintings',
      'Art Gallery',
      'Artists',
      'Events',
      'Games',
      'Pages',
    ]);
    expect(names('warli', 'Paintings')).toContain('Tarpa Circle');
    expect(names('warli', 'Artists')).toEqual(['Devji Umbarsada']);
  });

  it('leads each thing to its place', () => {
    const to = (query: string, title: string) => group(query, title)?.found[0]?.entry.to;
    expect(to('tarpa circle', 'Paintings')).toBe('/arts/paintings#painting-warli-tarpa-circle');
    expect(to('stacking rooster', 'Handicrafts')).toBe('/arts/handicrafts#craft-channapatna-toys');
    expect(to('wedding of the fish', 'Art Gallery')).toBe(
      '/arts/gallery?work=gallery-folk-patachitra-fish-wedding',
    );
    expect(to('gokulesh', 'Artists')).toBe('/artists/artist-gokulesh-purbiya');
    expect(to('bharatanatyam', 'Dances')).toBe('/arts/dances#dance-bharatanatyam');
    expect(to('shabdkala', 'Games')).toBe('/games/quiz');
    expect(to('privacy', 'Pages')).toBe('/privacy');
  });

  it('finds by the Devanagari name and shows it', () => {
    expect(group('तारपा', 'Paintings')?.found[0]).toMatchObject({ hi: 'तारपा का घेरा' });
    expect(group('Tarpa', 'Paintings')?.found[0]?.hi).toBeNull();
  });

  it('wants every word, wherever each is', () => {
    expect(names('peacock mandana', 'Art Gallery')?.[0]).toBe('Peacock Courtyard Mandana');
    expect(search('peacock zzz')).toEqual([]);
  });

  it('puts a match in the name first, and shows the words around one in the text', () => {
    const found = group('fish', 'Art Gallery')?.found ?? [];
    expect(found[0]?.entry.name).toMatch(/fish/i);
    const byText = group('boal', 'Art Gallery')?.found[0];
    expect(byText?.line).toContain('boal');
  });

  it('gives every entry an address of its own', () => {
    const addresses = entries.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
