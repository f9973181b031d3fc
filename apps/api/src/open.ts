import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Deps } from './deps.ts';
import { warnOfSmallDisk } from './features/uploads/index.ts';
import { createBackground } from './platform/background.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import {
  closeToOthers,
  lockDataDir,
  makeDataDir,
  makeFilesPrivate,
  readOrMakeSecret,
} from './platform/data-dir.ts';
import { openEngine, openStartEngine, type Engine } from './platform/database/engines.ts';
import { markDatabase, refuseEmptyDatabase, refuseLostFile } from './platform/database/marker.ts';
import { migrate } from './platform/database/migrate.ts';
import { readPostgresAddress } from './platform/database/postgres-url.ts';
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
import { openContent } from './content/content-store.ts';
import { syncContent } from './content/sync-content.ts';
import { makeMissingSizes } from './features/content/index.ts';
import { createSizer } from './platform/images/sizer.ts';

/** What tests replace; production takes the real ones. */
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

/** A database that is starting, recovering or failing over is back within this time, as a rule. */
const databaseWaitMs = 60_000;

/** Between two tries to reach the database at the start, in milliseconds. */
const databaseRetryMs = 500;

/** Uploads received or processed at once. Each may hold 15 MB of disk, so that together they stay below a gigabyte. */
const uploadsAtOnce = 60;

/** How long `close` waits for work that goes on after its answer, such as a sweep, in milliseconds. */
export const settleMs = 2000;

/** Whether anything of this configuration lives in DATA_DIR. */
const needsDataDir = (config: Config) =>
  config.database.kind === 'sqlite' || config.files.kind === 'folder' || config.mail.kind === 'outbox';

/** What an earlier start may have left in DATA_DIR for all to read; SQLite gives its other files the rights of the first. */
const privateNames = ({ database, files, mail }: Config): string[] => [
  ...(database.kind === 'sqlite'
    ? ['', '-wal', '-shm'].map((end) => `${basename(database.file)}${end}`)
    : []),
  ...(files.kind === 'folder' ? [basename(files.folder)] : []),
  ...(mail.kind === 'outbox' ? [basename(mail.folder)] : []),
];

/** Where a database is, without its password. */
const placeOf = (database: Config['database']): string => {
  if (database.kind === 'sqlite') return database.file;
  const address = readPostgresAddress(database.url);
  return typeof address === 'string' ? '' : address.place;
};

/** Does the work again while the database is unavailable, until `waitMs` are over. The log says once what is waited for. */
const whenAvailable = async (
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
  log: Logger,
  clock: Clock,
  waitMs: number,
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
      if (database.kind === 'sqlite') await markDatabase(database.file, db, log, clock.now());
    };
    await (database.kind === 'sqlite' ? prepare() : whenAvailable(prepare, { engine, log, place, waitMs }));
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
export const openFiles = async (config: Config): Promise<FileStore> => {
  if (config.files.kind === 's3') {
    // Loaded where it is used: the client is a quarter of the time that a start takes.
    const { openS3FileStore } = await import('./platform/file-store/s3-file-store.ts');
    return openS3FileStore(config.files);
  }
  try {
    return await openFolderFileStore(config.files.folder);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new StartError(`DATA_DIR: uploads can't be kept in ${config.files.folder} (${reasonOf(cause)}).`);
  }
};

/**
 * Opens everything that the API lives on: DATA_DIR with its lock and secret, the database (brought up to date, and filled when it is
 * new), the file store, the mailer. Other services that do not answer yet are a warning: the API serves without them and
 * recovers when they come.
 * @throws StartError with one line for the operator; whatever was opened before is closed again
 */
export const openDeps = async (config: Config, log: Logger, replace: Replacements = {}): Promise<Deps> => {
  const clock = replace.clock ?? systemClock;
  const random = replace.random ?? systemRandom;
  /** What `close` gives back, the last opened first. */
  const opened: (() => void | Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      for (const giveBack of opened.reverse()) {
        try {
          await giveBack();
        } catch (error) {
          // One that fails must not keep the others open.
          log.error({ err: error }, 'closing failed');
        }
      }
    })();
    return closing;
  };

  try {
    if (needsDataDir(config)) {
      makeFilesPrivate();
      await makeDataDir(config.dataDir);
      await closeToOthers(config.dataDir, privateNames(config), log);
    }
    if (config.database.kind === 'sqlite') opened.push(lockDataDir(config.dataDir));
    const secret = config.authSecret ?? (await readOrMakeSecret(config.dataDir));
    const signer = createSigner(secret);

    const content = await openContent({
      folder: config.contentDir,
      factsFile: needsDataDir(config) ? join(config.dataDir, 'content-pictures.json') : null,
      log,
    });
    const { db, engine } = await openDatabase(
      config,
      log,
      clock,
      replace.databaseWaitMs ?? databaseWaitMs,
      (database) => syncContent(database, content.current(), clock),
    );
    opened.push(() => db.destroy());

    const files = await openFiles(config);
    opened.push(() => files.close());

    const pictures =
      replace.pictures ??
      createPictureReader({ report: (trouble) => log.warn({ trouble }, 'a picture could not be read') });
    opened.push(() => pictures.close());

    const sizer = createSizer();
    opened.push(() => sizer.close());

    const background = createBackground(log);
    opened.push(() => background.settle(settleMs));

    const sealer = createSealer(secret);
    const mailer =
      replace.mailer ??
      openMailer(config.mail, { log, clock, random, db, signer, sealer, timing: replace.mailTiming });
    // Before the background work, which would wait for slow mail: a closed mailer only stores what it is given.
    opened.push(() => mailer.close());

    // Nobody waits for the answer of these: a start is not held up by a mail server.
    background.run('check of the mailer', async () => {
      await mailer
        .check()
        .catch((error: unknown) =>
          log.warn(
            { err: error },
            'SMTP_URL: the mail server does not answer; mail will be tried again when it is needed',
          ),
        );
    });
    background.run('check of the file store', async () => {
      await files
        .check()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the store of uploads does not answer; uploads wait until it does'),
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
    const closing = new AbortController();
    opened.push(() => closing.abort());
    content.attach({
      store: (next) => syncContent(db, next, clock),
      shown: () => background.run('sizes of pictures', () => makeMissingSizes(deps, closing.signal)),
    });
    opened.push(startSweeping(deps));
    return deps;
  } catch (error) {
    await close();
    throw error;
  }
};
