import type { Client } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { nextCursor } from '@kalavithi/contract/links';
import { loaded, type Loaded } from '../../lib/loading/loaded';

/** A page of uploaded pictures, newest first. */
export interface GalleryPage {
  items: GalleryItem[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/** One page of the gallery: the newest, or the one that begins at `cursor`. */
export const loadGallery = (client: Client, cursor?: string): Promise<Loaded<GalleryPage>> =>
  loaded(
    client('gallery', cursor === undefined ? {} : { query: { cursor } }).then(({ answer, headers }) => ({
      items: toItems(answer),
      next: nextCursor(headers.get('link')),
    })),
  );

/** When a picture was uploaded, for those of which the server does not say it. */
const unknownTime = new Date(0).toISOString();

/** An item of which only the address is certain: servers that know only the specification's fields answer nothing else. */
export const toItem = (given: Partial<GalleryItem> & Pick<GalleryItem, 'imageUrl'>): GalleryItem => ({
  _id: given.imageUrl,
  thumbnailUrl: given.imageUrl,
  width: 1,
  height: 1,
  createdAt: unknownTime,
  ...given,
});

/** Whether it is known when a picture was uploaded. */
export const isDated = ({ createdAt }: Pick<GalleryItem, 'createdAt'>): boolean => createdAt !== unknownTime;

/** The items of an answer: a list of items, or `{images: [address, …]}`; the specification has both forms. */
export const toItems = (answer: unknown): GalleryItem[] => {
  if (Array.isArray(answer)) return (answer as GalleryItem[]).map(toItem);
  const images = (answer as { images?: unknown } | null)?.images;
  return Array.isArray(images) ? images.map((address) => toItem({ imageUrl: String(address) })) : [];
};

/** Items in order, each once: an upload meanwhile moves the pages on by one. */
export const withoutRepeats = (items: readonly GalleryItem[]): GalleryItem[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
];
