import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { Deps } from '../../deps.ts';
import type { StoredCart } from './cart.queries.ts';

/**
 * A cart item as the content describes it; null for an unknown work or one that is not for sale.
 */
export const itemForSale = ({ content }: Pick<Deps, 'content'>, id: string): CartItem | null => {
  const work = content.current().workById.get(id);
  return work && work.catalogue !== 'gallery' ? toCartItem(work) : null;
};

/** A stored cart with the current names and prices; works missing from the content are left out. */
export const toCartState = (deps: Pick<Deps, 'content'>, { ids, version }: StoredCart): CartState => ({
  cart: ids.flatMap((id) => itemForSale(deps, id) ?? []),
  cartVersion: version,
});
