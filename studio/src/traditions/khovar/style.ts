/** Khovar: cream earth over black, combed and scraped while damp. Everything is a groove. */
import { pitch, zig } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { type Poly, polar, series } from '../../draw/geometry.ts';
import { comb } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { fill, lines, polys } from '../../draw/svg.ts';

export const KHOVAR = { cream: '#ecdcb8', black: '#1f1a17' };

const { cream, black } = KHOVAR;

/** Comb stroke: n grooves side by side. */
export const rake = (path: Poly, n = 4, gap = 5.2, w = 2.4) => lines(comb(path, n, gap), black, w);

/** A cut silhouette: broad finger-scraped outline and one fine groove inside it. */
export function cut(S: Sheet, p: Poly, w = 8, inner = 9, pad = 8) {
  S.add(fill(p, cream), ink(p, black, w), ...inset(p, inner).map((q) => ink(q, black, 1.9))).block(p, pad);
}

/** Short curved rakes in brick courses, like feathers or scales, along direction a. */
export function courses(p: Poly, a: number, d: number, n = 4): string {
  const xs = p.map((q) => q[0]),
    ys = p.map((q) => q[1]),
    cx = (Math.min(...xs) + Math.max(...xs)) / 2,
    cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  const R = Math.hypot(Math.max(...xs) - cx, Math.max(...ys) - cy) + d,
    out: Poly[] = [];
  let row = 0;
  for (let u = -R; u < R; u += d * 0.62, row++)
    for (let v = -R; v < R; v += d) {
      const c0 = polar(cx, cy, u, a),
        c1 = polar(c0[0], c0[1], v + (row % 2 ? d / 2 : 0), a + Math.PI / 2);
      for (let k = 1; k <= n; k++) {
        const r = (d * 0.52 * k) / n;
        out.push(series(7, (i) => polar(c1[0], c1[1], r, a - 1.25 + (i / 6) * 2.5)));
      }
    }
  return clip(inset(p, 9)[0] ?? p, lines(out, black, 2.2));
}

/** Border: black band with the comb dragged in zigzag. */
export const combBand = (L: number) =>
  fill(rect(0, 0, L, 46), black) +
  lines(
    [0, 5, 10, 15].map((o) => zig(L, 46, 8 + o, 22 + o)),
    cream,
    2.1,
  ) +
  lines(
    [
      [
        [0, 3],
        [L, 3],
      ],
      [
        [0, 43],
        [L, 43],
      ],
    ] as Poly[],
    cream,
    2,
  ) +
  polys(
    series(pitch(L, 46).n, (i) => ellipse((i + 0.5) * pitch(L, 46).d, 11, 4, 4, 0, 12)),
    cream,
  );
