import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { secondsAfter, type Clock } from '../../platform/clock.ts';

interface Keeping {
  /** For how many seconds a good result is kept. */
  goodSeconds: number;
  /** For how many seconds a bad one is kept: it may be over sooner. */
  badSeconds: number;
  /** A check that takes longer than this, in milliseconds, counts as failed. */
  patienceMs: number;
}

/** Asking whether the database answers costs next to nothing; writing to it or to the file store does not. */
const answering: Keeping = { goodSeconds: 1, badSeconds: 1, patienceMs: 2000 };
const storing: Keeping = { goodSeconds: 20, badSeconds: 2, patienceMs: 2000 };
/** Longer than a write waits for a lock that somebody else holds, which is no failure. */
const writing: Keeping = { goodSeconds: 20, badSeconds: 2, patienceMs: 4000 };

/** A check that hangs is started again after this many seconds. */
const hangingSeconds = 30;

/** Settles with the check, or with false when that takes too long. */
const inTime = async (check: Promise<boolean>, patienceMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answer = await Promise.race([check, late]);
  clearTimeout(timer);
  return answer;
};

/**
 * Keeps the result of a check for a while; callers who come while it runs share it. Anyone may ask `/readyz` as often as they like, and
 * must not cause work with it.
 */
const kept = (
  clock: Clock,
  { goodSeconds, badSeconds, patienceMs }: Keeping,
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
    const answer = inTime(
      check().then(
        () => settle(true),
        (error: unknown) => settle(false, error),
      ),
      patienceMs,
    );
    running = { since, answer };
    return answer;
  };

  return async () => {
    const now = clock.now();
    if (running && isWithin(now, running.since, secondsAfter(running.since, hangingSeconds)))
      return running.answer;
    if (result && isWithin(now, result.from, result.until)) return result.good;
    return start();
  };
};

const probeName = 'readiness_probe';

/** Longer than a page of the database, so that a disk or a quota without room for one shows. */
const probeLength = 10_000;

/** Writes a row and drops it again: a full disk, a standby and a damaged file answer `select 1` as ever, and take no writes. */
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
    // Another process writes at length; reading goes on, and writing will.
    if (!engine.isLocked(error)) throw error;
  }
};

/** What `/readyz` reports. */
export interface Readiness {
  database: boolean;
  fileStore: boolean;
}

/**
 * Makes the check behind `/readyz`: whether the database answers and takes writes, and whether the file store does. What costs something is
 * done every 20 seconds at most while all is well, and every 2 while it is not. The log hears of each change, with the reason.
 */
export const createReadiness = (
  deps: Pick<Deps, 'db' | 'engine' | 'files' | 'clock' | 'log'>,
): (() => Promise<Readiness>) => {
  const { db, engine, files, clock, log } = deps;
  const tell = (what: string) => (good: boolean, error: unknown) =>
    good ? log.info({ check: what }, 'ready again') : log.error({ err: error, check: what }, 'not ready');
  const answers = kept(
    clock,
    answering,
    async () => {
      engine.checkFile();
      await sql`select 1`.execute(db);
    },
    tell('the database answers'),
  );
  const takesWrites = kept(clock, writing, () => writeProbe(deps), tell('the database takes writes'));
  const storesFiles = kept(clock, storing, () => files.check(), tell('the file store answers'));
  return async () => {
    const [answered, tookWrites, fileStore] = await Promise.all([answers(), takesWrites(), storesFiles()]);
    return { database: answered && tookWrites, fileStore };
  };
};
