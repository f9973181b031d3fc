import { artistSeeds } from '@kalavithi/catalogue/artist-seeds';
import { eventSeeds } from '@kalavithi/catalogue/event-seeds';
import { timeZone } from '@kalavithi/contract/constants';
import type { Kysely } from 'kysely';
import { addDays, dayIn, type Clock } from '../platform/clock.ts';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Fills a new database with the catalogue's events and artists, events dated from this day on. Happens once in a database's
 * life: afterwards events and artists are the operator's, and what she changes or deletes stays so.
 */
export const seed = async (db: Kysely<Tables>, clock: Clock): Promise<void> => {
  const today = dayIn(timeZone, clock.now());
  await db.transaction().execute(async (transaction) => {
    // Of processes that start together, one gets the row; the others wait for it here and then find the work done.
    const first = await transaction
      .insertInto('facts')
      .values({ name: 'seeded_on', value: today })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return;

    await transaction
      .insertInto('events')
      .values(
        eventSeeds.map(
          ({ _id, startOffset, endOffset, imagesCount, testimonials, videos, sample, ...seeded }) => ({
            ...seeded,
            id: _id,
            start_date: addDays(today, startOffset),
            end_date: addDays(today, endOffset),
            images_count: imagesCount,
            testimonials: JSON.stringify(testimonials),
            videos: JSON.stringify(videos),
            sample: sample ? 1 : 0,
          }),
        ),
      )
      .execute();
    await transaction
      .insertInto('artists')
      .values(
        artistSeeds.map(({ _id, works, sample, ...seeded }, position) => ({
          ...seeded,
          id: _id,
          position,
          works: JSON.stringify(works),
          sample: sample ? 1 : 0,
        })),
      )
      .execute();
  });
};
