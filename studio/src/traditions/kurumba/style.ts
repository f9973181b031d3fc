/** Alu Kurumba: plant and earth colours on buff, thin dark line, forest life drawn small and plainly. */
import {
  type Point,
  type Poly,
  arc,
  curve,
  curveThrough,
  ellipse,
  leaf,
  lerp,
  polar,
  polyline,
  rect,
  ribbon,
  transform,
  walk,
  widths,
  offsets,
} from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, paint } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { dress } from '../../figures/small-dress.ts';
import { type Stance, figure } from '../../figures/small.ts';

export const KURUMBA = {
  buff: '#ecdcb6',
  brown: '#70462a',
  bark: '#9a6b3f',
  dark: '#2c211b',
  ochre: '#bd8430',
  resin: '#d9ab55',
  green: '#5f7034',
  moss: '#8b9147',
  pale: '#f6ecd0',
};

const K = KURUMBA;

/** Man in a white waist cloth, or woman wrapped from the shoulder. */
export function person(S: Sheet, x: number, y: number, s: number, o: Stance = {}, woman = false) {
  const F = figure(x, y, s, { thick: 1.15, ...o, skirt: woman });
  S.add(
    dress(F, {
      skin: K.brown,
      top: woman ? K.pale : K.brown,
      low: woman ? K.pale : K.pale,
      hair: K.dark,
      rim: K.dark,
      w: 1.1,
    }),
  );
  if (woman)
    S.add(lines([F.skirt!.slice(8, 12), [F.waist, [F.waist[0] + 8 * s, F.waist[1] + 30 * s]]], K.ochre, 1.4));
  S.block(F.torso, 5).block(F.head, 4);
  F.legs.forEach((l) => S.block(l, 4));
  return F;
}

/** Forest tree: brown limbs and every leaf a single dab. */
export function tree(S: Sheet, x: number, y: number, h: number, spread: number, cols: string[]) {
  const r = S.r,
    tr = curve([
      [x, y],
      [x + r.between(-5, 5), y - h * 0.35],
      [x + r.between(-7, 7), y - h * 0.62],
    ]),
    top = tr[tr.length - 1];
  const dabs: [Poly, string][] = [],
    limbs: Poly[] = [];
  const grow = (p: Point, a: number, L: number, d: number) => {
    const b = curve([
        p,
        polar(p[0], p[1], L * 0.55, a + r.between(-0.15, 0.15)),
        polar(p[0], p[1], L, a + r.between(-0.25, 0.25)),
      ]),
      e = b[b.length - 1];
    limbs.push(ribbon(b, widths(1 + d * 1.5, 0.6 + d * 0.9), 3));
    walk(b, 7)
      .slice(d > 1 ? 3 : 1)
      .forEach((k) =>
        [1, -1].forEach((sg) =>
          dabs.push([
            leaf(k.p[0], k.p[1], r.between(10, 14), 3.5, k.a + sg * r.between(0.5, 1.1)),
            r.pick(cols),
          ]),
        ),
      );
    if (d) for (const sg of [-1, 0.1, 1]) grow(e, a + sg * r.between(0.4, 0.75), L * 0.66, d - 1);
  };
  for (const k of [-1, -0.45, 0.1, 0.6, 1])
    grow([top[0], top[1] + Math.abs(k) * h * 0.1], -1.57 + k * 0.85 * spread, h * 0.2, 2);
  S.add(fill(ribbon(tr, widths(h * 0.036 + 2, h * 0.024 + 1, h * 0.02)), K.brown), polys(limbs, K.brown));
  for (const c of cols)
    S.add(
      polys(
        dabs.filter((q) => q[1] === c).map((q) => q[0]),
        c,
      ),
    );
  S.block(ellipse(x, y - h * 0.66, h * 0.34 * spread, h * 0.38), 2).blockLine(tr, 8);
}

/** Great hanging comb of the cliff bee: layered half moon with bees crawling on it. */
export function honeycomb(S: Sheet, x: number, y: number, w: number, h: number) {
  const shape = (k: number): Poly => arc(x, y, w * k, 0, Math.PI, 24, h * k);
  S.add(
    fill(shape(1), K.dark),
    fill(shape(0.93), K.brown),
    fill(shape(0.74), K.ochre),
    fill(shape(0.5), K.resin),
  );
  const cells: Point[] = [];
  for (let v = 4, i = 0; v < h; v += 5.6, i++)
    for (let u = -w; u < w; u += 6.4) {
      const q = u + (i % 2 ? 3.2 : 0),
        k = (q / w) ** 2 + (v / h) ** 2;
      if (k < 0.5) cells.push([x + q, y + v]);
    }
  S.add(
    dots(cells, 1.9, K.brown),
    dots(
      Array.from({ length: 26 }, () => {
        const a = S.r.between(0.15, 3),
          k = S.r.between(0.76, 0.98);
        return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k] as Point;
      }),
      1.7,
      K.pale,
    ),
  );
  S.add(line(shape(1), K.dark, 1.6, true)).block(shape(1), 5);
}

