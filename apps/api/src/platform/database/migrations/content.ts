import type { Kysely } from 'kysely';

/** Events and artists as the content folder has them: pictures and times as data, and what has been called off. */
export const content = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [table, column, type] of [
      ['events', 'artist_id', 'text'],
      ['events', 'start_minutes', 'integer'],
      ['events', 'end_minutes', 'integer'],
      ['events', 'banner', 'text'],
      ['events', 'pictures', 'text'],
      ['artists', 'picture', 'text'],
    ] as const) {
      await db.schema.alterTable(table).addColumn(column, type).execute();
    }
    for (const [table, column] of [
      ['events', 'cancelled'],
      ['events', 'from_content'],
      ['artists', 'from_content'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
    await db.schema.alterTable('events').dropColumn('images_count').execute();
    // Samples came from the collection that the content folder has now; what an operator inserted herself stays hers.
    for (const table of ['events', 'artists'] as const) {
      await (db as Kysely<Record<typeof table, { from_content: number; sample: number }>>)
        .updateTable(table)
        .set({ from_content: 1 })
        .where('sample', '=', 1)
        .execute();
    }
  },
};
