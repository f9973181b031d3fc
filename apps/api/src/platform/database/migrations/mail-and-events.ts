import { sql, type Kysely } from 'kysely';

/** Mail that waits to be sent, and the order in which lists of events are read. */
export const mailAndEvents = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mails')
      .addColumn('topic', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mails_by_time').on('mails').column('due_at').execute();

    // The same expression stands in `events.queries.ts`: the databases use the index for that text
    // alone.
    await db.schema
      .createIndex('events_by_start')
      .on('events')
      .expression(sql`coalesce(start_date, end_date, '9999-12-31'), id`)
      .execute();
    await db.schema.createIndex('events_by_end').on('events').column('end_date').execute();
  },
};
