/** What is known of an item before it is laid out. */
export interface MasonrySize {
  /** Height of its picture divided by its width. */
  ratio: number;
  /** Estimated height of what stands below the picture, in rem, in a column of `typicalColumnRem`. */
  caption: number;
}

/** A column is about this wide at every number of columns but one. */
const typicalColumnRem = 17;

/** How much taller captions may turn out than estimated: in the narrowest columns lines break sooner. */
const captionSlack = 1.4;

export interface MasonryColumns {
  /** The column of each item, counted from 0. */
  columns: readonly number[];
  /** A height that no column exceeds: this many column widths ... */
  widths: number;
  /** ... and this many rem. */
  rem: number;
}

/** Hangs items in their order, each in the column that is shortest so far: the eye meets them in the order of the keyboard. */
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
