/** Sohrai of Hazaribagh: massive cattle in red and black contour, dots and ribs, four earths on a white mud wall. */
import { flower, pitch, teeth } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import {
  type Point,
  type Poly,
  ellipse,
  leaf,
  polar,
  rect,
  walk,
  offsets,
  curveThrough,
  polyline,
} from '../../draw/geometry.ts';
import { comb, dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys, each } from '../../draw/svg.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';

export const SOHRAI = {
  wall: '#f1e6cd',
  red: '#a8391f',
  black: '#241b18',
  yellow: '#d79a35',
  white: '#fbf4e2',
  brown: '#6f2c1b',
};

const K = SOHRAI;

/** The Sohrai contour: black outside, red within, a row of white dots riding on the red. */
export function contour(p: Poly, w = 11, dotCol = K.white): string {
  const mid = inset(p, w * 0.5);
  return (
    each(mid, (q) => line(q, K.red, w, true)) +
    ink(p, K.black, 5) +
    each(mid, (q) =>
      dots(
        walk(q, w * 1.05, true).map((k) => k.p),
        w * 0.2,
        dotCol,
      ),
    ) +
    each(inset(p, w), (q) => line(q, K.black, 2.2, true))
  );
}

/** Curved ribs across a body: stripes of two earths with dots between. */
export function ribs(
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
        ? dots(
            walk(q, w * 0.8).map((k) => k.p),
            w * 0.27,
            b,
          )
        : line(q, i % 4 ? a : K.yellow, w) +
            dots(
              walk(q, w * 0.7).map((k) => k.p),
              w * 0.16,
              i % 4 ? K.white : K.black,
            ) +
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
export function beast(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  c: Coat,
  o: { calf?: boolean; low?: boolean } = {},
) {
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

/** Lotus rosette with rings of dots: the kamalban of the walls. */
export function lotus(S: Sheet, x: number, y: number, R: number) {
  S.add(
    fill(ellipse(x, y, R), K.white),
    line(ellipse(x, y, R), K.black, 4, true),
    line(ellipse(x, y, R * 0.9), K.red, 5, true),
  );
  flower(x, y, R * 0.86, 10, 0.1, 1.05).forEach((p, i) =>
    S.add(
      fill(p, i % 2 ? K.red : K.yellow),
      ink(p, K.black, 2.6),
      dots(
        walk(inset(p, R * 0.055)[0] ?? p, R * 0.075, true).map((k) => k.p),
        R * 0.018 + 0.5,
        K.white,
      ),
    ),
  );
  S.add(
    fill(ellipse(x, y, R * 0.24), K.black),
    dots(
      walk(ellipse(x, y, R * 0.17), R * 0.09, true).map((k) => k.p),
      R * 0.028,
      K.white,
    ),
    dot(x, y, R * 0.07, K.yellow),
  );
  S.block(ellipse(x, y, R), 8);
}

/** Bird in two earths. */
export function wallBird(S: Sheet, x: number, y: number, s: number, fx: number, base: string, hi: string) {
  const B = place(bird(), x, y, s, 0, fx);
  S.add(
    lines(B.legs, K.black, 3 * s + 0.6),
    fill(B.tail, K.black),
    fill(B.body, base),
    clip(B.body, dotRows(B.body, 8 * s + 1, [hi], S.r, 9, 0.26)),
    ink(B.body, K.black, 3),
  );
  S.add(
    fill(B.beak, K.black),
    dot(B.eye[0], B.eye[1], 5 * s, K.white),
    dot(B.eye[0], B.eye[1], 2.4 * s, K.black),
  )
    .block(B.body, 6)
    .block(B.tail, 5);
}

/** Plant: a stem with paired leaf strokes, thick as a finger. */
export function plant(S: Sheet, x: number, y: number, h: number, lean: number, cols: string[]) {
  const st = curveThrough(x, y, x + lean * 0.3, y - h * 0.5, x + lean, y - h);
  S.add(line(st, K.black, 4));
  walk(st, 17)
    .slice(1)
    .forEach((k, i) =>
      [1, -1].forEach((sg) => {
        const p = leaf(k.p[0], k.p[1], 34 * (1.15 - k.t * 0.5), 8.5, k.a + sg * 0.85, sg * -0.12);
        S.add(fill(p, cols[i % cols.length]), ink(p, K.black, 2.2)).block(p, 4);
      }),
    );
  const e = st[st.length - 1];
  S.add(polys(flower(e[0], e[1] - 4, 17, 7), K.red), dot(e[0], e[1] - 4, 5, K.black)).block(
    ellipse(e[0], e[1], 18),
    3,
  );
}

/** Border: black and red triangles with dots, as along the foot of a house wall. */
export const footBand = (L: number) =>
  fill(rect(0, 0, L, 40), K.red) +
  polys(teeth(L, 34, 34, 6), K.black) +
  polys(teeth(L, 34, 34, 20), K.yellow) +
  dots(
    Array.from({ length: pitch(L, 34).n + 1 }, (_, i) => [i * pitch(L, 34).d, 14] as Point),
    4,
    K.white,
  ) +
  line(polyline(0, 37, L, 37), K.black, 6) +
  line(polyline(0, 3, L, 3), K.black, 5);
