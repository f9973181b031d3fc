import type { EventStatus } from '@kalavithi/contract/event';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { EventsTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The columns that lists show. The others, descriptions above all, are most of an event's bytes. */
const summaryColumns = [
  'id',
  'event_title',
  'hi',
  'organized_by',
  'artist_name',
  'start_date',
  'end_date',
  'event_time',
  'start_minutes',
  'end_minutes',
  'location',
  'price',
  'banner',
  'sample',
  'cancelled',
] as const;

export type EventRow = Selectable<EventsTable>;
export type EventSummaryRow = Pick<EventRow, (typeof summaryColumns)[number]>;

/** Where an event stands in the order of lists: by its first day, then by its id. */
export interface EventPosition {
  startKey: string;
  id: string;
}

/** Events that are completed, or not, on a day as `YYYY-MM-DD`. */
export interface EventSection {
  status: EventStatus;
  day: string;
}

/** What lists are ordered by; events without a day come last. Written as in the index of migration `007-mail-and-events`. */
const startKey = sql<string>`coalesce(start_date, end_date, '9999-12-31')`;

const section = (db: Db, { status, day }: EventSection) =>
  db
    .selectFrom('events')
    .where((event) =>
      status === 'Completed'
        ? event('end_date', '<', day)
        : event.or([event('end_date', 'is', null), event('end_date', '>=', day)]),
    );

const ordered = (db: Db, of: EventSection) => {
  const direction = of.status === 'Completed' ? 'desc' : 'asc';
  return section(db, of).orderBy(startKey, direction).orderBy('id', direction);
};

/**
 * After a position, in the direction of the section. Of a comparison of rows with an expression SQLite makes no range of its index, so
 * the first of the two conditions, which follows from the second, is for SQLite.
 */
const isAfter = ({ status }: EventSection, { startKey: key, id }: EventPosition) =>
  status === 'Completed'
    ? sql<boolean>`${startKey} <= ${key} and (${startKey}, id) < (${key}, ${id})`
    : sql<boolean>`${startKey} >= ${key} and (${startKey}, id) > (${key}, ${id})`;

/** Events of a section after a position, or its first ones: upcoming ones soonest first, completed ones the latest first. */
export const eventsInSection = (
  db: Db,
  of: EventSection,
  { after, limit }: { after: EventPosition | null; limit: number },
) =>
  ordered(db, of)
    .$if(after !== null, (query) => query.where(isAfter(of, after!)))
    .select(summaryColumns)
    .select(startKey.as('startKey'))
    .limit(limit);

/** The position of the event that `index` others of its section come before; undefined when there are not as many. */
export const positionInSection = (
  db: Db,
  of: EventSection,
  index: number,
): Promise<EventPosition | undefined> =>
  ordered(db, of)
    .select([startKey.as('startKey'), 'id'])
    .offset(index)
    .limit(1)
    .executeTakeFirst();

export const countSection = async (db: Db, of: EventSection): Promise<number> => {
  const { count } = await section(db, of)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const eventById = (db: Db, id: string): Promise<EventRow | undefined> =>
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
    .select(['events.id', 'events.event_title', 'events.start_date', 'events.end_date', 'events.cancelled'])
    .where('event_registrations.user_id', '=', userId)
    .orderBy('event_registrations.created_at')
    .orderBy('events.id')
    .execute();

/** What a search finds of every event. */
export const allEventsForSearch = (db: Db) =>
  db
    .selectFrom('events')
    .select(['id', 'event_title', 'hi', 'location', 'artist_name', 'organized_by', 'description', 'banner'])
    .orderBy(startKey)
    .orderBy('id')
    .execute();
