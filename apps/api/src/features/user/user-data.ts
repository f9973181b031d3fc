import type { UserDataAnswer } from '@kalavithi/contract/api';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { cartOf, toCartState } from '../cart/index.ts';
import { eventsOfUser, toRegisteredEvent } from '../events/index.ts';

/** The signed-in user with the cart and the events registered for. */
export const userData = async (
  deps: Pick<Deps, 'content' | 'db' | 'clock'>,
  user: SignedInUser,
): Promise<UserDataAnswer> => {
  const { db, clock } = deps;
  const { cart, cartVersion } = await toCartState(deps, await cartOf(db, user.id));
  const events = await eventsOfUser(db, user.id);
  const now = clock.now();
  return {
    success: true,
    userData: {
      _id: user.id,
      name: user.name,
      email: user.email,
      isAccountVerified: user.isVerified,
      cart,
      events: events.map((row) => toRegisteredEvent(row, now)),
    },
    cart,
    cartVersion,
  };
};
