import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/test-database.ts';
import { parseConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { openEngine } from '../engines.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './all.ts';

let folder: string;
let db: Kysely<Tables>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-migrate-'));
  const { database } = parseConfig(
    { DATA_DIR: folder, AUTH_SECRET: 'a secret for tests alone', ...(await freshDatabase()) },
    folder,
  );
  db = new Kysely<Tables>({ dialect: openEngine(database, createLog({ logLevel: 'silent' })).dialect });
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const migrateThrough = async (names: string[]) => {
  const chosen = Object.fromEntries(names.map((name) => [name, migrations[name]!]));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => chosen },
  }).migrateToLatest();
  if (error) throw error;
};

test('keeps existing uploads visible and deletes them with their account', async () => {
  const released = ['001-accounts', '002-shop-and-stage', '003-uploads'];
  await migrateThrough(released);
  await sql`insert into users (id, name, email, email_key, password_hash, created_at)
    values ('asha', 'Asha', 'a@example.com', 'a@example.com', 'x', '2026-01-01T00:00:00.000Z')`.execute(db);
  await sql`insert into pictures (hash, width, height, hidden_at)
    values ('shown', 3, 2, null), ('hidden', 3, 2, '2026-01-02T00:00:00.000Z')`.execute(db);
  await sql`insert into uploads (id, user_id, hash, created_at)
    values ('1', 'asha', 'shown', '2026-01-01T00:00:00.000Z'), ('2', 'asha', 'hidden', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  );

  await migrateThrough([...released, '006-files']);

  const pictures = await db.selectFrom('pictures').selectAll().orderBy('hash').execute();
  expect(pictures).toMatchObject([
    { hash: 'hidden', hidden_at: '2026-01-02T00:00:00.000Z', bytes: null, removing_since: null },
    { hash: 'shown', hidden_at: null, approved_at: expect.any(String) },
  ]);
  expect(await db.selectFrom('uploads').select(['id', 'hash']).orderBy('id').execute()).toEqual([
    { id: '1', hash: 'shown' },
    { id: '2', hash: 'hidden' },
  ]);
  // The rules of the old table hold in the new one.
  const again = { id: '3', user_id: 'asha', hash: 'shown', created_at: '2026-01-03T00:00:00.000Z' };
  await expect(db.insertInto('uploads').values(again).execute()).rejects.toThrow(/unique/i);
  const stray = { ...again, hash: 'nowhere' };
  await expect(db.insertInto('uploads').values(stray).execute()).rejects.toThrow(/foreign key/i);

  await db.deleteFrom('users').where('id', '=', 'asha').execute();
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([]);
});
