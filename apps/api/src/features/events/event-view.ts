import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { RegisteredEvent } from '@kalavithi/contract/account';
import { timeZone } from '@kalavithi/contract/constants';
import type { Event, EventStatus } from '@kalavithi/contract/event';
import { pictureAddress } from '@kalavithi/contract/media';
import { dayIn } from '../../platform/clock.ts';
import type { EventsTable } from '../../platform/database/tables.ts';

type Dates = Pick<EventsTable, 'start_date' | 'end_date'>;

/** Completed once the last day is over in India; an event without one goes on. */
export const statusOf = ({ end_date }: Dates, now: Date): EventStatus =>
  end_date !== null && end_date < dayIn(timeZone, now) ? 'Completed' : 'Upcoming';

/** A row as the contract's event, its pictures found in the catalogue by the event's id; undrawn ones are left out. */
export const toEvent = (row: EventsTable, now: Date): Event => {
  const banner = pictureById(row.id);
  const pictures = Array.from({ length: row.images_count }, (_, index) =>
    pictureById(`${row.id}-${index + 1}`),
  ).filter((picture) => picture !== null);
  return {
    _id: row.id,
    event_title: row.event_title,
    hi: row.hi,
    banner: banner && pictureAddress(banner),
    bannerPicture: banner,
    status: statusOf(row, now),
    organized_by: row.organized_by,
    description: row.description,
    artist_name: row.artist_name,
    artist_bio: row.artist_bio,
    event_date: { start: row.start_date, end: row.end_date },
    event_time: row.event_time,
    location: row.location,
    activity: row.activity,
    price: row.price,
    testimonials: JSON.parse(row.testimonials) as Event['testimonials'],
    images: pictures.map(pictureAddress),
    pictures,
    videos: JSON.parse(row.videos) as string[],
    sample: row.sample === 1,
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

/** Undated events come after all dated ones. */
const undated = '9999-12-31';

const startOf = ({ event_date }: Event): string => event_date.start ?? event_date.end ?? undated;

/** Soonest first; completed ones after, the latest first. */
export const bySoonest = (one: Event, other: Event): number => {
  if (one.status !== other.status) return one.status === 'Upcoming' ? -1 : 1;
  const order = startOf(one).localeCompare(startOf(other)) || one._id.localeCompare(other._id);
  return one.status === 'Upcoming' ? order : -order;
};
