/** Elephant in festive dress: painted forehead, saddle cloth, bells and anklets. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { contourRows } from '../../draw/hatching.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { royalElephant } from '../animals/royal-elephant.ts';
import { place } from '../place.ts';
import { rosette } from '../plants/rosette.ts';

export interface ElephantPal {
  hide: string;
  shade: string;
  line: string;
  cloth: string;
  gold: string;
  flower: string;
  ivory: string;
}

/**
 * @param x,y as in `motifs/animals/royal-elephant.ts`: feet at y + 124 s
 * @param trunk see there
 */
export function stateElephant(
  x: number,
  y: number,
  s: number,
  fx: number,
  palette: ElephantPal,
  r: Rng,
  trunk?: number[],
): string {
  const E = place(royalElephant(trunk), x, y, s, 0, fx);
  const T = (p: Poly): Poly => transform(p, x, y, s, 0, fx);
  const { line: dark, gold, cloth, flower } = palette;
  let o = line(E.tail, dark, 4 * s + 1) + fill(E.tuft, dark);
  o += modelled(E.body, palette.hide, palette.shade, 26 * s, 5, { op: 0.7 });
  const wrinkles = E.folds.map((q): Poly => [polar(q[0], q[1], 13 * s, 2.6), polar(q[0], q[1], 13 * s, 0.3)]);
  o += clip(E.body, lines(wrinkles, palette.shade, 1.6 * s)) + ink(E.body, dark, 2.4 * s);
  o += lines(
    [T(curveThrough(-60, 54, -58, 84, -60, 124)), T(curveThrough(63, 48, 61, 84, 62, 124))],
    dark,
    2 * s,
  );
  for (const foot of E.feet) {
    o += ink(foot, dark, 1.4 * s, { closed: false });
    for (const t of [2, 6, 10])
      o += fill(ellipse(foot[t]?.[0] ?? 0, (foot[t]?.[1] ?? 0) + 8 * s, 5 * s, 4 * s, 0, 12), palette.ivory);
  }
  for (const [ax, w] of [
    [-84, 26],
    [-34, 25],
    [40, 24],
    [84, 26],
  ] as const)
    o +=
      line(T(polyline(ax - w, 88, ax + w, 88)), gold, 6 * s) +
      dots(resample(T(polyline(ax - w + 4, 97, ax + w - 4, 97)), 9 * s), 3 * s, gold);
  o += fill(E.cloth, cloth);
  const rows = contourRows(E.cloth, 9 * s, 5 * s, 3);
  o += each(rows, (row, i) =>
    i % 2 ? dots(resample(row, 8 * s, true), 2.2 * s, gold) : line(row, gold, 2 * s, true),
  );
  o += each(
    scatter(T(ellipse(-12, -14, 42, 44)), 21 * s, r),
    ([a, b]) => polys(rosette(a, b, 9 * s, 7), flower) + dot(a, b, 2.6 * s, gold),
  );
  o += ink(E.cloth, dark, 2 * s) + line(T(curveThrough(-70, -68, -112, -40, -118, -14)), gold, 4 * s);
  for (const k of walk(T(curveThrough(-70, 46, -10, 58, 48, 46)), 15 * s))
    o += dot(k.p[0], k.p[1] + 9 * s, 4.6 * s, gold) + dot(k.p[0], k.p[1] + 11 * s, 1.5 * s, dark);
  const collar = T(curveThrough(48, -78, 58, 0, 96, 26, 130, 2));
  o += line(collar, dark, 8 * s) + line(collar, gold, 6 * s) + dots(resample(collar, 16 * s), 2.8 * s, cloth);
  o += modelled(E.ear, palette.hide, palette.shade, 16 * s, 3, { op: 0.8 });
  o +=
    dots(resample(T(curveThrough(30, -40, 32, -4, 46, 14)), 9 * s), 2.6 * s, flower) +
    ink(E.ear, dark, 2 * s);
  o +=
    fill(E.cap, cloth) +
    each(contourRows(E.cap, 7 * s, 4 * s, 2), (row) => dots(resample(row, 7 * s, true), 1.9 * s, gold)) +
    ink(E.cap, dark, 1.8 * s);
  o += dots(
    walk(E.trunk, 15 * s)
      .slice(2, 8)
      .map((k) => k.p),
    3.4 * s,
    flower,
  );
  o += inked(E.tusk, palette.ivory, dark, 1.8 * s);
  o += inked(E.eye, '#fffaf0', dark, 2 * s) + fill(E.pupil, dark);
  return o;
}
