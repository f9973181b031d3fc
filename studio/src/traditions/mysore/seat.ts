/** Royal ease: one leg folded on the seat, one hanging to a footstool, each limb drawn for itself under the silk. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';

/** Folds that wrap a limb, drawn from its upper edge part of the way down. */
function wraps(centre: Poly, width: (t: number) => number, n: number, lean: number): Poly[] {
  const outline = ribbon(centre, width, 3),
    half = outline.length >> 1,
    a = outline.slice(0, half),
    b = outline.slice(half).reverse(),
    at = (p: Poly, t: number) => p[Math.round(Math.max(0, Math.min(1, t)) * (half - 1))];
  return series(n, (i) => {
    const t = (i + 0.5) / n,
      p = at(a, t),
      q = at(b, t + lean),
      k = i % 2 ? 0.62 : 1;
    return curve([
      p,
      [lerp(p[0], q[0], 0.5 * k), lerp(p[1], q[1], 0.5 * k) + 2.5],
      [lerp(p[0], q[0], k), lerp(p[1], q[1], k)],
    ]);
  });
}

function piece(
  pen: Pen,
  c: Cloth,
  pts: Point[],
  w: (t: number) => number,
  folds: number,
  lean: number,
  knee?: Poly,
  hem = false,
) {
  const centre = curve(pts),
    shape = knee ? union([ribbon(centre, w), knee], 5) : ribbon(centre, w),
    out = ribbon(centre, w, 3),
    n = out.length >> 1;
  pen.drape(
    {
      shape,
      folds: wraps(centre, w, folds, lean),
      bands: [],
      trims: hem ? [[out[n - 1], out[n]]] : [],
      motifs: pen.stations(shape, 14, 7),
    },
    c,
    3.4,
  );
}

/** Bare foot in profile, its sole to the left end. @param a direction of the toes */
function bareFoot(pen: Pen, t: Tone, at: Point, a: number, flip: 1 | -1 = 1) {
  const T = (p: Poly) =>
    transform(
      p.map(([x, y]) => [x, y * flip] as Point),
      at[0],
      at[1],
      1,
      a,
    );
  pen.skin(
    T(loopThrough(-7, -8, 6, -9, 20, -7, 33, -3.4, 37, 0.4, 33, 3.4, 18, 4.4, -4, 4.4, -9, 0)),
    t,
    undefined,
    5,
  );
  for (let i = 0; i < 4; i++)
    pen.stroke(T(polyline(29 - i * 0.8, -3 + i * 1.7, 36 - i * 0.6, -1.6 + i * 1.3)), 0.45, t.line);
  pen.stroke(T(curveThrough(0, 4.6, 16, 5, 32, 3.6)), 0.9, pen.tr.alta);
  pen.beads(T(curveThrough(-2, -9, 1, -2, -2, 5)), 2, pen.tr.gold);
}

/**
 * Legs and silk of a sitter at royal ease, for `prop` of a figure whose pose has base `sit`. Covers the rig's own lap.
 * @param t skin of the figure
 * @param drop how far below the seat the hanging foot stands
 * @param cushion what is sat on, when the picture has no seat of its own
 */
export const atEase =
  (c: Cloth, t: Tone, drop = 112, cushion?: Cloth) =>
  (pen: Pen): void => {
    if (cushion)
      pen.shape(
        loopThrough(-108, -8, -96, -24, 0, -30, 96, -24, 108, -8, 100, 15, 0, 22, -100, 15),
        cushion.base,
        cushion.shade,
        0.8,
        9,
      );
    const folded = widths(24, 23, 19, 15),
      shinW = widths(15, 14, 12, 9.4);
    piece(
      pen,
      c,
      polyline(-6, -40, -40, -40, -70, -32, -90, -22),
      folded,
      6,
      -0.1,
      ellipse(-90, -20, 17, 16),
    );
    bareFoot(pen, t, [-6, -7], -0.04);
    piece(pen, c, polyline(-94, -14, -62, -8, -34, -6, -6, -6), shinW, 6, 0.16, undefined, true);
    // hanging leg: the thigh comes towards us, the shin falls
    bareFoot(pen, t, [58, drop - 4], 0.06);
    piece(
      pen,
      c,
      polyline(66, -24, 70, drop * 0.3, 66, drop * 0.66, 59, drop - 12),
      widths(21, 19, 16, 15, 16),
      9,
      0.07,
      undefined,
      true,
    );
    piece(
      pen,
      c,
      polyline(2, -44, 32, -46, 58, -36, 68, -22),
      widths(24, 25, 24, 20),
      5,
      0.14,
      ellipse(68, -22, 22, 21),
    );
    const fan = new Sheet(
      curveThrough(-10, -52, -8, -20, 4, 30, 2, drop * 0.62),
      curveThrough(12, -52, 16, -20, 36, 26, 44, drop * 0.6),
      4,
      7,
    );
    pen.drape(fan.drape(8, [[0.88, 0.98]], 200), c, 3);
  };
