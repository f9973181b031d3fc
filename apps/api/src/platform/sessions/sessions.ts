import { sessions as rules } from '@kalavithi/contract/constants';
import { sql, type Kysely } from 'kysely';
import { secondsAfter, secondsPerDay, type Clock } from '../clock.ts';
import { compileOnce } from '../database/compile-once.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Engine } from '../database/engines.ts';
import type { Tables } from '../database/tables.ts';
import type { Random } from '../random.ts';
import type { Signer } from '../signer.ts';

export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
}

/** A valid session and its user. */
export interface Session {
  /** Keyed hash of the token; useless as a cookie. */
  id: string;
  user: SignedInUser;
  /** Whether the session was just extended, so that the cookie must be sent again. */
  extended: boolean;
}

export const sessionSeconds = rules.slidingDays * secondsPerDay;

/** A session is extended at most this often, so that reads rarely write. */
const extendAfterSeconds = secondsPerDay;

/** 256 bits. */
const tokenBytes = 32;

/** The dependencies of sessions. */
interface SessionDeps {
  db: Kysely<Tables>;
  engine: Pick<Engine, 'isUnavailable'>;
  clock: Clock;
  random: Random;
  signer: Signer;
}

const idOf = ({ signer }: Pick<SessionDeps, 'signer'>, token: string) => signer.keptMac('session', token);

/**
 * Starts a session and returns the token for its cookie, which is stored nowhere. Beyond the
 * maximum per account, the least recently used session ends.
 * @param db the database, or the transaction that the session belongs to
 * @param epoch the epoch of the verified password; the current one by default
 * @returns null when there is no such user, or when the password has been changed since
 */
export const beginSession = async (
  deps: Pick<SessionDeps, 'clock' | 'random' | 'signer'>,
  db: Kysely<Tables>,
  userId: string,
  epoch?: number,
): Promise<string | null> => {
  // An update without effect locks the row on PostgreSQL: a concurrent password reset either comes
  // first and is seen here, or waits and then ends this session.
  const user = await db
    .updateTable('users')
    .set((column) => ({ password_epoch: column.ref('password_epoch') }))
    .where('id', '=', userId)
    .where(({ and }) => and(epoch === undefined ? {} : { password_epoch: epoch }))
    .returning('password_epoch')
    .executeTakeFirst();
  if (!user) return null;

  const token = deps.random.token(tokenBytes);
  const id = idOf(deps, token);
  const now = deps.clock.now();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      password_epoch: user.password_epoch,
      created_at: now.toISOString(),
      extended_at: now.toISOString(),
      expires_at: secondsAfter(now, sessionSeconds).toISOString(),
    })
    .execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '!=', id)
        .orderBy('extended_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(rules.maxPerAccount - 1),
    )
    .execute();
  return token;
};

const validSessions = compileOnce(['id', 'now'], (db, { id, now }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.verified_at', 'sessions.extended_at'])
    .where('sessions.id', '=', id)
    .whereRef('sessions.password_epoch', '=', 'users.password_epoch')
    .where('sessions.expires_at', '>', now),
);

/**
 * The session of a cookie's token, extended when due; null when it is unknown or expired, or the
 * password was changed since.
 */
export const findSession = async (
  deps: Pick<SessionDeps, 'db' | 'engine' | 'clock' | 'signer'>,
  token: string,
): Promise<Session | null> => {
  const now = deps.clock.now();
  const id = idOf(deps, token);
  const [row] = await validSessions(deps.db, { id, now: now.toISOString() });
  if (!row) return null;

  const extended = row.extended_at <= secondsAfter(now, -extendAfterSeconds).toISOString();
  if (extended) {
    await deps.db
      .updateTable('sessions')
      .set({
        extended_at: now.toISOString(),
        expires_at: secondsAfter(now, sessionSeconds).toISOString(),
      })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        // A database that can't write now may still read; the next request retries.
        if (!deps.engine.isUnavailable(error)) throw error;
      });
  }
  return {
    id,
    user: { id: row.id, name: row.name, email: row.email, isVerified: row.verified_at !== null },
    extended,
  };
};

/** Ends the session of a token, if any. @returns the id of its user */
export const endSession = async (
  deps: Pick<SessionDeps, 'signer'>,
  db: Kysely<Tables>,
  token: string,
): Promise<string | undefined> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', idOf(deps, token))
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
};

/** Ends every session of a user. */
export const endSessionsOf = async (db: Kysely<Tables>, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Deletes expired sessions in batches. */
export const sweepSessions = async ({ db, clock }: Pick<SessionDeps, 'db' | 'clock'>): Promise<void> => {
  await deleteInBatches(db, 'sessions', ['id'], sql`expires_at <= ${clock.now().toISOString()}`);
};
