import type { Kysely } from 'kysely';

/**
 * Pictures by the hash of their content, and their uploads. Several people may upload one picture:
 * its files are stored once, and hiding it hides all its uploads.
 */
export const uploads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('pictures')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('hidden_at', 'text')
      .execute();

    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('uploads_once_for_each_user', ['user_id', 'hash'])
      .execute();
    await db.schema.createIndex('uploads_by_time').on('uploads').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('uploads_by_hash').on('uploads').column('hash').execute();
  },
};
