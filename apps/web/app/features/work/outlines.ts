import { colouredOutlinesOf } from './coloured-outlines';
import type { Outline } from './outline-parts';
import { onlyColourOf, plainOutlinesOf } from './plain-outlines';
import type { Drawing } from './strokes';

/** The outlines of a drawing, for a colouring sheet; what comes later covers what lies below it. */
export const outlinesOf = (drawing: Drawing): Outline[] => {
  const colour = onlyColourOf(drawing.strokes);
  return colour === undefined ? colouredOutlinesOf(drawing) : plainOutlinesOf(drawing, colour);
};
