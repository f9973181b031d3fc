/** Cloth: it falls, keeps its width and its layers, and answers for distances as a surface; threads do too. */
import { describe, expect, it } from 'vitest';
import { clothSheet } from './cloth-sheet.ts';
import { fallenCloth } from './drape.ts';
import { foldedLayers, laidDown } from './laid-cloth.ts';
import { threads } from './threads.ts';
import { walk } from '../../draw/measure.ts';

const SPACING = 0.05;
const COLUMNS = 13;
const FLOOR = 0.02;

describe('a fallen cloth', () => {
  const path = walk(foldedLayers({ count: 3, apart: 0.07, back: -0.6, front: 0.6 }), SPACING).map(
    ({ p }) => p,
  );
  const points = fallenCloth({
    columns: COLUMNS,
    rows: path.length,
    spacing: SPACING,
    lay: laidDown({
      columns: COLUMNS,
      spacing: SPACING,
      path,
      floor: 0.1,
      gathered: () => 0.97,
      aside: () => 0,
      steepness: 10,
    }),
    collide(places, k) {
      if (places[k + 1] >= FLOOR) return false;
      places[k + 1] = FLOOR;
      return true;
    },
    apart: 0.07,
    steps: 200,
    stiffness: 0.1,
  });
  const heights = points.filter((_, i) => i % 3 === 1);

  it('lies on the floor, layer upon layer', () => {
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(FLOOR - 1e-3);
    expect(Math.min(...heights)).toBeLessThan(FLOOR + 0.02);
    expect(Math.max(...heights)).toBeGreaterThan(FLOOR + 0.1);
    expect(Math.max(...heights)).toBeLessThan(0.4);
  });

  it('hardly stretches', () => {
    for (let k = 0; k + 3 < COLUMNS * 3; k += 3) {
      const length = Math.hypot(...[0, 1, 2].map((c) => (points[k + 3 + c] ?? 0) - (points[k + c] ?? 0)));
      expect(length).toBeCloseTo(SPACING, 2);
    }
  });
});

describe('a cloth as a surface', () => {
  const flat = new Float32Array(COLUMNS * COLUMNS * 3);
  for (let row = 0; row < COLUMNS; row++)
    for (let column = 0; column < COLUMNS; column++)
      flat.set([column * SPACING, 1, row * SPACING], (row * COLUMNS + column) * 3);
  const sheet = clothSheet(flat, COLUMNS, COLUMNS, SPACING, 0.09);

  it('finds the nearest place', () => {
    const place = sheet.nearest(0.22, 1.03, 0.31);
    expect(place?.off).toBeCloseTo(0.03);
    expect(place?.column).toBeCloseTo(0.22 / SPACING);
    expect(place?.row).toBeCloseTo(0.31 / SPACING);
  });

  it('gives a lower bound from afar', () => {
    expect(sheet.nearest(0.3, 2, 0.3)).toBeUndefined();
    expect(sheet.distance(0.3, 2, 0.3)).toBeLessThanOrEqual(1);
    expect(sheet.distance(0.3, 2, 0.3)).toBeGreaterThan(0.7);
  });
});

describe('threads', () => {
  it('are as thick as they are spun', () => {
    const one = threads(
      [
        [
          [0, 1, 0],
          [0, 0.5, 0],
          [0, 0, 0],
        ],
      ],
      0.01,
      0.05,
      0.03,
      0,
    );
    expect(one.distance(0.03, 0.7, 0)).toBeCloseTo(0.02);
    expect(one.distance(2, 0.5, 0)).toBeCloseTo(1.99);
  });
});