/** Bees: a dot with two hair-thin wings. */
export function bees(S: Sheet, x: number, y: number, R: number, n: number) {
  for (let i = 0; i < n; i++) {
    const p = polar(x, y, R * Math.sqrt(S.r.unit()), S.r.between(0, 6.28)),
      a = S.r.between(0, 6.28);
    if (!S.free(p[0], p[1], 2.2)) continue;
    S.add(
      fill(ellipse(p[0], p[1], 2.9, 1.9, a), K.dark),
      lines(
        [
          [p, polar(p[0], p[1], 5, a + 1.2)],
          [p, polar(p[0], p[1], 5, a - 1.2)],
        ],
        K.brown,
        0.9,
      ),
    );
    S.block(ellipse(p[0], p[1], 4), 2);
  }
}

/** Vine ladder between two ropes. */
export function ladder(S: Sheet, path: Poly, w: number) {
  const st = walk(path, 15),
    side = (sg: number) => st.map((k) => polar(k.p[0], k.p[1], w * sg, k.a + 1.57));
  S.add(
    line(side(1), K.dark, 2.4),
    line(side(-1), K.dark, 2.4),
    lines(
      st.map((_, i) => [side(1)[i], side(-1)[i]]),
      K.brown,
      2.8,
    ),
  ).blockLine(path, w + 3);
}

/** Thatched mud house. */
export function hut(S: Sheet, x: number, y: number, w: number) {
  const h = w * 0.86,
    wall = rect(x - w * 0.42, y - h * 0.42, w * 0.84, h * 0.42),
    roof = polyline(offsets(x, y, [-0.6, -0.38, -0.12, -1, 0.12, -1, 0.6, -0.38], w, h));
  S.add(
    paint(wall, K.bark, S.r),
    ink(wall, K.dark, 1.6),
    lines(
      [...Array(5)].map((_, i) => polyline(x - w * 0.42, y - 4 - i * 7, x + w * 0.42, y - 4 - i * 7)),
      K.brown,
      1,
    ),
  );
  S.add(
    fill(rect(x - w * 0.1, y - h * 0.32, w * 0.2, h * 0.32), K.dark),
    paint(roof, K.ochre, S.r),
    clip(
      roof,
      lines(
        [...Array(30)].map((_, i) => {
          const t = i / 29;
          return [
            [lerp(x - w * 0.12, x + w * 0.12, t), y - h],
            [lerp(x - w * 0.64, x + w * 0.64, t), y - h * 0.36],
          ] as Poly;
        }),
        K.brown,
        1.4,
      ),
    ),
    ink(roof, K.dark, 1.8),
  );
  S.add(lines([polyline(x - w * 0.62, y - h * 0.36, x + w * 0.62, y - h * 0.36)], K.dark, 1.6))
    .block(roof, 5)
    .block(wall, 5);
}

export function basket(S: Sheet, x: number, y: number, s: number) {
  const p = transform(
    curve(
      [
        [-14, -10],
        [14, -10],
        [12, 8],
        [0, 11],
        [-12, 8],
      ],
      true,
      5,
    ),
    x,
    y,
    s,
  );
  S.add(
    fill(p, K.resin),
    hatch(p, 0.7, 4 * s, 1, K.brown, S.r),
    hatch(p, -0.7, 4 * s, 1, K.brown, S.r),
    ink(p, K.dark, 1.4),
    line(transform(arc(0, -10, 13, Math.PI, Math.PI * 2, 10), x, y, s), K.dark, 1.6),
  ).block(p, 4);
}

export function deerlet(S: Sheet, x: number, y: number, s: number, fx: number, col: string) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  S.add(
    polys(
      [
        T(ribbon(curveThrough(-22, -20, 0, -22, 20, -22), widths(7, 9, 8))),
        T(ribbon(curveThrough(18, -24, 26, -38), widths(6, 3.6))),
        T(ellipse(31, -41, 8, 4.4, 0.3)),
      ],
      col,
    ),
  );
  S.add(
    lines(
      [
        polyline(-20, -16, -22, 0),
        polyline(-14, -16, -13, 0),
        polyline(14, -16, 13, 0),
        polyline(20, -16, 22, 0),
        polyline(-26, -22, -32, -18),
        polyline(27, -45, 24, -56, 28, -62),
        polyline(30, -45, 34, -54, 33, -62),
      ].map(T),
      col,
      2.4 * s,
    ),
    dots(T(polyline(-10, -24, 0, -26, 8, -24, -4, -19, 4, -19)), 1.4 * s, K.pale),
  ).block(T(ellipse(2, -26, 32, 28)), 2);
}
