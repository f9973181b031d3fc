/** How gods and queens sit: legs crossed on a seat, or one leg hanging to the footstool. Painted over a figure of base `sit`. */
import { union } from '../draw/contour.ts';
import { curve, curveThrough, polyline } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import { drawFoot, drawLyingFoot } from './feet.ts';
import { Sheet } from './garments.ts';
import type { Pen } from './pen.ts';
import type { Cloth, Tone } from './types.ts';

/** Folds that run round a limb. @param n how many, @param lean how far each slips along the limb */
function rings(centre: Poly, width: (t: number) => number, n: number, lean: number): Poly[] {
  const outline = ribbon(centre, width, 3),
    half = outline.length >> 1,
    a = outline.slice(0, half),
    b = outline.slice(half).reverse(),
    at = (p: Poly, t: number) => p[Math.round(Math.max(0, Math.min(1, t)) * (half - 1))];
  return series(n, (i) => {
    const t = (i + 0.6) / n,
      p = at(a, t),
      q = at(b, t + lean),
      m: Point = [lerp(p[0], q[0], 0.5), lerp(p[1], q[1], 0.5) + 3];
    return curve([p, m, q]);
  });
}

/** A leg folded on the seat; its foot lies before the other shin. @param sg -1 the leg at the picture's left, 1 the other */
function foldedLeg(pen: Pen, c: Cloth, t: Tone, sg: -1 | 1) {
  const w1 = widths(27, 27, 22),
    w2 = widths(20, 17, 12),
    thigh = curveThrough(sg * 14, -42, sg * 54, -42, sg * 88, -28),
    shin = curveThrough(sg * 90, -20, sg * 50, -11, sg * 14, -8);
  drawLyingFoot(pen, [sg * 14, -6], -sg as 1 | -1, t, false);
  const shape = union([ribbon(thigh, w1), ribbon(shin, w2), ellipse(sg * 88, -26, 22, 21)], 6);
  const hem: Poly = polyline(sg * 15, -21, sg * 12, 3);
  pen.drape(
    {
      shape,
      folds: [
        ...rings(thigh, w1, 7, 0.12 * sg),
        ...rings(shin, w2, 6, -0.12 * sg),
        curveThrough(sg * 96, -22, sg * 60, -25, sg * 24, -22),
      ],
      bands: [],
      trims: [hem],
      motifs: pen.stations(shape, 17, 8),
    },
    c,
    4.6,
  );
  pen.beads(curveThrough(sg * 8, -17, sg * 5, -8, sg * 7, 1), 2.4, pen.tr.gold);
}

/** A leg that hangs from the seat; its foot stands about 96 below. */
function hangingLeg(pen: Pen, c: Cloth, t: Tone, sg: -1 | 1, drop: number) {
  const w1 = widths(27, 27, 24),
    w2 = widths(23, 19, 15),
    thigh = curveThrough(sg * 14, -42, sg * 40, -44, sg * 56, -32),
    shin = curveThrough(sg * 57, -32, sg * 64, drop * 0.34, sg * 60, drop - 22);
  drawFoot(pen, [sg * 60, drop - 8], sg > 0 ? 'right' : 'left', t);
  const ankle = ribbon(polyline(sg * 60, drop - 34, sg * 60, drop - 10), () => 7.4);
  pen.skin(ankle, t, [], 4);
  pen.beads(
    curve([
      [sg * 60 - 8, drop - 17],
      [sg * 60, drop - 14],
      [sg * 60 + 8, drop - 17],
    ]),
    2.2,
    pen.tr.gold,
  );
  const shape = union([ribbon(thigh, w1), ribbon(shin, w2), ellipse(sg * 58, -30, 25, 24)], 6);
  pen.drape(
    {
      shape,
      folds: [...rings(thigh, w1, 5, 0.14 * sg), ...rings(shin, w2, 8, 0.09 * sg)],
      bands: [],
      trims: [
        [
          [sg * 60 - 15, drop - 22],
          [sg * 60 + 15, drop - 22],
        ],
      ],
      motifs: pen.stations(shape, 17, 8),
    },
    c,
    4.6,
  );
}

/**
 * Legs and silk of a sitter, for `prop` of a figure whose pose has base `sit`.
 * @param t skin of the figure
 * @param hang the leg that hangs to a footstool `drop` below the seat: -1 the picture's left one, 1 the right one, 0 none
 */
export const sitting =
  (c: Cloth, t: Tone, hang: -1 | 0 | 1 = 0, drop = 96) =>
  (pen: Pen): void => {
    if (!hang) {
      foldedLeg(pen, c, t, -1);
      foldedLeg(pen, c, t, 1);
    } else {
      foldedLeg(pen, c, t, -hang as -1 | 1);
      hangingLeg(pen, c, t, hang, drop);
    }
    // the ends of the silk, laid over the edge of the seat
    const x = -3,
      fan = new Sheet(
        curveThrough(x - 8, -48, x - 12, -20, x - 22, hang ? 34 : 10),
        curveThrough(x + 8, -48, x + 12, -20, x + 22, hang ? 34 : 10),
        3,
        6,
      );
    if (hang) pen.drape(fan.drape(6, [[0.86, 0.98]], 12), c, 3);
  };
