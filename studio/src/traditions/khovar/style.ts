/** Khovar: cream earth over black, combed and scraped while damp. Everything is a groove. */
import { flower, pitch, zig } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { type Poly, curve, ellipse, leaf, lerp, polar, rect, walk } from '../../draw/geometry.ts';
import { comb } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';

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
        out.push(Array.from({ length: 7 }, (_, i) => polar(c1[0], c1[1], r, a - 1.25 + (i / 6) * 2.5)));
      }
    }
  return clip(inset(p, 9)[0] ?? p, lines(out, black, 2.2));
}

export function peacock(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(standingPeacock(true), x, y, s, 0, fx),
    base = walk(B.trainC, 25 * s);
  cut(S, B.train, 8, 9, 12);
  // feathers of the train: rakes that leave the quill and curl to the edge, an eye at each end
  let f = '',
    eyes = '';
  base.slice(1).forEach((k, i) => {
    for (const sg of [-1, 1]) {
      const R = lerp(36, 20, Math.abs(k.t - 0.5) * 1.7) * s,
        q = curve([
          k.p,
          polar(k.p[0], k.p[1], R * 0.6, k.a + sg * 0.8),
          polar(k.p[0], k.p[1], R, k.a + sg * 1.15),
        ]);
      const e = q[q.length - 1];
      f += rake(q, 4, 4.6 * s, 2.2);
      eyes +=
        dot(e[0], e[1], 11 * s, cream) +
        dot(e[0], e[1], 9.5 * s, black) +
        dot(e[0], e[1], 5.8 * s, cream) +
        dot(e[0], e[1], 3.2 * s, black);
    }
    if (i % 2) f += dot(k.p[0], k.p[1], 4 * s, black);
  });
  S.add(clip(inset(B.train, 10)[0] ?? B.train, f + eyes));
  S.add(
    ...B.legs.flatMap((l) => [
      line(l, black, 6.5),
      line([l[l.length - 1], [l[l.length - 1][0] + 16 * fx, l[l.length - 1][1] + 4]], black, 4.4),
      line([l[l.length - 1], [l[l.length - 1][0] - 12 * fx, l[l.length - 1][1] + 4]], black, 4.4),
    ]),
  );
  cut(S, B.body, 8, 8, 10);
  S.add(
    courses(B.body, fx > 0 ? 2.2 : 0.9, 24 * s),
    fill(B.wing, cream),
    ink(B.wing, black, 5),
    clip(inset(B.wing, 5)[0] ?? B.wing, rake(curve([B.wing[0], B.wing[30], B.wing[35]]), 9, 7 * s, 2)),
  );
  S.add(
    fill(B.beak, black),
    dot(B.eye[0], B.eye[1], 8.5 * s, cream),
    line(ellipse(B.eye[0], B.eye[1], 8 * s), black, 2.6, true),
    dot(B.eye[0], B.eye[1], 4 * s, black),
  );
  B.crest.forEach((c) =>
    S.add(
      line(c, black, 2.6),
      polys([ellipse(c[c.length - 1][0], c[c.length - 1][1], 6 * s, 8 * s)], black),
    ).blockLine(c, 9),
  );
}

/** Leaf: one half raked along, the other across. */
export function combLeaf(S: Sheet, x: number, y: number, L: number, w: number, a: number, bend = 0) {
  const p = leaf(x, y, L, w, a, bend, 0.45),
    tip = polar(x, y, L * 0.97, a + bend),
    m = curve([[x, y], polar(x, y, L * 0.5, a + bend * 0.5), tip]);
  S.add(fill(p, cream), ink(p, black, 6), line(m, black, 4));
  const veins = (sg: number) =>
    walk(m, 6.5)
      .slice(1, -1)
      .map((k) => [k.p, polar(k.p[0], k.p[1], w * 1.6, k.a + sg * 0.75)] as Poly);
  S.add(
    clip(
      inset(p, 4)[0] ?? p,
      lines(veins(1), black, 1.9) + lines([...comb(m, 7, 5)].slice(0, 3), black, 1.9),
    ),
  ).block(p, 7);
}

export function fish(S: Sheet, x: number, y: number, s: number, fx: number, bend = 0) {
  const F = place(bigFish(bend), x, y, s, 0, fx);
  S.add(
    fill(F.tail, black),
    ...F.fins.map((f) => fill(f, black)),
    lines(comb([F.tail[0], F.tail[20]], 3, 6), cream, 1.4),
  );
  cut(S, F.body, 7, 8, 9);
  S.add(
    courses(F.body, fx > 0 ? Math.PI : 0, 22 * s, 3),
    line(F.gill, black, 5),
    dot(F.eye[0], F.eye[1], 10 * s, cream),
    line(ellipse(F.eye[0], F.eye[1], 9 * s), black, 3, true),
    dot(F.eye[0], F.eye[1], 4 * s, black),
  );
  S.block(F.tail, 8);
}

/** Flower of raked petals. */
export function bloom(S: Sheet, x: number, y: number, R: number, n: number) {
  flower(x, y, R, n, 0.2, 1.1).forEach((p) =>
    S.add(
      fill(p, cream),
      ink(p, black, 4.6),
      ...inset(p, 5)
        .slice(0, 1)
        .map((q) => ink(q, black, 1.7)),
      ...inset(p, 9)
        .slice(0, 1)
        .map((q) => fill(q, black)),
    ),
  );
  S.add(dot(x, y, R * 0.26, black), dot(x, y, R * 0.15, cream), dot(x, y, R * 0.07, black)).block(
    ellipse(x, y, R),
    6,
  );
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
    Array.from({ length: pitch(L, 46).n }, (_, i) => ellipse((i + 0.5) * pitch(L, 46).d, 11, 4, 4, 0, 12)),
    cream,
  );
