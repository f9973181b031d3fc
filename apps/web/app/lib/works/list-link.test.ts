import { expect, it } from 'vitest';
import { idsInLink, listLink, maxListed } from './list-link';

it('names works in an address, and reads them from it', () => {
  const link = new URL(listLink(['painting-one', 'craft-two'], 'https://kalavithi.example'));
  expect(link.href).toBe('https://kalavithi.example/wishlist?works=painting-one,craft-two');
  expect(idsInLink(link.searchParams)).toEqual(['painting-one', 'craft-two']);
});

it('leaves out what is odd, repeated or too much', () => {
  const ids = (works: string) => idsInLink(new URLSearchParams({ works }));
  expect(ids('')).toEqual([]);
  expect(ids('a,a,,<b>,../c,D')).toEqual(['a']);
  expect(ids(Array.from({ length: 100 }, (_, index) => `work-${index}`).join(','))).toHaveLength(maxListed);
  expect(idsInLink(new URLSearchParams())).toEqual([]);
});
