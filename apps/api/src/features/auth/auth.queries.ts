import { codes } from '@kalavithi/contract/constants';
import { sql, type Insertable, type Kysely } from 'kysely';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { CodesTable, Tables, UsersTable } from '../../platform/database/tables.ts';
import { emailKey } from '../../platform/email-key.ts';

export { emailKey };

type Db = Kysely<Tables>;

/** Inserts a user. @returns false when the address is taken */
export const insertUser = async (db: Db, user: Insertable<UsersTable>): Promise<boolean> => {
  const added = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

export const userByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

/** Sets a password. @returns its epoch */
export const setPasswordHash = async (db: Db, userId: string, passwordHash: string): Promise<number> => {
  const { password_epoch: epoch } = await db
    .updateTable('users')
    .set((user) => ({ password_hash: passwordHash, password_epoch: user('password_epoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('password_epoch')
    .executeTakeFirstOrThrow();
  return epoch;
};

export const setVerified = async (db: Db, userId: string, at: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ verified_at: at })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
};

type CodeKey = Pick<CodesTable, 'purpose' | 'account' | 'asker'>;

/** Replaces the last code that the same asker requested. */
export const replaceCode = async (db: Db, code: Omit<CodesTable, 'attempts'>): Promise<void> => {
  await db
    .insertInto('codes')
    .values({ ...code, attempts: 0 })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'account', 'asker']).doUpdateSet((excluded) => ({
        mac: excluded.ref('excluded.mac'),
        attempts: 0,
        expires_at: excluded.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

/**
 * Counts one attempt at the asker's code in one atomic statement. Undefined when there is no code,
 * it has expired or its attempts are used up.
 */
export const countTry = (db: Db, key: CodeKey, now: string) =>
  db
    .updateTable('codes')
    .set((code) => ({ attempts: code('attempts', '+', 1) }))
    .where(({ and }) => and(key))
    .where('attempts', '<', codes.tries)
    .where('expires_at', '>', now)
    .returning(['mac', 'attempts'])
    .executeTakeFirst();

/** Refunds an attempt: the digits were right, and something else was refused. */
export const refundTry = async (
  db: Db,
  { purpose, account, asker, mac }: CodeKey & Pick<CodesTable, 'mac'>,
) => {
  await db
    .updateTable('codes')
    .set((code) => ({ attempts: code('attempts', '-', 1) }))
    .where(({ and }) => and({ purpose, account, asker, mac }))
    .where('attempts', '>', 0)
    .execute();
};

/** Whether the asker's code is unexpired but its attempts are used up. */
export const isLocked = async (db: Db, key: CodeKey, now: string): Promise<boolean> => {
  const locked = await db
    .selectFrom('codes')
    .select('attempts')
    .where(({ and }) => and(key))
    .where('attempts', '>=', codes.tries)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return locked !== undefined;
};

/** The newest unexpired code of an account, of any asker. */
export const newestCode = (db: Db, { purpose, account }: Omit<CodeKey, 'asker'>, now: string) =>
  db
    .selectFrom('codes')
    .select(['mac', 'attempts', 'asker'])
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Deletes the code; of concurrent calls one gets true. */
export const deleteCode = async (
  db: Db,
  { purpose, account, asker, mac }: CodeKey & Pick<CodesTable, 'mac'>,
) => {
  const taken = await db
    .deleteFrom('codes')
    .where(({ and }) => and({ purpose, account, asker, mac }))
    .returning('mac')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Deletes all codes of an account, of any asker. */
export const deleteCodes = async (db: Db, { purpose, account }: Omit<CodeKey, 'asker'>): Promise<void> => {
  await db.deleteFrom('codes').where('purpose', '=', purpose).where('account', '=', account).execute();
};

export const deleteExpiredCodes = async (db: Db, now: string): Promise<void> => {
  await deleteInBatches(db, 'codes', ['purpose', 'account', 'asker'], sql`expires_at <= ${now}`);
};

/**
 * Deletes unverified accounts older than `before` with all their rows. Files of pictures that no
 * one else uploaded are deleted by the next sweep.
 * @returns how many accounts were deleted
 */
export const deleteUnverifiedUsers = (db: Db, before: string): Promise<number> =>
  deleteInBatches(db, 'users', ['id'], sql`verified_at is null and created_at <= ${before}`);
