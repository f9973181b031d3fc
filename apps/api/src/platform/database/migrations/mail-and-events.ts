import { sql, type Kysely } from 'kysely';

/** Queued mail, and indexes for lists of events. */
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

    // The expression must be the same as in `events.queries.ts`, or the index is not used.
    await db.schema
      .createIndex('events_by_start')
      .on('events')
      .expression(sql`coalesce(start_date, end_date, '9999-12-31'), id`)
      .execute();
    await db.schema.createIndex('events_by_end').on('events').column('end_date').execute();
  },
};
