import { limits } from '@kalavithi/contract/rate-limits';
import { sql, type Kysely } from 'kysely';
import { secondsAfter, type Clock } from '../clock.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Tables } from '../database/tables.ts';
import type { Signer } from '../signer.ts';

type LimitName = keyof typeof limits;

/** A limit and the subject it counts, such as an account or a client. */
export type Counter = readonly [name: LimitName, subject: string];

interface Allowance {
  allowed: boolean;
  /** Until the window ends; 0 when allowed. */
  retryAfterSeconds: number;
}

/** The result for several counters. */
export interface JointAllowance extends Allowance {
  /** The limits that are reached; empty when allowed. */
  spent: readonly LimitName[];
}

/**
 * Counts in the database, so that all processes count together. A window begins with its first
 * count. `subject` is stored as a keyed hash only.
 */
export interface Limiter {
  /** Counts one, unless the limit is reached already. */
  consume: (name: LimitName, subject: string) => Promise<Allowance>;
  /**
   * Counts one on each limit in order, stopping at the first that is reached; on none when one is
   * reached already. Name the narrowest first: requests refused for one client must not use up
   * totals.
   */
  consumeAll: (counters: readonly Counter[]) => Promise<JointAllowance>;
  /** Whether one more would be within all limits, without counting. */
  peekAll: (counters: readonly Counter[]) => Promise<JointAllowance>;
  /** Deletes a count. */
  reset: (name: LimitName, subject: string) => Promise<void>;
  /** Deletes ended windows in batches. */
  sweep: () => Promise<void>;
}

const granted: JointAllowance = { allowed: true, retryAfterSeconds: 0, spent: [] };

/**
 * Each count is one atomic statement, so concurrent requests never share a count. It is read before
 * it is written, so that a client over its limit does not cause a durable write per request.
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
    // One transaction, as SQLite syncs the disk for each. All callers name limits in the same
    // order, so transactions on PostgreSQL never deadlock.
    consumeAll: async (counters) => {
      const before = await peekAll(counters);
      if (!before.allowed) return before;
      return db.transaction().execute(async (transaction) => {
        for (const counter of counters) {
          const answer = await consumeIn(transaction, counter);
          if (!answer.allowed) return { ...answer, spent: [counter[0]] };
        }
        return granted;
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
