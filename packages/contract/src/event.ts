import { z } from 'zod';
import { Picture } from './picture.ts';

export const eventStatuses = ['Upcoming', 'Completed'] as const;
export const EventStatus = z.enum(eventStatuses);
export type EventStatus = z.infer<typeof EventStatus>;

export const Testimonial = z.object({
  name: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/**
 * The first or last day of an event: `YYYY-MM-DD` in Asia/Kolkata from this API, or an instant with
 * its offset from other servers, of which the day in Asia/Kolkata counts. Null when not specified.
 */
const EventDay = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable();

export const EventDates = z.object({ start: EventDay, end: EventDay });
export type EventDates = z.infer<typeof EventDates>;

/**
 * An event in lists. `price` is in whole rupees, null when free; `status` is computed by the
 * server's clock; `banner` is the address of `bannerPicture`; `sample` marks invented people and
 * organisers. `event_time` is the text to show, `event_minutes` the same in minutes after midnight
 * in Asia/Kolkata, above 1440 after the next midnight. A cancelled event accepts no registrations.
 */
export const EventSummary = z.object({
  _id: z.string(),
  event_title: z.string(),
  hi: z.string().nullable(),
  banner: z.string().nullable(),
  bannerPicture: Picture.nullable(),
  status: EventStatus,
  organized_by: z.string(),
  artist_name: z.string(),
  event_date: EventDates,
  event_time: z.string().nullable(),
  event_minutes: z.object({ start: z.int().nonnegative(), end: z.int().positive() }).nullable(),
  location: z.string(),
  price: z.int().nonnegative().nullable(),
  sample: z.boolean(),
  cancelled: z.boolean(),
});
export type EventSummary = z.infer<typeof EventSummary>;

/**
 * An event with all its details. `images` are the addresses of `pictures`; `artist_id` is the
 * featured artist.
 */
export const Event = z.object({
  ...EventSummary.shape,
  description: z.string(),
  artist_bio: z.string().nullable(),
  artist_id: z.string().nullable(),
  activity: z.string().nullable(),
  testimonials: z.array(Testimonial),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  videos: z.array(z.string()),
});
export type Event = z.infer<typeof Event>;

/**
 * Which events to list. `cursor` is opaque and comes from the `Link` header of the previous page.
 * `page` counts from 1 and can't be combined with a cursor.
 */
export const EventsQuery = z
  .object({
    status: EventStatus.optional(),
    cursor: z.string().min(1).max(400).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .optional(),
  })
  .refine(({ cursor, page }) => cursor === undefined || page === undefined);
export type EventsQuery = z.infer<typeof EventsQuery>;

export const EventRegistration = z.object({ eventId: z.string().min(1).max(100) });
export type EventRegistration = z.infer<typeof EventRegistration>;
