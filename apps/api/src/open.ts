import { Kysely } from 'kysely';
import type { Deps } from './deps.ts';
import { createBackground } from './platform/background.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { lockDataDir, makeDataDir, readOrMakeSecret } from './platform/data-dir.ts';
import { openEngine, type Engine } from './platform/database/engines.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Tables } from './platform/database/tables.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { openFolderFileStore } from './platform/file-store/folder-file-store.ts';
import { createPictureReader, type PictureReader } from './platform/images/picture-reader.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createSlots } from './platform/limits/slots.ts';
import type { Logger } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { isCommonPassword } from './platform/passwords/common-passwords.ts';
import { createPasswordHasher, productionCost, type HashCost } from './platform/passwords/password-hasher.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { createSigner } from './platform/signer.ts';
import { StartError, reasonOf } from './platform/start-error.ts';
import { startSweeping } from './sweep.ts';
import { seed } from './seed/seed.ts';

/** What tests replace; production takes the real ones. */
export interface Replacements {
  clock?: Clock;
  random?: Random;
  hashCost?: HashCost;
  mailer?: Mailer;
  pictures?: PictureReader;
}

/** Uploads received or processed at once. Each may hold 15 MB of disk, so that together they stay below a gigabyte. */
const uploadsAtOnce = 60;

/** How long `close` waits for work that goes on after its answer, such as mail on its way. */
const settleMs = 10_000;

/** Whether anything of this configuration lives in DATA_DIR. */
const needsDataDir = (config: Config) =>
  config.database.kind === 'sqlite' || config.files.kind === 'folder' || config.mail.kind === 'outbox';

/** Where a database is, without its password. */
const placeOf = (database: Config['database']): string => {
  if (database.kind === 'sqlite') return database.file;
  const url = new URL(database.url);
  return `${url.host || url.searchParams.get('host') || 'the default host'}${url.pathname}`;
};

const openDatabase = async (config: Config, log: Logger, clock: Clock) => {
  const variable = config.database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  let engine: Engine;
  try {
    engine = openEngine(config.database, log);
  } catch (error) {
    throw new StartError(
      `${variable}: the database ${placeOf(config.database)} can't be opened (${reasonOf(error)}).`,
    );
  }
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  try {
    await migrate(db);
    await seed(db, clock);
    return { db, engine };
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${variable}: the database ${placeOf(config.database)} can't be used (${reasonOf(error)}).`,
    );
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
    if (needsDataDir(config)) await makeDataDir(config.dataDir);
    if (config.database.kind === 'sqlite') opened.push(lockDataDir(config.dataDir));
    const signer = createSigner(config.authSecret ?? (await readOrMakeSecret(config.dataDir)));

    const { db, engine } = await openDatabase(config, log, clock);
    opened.push(() => db.destroy());

    const files = await openFiles(config);
    opened.push(() => files.close());

    const pictures =
      replace.pictures ??
      createPictureReader({ report: (trouble) => log.warn({ trouble }, 'a picture could not be read') });
    opened.push(() => pictures.close());

    const mailer = replace.mailer ?? openMailer(config.mail, { log, clock, random });
    opened.push(() => mailer.close());

    const background = createBackground(log);
    opened.push(() => background.settle(settleMs));
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
    opened.push(startSweeping(deps));
    return deps;
  } catch (error) {
    await close();
    throw error;
  }
};
