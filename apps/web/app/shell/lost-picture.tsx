import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import { pictureSources } from '../lib/format/picture-sources';
import { Picture } from '../ui/picture';

const lost = sitePicture('lost');

/** The door that has been bricked up, and who found it so. */
export function LostPicture() {
  return (
    lost && <Picture sources={pictureSources(lost)} sizes="(max-width: 48em) 62vw, 34rem" priority="first" />
  );
}
