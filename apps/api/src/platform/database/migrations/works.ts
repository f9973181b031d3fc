import type { Kysely } from 'kysely';

/** The names of works for sale, which carts still show when the content no longer has them. */
export const works = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('works')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hi', 'text', (column) => column.notNull())
      .execute();
  },
};
