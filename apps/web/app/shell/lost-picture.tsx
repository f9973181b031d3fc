import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import { pictureSources } from '../lib/format/picture-sources';
import { Picture } from '../ui/picture';
import { tablet } from '../styles/breakpoints';

const lost = sitePicture('lost');

/** The door that has been bricked up, and who found it so. */
export function LostPicture() {
  return lost && <Picture sources={pictureSources(lost)} sizes={`${tablet} 62vw, 34rem`} priority="first" />;
}
