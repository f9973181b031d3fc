import type { Kysely } from 'kysely';

/** Carts, events with their registrations, artists, and facts about the database. */
export const shopAndStage = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('carts')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('items', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('event_title', 'text', (column) => column.notNull())
      .addColumn('hi', 'text')
      .addColumn('organized_by', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('artist_name', 'text', (column) => column.notNull())
      .addColumn('artist_bio', 'text')
      .addColumn('start_date', 'text')
      .addColumn('end_date', 'text')
      .addColumn('event_time', 'text')
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('activity', 'text')
      .addColumn('price', 'integer')
      .addColumn('testimonials', 'text', (column) => column.notNull())
      .addColumn('videos', 'text', (column) => column.notNull())
      .addColumn('images_count', 'integer', (column) => column.notNull())
      .addColumn('sample', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('event_registrations')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_registrations_key', ['user_id', 'event_id'])
      .execute();

    await db.schema
      .createTable('artists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('hi', 'text')
      .addColumn('tradition', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('works', 'text', (column) => column.notNull())
      .addColumn('sample', 'integer', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
