import { z } from 'zod';

/**
 * A picture that a user uploaded. `imageUrl` and `thumbnailUrl` may be relative to the API's base address; `width` and `height` are the
 * full picture's in pixels; `createdAt` is ISO 8601 in UTC. `awaitsApproval` is in the answer to an upload that the gallery does not show
 * before the operator has approved it; its addresses answer 404 until then.
 */
export const GalleryItem = z.object({
  _id: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  createdAt: z.iso.datetime(),
  awaitsApproval: z.literal(true).optional(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

/** Where the next page of the gallery begins; an opaque text that the `Link` header carries. */
export const GalleryQuery = z.object({ cursor: z.string().min(1).max(200).optional() });
export type GalleryQuery = z.infer<typeof GalleryQuery>;

export const Upload = z.object({ art: z.file() });
export type Upload = z.infer<typeof Upload>;
