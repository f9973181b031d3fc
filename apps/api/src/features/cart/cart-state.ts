import { sellable } from '@kalavithi/catalogue/sellable';
import type { CartState } from '@kalavithi/contract/api';
import type { StoredCart } from './cart.queries.ts';

/** A stored cart as the catalogue describes it today; works that the catalogue no longer has are left out. */
export const toCartState = ({ ids, version }: StoredCart): CartState => ({
  cart: ids.flatMap((id) => sellable.get(id) ?? []),
  cartVersion: version,
});
