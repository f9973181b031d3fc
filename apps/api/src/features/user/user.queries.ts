import type { Kysely, Selectable, Transaction } from 'kysely';
import { emailKey } from '../../platform/email-key.ts';
import type { Tables, UsersTable } from '../../platform/database/tables.ts';

/** The account with this address; case does not matter. */
export const accountByEmail = (
  db: Kysely<Tables>,
  email: string,
): Promise<Selectable<UsersTable> | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email.trim())).executeTakeFirst();

export const sessionsOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'extended_at as extendedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** The stored cart of a user; undefined before the first save. */
export const storedCartOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('carts')
    .select(['items', 'version', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const registrationsOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['events.id', 'events.event_title as title', 'event_registrations.created_at as registeredAt'])
    .where('event_registrations.user_id', '=', userId)
    .orderBy('event_registrations.created_at')
    .execute();

/** Deletes the account's row and, by foreign keys, all its other rows. */
export const deleteUser = async (db: Transaction<Tables>, userId: string): Promise<void> => {
  await db.deleteFrom('users').where('id', '=', userId).execute();
};
