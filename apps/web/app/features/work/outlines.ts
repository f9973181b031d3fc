import { colouredOutlinesOf } from './coloured-outlines';
import type { Outline } from './outline-parts';
import { onlyColourOf, plainOutlinesOf } from './plain-outlines';
import type { Drawing } from './strokes';

/** The outlines of a drawing, for a colouring sheet; what comes later covers what lies below it. */
export const outlinesOf = (picture: Drawing): Outline[] => {
  const drawing = { ...picture, strokes: picture.sheet };
  const colour = onlyColourOf(drawing.strokes);
  return colour === undefined ? colouredOutlinesOf(drawing) : plainOutlinesOf(drawing, colour);
};
