/** Cloth as hands lay it before it falls: folded in layers, its end drawn out and gathered into soft folds. */
import type { Point, Poly } from '../../draw/geometry.ts';
import type { Vec3 } from './vector.ts';

export interface Layers {
  count: number;
  /** Distance that the layers keep from each other. */
  apart: number;
  /** Where the folds at the back and at the front lie. */
  back: number;
  front: number;
}

/** The way along a cloth folded to and fro, as (z, height), from its hidden end to the last turn. */
export function foldedLayers({ count, apart, back, front }: Layers): Poly {
  const path: Poly = [];
  for (let layer = 0; layer < count; layer++) {
    const y = 0.03 + layer * (apart + 0.012);
    const tuck = 0.035 * Math.sin(layer * 2.3 + 0.6);
    const ends: Point[] = [
      [back + tuck, y],
      [front + tuck, y],
    ];
    if (layer % 2) ends.reverse();
    path.push(...ends);
    // The turn of a fold bulges by half the distance of the layers.
    if (layer < count - 1) path.push([ends[1][0] + (layer % 2 ? -0.025 : 0.025), y + apart / 2 + 0.006]);
  }
  return path;
}

export interface Laying {
  columns: number;
  spacing: number;
  /** Where each row lies, as (z, height) above the floor. */
  path: Poly;
  floor: number;
  /** Share of its width that the cloth takes at a row. */
  gathered: (row: number) => number;
  /** Shift of a row to the right. */
  aside: (row: number) => number;
  /** Folds stand upright (0) or out to the front (1). */
  forward?: (row: number) => number;
  /** Steepness of the folds: 2 pi over their width. */
  steepness: number;
}

/** Place of every particle: gathered cloth stands in uneven folds along it, just high enough to hold its width. */
export function laidDown(laying: Laying): (column: number, row: number) => Vec3 {
  const { columns, spacing, path, floor, gathered, aside, forward, steepness } = laying;
  const rolls = (across: number, row: number) =>
    0.5 +
    0.5 *
      Math.sin(across * steepness + 0.9 * Math.sin(across * 3.1 + 0.4) + 1.6 * Math.sin(row * 0.03) + 1.3);
  return (column, row) => {
    const [z, y] = path[row];
    const k = gathered(row);
    const across = (column - (columns - 1) / 2) * spacing;
    const lift = ((4 * Math.sqrt(1 / k - 1)) / steepness) * rolls(across, row);
    const out = forward?.(row) ?? 0;
    return [aside(row) + across * k, y + floor + lift * (1 - out), z + lift * out];
  };
}
