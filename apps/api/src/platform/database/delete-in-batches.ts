import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * SQLite works on the thread that serves requests: a batch of this size takes a few milliseconds.
 */
const batchSize = 500;

/**
 * Deletes rows in batches, each a transaction of its own, and lets requests be served in between. A
 * row that somebody changes meanwhile is deleted only when the condition still holds: PostgreSQL
 * asks it again after waiting for a row, and the list of keys alone would still name it.
 * @param key the columns that name one row
 * @param condition what the rows to delete have in common; an index should find them
 * @returns how many rows were deleted
 */
export const deleteInBatches = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  key: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<number> => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let deleted = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${condition} limit ${sql.lit(batchSize)})
        and ${condition}
    `.execute(db);
    const count = Number(numAffectedRows ?? 0);
    deleted += count;
    if (count < batchSize) return deleted;
    await nextTurn();
  }
};
