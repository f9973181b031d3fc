import type { Event } from '@kalavithi/contract/event';
import records from './content/events.json' with { type: 'json' };

/**
 * An event as a new site begins with it. `startOffset` and `endOffset` count days from the day of the first start, in
 * Asia/Kolkata; `imagesCount` pictures bear the event's id followed by `-1`, `-2` and so on.
 */
export interface EventSeed extends Pick<
  Event,
  | '_id'
  | 'event_title'
  | 'hi'
  | 'organized_by'
  | 'description'
  | 'artist_name'
  | 'artist_bio'
  | 'event_time'
  | 'location'
  | 'activity'
  | 'price'
  | 'testimonials'
  | 'videos'
  | 'sample'
> {
  startOffset: number;
  endOffset: number;
  imagesCount: number;
}

export const eventSeeds: readonly EventSeed[] = records.map(({ id, ...record }) => ({ _id: id, ...record }));
