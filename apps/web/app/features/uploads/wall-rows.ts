/** What a row of a wall should be. */
interface RowShape {
  /** Its width by its height. */
  wide: number;
  /** The least share of its width that a picture has, so that its label has room. */
  leastShare: number;
  /** A narrower picture has the place of one that is so wide by its height, for the same reason. */
  narrowest: number;
}

/** The place of a picture in its row. */
export interface RowPlace {
  /** The width of its place by the height of the row. */
  width: number;
  /** The widths of all places of the row together. */
  sum: number;
  /** The least of them. */
  least: number;
  /** How many pictures the row has. */
  count: number;
  /** 1 for the first of several in the row, -1 for the second: from these, the style sheet knows where rows begin. */
  turn: number;
}

/** How far a row with pictures of these widths is from its shape; one that leaves too little room is the last choice. */
const strain = (widths: readonly number[], { wide, leastShare }: Omit<RowShape, 'narrowest'>): number => {
  const sum = sumOf(widths);
  const isTight = widths.length > 1 && Math.min(...widths) < leastShare * sum;
  return Math.log(sum / wide) ** 2 + (isTight ? 3 : 0);
};

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Hangs pictures of one height and these widths in rows, in their order, so that each row comes as near to
 * the shape as it can.
 */
export const hangInRows = (pictures: readonly number[], { narrowest, ...shape }: RowShape): RowPlace[] => {
  const widths = pictures.map((width) => Math.max(narrowest, width));
  /** The best rows of the first pictures, by how many those are. */
  const best: { strain: number; places: RowPlace[] }[] = [{ strain: 0, places: [] }];
  for (let end = 1; end <= widths.length; end += 1) {
    const choices = best.map((before, start) => {
      const row = widths.slice(start, end);
      const common = { sum: sumOf(row), least: Math.min(...row), count: row.length };
      return {
        strain: before.strain + strain(row, shape),
        places: [
          ...before.places,
          ...row.map((width, at) => ({ ...common, width, turn: (row.length > 1 && [1, -1][at]) || 0 })),
        ],
      };
    });
    best.push(choices.reduce((least, one) => (one.strain < least.strain ? one : least)));
  }
  return best.at(-1)?.places ?? [];
};
