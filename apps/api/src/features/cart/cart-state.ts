import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import type { Deps } from '../../deps.ts';
import { formerWorks, type StoredCart } from './cart.queries.ts';

/**
 * A cart item as the content describes it; null for an unknown work or one that is not for sale.
 */
const itemForSale = ({ content }: Pick<Deps, 'content'>, id: string): CartItem | null => {
  const work = content.current().workById.get(id);
  return work && work.catalogue !== 'gallery' ? toCartItem(work) : null;
};

/**
 * The cart items of works in order: those for sale as the content describes them, those that have
 * been taken out of it as gone. Ids that never were for sale are left out.
 */
export const cartItems = async (
  deps: Pick<Deps, 'content' | 'db'>,
  ids: readonly string[],
): Promise<CartItem[]> => {
  const forSale = new Map(ids.map((id) => [id, itemForSale(deps, id)]));
  const missing = ids.filter((id) => forSale.get(id) === null);
  const former = missing.length === 0 ? [] : await formerWorks(deps.db, missing);
  const gone = new Map(
    former.map(({ id, name, hi }): [string, CartItem] => [
      id,
      { id, name, hi, description: '', price: 0, image: '', gone: true },
    ]),
  );
  return ids.flatMap((id) => forSale.get(id) ?? gone.get(id) ?? []);
};

/** A stored cart with the current names and prices. */
export const toCartState = async (
  deps: Pick<Deps, 'content' | 'db'>,
  { ids, version }: StoredCart,
): Promise<CartState> => ({ cart: await cartItems(deps, ids), cartVersion: version });
