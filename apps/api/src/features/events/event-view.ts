import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { RegisteredEvent } from '@kalavithi/contract/account';
import { timeZone } from '@kalavithi/contract/constants';
import type { Event, EventStatus, EventSummary } from '@kalavithi/contract/event';
import { pictureAddress } from '@kalavithi/contract/media';
import { dayIn } from '../../platform/clock.ts';
import type { EventsTable } from '../../platform/database/tables.ts';
import type { EventSummaryRow } from './events.queries.ts';

type Dates = Pick<EventsTable, 'start_date' | 'end_date'>;

/** Completed once the last day is over; an event without one goes on. `today` is the day in India. */
const statusOn = ({ end_date }: Dates, today: string): EventStatus =>
  end_date !== null && end_date < today ? 'Completed' : 'Upcoming';

/** Completed once the last day is over in India; an event without one goes on. */
export const statusOf = (dates: Dates, now: Date): EventStatus => statusOn(dates, dayIn(timeZone, now));

/** A row as lists show it. `today` is the day in India, worked out once for a whole list. */
export const toEventSummary = (row: EventSummaryRow, today: string): EventSummary => {
  const banner = pictureById(row.id);
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
    location: row.location,
    price: row.price,
    sample: row.sample === 1,
  };
};

/** A row as the contract's event, its pictures found in the catalogue by the event's id; undrawn ones are left out. */
export const toEvent = (row: EventsTable, now: Date): Event => {
  const pictures = Array.from({ length: row.images_count }, (_, index) =>
    pictureById(`${row.id}-${index + 1}`),
  ).filter((picture) => picture !== null);
  return {
    ...toEventSummary(row, dayIn(timeZone, now)),
    description: row.description,
    artist_bio: row.artist_bio,
    activity: row.activity,
    testimonials: JSON.parse(row.testimonials) as Event['testimonials'],
    images: pictures.map(pictureAddress),
    pictures,
    videos: JSON.parse(row.videos) as string[],
  };
};

/** What lists and buttons need of an event that a user is registered for. */
export const toRegisteredEvent = (
  row: Dates & Pick<EventsTable, 'id' | 'event_title'>,
  now: Date,
): RegisteredEvent => ({
  _id: row.id,
  event_title: row.event_title,
  status: statusOf(row, now),
  event_date: { start: row.start_date, end: row.end_date },
});
