import { createHash } from 'node:crypto';
import type { Content, ContentArtist, ContentEvent } from '@kalavithi/content/content';
import type { Day } from '@kalavithi/content/fields';
import { timeZone } from '@kalavithi/contract/constants';
import type { ExpressionBuilder, Insertable, Kysely } from 'kysely';
import { addDays, dayIn, timeRange, type Clock } from '../../platform/clock.ts';
import type { ArtistsTable, EventsTable, Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Rows of one statement: SQLite takes some 32,000 values, an event has 22. */
const rowsAtOnce = 500;

/** The day of the database's first start, from which samples count theirs. */
const firstDay = async (db: Db, today: string): Promise<string> => {
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
    event_time: event.minutes && timeRange(event.minutes),
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
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );

/** Inserts rows, or updates those whose id is there already. */
const upsert = async (
  db: Db,
  table: 'events' | 'artists',
  rows: readonly Insertable<EventsTable | ArtistsTable>[],
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
 * Brings the database's events and artists to what the content says. An event that is gone from the content is deleted; when people
 * are registered for it, it is kept and marked as cancelled. Does nothing when the content is the one that was stored last.
 */
export const syncContent = async (
  db: Db,
  { artists, events }: Pick<Content, 'artists' | 'events'>,
  clock: Clock,
): Promise<void> => {
  const today = dayIn(timeZone, clock.now());
  const stored = createHash('sha256')
    .update(JSON.stringify([artists, events]))
    .digest('hex');
  await db.transaction().execute(async (transaction) => {
    // Processes that start together wait for each other here.
    const firstStart = await firstDay(transaction, today);
    await transaction
      .insertInto('facts')
      .values({ name: 'content', value: '' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const changed = await transaction
      .updateTable('facts')
      .set({ value: stored })
      .where('name', '=', 'content')
      .where('value', '!=', stored)
      .returning('name')
      .executeTakeFirst();
    if (!changed) return;

    await upsert(
      transaction,
      'events',
      events.map((event) => toEventRow(event, firstStart)),
    );
    await upsert(transaction, 'artists', artists.map(toArtistRow));
    await removeOthers(transaction, 'artists', new Set(artists.map(({ id }) => id)));
    await removeOthers(transaction, 'events', new Set(events.map(({ id }) => id)));
  });
};

/** Removes the content's rows that it no longer has; events with registrations are marked as cancelled instead. */
const removeOthers = async (
  db: Db,
  table: 'events' | 'artists',
  kept: ReadonlySet<string>,
): Promise<void> => {
  const rows = await db.selectFrom(table).select('id').where('from_content', '=', 1).execute();
  const gone = rows.map(({ id }) => id).filter((id) => !kept.has(id));
  for (const ids of chunksOf(gone)) {
    if (table === 'artists') {
      await db.deleteFrom('artists').where('id', 'in', ids).execute();
      continue;
    }
    const isRegistered = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'events'>) =>
      exists(
        selectFrom('event_registrations')
          .select('event_id')
          .whereRef('event_registrations.event_id', '=', 'events.id'),
      );
    await db.updateTable('events').set({ cancelled: 1 }).where('id', 'in', ids).where(isRegistered).execute();
    await db
      .deleteFrom('events')
      .where('id', 'in', ids)
      .where((event) => event.not(isRegistered(event)))
      .execute();
  }
};
