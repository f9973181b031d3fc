import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { uploadsOfUser } from '../uploads/index.ts';
import { accountByEmail, registrationsOf, sessionsOf, storedCartOf } from './user.queries.ts';

/** Whether an account has this address; case does not matter. */
export const hasAccount = async ({ db }: Pick<Deps, 'db'>, { email }: { email: string }): Promise<boolean> =>
  (await accountByEmail(db, email)) !== undefined;

/**
 * Everything stored about a person except secrets (password hash, session keys). Times are ISO 8601
 * in UTC. Codes, counters and queued mail are left out: they are hashed or encrypted, and expire
 * within about a day.
 */
export const exportAccount = async (
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  { email }: { email: string },
): Promise<Outcome<Record<string, unknown>, 'not-found'>> => {
  const user = await accountByEmail(deps.db, email);
  if (!user) return refuse('not-found');
  const cart = await storedCartOf(deps.db, user.id);
  return done({
    exportedAt: deps.clock.now().toISOString(),
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      createdAt: user.created_at,
      verifiedAt: user.verified_at,
    },
    sessions: await sessionsOf(deps.db, user.id),
    cart: cart ? { ...cart, items: JSON.parse(cart.items) as string[] } : null,
    eventRegistrations: await registrationsOf(deps.db, user.id),
    uploads: (await uploadsOfUser(deps, user.id)).map(({ email: _own, ...upload }) => upload),
  });
};
