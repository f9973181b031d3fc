import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** SQLite blocks the main thread: a batch of this size takes a few milliseconds. */
const batchSize = 500;

/**
 * Deletes rows in batches, each its own transaction, and serves requests in between. The condition
 * is repeated outside the list of keys: PostgreSQL re-checks it after waiting for a changed row.
 * @param key the columns of the primary key
 * @param condition which rows to delete; it should use an index
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
