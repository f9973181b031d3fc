import type { Kysely } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Ids in order, and the number of saves. */
export interface StoredCart {
  ids: string[];
  version: number;
}

const cartsOf = compileOnce(['userId'], (db, { userId }) =>
  db.selectFrom('carts').select(['items', 'version']).where('user_id', '=', userId),
);

/** A user's cart; empty and of version 0 before the first save. */
export const cartOf = async (db: Db, userId: string): Promise<StoredCart> => {
  const [row] = await cartsOf(db, { userId });
  return row ? { ids: JSON.parse(row.items) as string[], version: row.version } : { ids: [], version: 0 };
};

/**
 * Replaces a cart if it still has `version`, or if none is given. Of two concurrent saves from one
 * version, one succeeds.
 * @returns the new version; null when the stored version is another one
 */
export const replaceCart = async (
  db: Db,
  userId: string,
  { ids, version, now }: { ids: readonly string[]; version: number | undefined; now: string },
): Promise<number | null> => {
  await db
    .insertInto('carts')
    .values({ user_id: userId, version: 0, items: '[]', updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const saved = await db
    .updateTable('carts')
    .set((cart) => ({ version: cart('version', '+', 1), items: JSON.stringify(ids), updated_at: now }))
    .where('user_id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return saved?.version ?? null;
};

/** Names of works that are or were for sale, by id; ids that never were are left out. */
export const formerWorks = (db: Db, ids: readonly string[]) =>
  db.selectFrom('works').select(['id', 'name', 'hi']).where('id', 'in', ids).execute();
