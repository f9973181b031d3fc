import { pictureAddress, pictureSourceSet, thumbnailAddress } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { PictureSources } from '../../ui/picture';

/** The sources and size of a picture for the `Picture` component; `close` as for `pictureSourceSet`. */
export const pictureSources = (picture: Picture, options?: { close: boolean }): PictureSources => ({
  avif: pictureSourceSet(picture, options),
  fallback: pictureAddress(picture),
  width: picture.width,
  height: picture.height,
  colour: picture.colour,
  alt: picture.alt,
});

/** The smallest file of a picture, for a square of `side` pixels next to the name of what it shows. */
export const thumbnailSources = (
  picture: Pick<Picture, 'path' | 'version' | 'colour'>,
  side: number,
): PictureSources => ({
  avif: thumbnailAddress(picture),
  fallback: pictureAddress(picture),
  width: side,
  height: side,
  colour: picture.colour,
  alt: '',
});
