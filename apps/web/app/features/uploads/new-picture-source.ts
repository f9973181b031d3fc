import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { masonry } from '../../styles/breakpoints';

/** The `srcset` and `sizes` of a picture that was uploaded just now. `absolute` makes its addresses absolute. */
export const newPictureSource = (
  { imageUrl, thumbnailUrl, width }: Pick<GalleryItem, 'imageUrl' | 'thumbnailUrl' | 'width'>,
  absolute: (address: string) => string,
) => ({
  srcSet: `${absolute(thumbnailUrl)} 640w, ${absolute(imageUrl)} ${width}w`,
  sizes: `${masonry} 90vw, 36rem`,
});
