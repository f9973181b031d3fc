import type { CartState } from '@kalavithi/contract/api';
import type { CartSave } from '@kalavithi/contract/cart';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { cartItems, toCartState } from './cart-state.ts';
import { cartOf, replaceCart } from './cart.queries.ts';

/**
 * Replaces the cart of a user. Only the ids of the items count, each once. With a `version` that is
 * not the stored one, refuses with `cart-conflict` and the current cart.
 */
export const saveCart = async (
  deps: Pick<Deps, 'content' | 'db' | 'clock'>,
  { userId, cart, version, owner = userId }: CartSave & { userId: string },
): Promise<Outcome<CartState, 'not-your-cart' | 'unknown-item' | 'cart-conflict'>> => {
  const { db, clock } = deps;
  if (owner !== userId) return refuse('not-your-cart');
  const ids = [...new Set(cart.map(({ id }) => id))];
  const items = await cartItems(deps, ids);
  if (items.length < ids.length) return refuse('unknown-item');
  return db.transaction().execute(async (transaction) => {
    const now = clock.now().toISOString();
    const saved = await replaceCart(transaction, userId, { ids, version, now });
    if (saved === null) {
      const current = await cartOf(transaction, userId);
      return refuse('cart-conflict', { extra: await toCartState({ ...deps, db: transaction }, current) });
    }
    return done({ cart: items, cartVersion: saved });
  });
};
