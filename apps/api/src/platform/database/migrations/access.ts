import { sql, type Kysely } from 'kysely';

/** Password epochs, codes per requesting browser, indexes for the sweep. */
export const access = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Existing sessions and accounts have epoch 0, so the upgrade logs no one out.
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

    // SQLite can't change a primary key in place. Codes live for ten minutes, so they are dropped.
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
