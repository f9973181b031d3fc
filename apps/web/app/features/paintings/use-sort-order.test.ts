import { describe, expect, it } from 'vitest';
import { earlyChoice, sortOrderIn, withSortOrder } from './use-sort-order.ts';

describe('the sort order in the address', () => {
  it.each([
    ['', 'none'],
    ['sort=price-ascending', 'price-ascending'],
    ['page=2&sort=price-descending', 'price-descending'],
    ['sort=none', 'none'],
    ['sort=made-up', 'none'],
  ])('of “%s” is %s', (query, order) => {
    expect(sortOrderIn(new URLSearchParams(query))).toBe(order);
  });

  it('is written beside what else the query says, and left out for the catalogue’s own order', () => {
    const params = new URLSearchParams('from=home');
    expect(withSortOrder(params, 'price-ascending').toString()).toBe('from=home&sort=price-ascending');
    expect(withSortOrder(new URLSearchParams('sort=price-ascending'), 'none').toString()).toBe('');
  });
});

describe('a choice made before the page’s script ran', () => {
  it('is what the box says when the document had the catalogue’s own order', () => {
    expect(earlyChoice('price-ascending', 'none')).toBe('price-ascending');
  });

  it('is none when the box only shows the order of the address', () => {
    expect(earlyChoice('price-ascending', 'price-ascending')).toBeNull();
    expect(earlyChoice('none', 'none')).toBeNull();
    expect(earlyChoice(undefined, 'none')).toBeNull();
  });
});
