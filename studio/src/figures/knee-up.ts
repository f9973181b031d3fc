/** How craftspeople sit at work: one leg folded flat, the other knee raised, the cloth falling from it like a tent. */
import { union } from '../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import { footShape } from './body.ts';
import type { Pen } from './pen.ts';
import type { Cloth, Tone } from './types.ts';

/** Folds that run round a limb, from its upper edge part of the way down. */
function wraps(centre: Poly, width: (t: number) => number, n: number, lean: number): Poly[] {
  const outline = ribbon(centre, width, 3),
    half = outline.length >> 1,
    far = outline.slice(half).reverse(),
    at = (p: Poly, t: number) => p[Math.round(Math.max(0, Math.min(1, t)) * (half - 1))];
  return series(n, (i) => {
    const t = (i + 0.5) / n,
      k = i % 2 ? 0.6 : 1,
      p = at(outline, t),
      q = at(far, t + lean),
      end: Point = [lerp(p[0], q[0], k), lerp(p[1], q[1], k)];
    return curve([p, [lerp(p[0], end[0], 0.5), lerp(p[1], end[1], 0.5) + 2.5], end]);
  });
}

function barefoot(pen: Pen, at: Point, t: Tone) {
  const [x, y] = at;
  pen.skin(footShape(at, 'right'), t, undefined, 5);
  for (let i = 0; i < 4; i++)
    pen.stroke(
      [
        [x + 24 - i * 0.6, y + 1 + i * 1.8],
        [x + 30 - i * 0.5, y + 2.4 + i * 1.5],
      ],
      0.45,
      t.line,
    );
  pen.stroke(curveThrough(x - 6, y + 8.6, x + 8, y + 8.8, x + 26, y + 8), 0.9, pen.tr.alta);
  pen.beads(curveThrough(x - 8, y - 7, x, y - 4, x + 8, y - 8), 2.2, pen.tr.gold);
}

/**
 * For `prop` of a three-quarter figure whose pose has base `sit`; covers the rig's own lap. The raised knee is at (78, -96),
 * on the side the figure looks to.
 */
export const oneKneeUp =
  (c: Cloth, t: Tone) =>
  (pen: Pen): void => {
    barefoot(pen, [70, -9], t);
    const hem: Poly = curveThrough([86, -20, 70, -13, 48, -3, 16, 2, -20, 2]);
    const rise: Poly = curveThrough([
      -22, -46, 2, -58, 34, -84, 62, -108, 82, -112, 97, -96, 97, -66, 91, -40, 86, -20,
    ]);
    const along = (u: number) => hem[Math.round(u * (hem.length - 1))];
    const tent = [...rise, ...hem.slice(1)];
    const folds = [
      ...series(6, (i): Poly => {
        const end = along(0.06 + i * 0.15),
          from: Point = [86 - i * 5, -94 + i * 3];
        return curve([
          from,
          [lerp(from[0], end[0], 0.5) + 5 - i * 1.4, lerp(from[1], end[1], 0.5)],
          [end[0], end[1] - 4],
        ]);
      }),
      curveThrough(4, -52, 36, -70, 66, -88),
      curveThrough(0, -44, 24, -56, 44, -64),
    ];
    const raised = (d: number): Poly => hem.map(([x, y]): Point => [x - d * 0.12, y - d]);
    pen.drape(
      {
        shape: tent,
        folds,
        bands: [[...raised(2), ...raised(10).reverse()]],
        trims: [],
        motifs: pen.stations(tent, 17, 13),
      },
      c,
      4.6,
    );
    // the folded leg, nearer to us
    const thigh = curveThrough(8, -42, -28, -42, -58, -34, -78, -24),
      w = widths(26, 27, 23, 18);
    const shin = curveThrough(-82, -16, -52, -10, -22, -7, 8, -6),
      v = widths(16, 15, 13, 10);
    const upper = union([ribbon(thigh, w), ellipse(-79, -21, 18, 18)], 5);
    pen.drape(
      {
        shape: upper,
        folds: wraps(thigh, w, 6, -0.1),
        bands: [],
        trims: [],
        motifs: pen.stations(upper, 17, 8),
      },
      c,
      4.6,
    );
    pen.skin(loopThrough(2, -15, 18, -15, 32, -12, 46, -7, 50, -1, 44, 4, 20, 5, 2, 4), t, undefined, 5);
    for (let i = 0; i < 4; i++)
      pen.stroke(polyline(43 - i * 0.8, -6 + i * 2.2, 49 - i * 0.8, -4.6 + i * 2), 0.45, t.line);
    const lower = ribbon(shin, v),
      half = lower.length >> 1;
    pen.drape(
      {
        shape: lower,
        folds: wraps(shin, v, 6, 0.14),
        bands: [],
        trims: [[lower[half - 1], lower[half]]],
        motifs: pen.stations(lower, 17, 7),
      },
      c,
      4.6,
    );
    pen.beads(curveThrough(12, -15, 15, -6, 12, 4), 2.2, pen.tr.gold);
  };
