import type { Kysely } from 'kysely';
import type { ContentStore } from './content/content-store.ts';
import type { Background } from './platform/background.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Engine } from './platform/database/engines.ts';
import type { Tables } from './platform/database/tables.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import type { PictureReader } from './platform/images/picture-reader.ts';
import type { Sizer } from './platform/images/sizer.ts';
import type { Limiter } from './platform/limits/limiter.ts';
import type { Slots } from './platform/limits/slots.ts';
import type { Logger } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { PasswordHasher } from './platform/passwords/password-hasher.ts';
import type { Random } from './platform/random.ts';
import type { Signer } from './platform/signer.ts';

/**
 * Everything that a verb may need from outside. Opened once by `openDeps`, put together from test doubles by the
 * harness; nothing in the API reaches for the clock, randomness, mail or storage by itself.
 */
export interface Deps {
  config: Config;
  log: Logger;
  clock: Clock;
  random: Random;
  /** Keyed hashes under `AUTH_SECRET`. */
  signer: Signer;
  /** The database. On SQLite a write through `db` inside a transaction waits for that transaction until it fails: use the transaction's own. */
  db: Kysely<Tables>;
  /** What differs between the two engines. */
  engine: Engine;
  /** What the content folder says. */
  content: ContentStore;
  /** Makes smaller pictures of the content's picture files. */
  sizer: Sizer;
  /** Where uploads are kept. Never called inside a transaction: a store that stalls would stop every other call with it. */
  files: FileStore;
  /** Decodes what is uploaded, in processes of its own. */
  pictures: PictureReader;
  /** Uploads that are being received or processed, one for each member. */
  uploadSlots: Slots;
  mailer: Mailer;
  limiter: Limiter;
  passwords: PasswordHasher;
  /** Whether a password is among the commonest, whatever its case. */
  isCommonPassword: (password: string) => boolean;
  /** Work that goes on after the answer; awaited by `close`. */
  background: Background;
  /** Waits for background work, then gives back the database, the mailer, the picture workers and the lock. Safe to call twice. */
  close: () => Promise<void>;
}
