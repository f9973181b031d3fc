import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { MailsTable, Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

/** A mail as one sender read it. A changed number of attempts means that another sender took it. */
export type MailVersion = Pick<MailsTable, 'id' | 'attempts'>;

/** Stores a mail, replacing an older one of the same topic. */
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

/** Due mails, the oldest first. */
export const dueMails = (db: Db, now: string, limit: number): Promise<MailsTable[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Leases a mail until `leaseEnd`. Of concurrent senders one gets true. */
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

/** Reschedules a mail, unless another sender has taken it. */
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

/** Deletes expired mail. Senders do so too, but none run without a mail server. */
export const sweepMails = async ({ db, clock }: { db: Db; clock: Clock }): Promise<void> => {
  await deleteInBatches(db, 'mails', ['topic'], sql`expires_at <= ${clock.now().toISOString()}`);
};
