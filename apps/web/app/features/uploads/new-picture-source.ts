import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { masonry } from '../../styles/breakpoints';

/** The longer side of a thumbnail in pixels; smaller pictures keep their size. */
const thumbnailSide = 640;

/** The `srcset` and `sizes` of a picture that was uploaded just now. `absolute` makes its addresses absolute. */
export const newPictureSource = (
  {
    imageUrl,
    thumbnailUrl,
    width,
    height,
  }: Pick<GalleryItem, 'imageUrl' | 'thumbnailUrl' | 'width' | 'height'>,
  absolute: (address: string) => string,
) => ({
  srcSet: `${absolute(thumbnailUrl)} ${Math.round(width * Math.min(1, thumbnailSide / Math.max(width, height)))}w, ${absolute(imageUrl)} ${width}w`,
  sizes: `${masonry} 90vw, 36rem`,
});
