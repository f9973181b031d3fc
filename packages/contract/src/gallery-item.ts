import { z } from 'zod';

/**
 * An uploaded picture. `imageUrl` and `thumbnailUrl` may be relative to the API's base address;
 * `width` and `height` are of the full picture in pixels; `createdAt` is ISO 8601 in UTC.
 * `awaitsApproval` is set in the response to an upload that the operator must approve; its
 * addresses answer 404 until then. `wasThere` is set in the response to a repeated upload, whose item
 * is the one that the gallery has.
 */
export const GalleryItem = z.object({
  _id: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  createdAt: z.iso.datetime(),
  awaitsApproval: z.literal(true).optional(),
  wasThere: z.literal(true).optional(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

/** `cursor` is opaque and comes from the `Link` header of the previous page. */
export const GalleryQuery = z.object({ cursor: z.string().min(1).max(200).optional() });
export type GalleryQuery = z.infer<typeof GalleryQuery>;

export const Upload = z.object({ art: z.file() });
export type Upload = z.infer<typeof Upload>;
