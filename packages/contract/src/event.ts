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
 * When an event begins or ends: a calendar day of Asia/Kolkata as `YYYY-MM-DD`, which is what this API answers, or an instant
 * with its offset, which other servers answer and of which the day in Asia/Kolkata counts. Null where not specified.
 */
const EventDay = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable();

export const EventDates = z.object({ start: EventDay, end: EventDay });
export type EventDates = z.infer<typeof EventDates>;

/**
 * An event as lists show it. `price` is in whole rupees, null when free; `status` is worked out on the server's clock; `banner` is
 * an address, `bannerPicture` the same with its size; `sample` marks invented people and organisers. `event_time` is the text that
 * people read, `event_minutes` the same in minutes after midnight in Asia/Kolkata, the end past midnight if need be; `artist_id`
 * names the featured artist. A cancelled event takes no registrations.
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

/** A whole event. `images` are addresses, `pictures` the same with their sizes. */
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
 * Which events to list. `cursor` goes on where another page ended and is an opaque text that the `Link` header carries; `page` is
 * the number of a page, from 1 on, for addresses that people share. With a cursor, `page` is left out.
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
