import { createHash } from 'node:crypto';
import type { Content, ContentArtist, ContentEvent } from '@kalavithi/content/content';
import type { Day } from '@kalavithi/content/fields';
import { timeRange } from '@kalavithi/contract/clock-time';
import { timeZone } from '@kalavithi/contract/constants';
import type { ExpressionBuilder, Insertable, Kysely } from 'kysely';
import { addDays, dayIn, type Clock } from '../../platform/clock.ts';
import type { ArtistsTable, EventsTable, Tables, WorksTable } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** SQLite takes some 32,000 values in a statement; an event has 22. */
const rowsPerStatement = 500;

/** The day on which this database was first used; dates of sample events are relative to it. */
const loadFirstDay = async (db: Db, today: string): Promise<string> => {
  await db
    .insertInto('facts')
    .values({ name: 'seeded_on', value: today })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'seeded_on')
    .executeTakeFirstOrThrow();
  return value;
};

const toEventRow = (event: ContentEvent, firstStart: string): Insertable<EventsTable> => {
  const dayOf = (day: Day) => ('day' in day ? day.day : addDays(firstStart, day.inDays));
  return {
    id: event.id,
    event_title: event.title,
    hi: event.hi,
    organized_by: event.organiser,
    description: event.description,
    artist_name: event.artistName,
    artist_id: event.artistId,
    artist_bio: event.aboutArtist,
    start_date: dayOf(event.starts),
    end_date: dayOf(event.ends),
    event_time: event.minutes && timeRange(event.minutes.start, event.minutes.end),
    start_minutes: event.minutes?.start ?? null,
    end_minutes: event.minutes?.end ?? null,
    location: event.location,
    activity: event.activity,
    price: event.price,
    testimonials: JSON.stringify(event.testimonials),
    videos: JSON.stringify(event.videos),
    sample: event.sample ? 1 : 0,
    banner: event.banner && JSON.stringify(event.banner),
    pictures: JSON.stringify(event.pictures),
    cancelled: 0,
    from_content: 1,
  };
};

const toArtistRow = (artist: ContentArtist, position: number): Insertable<ArtistsTable> => ({
  id: artist.id,
  position,
  title: artist.title,
  hi: artist.hi,
  tradition: artist.tradition,
  region: artist.region,
  description: artist.description,
  works: JSON.stringify(artist.works),
  sample: artist.sample ? 1 : 0,
  picture: JSON.stringify(artist.picture),
  from_content: 1,
});

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

/** Inserts rows and updates those whose id exists. */
const upsert = async (
  db: Db,
  table: 'events' | 'artists' | 'works',
  rows: readonly (Insertable<EventsTable> | Insertable<ArtistsTable> | Insertable<WorksTable>)[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  for (const chunk of chunksOf(rows)) {
    await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .insertInto(table)
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
          ),
      )
      .execute();
  }
};

/**
 * Writes the content's events and artists, and the names of its works for sale, to the database,
 * unless they are unchanged since the last time. Names of earlier works stay. An event that is missing from the content is deleted, or cancelled when people are
 * registered for it.
 */
export const syncContent = async (
  db: Db,
  { artists, events, works }: Pick<Content, 'artists' | 'events' | 'works'>,
  clock: Clock,
): Promise<void> => {
  const today = dayIn(timeZone, clock.now());
  const names = [...works.paintings, ...works.handicrafts].map(({ id, name, hi }) => ({ id, name, hi }));
  const hash = createHash('sha256')
    .update(JSON.stringify([artists, events, names]))
    .digest('hex');
  await db.transaction().execute(async (transaction) => {
    // The insert takes a lock, so that processes that start together run one after the other.
    const firstStart = await loadFirstDay(transaction, today);
    await transaction
      .insertInto('facts')
      .values({ name: 'content', value: '' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const changed = await transaction
      .updateTable('facts')
      .set({ value: hash })
      .where('name', '=', 'content')
      .where('value', '!=', hash)
      .returning('name')
      .executeTakeFirst();
    if (!changed) return;

    await upsert(
      transaction,
      'events',
      events.map((event) => toEventRow(event, firstStart)),
    );
    await upsert(transaction, 'artists', artists.map(toArtistRow));
    await upsert(transaction, 'works', names);
    for (const ids of await missingIds(transaction, 'artists', artists)) {
      await transaction.deleteFrom('artists').where('id', 'in', ids).execute();
    }
    for (const ids of await missingIds(transaction, 'events', events)) {
      await removeEvents(transaction, ids);
    }
  });
};

/** Ids of rows of earlier content that are not in the current one, as many as fit in a statement at a time. */
const missingIds = async (
  db: Db,
  table: 'events' | 'artists',
  current: readonly { id: string }[],
): Promise<string[][]> => {
  const currentIds = new Set(current.map(({ id }) => id));
  const rows = await db.selectFrom(table).select('id').where('from_content', '=', 1).execute();
  return chunksOf(rows.map(({ id }) => id).filter((id) => !currentIds.has(id)));
};

const isRegistered = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'events'>) =>
  exists(
    selectFrom('event_registrations')
      .select('event_id')
      .whereRef('event_registrations.event_id', '=', 'events.id'),
  );

/** Deletes events without registrations and cancels the others. */
const removeEvents = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db.updateTable('events').set({ cancelled: 1 }).where('id', 'in', ids).where(isRegistered).execute();
  await db
    .deleteFrom('events')
    .where('id', 'in', ids)
    .where((event) => event.not(isRegistered(event)))
    .execute();
};
