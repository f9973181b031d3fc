import { describe, expect, it } from 'vitest';
import { filterQuery, filtersIn, hasFilters, withoutEach } from './work-filters';

describe('the filters in an address', () => {
  it('are the known ones, without odd values', () => {
    expect(filtersIn('?tradition=Warli&state=&max=1500&sort=price-ascending&colour=red')).toEqual({
      tradition: 'Warli',
      max: '1500',
    });
    for (const odd of ['max=-5', 'max=1e9', 'max=01', `maker=${'x'.repeat(61)}`, 'tradition=%20'])
      expect(filtersIn(odd)).toEqual({});
  });

  it('are written in one order', () => {
    expect(filterQuery(filtersIn('max=1500&tradition=Saura%20(Idital)'))).toBe(
      '?tradition=Saura+%28Idital%29&max=1500',
    );
    expect(filterQuery({})).toBe('');
    expect(hasFilters(filtersIn('sort=price-ascending'))).toBe(false);
  });

  it('can each be left out', () => {
    expect(withoutEach({ tradition: 'Warli', max: '900' })).toEqual([
      { left: 'tradition', filters: { max: '900' } },
      { left: 'max', filters: { tradition: 'Warli' } },
    ]);
  });
});
