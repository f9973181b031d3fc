import { limits } from '@kalavithi/contract/constants';
import { sql, type Kysely } from 'kysely';
import { secondsAfter, type Clock } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import type { Signer } from '../signer.ts';

export type LimitName = keyof typeof limits;

export interface Allowance {
  allowed: boolean;
  /** Until the window ends, when not allowed; else 0. */
  retryAfterSeconds: number;
}

/**
 * Counts in the shared store, so that any number of processes count together. A window begins with the first count and is
 * forgotten when it ends. `subject` (an address, an account) is stored as a keyed hash only.
 */
export interface Limiter {
  /** Counts one, and tells whether it was within the limit. */
  consume: (name: LimitName, subject: string) => Promise<Allowance>;
  /** Tells whether another one would be within the limit, without counting. */
  peek: (name: LimitName, subject: string) => Promise<Allowance>;
  /** Forgets what was counted. */
  reset: (name: LimitName, subject: string) => Promise<void>;
  /** Drops windows that have ended. */
  sweep: () => Promise<void>;
}

const allowance = (allowed: boolean, now: Date, windowEndsAt: string): Allowance => ({
  allowed,
  retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000)),
});

/** One statement for each call, atomic on both databases: two requests at once never share a count. */
export const createLimiter = (db: Kysely<Tables>, clock: Clock, signer: Signer): Limiter => {
  const keyOf = (name: LimitName, subject: string) => `${name}:${signer.mac('limit', name, subject)}`;

  return {
    consume: async (name, subject) => {
      const now = clock.now();
      const { points, windowSeconds } = limits[name];
      const row = await db
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
      return allowance(row.points <= points, now, row.window_ends_at);
    },

    peek: async (name, subject) => {
      const now = clock.now();
      const row = await db
        .selectFrom('limits')
        .select(['points', 'window_ends_at'])
        .where('key', '=', keyOf(name, subject))
        .where('window_ends_at', '>', now.toISOString())
        .executeTakeFirst();
      return row
        ? allowance(row.points < limits[name].points, now, row.window_ends_at)
        : { allowed: true, retryAfterSeconds: 0 };
    },

    reset: async (name, subject) => {
      await db.deleteFrom('limits').where('key', '=', keyOf(name, subject)).execute();
    },

    sweep: async () => {
      await db.deleteFrom('limits').where('window_ends_at', '<=', clock.now().toISOString()).execute();
    },
  };
};
