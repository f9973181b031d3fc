import { z } from 'zod';
import { Picture } from './picture.ts';

/** One of an artist's works; `price` in whole rupees. */
export const ArtistWork = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int().positive(),
  picture: Picture,
});
export type ArtistWork = z.infer<typeof ArtistWork>;

/**
 * A featured artist. `images`, `images_description` and `price` repeat `works` as parallel lists.
 * `sample` marks an invented person.
 */
export const Artist = z.object({
  _id: z.string(),
  title: z.string(),
  hi: z.string().nullable(),
  tradition: z.string(),
  region: z.string(),
  description: z.string(),
  image: z.object({ url: z.string(), picture: Picture }),
  images: z.array(z.string()),
  images_description: z.array(z.string()),
  price: z.array(z.int().positive()),
  works: z.array(ArtistWork),
  sample: z.boolean(),
});
export type Artist = z.infer<typeof Artist>;
