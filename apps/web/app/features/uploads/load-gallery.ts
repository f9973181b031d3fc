import type { Client } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { loaded, type Loaded } from '../../lib/loaded';

/** The newest page of uploaded pictures. Servers of an older kind answer `{images: [address, …]}`; those are taken as well. */
export const loadGallery = async (client: Client): Promise<Loaded<GalleryItem[]>> => {
  const result = await loaded<unknown>(client('gallery'));
  return result.state === 'loaded' ? { state: 'loaded', value: toItems(result.value) } : result;
};

const toItems = (answer: unknown): GalleryItem[] => {
  if (Array.isArray(answer)) return answer as GalleryItem[];
  const images = (answer as { images?: unknown } | null)?.images;
  if (!Array.isArray(images)) return [];
  return images.map((address) => ({
    _id: String(address),
    imageUrl: String(address),
    thumbnailUrl: String(address),
    width: 1,
    height: 1,
    createdAt: new Date(0).toISOString(),
  }));
};
