/** Bhil: solid bright silhouettes, every one sown with neat rows of dots in changing colours. */
import { rays } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  curve,
  ellipse,
  leaf,
  lerp,
  polar,
  polyline,
  ribbon,
  transform,
  walk,
  widths,
  curveThrough,
} from '../../draw/geometry.ts';
import { dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line } from '../../draw/svg.ts';
import { type Stance, figure } from '../../figures/small.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';

export const BHIL = {
  turquoise: '#12808d',
  night: '#17305f',
  red: '#d8322a',
  yellow: '#f6bd22',
  green: '#3f9a3a',
  lime: '#a6cf3f',
  orange: '#ee7a1f',
  pink: '#e3559a',
  white: '#fffaf0',
  black: '#1d1a1c',
  blue: '#2b5fb5',
  violet: '#7c3f97',
  brown: '#7b3f22',
  sky: '#7cc9d6',
};

const K = BHIL;

/** Contrasting dot colours for a body colour. */
export const DOTS: Record<string, string[]> = {
  [K.red]: [K.white, K.yellow, K.white, K.lime],
  [K.yellow]: [K.red, K.green, K.red, K.blue],
  [K.green]: [K.yellow, K.white, K.lime, K.white],
  [K.lime]: [K.red, K.blue, K.green, K.blue],
  [K.orange]: [K.white, K.yellow, K.blue, K.yellow],
  [K.pink]: [K.white, K.yellow, K.white, K.blue],
  [K.white]: [K.red, K.blue, K.green, K.orange],
  [K.black]: [K.white, K.yellow, K.pink, K.lime],
  [K.blue]: [K.white, K.yellow, K.white, K.pink],
  [K.violet]: [K.yellow, K.white, K.pink, K.white],
  [K.brown]: [K.white, K.yellow, K.white, K.orange],
  [K.sky]: [K.red, K.white, K.blue, K.white],
};

/** One body: colour, rows of dots, thin dark edge. */
export function body(S: Sheet, p: Poly, col: string, step = 9, pad = 5, cols = DOTS[col]) {
  S.add(fill(p, col), clip(p, dotRows(p, step, cols, S.r, 4, 0.32)), ink(p, K.black, 1.6)).block(p, pad);
}

/** Person in two cloths; women wear the full skirt and a head cloth, men a turban. */
export function person(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  o: Stance,
  c: { skin?: string; top: string; low: string; head: string },
) {
  const F = figure(x, y, s, { thick: 1.55, ...o }),
    st = 3.1 * s + 1.4,
    skin = c.skin ?? K.brown;
  F.legs.forEach((l) => body(S, l, skin, st, 6));
  body(S, F.skirt ?? F.hips, c.low, st * 1.05, 7);
  if (F.skirt) {
    const hem = F.skirt.filter((q) => q[1] > y - 18 * s);
    S.add(
      dots(
        walk(curve(hem.filter((_, i) => i % 4 === 0)), st).map((k) => [k.p[0], k.p[1] - 3] as Point),
        st * 0.3,
        K.white,
      ),
    );
  }
  body(S, F.torso, c.top, st, 7);
  F.arms.forEach((a) => body(S, a, skin, st, 6));
  S.add(fill(F.neck, skin));
  body(S, F.head, skin, st * 0.95, 7);
  if (o.skirt) {
    const h = F.headC,
      q = curve(
        [
          [-10, 4],
          [-11, -9],
          [0, -14],
          [10, -9],
          [10, -3],
          [0, -7],
          [-4, 4],
          [-10, 22],
          [-17, 26],
          [-14, 12],
        ],
        true,
        5,
      );
    body(S, transform(q, h[0], h[1], s * 1.1, 0, o.fx ?? 1), c.head, st * 0.9, 6);
  } else body(S, transform(F.turban, 0, 0), c.head, st * 0.8, 6);
  const e = F.eye;
  S.add(dot(e[0], e[1], 2.6 * s, K.white), dot(e[0], e[1], 1.3 * s, K.black));
  return F;
}

