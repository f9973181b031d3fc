import type { Kysely } from 'kysely';
import type { ContentStore } from './platform/content-store.ts';
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
 * Everything that a verb may need from outside. `openDeps` opens it; tests pass replacements. A
 * verb declares its share as `Pick<Deps, …>`. Nothing else in the API reads the clock or randomness
 * or opens connections. Timeouts alone use timers and `performance.now`.
 */
export interface Deps {
  config: Config;
  log: Logger;
  clock: Clock;
  random: Random;
  /** Keyed hashes under `AUTH_SECRET`. */
  signer: Signer;
  /** On SQLite a write through `db` inside a transaction would wait for it. */
  db: Kysely<Tables>;
  engine: Engine;
  /** What the content folder says. */
  content: ContentStore;
  /** Makes smaller pictures of the content's picture files. */
  sizer: Sizer;
  /** Never call it inside a transaction: a slow store would block all other writes. */
  files: FileStore;
  /** Decodes uploads in processes of its own. */
  pictures: PictureReader;
  /** Uploads in progress, one for each member. */
  uploadSlots: Slots;
  mailer: Mailer;
  limiter: Limiter;
  passwords: PasswordHasher;
  /** Whether a password is among the most common, in any case. */
  isCommonPassword: (password: string) => boolean;
  /** Work that continues after the response; `close` waits for it. */
  background: Background;
  /** Waits for background work, then closes everything. Safe to call twice. */
  close: () => Promise<void>;
}
