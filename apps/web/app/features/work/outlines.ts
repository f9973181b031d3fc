import { stages, type Drawing } from './strokes';

/** A path of a colouring sheet. */
export interface Outline {
  path: string;
  /** `edge`: a white shape with a thin edge; `line`: a thin line; `tube`: the two edges of a wide line. */
  kind: 'edge' | 'line' | 'tube';
  width: number;
}

/**
 * What is left out: shapes and lines that are too small to colour, as a share of the longer side of
 * the picture. Ornament must be larger, for it is what makes a sheet too dense.
 */
const leastExtent = { shape: 0.009, line: 0.017, ornament: 0.05 } as const;

/** Lines wider than this, as a share of the longer side, are shapes to colour. */
const widestLine = 0.006;

/** The outlines of a drawing in order; what comes later covers what lies below it. */
export const outlinesOf = ({ width, height, strokes }: Drawing): Outline[] => {
  const side = Math.max(width, height);
  return strokes.flatMap(({ stage, path, width: brush, extent }) => {
    const kind = brush === 0 ? 'edge' : brush > widestLine * side ? 'tube' : 'line';
    const least = stage === stages.ornament ? 'ornament' : kind === 'line' ? 'line' : 'shape';
    // A dot is a wide line of no length.
    const size = kind === 'tube' ? Math.max(extent, brush) : extent;
    return size < leastExtent[least] * side ? [] : [{ path, width: brush, kind }];
  });
};
