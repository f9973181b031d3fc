import { sql, type Kysely } from 'kysely';

/**
 * Columns for moderation, quotas and the sweep, and uploads that are deleted with their account.
 * SQLite can't change a foreign key, so both engines rebuild the table of uploads in one
 * transaction.
 */
export const files = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The migrator opens a transaction on PostgreSQL only.
    if (db.isTransaction) await change(db);
    else await db.transaction().execute(change);
  },
};

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('pictures').addColumn('approved_at', 'text').execute();
  await db.schema.alterTable('pictures').addColumn('bytes', 'integer').execute();
  await db.schema.alterTable('pictures').addColumn('removing_since', 'text').execute();
  // Existing pictures stay visible, whatever UPLOADS says.
  await sql`update pictures set approved_at = ${new Date().toISOString()}`.execute(db);
  await db.schema.createIndex('pictures_by_size').on('pictures').column('bytes').execute();

  await db.schema
    .createTable('uploads_with_owner')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('uploads_once_per_user', ['user_id', 'hash'])
    .execute();
  await sql`insert into uploads_with_owner (id, user_id, hash, created_at)
    select id, user_id, hash, created_at from uploads`.execute(db);
  await db.schema.dropTable('uploads').execute();
  await db.schema.alterTable('uploads_with_owner').renameTo('uploads').execute();
  await db.schema.createIndex('uploads_by_time').on('uploads').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('uploads_by_hash').on('uploads').column('hash').execute();
};
