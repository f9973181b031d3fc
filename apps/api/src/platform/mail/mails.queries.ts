import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { MailsTable, Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

/**
 * A mail as one sender has seen it. The number of attempts tells whether another sender has taken
 * it since.
 */
export type MailVersion = Pick<MailsTable, 'id' | 'attempts'>;

/** Stores a mail in place of an older one of the same topic. */
export const upsertMail = async (db: Db, mail: MailsTable): Promise<void> => {
  await db
    .insertInto('mails')
    .values(mail)
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((excluded) => ({
        id: excluded.ref('excluded.id'),
        body: excluded.ref('excluded.body'),
        attempts: excluded.ref('excluded.attempts'),
        due_at: excluded.ref('excluded.due_at'),
        expires_at: excluded.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

/** Mails to be sent by now, the longest due first. */
export const dueMails = (db: Db, now: string, limit: number): Promise<MailsTable[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * Takes a mail for one attempt that lasts until `leaseEnd` at most; after that it is due again for
 * anybody. Of several senders that have seen the same version, one gets true.
 */
export const claimMail = async (
  db: Db,
  { id, attempts }: MailVersion,
  leaseEnd: string,
): Promise<boolean> => {
  const claimed = await db
    .updateTable('mails')
    .set({ attempts: attempts + 1, due_at: leaseEnd })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** Puts a mail back until `dueAt`, unless another sender has taken it since. */
export const postponeMail = async (db: Db, { id, attempts }: MailVersion, dueAt: string): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

export const deleteMail = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute();
};

/**
 * Drops mail that is of no more use. Senders do so as well, but there are none while no mail server
 * is configured.
 */
export const sweepMails = async ({ db, clock }: { db: Db; clock: Clock }): Promise<void> => {
  await deleteInBatches(db, 'mails', ['topic'], sql`expires_at <= ${clock.now().toISOString()}`);
};
