import type { CartItem } from '@kalavithi/contract/cart';
import { handicrafts } from './handicrafts.ts';
import { paintings } from './paintings.ts';
import { toCartItem } from './cart-item.ts';

/** Everything that can lie in a cart, by id, in the catalogue's order. Prices here are the only ones believed. */
export const sellable: ReadonlyMap<string, CartItem> = new Map(
  [...paintings, ...handicrafts].map((work) => [work.id, toCartItem(work)]),
);
