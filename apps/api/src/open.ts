import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Deps } from './deps.ts';
import { warnOfSmallDisk } from './features/uploads/index.ts';
import { createBackground } from './platform/background.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import {
  restrictPermissions,
  lockDataDir,
  createDataDir,
  makeFilesPrivate,
  loadOrCreateSecret,
} from './platform/data-dir.ts';
import { openEngine, openStartEngine, type Engine } from './platform/database/engines.ts';
import { markDatabase, refuseEmptyDatabase, refuseLostFile } from './platform/database/marker.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Tables } from './platform/database/tables.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { openFolderFileStore } from './platform/file-store/folder-file-store.ts';
import { createPictureReader, type PictureReader } from './platform/images/picture-reader.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createSlots } from './platform/limits/slots.ts';
import type { Logger } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { MailTiming } from './platform/mail/mail-queue.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { isCommonPassword } from './platform/passwords/common-passwords.ts';
import { createPasswordHasher, productionCost, type HashCost } from './platform/passwords/password-hasher.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { createSealer } from './platform/sealer.ts';
import { createSigner } from './platform/signer.ts';
import { StartError, reasonOf } from './platform/start-error.ts';
import { startSweeping } from './sweep.ts';
import { openContent } from './platform/content-store.ts';
import { makeMissingSizes, syncContent } from './features/content/index.ts';
import { createSizer } from './platform/images/sizer.ts';

/** What tests replace. */
export interface Replacements {
  clock?: Clock;
  random?: Random;
  hashCost?: HashCost;
  mailer?: Mailer;
  /** How long a start waits for PostgreSQL, in milliseconds. */
  databaseWaitMs?: number;
  mailTiming?: Partial<MailTiming>;
  pictures?: PictureReader;
}

/** Long enough for a database that is starting, recovering or failing over. */
const databaseWaitMs = 60_000;

/** Between two tries to reach the database at the start, in milliseconds. */
const databaseRetryMs = 500;

/** Uploads in progress at once; at 15 MB each they take less than a gigabyte of disk. */
const uploadsAtOnce = 60;

/** How long `close` waits for background work, in milliseconds. */
export const settleMs = 2000;

/** Whether anything of this configuration lives in DATA_DIR. */
const needsDataDir = (config: Config) =>
  config.database.kind === 'sqlite' || config.files.kind === 'folder' || config.mail.kind === 'outbox';

/**
 * Files that an earlier version may have left readable by others. SQLite copies the permissions of
 * the database to its other files.
 */
const privateNames = ({ database, files, mail }: Config): string[] => [
  ...(database.kind === 'sqlite'
    ? ['', '-wal', '-shm'].map((end) => `${basename(database.file)}${end}`)
    : []),
  ...(files.kind === 'folder' ? [basename(files.folder)] : []),
  ...(mail.kind === 'outbox' ? [basename(mail.folder)] : []),
];

/** The location of a database, without its password. */
const placeOf = (database: Config['database']): string =>
  database.kind === 'sqlite' ? database.file : database.address.place;

/** Retries while the database is unavailable, for `waitMs` at most. Logs once what it waits for. */
const retryUntilAvailable = async (
  work: () => Promise<void>,
  { engine, log, place, waitMs }: { engine: Engine; log: Logger; place: string; waitMs: number },
): Promise<void> => {
  const start = performance.now();
  for (let logged = false; ; logged = true) {
    try {
      return await work();
    } catch (error) {
      if (!engine.isUnavailable(error) || performance.now() - start >= waitMs) throw error;
      if (!logged) {
        log.warn(
          `DATABASE_URL: the database ${place} can't be used yet (${reasonOf(error)}); ` +
            `waiting for it, ${waitMs / 1000} s at most`,
        );
      }
    }
    await pause(databaseRetryMs);
  }
};

/** @param fill brings the database to what the content says */
const openDatabase = async (
  config: Config,
  { log, clock, random, waitMs }: { log: Logger; clock: Clock; random: Random; waitMs: number },
  fill: (db: Kysely<Tables>) => Promise<void>,
) => {
  const { database } = config;
  const variable = database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  const place = placeOf(database);
  let engine: Engine;
  try {
    if (database.kind === 'sqlite') await refuseLostFile(database.file);
    engine = openEngine(database, log);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${variable}: the database ${place} can't be opened (${reasonOf(error)}).`);
  }
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const startEngine = openStartEngine(database, log);
  const startDb = startEngine ? new Kysely<Tables>({ dialect: startEngine.dialect }) : db;
  try {
    const prepare = async () => {
      if (database.kind === 'sqlite') await refuseEmptyDatabase(database.file, db);
      await migrate(startDb);
      await fill(startDb);
      if (database.kind === 'sqlite') await markDatabase(database.file, db, { log, clock, random });
    };
    await (database.kind === 'sqlite'
      ? prepare()
      : retryUntilAvailable(prepare, { engine, log, place, waitMs }));
    if (startDb !== db) await startDb.destroy();
    return { db, engine };
  } catch (error) {
    if (startDb !== db) await startDb.destroy();
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`${variable}: the database ${place} can't be used (${reasonOf(error)}).`);
  }
};

