/** A cloth that lies folded in layers, its end drawn out over the floor by a hand. */
import type { Poly } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { type ClothSheet, clothSheet } from './cloth-sheet.ts';
import { shareGrid } from './crew.ts';
import { fallenCloth } from './drape.ts';
import { foldedLayers, type Layers, laidDown } from './laid-cloth.ts';

interface DrawnOut {
  columns: number;
  spacing: number;
  layers: Layers;
  /** The way from the front fold to the end, as (z, height). */
  way: Poly;
  /** Share of its width that the cloth takes, by the distance along it from the front fold. */
  gathered: (past: number) => number;
  /** Shift to the right, by the row and the distance from the front fold. */
  aside: (row: number, past: number) => number;
  steepness: number;
  /** Half the thickness that the falling cloth keeps above the floor. */
  skin: number;
  /** 0 limp .. 1 stiff as paper. */
  stiffness: number;
}

/** Steps until the cloth is at rest. */
const STEPS = 360;
/** How far from the cloth its sheet is exact. */
const REACH = 0.07;
/** Rows before the front fold from which on the hand holds the sides. */
const HELD = 40;

/** A bell about 0. */
export const bell = (v: number, width: number): number => Math.exp(-((v / width) ** 2));

interface DrawnOutCloth {
  rows: number;
  /** Row where the end leaves the folded layers. */
  leaves: number;
  sheet: ClothSheet;
}

/** Lays the cloth down and lets it fall. */
export function drawnOutCloth(cloth: DrawnOut): DrawnOutCloth {
  const { columns, spacing, layers, way, gathered, aside, steepness, skin, stiffness } = cloth;
  const path = walk([...foldedLayers(layers), ...way], spacing).map(({ p }) => p);
  const rows = path.length;
  const leaves = rows - Math.round((way[way.length - 1][0] - layers.front) / spacing);
  const past = (row: number) => (row - leaves) * spacing;
  const lay = laidDown({
    columns,
    spacing,
    path,
    floor: 0,
    gathered: (row) => gathered(past(row)),
    aside: (row) => aside(row, past(row)),
    steepness,
  });
  const onFloor = (points: Float32Array, k: number): boolean => {
    if (points[k + 1] >= skin) return false;
    points[k + 1] = skin;
    return true;
  };
  /** A hand has gathered the end; the cloth keeps that width by its weight. */
  const hold = (points: Float32Array): void => {
    for (let row = leaves - HELD; row < rows; row++)
      for (const column of [0, columns - 1]) points[(row * columns + column) * 3] = lay(column, row)[0];
  };
  const fallen = shareGrid(columns * rows * 3, 1, (out) =>
    out.set(
      fallenCloth({
        columns,
        rows,
        spacing,
        lay,
        collide: onFloor,
        hold,
        apart: layers.apart,
        steps: STEPS,
        stiffness,
      }),
    ),
  );
  return { rows, leaves, sheet: clothSheet(fallen, columns, rows, spacing, REACH) };
}
