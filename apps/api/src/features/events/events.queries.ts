import type { Kysely } from 'kysely';
import type { EventsTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

export const allEvents = (db: Db): Promise<EventsTable[]> => db.selectFrom('events').selectAll().execute();

export const eventById = (db: Db, id: string): Promise<EventsTable | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();

/** Enters a user for an event; of several requests at once, one gets true. */
export const insertRegistration = async (
  db: Db,
  registration: { userId: string; eventId: string; now: string },
): Promise<boolean> => {
  const entered = await db
    .insertInto('event_registrations')
    .values({
      user_id: registration.userId,
      event_id: registration.eventId,
      created_at: registration.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return entered !== undefined;
};

/** The events that a user is registered for, in the order of registering. */
export const eventsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['events.id', 'events.event_title', 'events.start_date', 'events.end_date'])
    .where('event_registrations.user_id', '=', userId)
    .orderBy('event_registrations.created_at')
    .orderBy('events.id')
    .execute();
