/** The goddesses' saris: standing, striding, kneeling. Ground on y = 0. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough } from '../../draw/curves.ts';
import { lerp, type Point, type Poly } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { pleats } from './drapery.ts';
import { foot, lyingFoot } from './flesh.ts';

/**
 * Standing sari: hip, both thighs and the forward knee show through, pleats spread to the feet.
 * @param sway the hip's shift, which the spine must share
 */
export const sari =
  (c: Cloth, t: Tone, sway = 0, hip = -196, w = 1) =>
  (pen: Pen): void => {
    const s = sway,
      d = s < 0 ? -1 : 1;
    foot(pen, t, [-14, -7], 0.06, -1, 1.02);
    foot(pen, t, [14, -5], 0.06, 1, 1.02);
    const left = curve([
        [s - 43 * w, hip - 12],
        [s - 51 * w, hip + 22],
        [s * 0.8 - 51 * w, hip + 62],
        [s * 0.4 - 45 * w - (d < 0 ? 4 : 0), hip * 0.42],
        [-44 * w, hip * 0.2],
        [-60 * w, -8],
      ]),
      right = curve([
        [s + 43 * w, hip - 12],
        [s + 51 * w, hip + 22],
        [s * 0.8 + 51 * w, hip + 62],
        [s * 0.4 + 45 * w + (d > 0 ? 4 : 0), hip * 0.42],
        [44 * w, hip * 0.2],
        [60 * w, -8],
      ]),
      skirt = new Sheet(left, right, 9, 9),
      shape = skirt.outline(),
      folds: Poly[] = [];
    for (const sg of [-1, 1])
      for (let i = 0; i < 7; i++)
        folds.push(
          curveThrough(
            [s + sg * (6 + i), hip + 4 + i * 16],
            [s * 0.8 + sg * 30, hip + 24 + i * 21],
            [s * 0.6 + sg * (50 - i), hip + 12 + i * 23],
          ),
        );
    for (const u of [0.08, 0.17, 0.26, 0.74, 0.83, 0.92]) folds.push(skirt.column(u, 0.58, 0.9));
    pen.drape(
      {
        shape,
        folds,
        bands: [[...skirt.row(0.895), ...skirt.row(0.975).reverse()]],
        trims: [],
        motifs: pen.stations(shape, 18, 8),
      },
      c,
      5,
    );
    pleats(
      pen,
      curveThrough(s - 8, hip - 2, s * 0.7 - 11, hip * 0.55, -24, -4),
      curveThrough(s + 8, hip - 2, s * 0.7 + 11, hip * 0.55, 24, -4),
      c,
      7,
      4,
    );
  };

/**
 * Sari of a striding goddess: one skirt over both legs, its pleats swept by the step.
 * @param left,right where the feet stand
 */
export const stridingSari =
  (c: Cloth, c2: Cloth, t: Tone, left: Point, right: Point, hip = -190) =>
  (pen: Pen): void => {
    foot(pen, t, [left[0] - 4, left[1] - 4], 0.06, -1, 1.08);
    foot(pen, t, [right[0] + 4, right[1] - 4], 0.1, 1, 1.08);
    const edge = (sg: number, [x, y]: Point) =>
        curve([
          [sg * 44, hip - 14],
          [sg * 54, hip + 26],
          [lerp(sg * 54, x, 0.5) + sg * 30, lerp(hip, y, 0.55)],
          [x + sg * 30, y - 40],
          [x + sg * 28, y - 12],
        ]),
      skirt = new Sheet(edge(-1, left), edge(1, right), 10, 13),
      shape = skirt.outline(),
      folds: Poly[] = [];
    for (const [sg, [x, y]] of [
      [-1, left],
      [1, right],
    ] as const) {
      const knee: Point = [lerp(0, x, 0.62) + sg * 26, lerp(hip, y, 0.5)];
      for (let i = 0; i < 6; i++)
        folds.push(
          curveThrough(
            [sg * (8 + i * 2), hip + 6 + i * 9],
            [lerp(sg * 30, knee[0], 0.6), lerp(hip + 26, knee[1], 0.6) + i * 8],
            [knee[0] + sg * (10 - i), knee[1] - 16 + i * 12],
          ),
        );
      for (let i = 0; i < 4; i++)
        folds.push(
          curveThrough(
            [knee[0] + sg * (6 - i * 12), knee[1] + 12 + i * 4],
            [lerp(knee[0], x, 0.6) + sg * (8 - i * 12), lerp(knee[1], y, 0.6)],
            [x + sg * (20 - i * 13), y - 24],
          ),
        );
    }
    for (let i = 0; i < 7; i++)
      folds.push(
        curveThrough(
          [-6 + i * 2, hip + 10],
          [lerp(left[0], right[0], (i + 2) / 11) * 0.5, hip * 0.5],
          [lerp(left[0], right[0], (i + 2) / 10), lerp(left[1], right[1], (i + 2) / 10) - 22],
        ),
      );
    pen.drape(
      {
        shape,
        folds,
        bands: [[...skirt.row(0.89), ...skirt.row(0.975).reverse()]],
        trims: [],
        motifs: pen.stations(shape, 19, 8),
      },
      c,
      5,
    );
    pleats(
      pen,
      curveThrough(-10, hip - 4, -14, hip * 0.6, -40, -46),
      curveThrough(10, hip - 4, 18, hip * 0.6, 26, -40),
      c2,
      7,
      5,
    );
  };

/** A woman's sari as she kneels to the right, the near knee on the ground. */
export const kneelingSari =
  (c: Cloth, t: Tone) =>
  (pen: Pen): void => {
    lyingFoot(pen, t, [-92, -12], Math.PI - 0.12, 1, 1);
    const shape = union(
        [
          ribbon(curveThrough(-14, -92, 24, -78, 66, -40), widths(46, 44, 32)),
          ellipse(70, -32, 32, 31),
          ellipse(-40, -54, 46, 44),
          ellipse(-12, -98, 50, 22),
          ribbon(curveThrough(70, -24, 10, -16, -60, -16, -100, -14), widths(26, 24, 20, 14)),
        ],
        12,
        1.5,
      ),
      folds: Poly[] = [];
    for (let i = 0; i < 7; i++)
      folds.push(curveThrough(-34 + i * 8, -116 + i * 5, 6 + i * 9, -88 + i * 9, 36 + i * 8, -46 + i * 6));
    for (let i = 0; i < 5; i++)
      folds.push(curveThrough(-74 + i * 22, -74 + i * 6, -66 + i * 20, -40 + i * 3, -86 + i * 24, -4));
    pen.drape({ shape, folds, bands: [], trims: [], motifs: pen.stations(shape, 19, 9) }, c, 5);
    pen.trim(curveThrough(-108, -28, -112, -14, -106, 0), c);
    pleats(pen, curveThrough(24, -96, 34, -60, 34, -2), curveThrough(40, -88, 62, -56, 92, -4), c, 6, 3);
  };
