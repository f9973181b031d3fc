import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { Deps } from '../../deps.ts';
import type { StoredCart } from './cart.queries.ts';

/** A work as it lies in a cart; null for one that is not for sale or not in the content. Its price is the only one believed. */
export const itemForSale = ({ content }: Pick<Deps, 'content'>, id: string): CartItem | null => {
  const work = content.current().workById.get(id);
  return work && work.catalogue !== 'gallery' ? toCartItem(work) : null;
};

/** A stored cart as the content describes it today; works that the content no longer has are left out. */
export const toCartState = (deps: Pick<Deps, 'content'>, { ids, version }: StoredCart): CartState => ({
  cart: ids.flatMap((id) => itemForSale(deps, id) ?? []),
  cartVersion: version,
});
