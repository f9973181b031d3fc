import type { RegisteredEvent } from '@kalavithi/contract/account';
import { timeZone } from '@kalavithi/contract/constants';
import type { Event, EventStatus, EventSummary } from '@kalavithi/contract/event';
import { pictureAddress } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import { dayIn } from '../../platform/clock.ts';
import type { EventRow, EventSummaryRow } from './events.queries.ts';

type Dates = Pick<EventRow, 'start_date' | 'end_date'>;

const statusOn = ({ end_date }: Dates, today: string): EventStatus =>
  end_date !== null && end_date < today ? 'Completed' : 'Upcoming';

/** Completed after the last day in India; an event without a last day stays upcoming. */
export const statusOf = (dates: Dates, now: Date): EventStatus => statusOn(dates, dayIn(timeZone, now));

/** A row as lists show it. `today` is the day in India. */
export const toEventSummary = (row: EventSummaryRow, today: string): EventSummary => {
  const banner = row.banner === null ? null : (JSON.parse(row.banner) as Picture);
  return {
    _id: row.id,
    event_title: row.event_title,
    hi: row.hi,
    banner: banner && pictureAddress(banner),
    bannerPicture: banner,
    status: statusOn(row, today),
    organized_by: row.organized_by,
    artist_name: row.artist_name,
    event_date: { start: row.start_date, end: row.end_date },
    event_time: row.event_time,
    event_minutes:
      row.start_minutes === null || row.end_minutes === null
        ? null
        : { start: row.start_minutes, end: row.end_minutes },
    location: row.location,
    price: row.price,
    sample: row.sample === 1,
    cancelled: row.cancelled === 1,
  };
};

export const toEvent = (row: EventRow, now: Date): Event => {
  const pictures = row.pictures === null ? [] : (JSON.parse(row.pictures) as Picture[]);
  return {
    ...toEventSummary(row, dayIn(timeZone, now)),
    description: row.description,
    artist_bio: row.artist_bio,
    artist_id: row.artist_id,
    activity: row.activity,
    testimonials: JSON.parse(row.testimonials) as Event['testimonials'],
    images: pictures.map(pictureAddress),
    pictures,
    videos: JSON.parse(row.videos) as string[],
  };
};

export const toRegisteredEvent = (
  row: Dates & Pick<EventRow, 'id' | 'event_title' | 'cancelled'>,
  now: Date,
): RegisteredEvent => ({
  _id: row.id,
  event_title: row.event_title,
  status: statusOf(row, now),
  cancelled: row.cancelled === 1,
  event_date: { start: row.start_date, end: row.end_date },
});
