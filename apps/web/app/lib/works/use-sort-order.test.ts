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

  it('keeps other parameters, and is left out for the default order', () => {
    const params = new URLSearchParams('from=home');
    expect(withSortOrder(params, 'price-ascending').toString()).toBe('from=home&sort=price-ascending');
    expect(withSortOrder(new URLSearchParams('sort=price-ascending'), 'none').toString()).toBe('');
  });
});

describe('earlyChoice', () => {
  it('is the value of the select when the default order was rendered', () => {
    expect(earlyChoice('price-ascending', 'none')).toBe('price-ascending');
  });

  it('is null when the select has the rendered order', () => {
    expect(earlyChoice('price-ascending', 'price-ascending')).toBeNull();
    expect(earlyChoice('none', 'none')).toBeNull();
    expect(earlyChoice(undefined, 'none')).toBeNull();
  });
});
