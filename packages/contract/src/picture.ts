import { z } from 'zod';

/**
 * A drawn picture of the catalogue. Its files lie under `/media/` and are addressed by `media.ts`.
 * `width` and `height` are the drawing's full size in pixels, `colour` fills its place before it loads,
 * `version` changes with its content, `wide` says that its largest AVIF is 960 and not 800 pixels wide.
 */
export const Picture = z.object({
  id: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  version: z.string().regex(/^[0-9a-f]{8}$/),
  alt: z.string().min(1),
  wide: z.boolean(),
});
export type Picture = z.infer<typeof Picture>;
