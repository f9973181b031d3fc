import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { pictureForm, pictureSizes, type PictureSize } from '../../platform/images/picture.ts';
import type { UploadRow } from './uploads.queries.ts';

const sizes = Object.keys(pictureSizes).join('|');
const namePattern = new RegExp(`^([0-9a-f]{64})-(?:${sizes})\\.${pictureForm.ending}$`);

/** Path below which pictures are served. */
export const picturesPath = '/uploads';

/** The name of a picture's file: its key in the store and the last part of its URL. */
export const pictureName = (hash: string, size: PictureSize): string =>
  `${hash}-${size}.${pictureForm.ending}`;

/** The hash in the name of a picture's file; null when it is no such name. */
export const hashInName = (name: string): string | null => namePattern.exec(name)?.[1] ?? null;

/** An upload as the gallery shows it; URLs are relative to the API's. */
export const galleryItem = (row: UploadRow): GalleryItem => ({
  _id: row.id,
  imageUrl: `${picturesPath}/${pictureName(row.hash, 'full')}`,
  thumbnailUrl: `${picturesPath}/${pictureName(row.hash, '640')}`,
  width: row.width,
  height: row.height,
  createdAt: row.created_at,
});
