import type { CartItem } from '@kalavithi/contract/cart';
import { describe, expect, it } from 'vitest';
import { withRemoved, type Row } from './removed-rows';

const itemOf = (id: string) => ({ id }) as CartItem;
const [warli, sohrai, bhil] = ['warli', 'sohrai', 'bhil'].map(itemOf) as [CartItem, CartItem, CartItem];
const shown = (rows: readonly Row[]) =>
  rows.map(({ item, isRemoved }) => (isRemoved ? `-${item.id}` : item.id));
const all = withRemoved([], [warli, sohrai, bhil], new Set());

describe('the rows of the cart', () => {
  it('keep removed works in their places', () => {
    expect(shown(withRemoved(all, [warli, bhil], new Set(['sohrai'])))).toEqual(['warli', '-sohrai', 'bhil']);
    expect(shown(withRemoved(all, [bhil], new Set(['warli', 'sohrai'])))).toEqual([
      '-warli',
      '-sohrai',
      'bhil',
    ]);
  });

  it('keep the second one there when the first one has gone', () => {
    const both = withRemoved(all, [bhil], new Set(['warli', 'sohrai']));
    expect(shown(withRemoved(both, [bhil], new Set(['sohrai'])))).toEqual(['-sohrai', 'bhil']);
    expect(shown(withRemoved(both, [bhil], new Set()))).toEqual(['bhil']);
  });

  it('show a work that was added meanwhile, and one that came back', () => {
    const first = withRemoved(all, [sohrai, bhil], new Set(['warli']));
    expect(shown(withRemoved(first, [warli, sohrai, bhil], new Set(['warli'])))).toEqual([
      'warli',
      'sohrai',
      'bhil',
    ]);
    const madhubani = itemOf('madhubani');
    expect(shown(withRemoved(first, [sohrai, bhil, madhubani], new Set(['warli'])))).toEqual([
      '-warli',
      'sohrai',
      'bhil',
      'madhubani',
    ]);
  });
});