/** Maize: jointed stem, arching leaves, cobs with packed kernels, a tassel of dotted lines. */
export function maize(S: Sheet, x: number, y: number, h: number, lean: number, cobs: number, flip = 1) {
  const stem = curveThrough(x, y, x + lean * 0.4, y - h * 0.5, x + lean, y - h),
    st = walk(stem, h / 9);
  for (const k of [-0.7, -0.42, -0.15, 0.15, 0.42, 0.7]) {
    const e = stem[stem.length - 1],
      q = curve([e, polar(e[0], e[1], 26, -1.57 + k * 0.8), polar(e[0], e[1], 52, -1.57 + k * 1.5)]);
    S.add(
      line(q, K.yellow, 3),
      dots(
        walk(q, 7).map((z) => z.p),
        3.6,
        K.orange,
      ),
      dots(
        walk(q, 7).map((z) => z.p),
        1.4,
        K.white,
      ),
    ).blockLine(q, 6);
  }
  st.slice(1, -1).forEach((k, i) => {
    const sg = (i % 2 ? 1 : -1) * flip,
      L = lerp(120, 78, k.t);
    const mid = curve([
      k.p,
      [k.p[0] + sg * L * 0.45, k.p[1] - L * 0.5],
      [k.p[0] + sg * L * 0.85, k.p[1] - L * 0.3],
      [k.p[0] + sg * L * 1.02, k.p[1] + L * 0.12],
    ]);
    body(S, ribbon(mid, widths(5, 13, 12, 8, 1)), i % 3 === 1 ? K.lime : K.green, 9.5, 4);
  });
  body(S, ribbon(stem, widths(10, 9, 7)), K.green, 8, 4);
  S.add(...st.slice(1, -1).map((k) => line(polyline(k.p[0] - 9, k.p[1], k.p[0] + 9, k.p[1]), K.yellow, 3)));
  for (let i = 0; i < cobs; i++) {
    const k = st[Math.min(st.length - 3, 3 + i * 2)],
      sg = (i % 2 ? -1 : 1) * flip;
    cob(S, k.p[0] + sg * 9, k.p[1] - 4, 1, -1.57 + sg * 0.5, i % 2 ? K.orange : K.yellow);
  }
}

export function cob(S: Sheet, x: number, y: number, s: number, a: number, col: string) {
  const p = transform(
    curve(
      [
        [0, 0],
        [10, -13],
        [34, -15],
        [60, -9],
        [72, 0],
        [60, 9],
        [34, 15],
        [10, 13],
      ],
      true,
      6,
    ),
    x,
    y,
    s,
    a,
  );
  S.add(fill(p, K.white), ink(p, K.black, 1.6));
  const rows: Point[] = [];
  for (let u = 8; u < 70; u += 6.4)
    for (let v = -12; v <= 12; v += 6)
      rows.push(transform([[u + (Math.abs(v) % 12 ? 3 : 0), v]], x, y, s, a)[0]);
  S.add(clip(p, dots(rows, 2.9 * s, col === K.orange ? K.red : K.orange)));
  for (const sg of [-1, 1])
    body(
      S,
      transform(
        curve(
          [
            [-6, 0],
            [4, sg * 16],
            [34, sg * 22],
            [52, sg * 19],
            [30, sg * 12],
            [12, sg * 4],
          ],
          true,
          6,
        ),
        x,
        y,
        s,
        a,
      ),
      K.lime,
      6.5 * s,
      4,
    );
  S.block(p, 5);
}

export function parrot(S: Sheet, x: number, y: number, s: number, fx: number, col: string, wing: string) {
  const B = place(bird(), x, y, s, 0, fx);
  body(S, B.tail, wing, 6.5 * s + 1, 4);
  S.add(...B.legs.map((l) => line(l, K.black, 2)));
  body(S, B.body, col, 6.5 * s + 1.4, 5);
  body(S, B.wing, wing, 6 * s + 1.2, 3);
  S.add(
    fill(B.beak, K.red),
    ink(B.beak, K.black, 1.2),
    dot(B.eye[0], B.eye[1], 4.6 * s, K.white),
    dot(B.eye[0], B.eye[1], 2.2 * s, K.black),
  );
}

export function sun(S: Sheet, x: number, y: number, R: number) {
  rays(x, y, R * 1.1, R * 1.7, 18).forEach(([a, b], i) =>
    body(
      S,
      leaf(a[0], a[1], R * 0.55, R * 0.11, Math.atan2(b[1] - a[1], b[0] - a[0])),
      i % 2 ? K.red : K.yellow,
      7,
      3,
    ),
  );
  body(S, ellipse(x, y, R), K.orange, 9.5, 6);
  S.add(
    fill(ellipse(x, y, R * 0.42), K.yellow),
    dots(
      walk(ellipse(x, y, R * 0.28), 9, true).map((k) => k.p),
      3,
      K.red,
    ),
    dot(x, y, 4, K.red),
  );
}

/** Basket full of cobs. */
export function basket(S: Sheet, x: number, y: number, s: number, col: string) {
  [-0.5, -0.2, 0.15, 0.5].forEach((d, i) =>
    cob(S, x + d * 36 * s, y - 4 * s, 0.42 * s, -1.57 + d, i % 2 ? K.orange : K.yellow),
  );
  body(S, transform(polyline(-34, -10, 34, -10, 24, 18, -24, 18), x, y, s), col, 7.5, 5);
  S.add(line(transform(polyline(-36, -10, 36, -10), x, y, s), K.white, 3.4 * s));
}
