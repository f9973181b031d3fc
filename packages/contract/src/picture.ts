import { z } from 'zod';

/**
 * A picture of the content in its ready sizes. Its files are addressed by `media.ts`: `path` is the address without size and
 * extension (`/media/…` on the site, `/api/pictures/…` on the API), `version` changes with the content. `width` and `height` are
 * the full size in pixels, `colour` fills the place before the picture loads, `wide` says that the largest AVIF is 960 and not
 * 800 pixels wide.
 */
export const Picture = z.object({
  path: z.string().startsWith('/'),
  version: z.string().regex(/^[0-9a-f]{8}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().min(1),
  wide: z.boolean(),
  /** Who made the picture, as it is shown beside it. */
  credit: z.string().optional(),
});
export type Picture = z.infer<typeof Picture>;

/** A silent, looping film, `seconds` long, as MP4 and WebM; `path` and `version` as in {@link Picture}. */
export const Film = z.object({
  path: z.string().startsWith('/'),
  version: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  seconds: z.number().positive(),
});
export type Film = z.infer<typeof Film>;