/** Opens the store of uploads. @throws StartError */
export const openFiles = async (config: Config, random: Random): Promise<FileStore> => {
  if (config.files.kind === 's3') {
    // Imported only when used: the client is a quarter of the start-up time.
    const { openS3FileStore } = await import('./platform/file-store/s3-file-store.ts');
    return openS3FileStore(config.files);
  }
  try {
    return await openFolderFileStore(config.files.folder, random);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new StartError(`DATA_DIR: uploads can't be kept in ${config.files.folder} (${reasonOf(cause)}).`);
  }
};

/**
 * Opens everything that the API needs: DATA_DIR with its lock and secret, the database (migrated,
 * and seeded when new), the file store, the mailer. A mail server or file store that does not
 * answer yet is a warning; the API recovers when it does.
 * @throws StartError with one line for the operator; everything opened so far is closed
 */
export const openDeps = async (config: Config, log: Logger, replace: Replacements = {}): Promise<Deps> => {
  const clock = replace.clock ?? systemClock;
  const random = replace.random ?? systemRandom;
  /** Closed in reverse order. */
  const opened: (() => void | Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      for (const release of opened.reverse()) {
        try {
          await release();
        } catch (error) {
          // One failure must not keep the others open.
          log.error({ err: error }, 'closing failed');
        }
      }
    })();
    return closing;
  };

  try {
    if (needsDataDir(config)) {
      makeFilesPrivate();
      await createDataDir(config.dataDir);
      await restrictPermissions(config.dataDir, privateNames(config), log);
    }
    if (config.database.kind === 'sqlite') opened.push(lockDataDir(config.dataDir));
    const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir, random));
    const signer = createSigner(secret);

    const content = await openContent({
      folder: config.contentDir,
      factsFile: needsDataDir(config) ? join(config.dataDir, 'content-pictures.json') : null,
      log,
    });
    const { db, engine } = await openDatabase(
      config,
      {
        log,
        clock,
        random,
        waitMs: replace.databaseWaitMs ?? databaseWaitMs,
      },
      (database) => syncContent(database, content.current(), clock),
    );
    opened.push(() => db.destroy());

    const files = await openFiles(config, random);
    opened.push(() => files.close());

    const pictures =
      replace.pictures ??
      createPictureReader({ report: (problem) => log.warn({ problem }, 'a picture could not be read') });
    opened.push(() => pictures.close());

    const sizer = createSizer();
    opened.push(() => sizer.close());

    const background = createBackground(log);
    opened.push(() => background.settle(settleMs));

    const sealer = createSealer(secret, random);
    const mailer =
      replace.mailer ??
      openMailer(config.mail, { log, clock, random, db, signer, sealer, timing: replace.mailTiming });
    // Closed before the background work, which would wait for slow mail: a closed mailer only
    // stores mail.
    opened.push(() => mailer.close());

    // In the background, so that a slow mail server does not delay the start.
    background.run('check of the mailer', async () => {
      await mailer
        .check()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'SMTP_URL: the mail server does not answer; mail is queued until it does'),
        );
    });
    background.run('check of the file store', async () => {
      await files
        .check()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the store of uploads does not answer; uploads fail until it does'),
        );
    });

    background.run('check of the disk for uploads', () => warnOfSmallDisk({ config, log }));

    const limiter = createLimiter(db, clock, signer);
    const passwords = await createPasswordHasher(replace.hashCost ?? productionCost);
    const deps: Deps = {
      config,
      log,
      clock,
      random,
      signer,
      db,
      engine,
      content,
      sizer,
      files,
      pictures,
      uploadSlots: createSlots(uploadsAtOnce),
      mailer,
      limiter,
      passwords,
      isCommonPassword,
      background,
      close,
    };
    let sizesRun = new AbortController();
    opened.push(() => sizesRun.abort());
    content.attach({
      beforeChange: (next) => syncContent(db, next, clock),
      afterChange: () => {
        sizesRun.abort();
        sizesRun = new AbortController();
        const { signal } = sizesRun;
        background.run('sizes of pictures', () => makeMissingSizes(deps, signal));
      },
    });
    opened.push(startSweeping(deps));
    return deps;
  } catch (error) {
    await close();
    throw error;
  }
};
