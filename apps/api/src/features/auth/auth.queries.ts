import { codes } from '@kalavithi/contract/constants';
import type { Kysely } from 'kysely';
import type { CodesTable, Tables, UsersTable } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The form of an address that is compared. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Adds a user, unless the address has one already. @returns whether it was added */
export const insertUser = async (db: Db, user: UsersTable): Promise<boolean> => {
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

export const setPasswordHash = async (db: Db, userId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
};

export const setVerified = async (db: Db, userId: string, at: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ verified_at: at })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
};

type CodeKey = Pick<CodesTable, 'purpose' | 'account'>;

/**
 * Puts a code in the place of the account's last one, in one statement, unless that one is still good and was sent after
 * `resendAfter`. @returns whether the new code holds
 */
export const replaceCode = async (
  db: Db,
  code: Omit<CodesTable, 'attempts'>,
  { now, resendAfter }: { now: string; resendAfter: string },
): Promise<boolean> => {
  const replaced = await db
    .insertInto('codes')
    .values({ ...code, attempts: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'account'])
        .doUpdateSet((excluded) => ({
          mac: excluded.ref('excluded.mac'),
          attempts: 0,
          expires_at: excluded.ref('excluded.expires_at'),
          sent_at: excluded.ref('excluded.sent_at'),
        }))
        .where((old) =>
          old.or([
            old('codes.sent_at', 'is', null),
            old('codes.sent_at', '<=', resendAfter),
            old('codes.attempts', '>=', codes.tries),
            old('codes.expires_at', '<=', now),
          ]),
        ),
    )
    .returning('mac')
    .executeTakeFirst();
  return replaced !== undefined;
};

/** Notes that a code was not sent after all, so that the next request sends at once. */
export const markUnsent = async (db: Db, { purpose, account, mac }: CodeKey & Pick<CodesTable, 'mac'>) => {
  await db
    .updateTable('codes')
    .set({ sent_at: null })
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('mac', '=', mac)
    .execute();
};

/**
 * Counts one try at the account's code, in one statement, so that tries at once never share a count. Undefined when there is no
 * code, it has expired or its tries are used up.
 */
export const countTry = (db: Db, { purpose, account }: CodeKey, now: string) =>
  db
    .updateTable('codes')
    .set((code) => ({ attempts: code('attempts', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('attempts', '<', codes.tries)
    .where('expires_at', '>', now)
    .returning(['mac', 'attempts'])
    .executeTakeFirst();

/** Whether the account's code is still in time but its tries are used up. */
export const isLocked = async (db: Db, { purpose, account }: CodeKey, now: string): Promise<boolean> => {
  const locked = await db
    .selectFrom('codes')
    .select('attempts')
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('attempts', '>=', codes.tries)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return locked !== undefined;
};

/** Takes the code away; of several that hold the right digits at once, one gets true. */
export const takeCode = async (db: Db, { purpose, account, mac }: CodeKey & Pick<CodesTable, 'mac'>) => {
  const taken = await db
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('mac', '=', mac)
    .returning('mac')
    .executeTakeFirst();
  return taken !== undefined;
};

export const deleteExpiredCodes = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute();
};
