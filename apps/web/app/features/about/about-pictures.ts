import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { Picture } from '@kalavithi/contract/picture';

/** Pictures of the page, by the place in which they hang; null until drawn. */
export interface AboutPictures {
  mission: Picture | null;
  /** By the id of what is celebrated. */
  celebrate: Readonly<Record<string, Picture | null>>;
}

/** Works of other rooms that hang here as well: the first of each list that is drawn. */
const chosen = {
  mission: ['about'],
  celebrate: {
    'celebrate-dances': ['dance-garba'],
    'celebrate-gallery': ['hero-kalamkari'],
    'celebrate-events': ['event-warli-wall', 'hero-warli'],
  },
};

const firstDrawn = (ids: readonly string[]): Picture | null =>
  ids.map(pictureById).find((picture) => picture !== null) ?? null;

/** Looked up by the document's loader, so that the page carries four pictures and not the lists of all. */
export const aboutPictures = (): AboutPictures => ({
  mission: firstDrawn(chosen.mission),
  celebrate: Object.fromEntries(Object.entries(chosen.celebrate).map(([id, ids]) => [id, firstDrawn(ids)])),
});
