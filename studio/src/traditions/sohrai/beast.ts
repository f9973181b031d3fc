/** The cattle of the harvest wall and their coats. */
import { inset } from '../../draw/contour.ts';
import { curveThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { comb, dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { type CattleShape, cattle } from '../../motifs/animals/cattle.ts';
import { place } from '../../motifs/place.ts';
import { K, contour } from './style.ts';

/** Curved ribs across a body: stripes of two earths with dots between. */
function ribs(
  p: Poly,
  x0: number,
  x1: number,
  y: number,
  hh: number,
  d: number,
  a: string,
  b: string,
): string {
  const out: string[] = [];
  for (let x = x0, i = 0; x < x1; x += d, i++) {
    const q = curveThrough(offsets(x, y, [-8, -1, 10, -0.3, 10, 0.3, -6, 1], 1, hh));
    const w = d * 0.74;
    out.push(
      i % 2
        ? dots(resample(q, w * 0.8), w * 0.27, b)
        : line(q, i % 4 ? a : K.yellow, w) +
            dots(resample(q, w * 0.7), w * 0.16, i % 4 ? K.white : K.black) +
            each(comb(q, 2, w * 1.12), (z) => line(z, K.black, 2)),
    );
  }
  return clip(p, out.join(''));
}

type Fill = 'ribs' | 'dots' | 'checks' | 'lattice';

export interface Coat {
  base: string;
  a: string;
  b: string;
  fill: Fill;
}

/** Cow, bull or calf. */
export function beast(S: Sheet, x: number, y: number, s: number, fx: number, c: Coat, o: CattleShape = {}) {
  const B = place(cattle(o), x, y, s, 0, fx),
    w = 6 + 6 * s;
  S.add(
    line(B.tail, K.black, 9 * s),
    line(B.tail, K.red, 4 * s),
    fill(B.tuft, K.black),
    lines(
      walk(B.tuft.slice(0, 14), 6).map((k) => [k.p, polar(k.p[0], k.p[1], 8, 1.9)]),
      K.black,
      2,
    ),
  );
  B.horns.forEach((h) => S.add(fill(h, K.black), line(h, K.black, 2, true), ''));
  S.add(fill(B.ear, K.red), ink(B.ear, K.black, 3.4), fill(B.body, c.base));
  const inner = inset(B.body, w)[0] ?? B.body,
    X = (u: number) => x + u * s * fx,
    Y = (v: number) => y + v * s;
  const lo = Math.min(X(-190), X(230)),
    hi = Math.max(X(-190), X(230));
  if (c.fill === 'ribs')
    S.add(ribs(inner, fx > 0 ? lo : X(118), fx > 0 ? X(118) : hi, Y(-20), 190 * s, 18 * s + 4, c.a, c.b));
  else if (c.fill === 'dots') S.add(clip(inner, dotRows(inner, 15 * s + 3, [c.a, c.b], S.r, 7, 0.3)));
  else if (c.fill === 'lattice') {
    const d = 26 * s,
      ls: Poly[] = [],
      ds: Point[] = [];
    for (let u = lo - 300; u < hi + 300; u += d) {
      ls.push(
        [
          [u, Y(-220)],
          [u + 360 * s, Y(140)],
        ],
        [
          [u, Y(-220)],
          [u - 360 * s, Y(140)],
        ],
      );
    }
    for (let v = 0; v < 28; v++)
      for (let u = -20; u < 42; u++)
        ds.push([lo - 300 + (u + (v % 2) / 2) * d + d * 8, Y(-220) + (v * d) / 2]);
    S.add(
      clip(
        inner,
        lines(ls, c.a, 2.6) +
          dots(
            ds.map(([u, v]) => [u + d / 2, v]),
            3.4 * s + 0.8,
            c.b,
          ),
      ),
    );
  } else S.add(clip(inner, checks(lo, Y(-200), hi - lo, 400 * s, 22 * s, c.a)));
  S.add(contour(B.body, w));
  // face: a large ringed eye, nostril, mouth
  S.add(
    dot(B.eye[0], B.eye[1], 13 * s + 1, K.white),
    line(ellipse(B.eye[0], B.eye[1], 13 * s + 1), K.black, 3, true),
    dot(B.eye[0], B.eye[1], 6 * s + 1, K.black),
    dot(B.muzzle[0], B.muzzle[1], 4.4 * s, K.black),
  );
  S.add(...B.hooves.map((h) => fill(h, K.black))).block(B.body, 14);
  B.horns.forEach((h) => S.block(h, 10));
  S.blockLine(B.tail, 12).block(B.tuft, 8);
  return B;
}

const checks = (x: number, y: number, w: number, h: number, d: number, col: string) => {
  const q: Poly[] = [];
  for (let j = 0; j < h / d; j++)
    for (let i = 0; i < w / d; i++) if ((i + j) % 2) q.push(rect(x + i * d, y + j * d, d * 0.82, d * 0.82));
  return polys(q, col);
};
