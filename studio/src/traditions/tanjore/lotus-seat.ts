/** Crossed legs of an enthroned god, each limb drawn for itself, one shin over the other; for a figure of base `sit` facing us. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { ArmPose, Cloth, Pose, Tone } from '../../figures/types.ts';

/** Bare foot lying on its side, toes to the right, about 50 long. */
function sole(pen: Pen, t: Tone, x: number, y: number, a: number, fx: 1 | -1) {
  const T = (p: Poly) => transform(p, x, y, 1, a, fx);
  pen.skin(
    T(loopThrough(-6, -8, 8, -10, 24, -11, 38, -11, 45, -6, 46, 1, 40, 6, 24, 7, 6, 7, -6, 6)),
    t,
    undefined,
    6,
  );
  for (let i = 0; i < 5; i++)
    pen.skin(
      T(ellipse(45 - i * 1.1 + (i ? 0 : 1), -9 + i * 3.7, i ? 4 : 5, i ? 2.5 : 3.2, 0, 14)),
      t,
      undefined,
      2,
    );
  pen.stroke(T(curveThrough(2, 6.6, 20, 7.8, 38, 6.2)), 1.6, pen.tr.alta);
  pen.beads(T(curveThrough(-3, -9, 0, -1, -3, 7)), 2.6, pen.tr.gold);
}

function leg(pen: Pen, c: Cloth, sg: -1 | 1, over: boolean) {
  const thigh = curveThrough(sg * 16, -36, sg * 54, -44, sg * 94, -27),
    shin = curve(
      (over
        ? [
            [sg * 98, -18],
            [sg * 54, -9],
            [sg * 2, -13],
            [sg * -18, -17],
          ]
        : [
            [sg * 98, -18],
            [sg * 54, -6],
            [sg * 6, -2],
            [sg * -16, 0],
          ]) as Point[],
    ),
    shape = union(
      [
        ribbon(thigh, widths(23, 28, 23)),
        ribbon(shin, widths(21, 18, 14, 12)),
        ellipse(sg * 94, -23, 25, 23),
      ],
      7,
    ),
    folds: Poly[] = [];
  for (let i = 0; i < 6; i++) {
    const u = i / 5;
    folds.push(
      curve([
        [sg * (12 + i * 4), -64 + i * 8],
        [sg * (50 + u * 10), -66 + i * 11],
        [sg * (104 + 8 * Math.sin(u * 3)), -40 + i * 6],
      ]),
    );
  }
  const end = shin[shin.length - 1];
  for (let i = 0; i < 4; i++)
    folds.push(
      curve([
        [sg * (92 - i * 22), -2 - i * 1.5],
        [sg * (80 - i * 22), -12],
        [sg * (86 - i * 22), -26 + i],
      ]),
    );
  pen.drape(
    {
      shape,
      folds,
      bands: [],
      trims: [
        [
          [end[0] - sg * 1, end[1] - 13],
          [end[0] - sg * 3, end[1] + 12],
        ],
      ],
      motifs: pen.stations(shape, 17, 8),
    },
    c,
    5,
  );
}

/** Belt over the tops of the thighs. */
function girdle(pen: Pen) {
  pen.gold(
    loopThrough(-31, -72, -16, -66, 0, -64, 16, -66, 31, -72, 32, -60, 16, -53, 0, -51, -16, -53, -32, -60),
  );
  for (const x of [-22, -11, 0, 11, 22]) pen.gem([x, -58 - Math.abs(x) * 0.2], x ? 2.6 : 4.4, x % 2 ? 1 : 0);
}

/** Legs and silk, for `prop` or the start of it; the seat lies at y = 10. @param t skin */
export const crossLegged =
  (c: Cloth, t: Tone, pleats = true) =>
  (pen: Pen): void => {
    leg(pen, c, 1, false);
    leg(pen, c, -1, true);
    sole(pen, t, 20, -17, -0.06, 1);
    girdle(pen);
    if (!pleats) return;
    const fan = new Sheet(
      curveThrough(-12, -50, -13, -24, -24, 16),
      curveThrough(8, -50, 9, -24, 20, 16),
      3,
      6,
    );
    pen.drape(fan.drape(6, [[0.86, 0.98]], 12), c, 3);
  };

/** Seated upright, facing us. */
export const throned = (a: ArmPose, b: ArmPose): Pose => ({
  name: 'throned',
  spine: [
    [0, -34],
    [0, -70],
    [0, -116],
    [0, -160],
  ],
  headTilt: 0,
  base: 'sit',
  legs: [
    { knee: [-70, -20], ankle: [12, -8] },
    { knee: [74, -20], ankle: [-8, -8] },
  ],
  arms: [a, b],
});
