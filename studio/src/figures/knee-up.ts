/** How craftspeople sit at work: one leg folded flat, the other knee raised, the cloth falling from it like a tent. */
import { union } from '../draw/contour.ts';
import { curve, curveThrough } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import { drawFoot, drawLyingFoot } from './feet.ts';
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

/** The cap of a knee at (x, -21), and the silk that it stretches. */
function kneeFolds(pen: Pen, c: Cloth, x: number) {
  pen.stroke(curveThrough(x + 15, -38, x + 3, -35, x - 7, -25, x - 8, -12), 1, c.shade);
  pen.stroke(curveThrough(x + 22, -44, x + 14, -38, x + 6, -30), 0.8, c.shade);
}

/**
 * For `prop` of a three-quarter figure whose pose has base `sit`; covers the rig's own lap. The raised knee is at (78, -96),
 * on the side the figure looks to.
 * @param span length of the folded leg; a shorter one shows its knee
 */
export const oneKneeUp =
  (c: Cloth, t: Tone, span = 1) =>
  (pen: Pen): void => {
    drawFoot(pen, [70, -9], 'right', t, true);
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
    const thigh = curveThrough(8, -42, -28 * span, -42, -58 * span, -34, -78 * span, -24),
      w = widths(26, 27, 23, 18);
    const shin = curveThrough(-82 * span, -16, -52 * span, -10, -22 * span, -7, 8, -6),
      v = widths(16, 15, 13, 10);
    const upper = union([ribbon(thigh, w), ellipse(-79 * span, -21, 18, 18)], 5);
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
    if (span < 1) kneeFolds(pen, c, -79 * span);
    drawLyingFoot(pen, [4, -5], 1, t, false);
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
