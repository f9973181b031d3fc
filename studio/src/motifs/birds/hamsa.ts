/** The hamsa, the noble swan: S-shaped neck, raised wing, tail of curling plumes. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** About 190 long, 150 high, the waterline at y = 26, facing right. */
export function hamsa() {
  const rows: Poly[] = [];
  for (const [x, y, L, w, a] of [
    [20, 2, 62, 11, 3.0],
    [16, -6, 82, 11, 3.14],
    [12, -14, 98, 11, 3.28],
    [10, -22, 106, 10, 3.42],
    [12, -28, 104, 9, 3.56],
  ])
    rows.push(leaf(x, y, L, w, a, 0.16, 0.6));
  return {
    body: union(
      [
        ellipse(-4, 0, 62, 32),
        ribbon(
          curveThrough(36, 6, 64, -22, 58, -58, 42, -84, 48, -108, 66, -114),
          widths(28, 21, 12.5, 10, 9.6, 11),
        ),
        ellipse(66, -114, 13.5, 11.5),
      ],
      9,
    ),
    tail: [
      [-46, 6, 54, 10, 2.86, 0.5],
      [-50, -2, 62, 10, 3.16, 0.46],
      [-48, -10, 58, 9, 3.5, 0.4],
    ].map(([x, y, L, w, a, k]) => leaf(x, y, L, w, a, k, 0.55)),
    wing: loopThrough([32, -6, 22, -30, -8, -44, -52, -60, -94, -70, -78, -38, -52, -6, -16, 16, 20, 14]),
    feathers: rows,
    scapulars: [
      [26, -8],
      [10, -16],
      [24, 4],
      [4, 0],
      [-8, -20],
      [-14, -4],
    ].map(([x, y]) => ellipse(x, y, 11, 7, 0.3, 18)),
    beak: loopThrough([76, -120, 88, -116, 100, -108, 88, -107, 76, -107]),
    eye: ellipse(69, -117, 3.6),
    knob: ellipse(78, -119, 4, 3.4),
  };
}
