/** The size of an item, known before layout. */
export interface MasonrySize {
  /** Height of its picture divided by its width. */
  ratio: number;
  /** Estimated height below the picture, in rem, in a column of `typicalColumnRem`. */
  caption: number;
}

/** Approximate column width with more than one column. */
const typicalColumnRem = 17;

/** Captions may be this much taller than estimated: in narrow columns lines break sooner. */
const captionSlack = 1.4;

export interface MasonryColumns {
  /** The column of each item, counted from 0. */
  columns: readonly number[];
  /** A height that no column exceeds: this many column widths ... */
  widths: number;
  /** ... and this many rem. */
  rem: number;
}

/** Assigns each item in order to the shortest column so far: visual and keyboard order agree. */
export const assignColumns = (sizes: readonly MasonrySize[], count: number): MasonryColumns => {
  const heights = Array.from({ length: count }, () => ({ ratio: 0, caption: 0 }));
  const tall = ({ ratio, caption }: MasonrySize) => ratio + caption / typicalColumnRem;
  const columns = sizes.map((size) => {
    let shortest = 0;
    for (let column = 1; column < count; column += 1) {
      if (tall(heights[column] as MasonrySize) < tall(heights[shortest] as MasonrySize) - 1e-9)
        shortest = column;
    }
    const column = heights[shortest] as MasonrySize;
    column.ratio += size.ratio;
    column.caption += size.caption;
    return shortest;
  });
  return {
    columns,
    widths: Math.max(...heights.map(({ ratio }) => ratio)),
    rem: Math.max(...heights.map(({ caption }) => caption)) * captionSlack,
  };
};
