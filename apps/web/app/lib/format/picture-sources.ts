import { pictureAddress, pictureSourceSet } from '@kalavithi/contract/media';
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
