import { sessions as rules } from '@kalavithi/contract/constants';
import type { Kysely } from 'kysely';
import type { Deps } from '../../deps.ts';
import { secondsAfter } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
}

/** A live session and whose it is. */
export interface Session {
  /** Keyed hash of the token; names the row and is worth nothing as a cookie. */
  id: string;
  user: SignedInUser;
  /** Whether this look has prolonged the session, so that the cookie must be sent anew. */
  extended: boolean;
}

const secondsPerDay = 24 * 60 * 60;
export const sessionSeconds = rules.slidingDays * secondsPerDay;

/** A session is prolonged at most this often, so that reading does not mean writing. */
const extendAfterSeconds = secondsPerDay;

/** 256 bits: nobody guesses one. */
const tokenBytes = 32;

type Part = Pick<Deps, 'clock' | 'random' | 'signer'>;

const idOf = ({ signer }: Pick<Deps, 'signer'>, token: string) => signer.mac('session', token);

/**
 * Begins a session for a user and answers the token for its cookie, which is stored nowhere.
 * @param db the database, or the transaction that the session belongs to
 */
export const beginSession = async (deps: Part, db: Kysely<Tables>, userId: string): Promise<string> => {
  const token = deps.random.token(tokenBytes);
  const now = deps.clock.now();
  await db
    .insertInto('sessions')
    .values({
      id: idOf(deps, token),
      user_id: userId,
      created_at: now.toISOString(),
      extended_at: now.toISOString(),
      expires_at: secondsAfter(now, sessionSeconds).toISOString(),
    })
    .execute();
  return token;
};

/** The session of a cookie's token, prolonged when it is due; null when there is none or it has expired. */
export const findSession = async (
  deps: Part & Pick<Deps, 'db' | 'engine'>,
  token: string,
): Promise<Session | null> => {
  const now = deps.clock.now();
  const id = idOf(deps, token);
  const row = await deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.verified_at', 'sessions.extended_at'])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
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
        // A database that takes no writes just now still serves reads; the next request tries again.
        if (!deps.engine.isUnavailable(error)) throw error;
      });
  }
  return {
    id,
    user: { id: row.id, name: row.name, email: row.email, isVerified: row.verified_at !== null },
    extended,
  };
};

/** Ends the session of a token; nothing happens when there is none. */
export const endSession = async (deps: Part, db: Kysely<Tables>, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', idOf(deps, token)).execute();
};

/** Ends every session of a user. */
export const endSessionsOf = async (db: Kysely<Tables>, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Drops sessions that have expired. */
export const sweepSessions = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', clock.now().toISOString()).execute();
};
