import type { EventStatus } from '@kalavithi/contract/event';
import { sql, type Kysely, type Selectable } from 'kysely';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { EventsTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** The columns of lists; the others, such as descriptions, are most of an event's bytes. */
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

/** The position of an event in lists, which are sorted by first day and id. */
export interface EventPosition {
  startKey: string;
  id: string;
}

/** The events that are upcoming or completed on `day` (`YYYY-MM-DD`). */
export interface EventSection {
  status: EventStatus;
  day: string;
}

/**
 * Sort key of lists; events without a day come last. Must match the index of `007-mail-and-events`.
 */
const startKey = sql<string>`coalesce(start_date, end_date, '9999-12-31')`;

const eventsIn = (db: Db, { status, day }: EventSection) =>
  db
    .selectFrom('events')
    .where((event) =>
      status === 'Completed'
        ? event('end_date', '<', day)
        : event.or([event('end_date', 'is', null), event('end_date', '>=', day)]),
    );

const sortedEventsIn = (db: Db, section: EventSection) => {
  const direction = section.status === 'Completed' ? 'desc' : 'asc';
  return eventsIn(db, section).orderBy(startKey, direction).orderBy('id', direction);
};

/**
 * Later in the order of the section. SQLite cannot use its index for a comparison of rows with an
 * expression; the first condition, which the second implies, lets it.
 */
const isAfter = ({ status }: EventSection, { startKey: key, id }: EventPosition) =>
  status === 'Completed'
    ? sql<boolean>`${startKey} <= ${key} and (${startKey}, id) < (${key}, ${id})`
    : sql<boolean>`${startKey} >= ${key} and (${startKey}, id) > (${key}, ${id})`;

/**
 * Events of a section after a position, or its first: upcoming soonest first, completed latest
 * first.
 */
export const eventsInSection = (
  db: Db,
  section: EventSection,
  { after, limit }: { after: EventPosition | null; limit: number },
) =>
  sortedEventsIn(db, section)
    .$if(after !== null, (query) => query.where(isAfter(section, after!)))
    .select(summaryColumns)
    .select(startKey.as('startKey'))
    .limit(limit);

/** The position of the event at `index`, from 0; undefined when the section is shorter. */
export const positionInSection = (
  db: Db,
  section: EventSection,
  index: number,
): Promise<EventPosition | undefined> =>
  sortedEventsIn(db, section)
    .select([startKey.as('startKey'), 'id'])
    .offset(index)
    .limit(1)
    .executeTakeFirst();

export const countSection = async (db: Db, section: EventSection): Promise<number> => {
  const { count } = await eventsIn(db, section)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const eventById = (db: Db, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();

/** The events with these ids that are in the database, the first day first. */
export const eventsById = (db: Db, ids: readonly string[]): Promise<EventSummaryRow[]> =>
  db
    .selectFrom('events')
    .where('id', 'in', ids)
    .orderBy(startKey)
    .orderBy('id')
    .select(summaryColumns)
    .execute();

/** Inserts a registration. Returns false when the user is registered already. */
export const insertRegistration = async (
  db: Db,
  registration: { userId: string; eventId: string; now: string },
): Promise<boolean> => {
  const inserted = await db
    .insertInto('event_registrations')
    .values({
      user_id: registration.userId,
      event_id: registration.eventId,
      created_at: registration.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

const registeredEvents = compileOnce(['userId'], (db, { userId }) =>
  db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['events.id', 'events.event_title', 'events.start_date', 'events.end_date', 'events.cancelled'])
    .where('event_registrations.user_id', '=', userId)
    .orderBy('event_registrations.created_at')
    .orderBy('events.id'),
);

/** The events that a user is registered for, oldest registration first. */
export const eventsOfUser = (db: Db, userId: string) => registeredEvents(db, { userId });

export const allEventsForSearch = (db: Db) =>
  db
    .selectFrom('events')
    .select([
      'id',
      'event_title',
      'hi',
      'location',
      'artist_name',
      'organized_by',
      'description',
      'price',
      'banner',
    ])
    .orderBy(startKey)
    .orderBy('id')
    .execute();
