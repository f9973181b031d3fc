import type { Picture } from '@kalavithi/contract/picture';

/** A row of the generated picture lists: a drawing's size, dominant colour, version and alt text. */
export interface DrawnPicture {
  width: number;
  height: number;
  colour: string;
  version: string;
  alt: string;
}
export type DrawnPictures = Readonly<Record<string, DrawnPicture>>;

/** Finds a picture by its id in one collection's list; null until it is drawn. */
export const pictureFrom =
  (list: DrawnPictures, { wide = false } = {}) =>
  (id: string): Picture | null => {
    const drawn = list[id];
    return drawn ? { id, ...drawn, wide } : null;
  };
