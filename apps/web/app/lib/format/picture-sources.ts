import { pictureAddress, pictureSourceSet } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { PictureSources } from '../../ui/picture';

/** Where a drawn picture's files lie and how large it is, as the picture element wants it. */
export const pictureSources = (picture: Picture): PictureSources => ({
  avif: pictureSourceSet(picture),
  fallback: pictureAddress(picture),
  width: picture.width,
  height: picture.height,
  colour: picture.colour,
  alt: picture.alt,
});
