import { limits } from '@kalavithi/contract/constants';
import { sql, type Kysely } from 'kysely';
import { secondsAfter, type Clock } from '../clock.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Tables } from '../database/tables.ts';
import type { Signer } from '../signer.ts';

type LimitName = keyof typeof limits;

/** One thing that is counted: the limit, and whom or what it counts, such as an account or a client. */
export type Counter = readonly [name: LimitName, subject: string];

interface Allowance {
  allowed: boolean;
  /** Until the window ends, when not allowed; else 0. */
  retryAfterSeconds: number;
}

/** The answer for several counters. */
export interface JointAllowance extends Allowance {
  /** The limits that are spent; empty when allowed. */
  spent: readonly LimitName[];
}

/**
 * Counts in the shared store, so that any number of processes count together. A window begins with the first count and is
 * forgotten when it ends. `subject` (an address, an account) is stored as a keyed hash only.
 */
export interface Limiter {
  /** Counts one, and tells whether it was within the limit. A limit that is spent already is only read: refusals write nothing. */
  consume: (name: LimitName, subject: string) => Promise<Allowance>;
  /**
   * Counts one on each of several limits, in their order, and stops at the first that is spent. Counts on none when one is spent
   * already. Name the narrowest first: what one client is refused must not spend the total of everybody.
   */
  consumeAll: (counters: readonly Counter[]) => Promise<JointAllowance>;
  /** Tells whether another one would be within all of several limits, without counting. */
  peekAll: (counters: readonly Counter[]) => Promise<JointAllowance>;
  /** Forgets what was counted. */
  reset: (name: LimitName, subject: string) => Promise<void>;
  /** Drops windows that have ended, in batches. */
  sweep: () => Promise<void>;
}

const yes: JointAllowance = { allowed: true, retryAfterSeconds: 0, spent: [] };

/**
 * One statement for each count, atomic on both databases: two requests at once never share a count. A count is read before it is
 * written, so that somebody who is past a limit does not buy a durable write with every request.
 */
export const createLimiter = (db: Kysely<Tables>, clock: Clock, signer: Signer): Limiter => {
  const keyOf = (name: LimitName, subject: string) => `${name}:${signer.mac('limit', name, subject)}`;

  const secondsUntil = (end: string, now: Date) =>
    Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000));

  const consumeIn = async (store: Kysely<Tables>, [name, subject]: Counter): Promise<Allowance> => {
    const now = clock.now();
    const { points, windowSeconds } = limits[name];
    const row = await store
      .insertInto('limits')
      .values({
        key: keyOf(name, subject),
        points: 1,
        window_ends_at: secondsAfter(now, windowSeconds).toISOString(),
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when limits.window_ends_at <= ${now.toISOString()} then 1 else limits.points + 1 end`,
          window_ends_at: sql<string>`case when limits.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at else limits.window_ends_at end`,
        }),
      )
      .returning(['points', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    const allowed = row.points <= points;
    return { allowed, retryAfterSeconds: allowed ? 0 : secondsUntil(row.window_ends_at, now) };
  };

  const peekAll: Limiter['peekAll'] = async (counters) => {
    const now = clock.now();
    const names = new Map(counters.map(([name, subject]) => [keyOf(name, subject), name]));
    const rows = await db
      .selectFrom('limits')
      .select(['key', 'points', 'window_ends_at'])
      .where('key', 'in', [...names.keys()])
      .where('window_ends_at', '>', now.toISOString())
      .execute();
    const spent = rows.flatMap(({ key, points, window_ends_at: end }) => {
      const name = names.get(key);
      return name && points >= limits[name].points ? [{ name, seconds: secondsUntil(end, now) }] : [];
    });
    return {
      allowed: spent.length === 0,
      retryAfterSeconds: Math.max(0, ...spent.map(({ seconds }) => seconds)),
      spent: spent.map(({ name }) => name),
    };
  };

  return {
    consume: async (name, subject) => {
      const { allowed, retryAfterSeconds } = await peekAll([[name, subject]]);
      return allowed ? consumeIn(db, [name, subject]) : { allowed, retryAfterSeconds };
    },
    // In one transaction, as SQLite waits for the disk once for each. All name the same limits in the same order, so transactions on
    // PostgreSQL never wait for each other in a circle.
    consumeAll: async (counters) => {
      const before = await peekAll(counters);
      if (!before.allowed) return before;
      return db.transaction().execute(async (transaction) => {
        for (const counter of counters) {
          const answer = await consumeIn(transaction, counter);
          if (!answer.allowed) return { ...answer, spent: [counter[0]] };
        }
        return yes;
      });
    },
    peekAll,
    reset: async (name, subject) => {
      await db.deleteFrom('limits').where('key', '=', keyOf(name, subject)).execute();
    },
    sweep: async () => {
      await deleteInBatches(db, 'limits', ['key'], sql`window_ends_at <= ${clock.now().toISOString()}`);
    },
  };
};
