import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../testing/test-database.ts';
import { parseConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { openEngine } from '../engines.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './all.ts';

test('an upgrade keeps accounts and sessions, and gives both the same epoch', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kv-upgrade-'));
  const config = parseConfig(
    { DATA_DIR: dataDir, AUTH_SECRET: 'a secret for tests alone', ...(await freshDatabase()) },
    dataDir,
  );
  const { dialect } = openEngine(config.database, createLog({ logLevel: 'silent' }));
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '004'));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => released },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  const now = '2026-11-22T00:00:00.000Z';
  await db
    .insertInto('users')
    .values({
      id: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      email_key: 'asha@example.com',
      password_hash: '$argon2id$',
      verified_at: now,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({ id: 'one', user_id: 'asha', created_at: now, extended_at: now, expires_at: now })
    .execute();

  await migrate(db);
  const kept = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .whereRef('sessions.password_epoch', '=', 'users.password_epoch')
    .select(['sessions.id', 'users.email', 'users.password_epoch'])
    .execute();
  expect(kept).toEqual([{ id: 'one', email: 'asha@example.com', password_epoch: 0 }]);
});
