import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** SQLite works on the thread that serves requests: a batch of this size takes a few milliseconds. */
const batchSize = 500;

/**
 * Deletes rows in batches, each a transaction of its own, and lets requests be served in between.
 * @param key the columns that name one row
 * @param condition what the rows to delete have in common; an index should find them
 */
export const deleteInBatches = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  key: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<void> => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${condition} limit ${sql.lit(batchSize)})
    `.execute(db);
    if (Number(numAffectedRows ?? 0) < batchSize) return;
    await nextTurn();
  }
};
