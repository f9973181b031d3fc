import type { Client } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { nextCursor } from '@kalavithi/contract/links';
import { loaded, type Loaded } from '../../lib/loading/loaded';

/** A page of uploaded pictures, newest first. */
export interface GalleryPage {
  items: GalleryItem[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** One page of the gallery: the newest, or the one at `cursor`. */
export const loadGallery = (client: Client, cursor?: string): Promise<Loaded<GalleryPage>> =>
  loaded(
    client('gallery', cursor === undefined ? {} : { query: { cursor } }).then(({ answer, headers }) => ({
      items: toItems(answer),
      next: nextCursor(headers.get('link')),
    })),
  );

/** Placeholder for servers that send no `createdAt`. */
const unknownTime = new Date(0).toISOString();

/** An item with defaults for the fields that the specification does not require of servers. */
export const toItem = (given: Partial<GalleryItem> & Pick<GalleryItem, 'imageUrl'>): GalleryItem => ({
  _id: given.imageUrl,
  thumbnailUrl: given.imageUrl,
  width: 1,
  height: 1,
  createdAt: unknownTime,
  ...given,
});

/** The height in pixels; a picture of unknown size may be large. */
export const heightOf = ({ width, height }: Pick<GalleryItem, 'width' | 'height'>): number =>
  width > 1 ? height : 9999;

export const isDated = ({ createdAt }: Pick<GalleryItem, 'createdAt'>): boolean => createdAt !== unknownTime;

/**
 * The items of a response: a list, or `{images: [address, …]}`; the specification has both forms.
 */
export const toItems = (answer: unknown): GalleryItem[] => {
  if (Array.isArray(answer)) return (answer as GalleryItem[]).map(toItem);
  const images = (answer as { images?: unknown } | null)?.images;
  return Array.isArray(images) ? images.map((address) => toItem({ imageUrl: String(address) })) : [];
};

/** Removes repeated items, which occur when an upload shifts the pages. */
export const withoutRepeats = (items: readonly GalleryItem[]): GalleryItem[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
];
