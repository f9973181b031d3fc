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
 * An event. `event_date` holds calendar days of Asia/Kolkata as `YYYY-MM-DD`, null where not specified; `price` is in
 * whole rupees, null when free; `status` is worked out on the server's clock; `banner` and `images` are addresses,
 * `bannerPicture` and `pictures` the same with their sizes; `sample` marks invented people and organisers.
 */
export const Event = z.object({
  _id: z.string(),
  event_title: z.string(),
  hi: z.string().nullable(),
  banner: z.string().nullable(),
  bannerPicture: Picture.nullable(),
  status: EventStatus,
  organized_by: z.string(),
  description: z.string(),
  artist_name: z.string(),
  artist_bio: z.string().nullable(),
  event_date: z.object({ start: z.iso.date().nullable(), end: z.iso.date().nullable() }),
  event_time: z.string().nullable(),
  location: z.string(),
  activity: z.string().nullable(),
  price: z.int().nonnegative().nullable(),
  testimonials: z.array(Testimonial),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  videos: z.array(z.string()),
  sample: z.boolean(),
});
export type Event = z.infer<typeof Event>;

export const EventRegistration = z.object({ eventId: z.string().min(1).max(100) });
export type EventRegistration = z.infer<typeof EventRegistration>;
