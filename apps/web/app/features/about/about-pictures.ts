import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { Picture } from '@kalavithi/contract/picture';

/** Pictures of the page, by the place in which they hang; null until drawn. */
export interface AboutPictures {
  mission: Picture | null;
  /** By the id of what is celebrated. */
  celebrate: Readonly<Record<string, Picture | null>>;
}

/** Works of other rooms that hang here as well, by the id of what is celebrated. */
const celebrated: Readonly<Record<string, string>> = {
  'celebrate-dances': 'dance-garba',
  'celebrate-gallery': 'hero-kalamkari',
  'celebrate-events': 'event-warli-wall',
};

/** Looked up by the document's loader, so that the page carries four pictures and not the lists of all. */
export const aboutPictures = (): AboutPictures => ({
  mission: pictureById('about'),
  celebrate: Object.fromEntries(Object.entries(celebrated).map(([id, work]) => [id, pictureById(work)])),
});
