import type { Migration } from 'kysely/migration';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { content } from './content.ts';
import { mailAndEvents } from './mail-and-events.ts';
import { files } from './files.ts';
import { shopAndStage } from './shop-and-stage.ts';
import { uploads } from './uploads.ts';
import { works } from './works.ts';

/** All migrations, run in the order of their names. Never edit a released one; add a new one. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-shop-and-stage': shopAndStage,
  '003-uploads': uploads,
  '004-access': access,
  '006-files': files,
  '007-mail-and-events': mailAndEvents,
  '008-content': content,
  '009-works': works,
};
