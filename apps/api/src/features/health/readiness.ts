import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { secondsAfter, type Clock } from '../../platform/clock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

interface CacheRule {
  /** Seconds for which a good result is cached. */
  goodSeconds: number;
  /** Seconds for which a bad result is cached. */
  badSeconds: number;
  /** A slower check counts as failed. */
  timeoutMs: number;
}

/** A query is cheap; writing to the database or the file store is not. */
const answerRule: CacheRule = { goodSeconds: 1, badSeconds: 1, timeoutMs: 2000 };
const storeRule: CacheRule = { goodSeconds: 20, badSeconds: 2, timeoutMs: 2000 };
/** Longer than a write waits for a lock, which is no failure. */
const writeRule: CacheRule = { goodSeconds: 20, badSeconds: 2, timeoutMs: 4000 };

/** A hanging check is restarted after this many seconds. */
const stuckSeconds = 30;

/** Caches a check's result: `/readyz` is public, so frequent calls must not cause work. */
const cached = (
  clock: Clock,
  { goodSeconds, badSeconds, timeoutMs }: CacheRule,
  check: () => Promise<void>,
  onChange: (good: boolean, error: unknown) => void,
): (() => Promise<boolean>) => {
  let result: { good: boolean; from: Date; until: Date } | undefined;
  let running: { since: Date; answer: Promise<boolean> } | undefined;
  const isWithin = (now: Date, from: Date, until: Date) => now >= from && now < until;

  const start = (): Promise<boolean> => {
    const since = clock.now();
    const settle = (good: boolean, error?: unknown) => {
      if (result?.good !== good && (result || !good)) onChange(good, error);
      const now = clock.now();
      result = { good, from: now, until: secondsAfter(now, good ? goodSeconds : badSeconds) };
      if (running?.since === since) running = undefined;
      return good;
    };
    const answer = withTimeout(
      check().then(
        () => settle(true),
        (error: unknown) => settle(false, error),
      ),
      timeoutMs,
      false,
    );
    running = { since, answer };
    return answer;
  };

  return async () => {
    const now = clock.now();
    if (running && isWithin(now, running.since, secondsAfter(running.since, stuckSeconds)))
      return running.answer;
    if (result && isWithin(now, result.from, result.until)) return result.good;
    return start();
  };
};

const probeName = 'readiness_probe';

/** Longer than a page of the database, so that a full disk or quota is noticed. */
const probeLength = 10_000;

/** Writes and deletes a row: a full disk, a standby or a damaged file still answers `select 1`. */
const writeProbe = async ({ db, engine }: Pick<Deps, 'db' | 'engine'>): Promise<void> => {
  const value = 'x'.repeat(probeLength);
  try {
    await db
      .insertInto('facts')
      .values({ name: probeName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await db.deleteFrom('facts').where('name', '=', probeName).execute();
  } catch (error) {
    // Another process holds the lock for long; the database is fine.
    if (!engine.isLocked(error)) throw error;
  }
};

/** What `/readyz` reports. */
export interface Readiness {
  database: boolean;
  fileStore: boolean;
}

/**
 * The check behind `/readyz`: whether the database answers and takes writes, and the file store
 * answers. Writes happen every 20 seconds at most while all is well, and every 2 otherwise. Each
 * change is logged with its reason.
 */
export const createReadiness = (
  deps: Pick<Deps, 'db' | 'engine' | 'files' | 'clock' | 'log'>,
): (() => Promise<Readiness>) => {
  const { db, engine, files, clock, log } = deps;
  const logChange = (what: string) => (good: boolean, error: unknown) =>
    good ? log.info({ check: what }, 'ready again') : log.error({ err: error, check: what }, 'not ready');
  const answers = cached(
    clock,
    answerRule,
    async () => {
      engine.checkFile();
      await sql`select 1`.execute(db);
    },
    logChange('the database answers'),
  );
  const takesWrites = cached(
    clock,
    writeRule,
    () => writeProbe(deps),
    logChange('the database takes writes'),
  );
  const storesFiles = cached(clock, storeRule, () => files.check(), logChange('the file store answers'));
  return async () => {
    const [answered, tookWrites, fileStore] = await Promise.all([answers(), takesWrites(), storesFiles()]);
    return { database: answered && tookWrites, fileStore };
  };
};
