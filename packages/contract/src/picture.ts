import { z } from 'zod';

/**
 * A picture of the content. `media.ts` makes the addresses of its files from `path` (`/media/…` of
 * the site, `/api/pictures/…` of the API) and `version`, which changes with the file. `width` and
 * `height` are the full size in pixels, `colour` is the placeholder while it loads, `wide` means
 * that the largest AVIF on pages is 960 instead of 800 pixels wide, `large` is the width of one for large screens and close looks.
 */
export const Picture = z.object({
  path: z.string().startsWith('/'),
  version: z.string().regex(/^[0-9a-f]{8}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().min(1),
  wide: z.boolean(),
  /** 1600, or less when the picture itself is smaller; absent where there is no such file. */
  large: z.int().positive().optional(),
  /** The maker, as text to show. */
  credit: z.string().optional(),
});
export type Picture = z.infer<typeof Picture>;

/**
 * A silent, looping film, `seconds` long, as MP4 and WebM; `path` and `version` as in {@link
 * Picture}.
 */
export const Film = z.object({
  path: z.string().startsWith('/'),
  version: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  seconds: z.number().positive(),
});
export type Film = z.infer<typeof Film>;
