import { sql, type Kysely } from 'kysely';

/**
 * The password's epoch in accounts and sessions, codes for each browser that asked, and indexes for
 * what the sweep deletes.
 */
export const access = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Sessions of before carry epoch 0, as their accounts do: nobody is logged out by the upgrade.
    await db.schema
      .alterTable('users')
      .addColumn('password_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('password_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('users_never_verified')
      .on('users')
      .column('created_at')
      .where(sql.ref('verified_at'), 'is', null)
      .execute();

    // The key changes, which SQLite cannot do in place. Codes live ten minutes, so whoever has one
    // asks again.
    await db.schema.dropTable('codes').execute();
    await db.schema
      .createTable('codes')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('asker', 'text', (column) => column.notNull())
      .addColumn('mac', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('codes_key', ['purpose', 'account', 'asker'])
      .execute();
    await db.schema.createIndex('codes_by_expiry').on('codes').column('expires_at').execute();
    await db.schema.createIndex('limits_by_end').on('limits').column('window_ends_at').execute();
  },
};
