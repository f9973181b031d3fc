/** Pardhan Gond: elegant silhouettes, each part with its own signature infill; leaves drawn one by one. */
import { flower } from '../../draw/bands.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar } from '../../draw/geometry.ts';
import { type Mark, filled } from '../../draw/infill.ts';
import { walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';

export const GOND = {
  cream: '#f5ecd6',
  white: '#fbf7ec',
  rust: '#b4462a',
  ember: '#dd6a33',
  mustard: '#eeb02f',
  straw: '#f6d989',
  leaf: '#5f9a3c',
  forest: '#1f6247',
  indigo: '#233f75',
  sky: '#5fa5bd',
  teal: '#11707a',
  vermilion: '#d5382a',
  black: '#1c191b',
  plum: '#74305e',
};

const K = GOND;

export type Program = [Mark, string][];

/** Leaf with a two-colour blade and fine veins set at a slant. */
export function gondLeaf(
  S: Sheet,
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  base: string,
  vein: string,
  bend = 0.06,
) {
  const p = leaf(x, y, L, w, a, bend, 0.44);
  const m = curve([[x, y], polar(x, y, L * 0.5, a + bend * 0.5), polar(x, y, L * 0.96, a + bend)]);
  const veins = walk(m, 4)
    .slice(1, -1)
    .flatMap((k) =>
      [1, -1].map((sg) => {
        const h = w * 0.8 * Math.sin(Math.PI * Math.pow(k.t, 0.85));
        return [polar(k.p[0], k.p[1], 1.2, k.a + sg * 1.2), polar(k.p[0], k.p[1], h, k.a + sg * 0.9)] as Poly;
      }),
    );
  S.add(fill(p, base), lines(veins, vein, 1.25));
  S.block(p, 1);
}

/** Branch: dark limb, slant hatching across it, a row of pale dashes when it is thick enough. */
export function gondLimb(path: Poly, w0: number, w1: number, base: string, hi: string, pale: string) {
  const o = ribbon(path, (t) => lerp(w0, w1, t) / 2),
    w = (t: number) => lerp(w0, w1, t) * 0.36;
  let s = fill(o, base);
  if (w0 > 7)
    s += lines(
      walk(path, 4.4).map((k) => [
        polar(k.p[0], k.p[1], w(k.t), k.a + 1.05),
        polar(k.p[0], k.p[1], -w(k.t), k.a + 1.05),
      ]),
      hi,
      1.3,
    );
  if (w0 > 16)
    s += dots(
      walk(path, 9)
        .filter((k) => k.t < 0.75)
        .map((k) => k.p),
      2,
      pale,
    );
  return s;
}

/** Whorl of long leaves at a twig end with the mahua's drooping, fleshy flowers. */
export function mahuaWhorl(
  S: Sheet,
  x: number,
  y: number,
  a: number,
  R: number,
  leafCol: [string, string],
  fl: string,
  r: Rng,
) {
  const n = 7;
  for (let i = 0; i < n; i++) {
    const d = a + (i - (n - 1) / 2) * 0.52 + r.between(-0.06, 0.06);
    gondLeaf(S, x, y, R * (1 - Math.abs(i - 3) * 0.055), R * 0.22, d, leafCol[0], leafCol[1], 0.03 * (i - 3));
  }
  for (let i = 0; i < 5; i++) {
    const t = (i - 2) * 0.34,
      q = polar(x, y, R * 0.42, Math.PI / 2 + t);
    S.add(
      line([[x, y], q], K.rust, 1.3),
      fill(ellipse(q[0], q[1], R * 0.1, R * 0.13), fl),
      dot(q[0], q[1] + R * 0.04, R * 0.04, K.rust),
    );
  }
  S.add(dot(x, y, R * 0.12, K.rust), dot(x, y, R * 0.05, K.straw));
}

/** Perching bird in three colours. */
export function gondBird(S: Sheet, x: number, y: number, s: number, fx: number, c: string[]) {
  const B = place(bird(), x, y, s, 0, fx);
  S.add(
    lines(B.legs, c[0], 1.8),
    filled(B.tail, c[2], [['dash', K.white]], 5, S.r),
    filled(
      B.body,
      c[0],
      [
        ['dash', c[1]],
        ['dot', K.white],
      ],
      5.4 * s + 1,
      S.r,
    ),
  );
  S.add(
    filled(
      B.wing,
      c[1],
      [
        ['comb', c[0]],
        ['dot', K.white],
      ],
      5 * s + 1,
      S.r,
    ),
    fill(B.beak, K.black),
    dot(B.eye[0], B.eye[1], 4.4 * s, K.white),
    dot(B.eye[0], B.eye[1], 2.2 * s, K.black),
  );
  S.block(B.body, 2).block(B.tail, 1);
}

/** A slip of ground made of seed rows. */
export function ground(S: Sheet, top: Poly, base: string, prog: Program, step = 8) {
  const b = [...top, [top[top.length - 1][0], S.h - 40] as Point, [top[0][0], S.h - 40] as Point];
  S.add(filled(b, base, prog, step, S.r)).block(b, 2);
}

/** Gond edge: dark line with a single row of seeds. */
export function edge(S: Sheet, m: number, base: string, seed: string) {
  const T = 16,
    { w, h } = S,
    o: Poly = polyline(m, m, w - m, m, w - m, h - m, m, h - m),
    i: Poly = o.map(([x, y]) => [x < w / 2 ? x + T : x - T, y < h / 2 ? y + T : y - T]);
  const c: Poly = o.map(([x, y]) => [x < w / 2 ? x + T / 2 : x - T / 2, y < h / 2 ? y + T / 2 : y - T / 2]);
  S.add(
    line(c, base, T, true),
    polys(
      walk(c, 12, true).map((k) => leaf(...polar(k.p[0], k.p[1], -5.5, k.a), 11, 3.2, k.a + 0.0)),
      seed,
    ),
    line(
      i.map(([x, y]) => [x < w / 2 ? x + 6 : x - 6, y < h / 2 ? y + 6 : y - 6]),
      base,
      1.6,
      true,
    ),
  );
  for (const q of [
    [0, 0, w, m + T + 8],
    [0, h - m - T - 8, w, m + T + 8],
    [0, 0, m + T + 8, h],
    [w - m - T - 8, 0, m + T + 8, h],
  ]) {
    S.block([
      [q[0], q[1]],
      [q[0] + q[2], q[1]],
      [q[0] + q[2], q[1] + q[3]],
      [q[0], q[1] + q[3]],
    ]);
  }
}

export const blossom = (S: Sheet, x: number, y: number, R: number, a: string, b: string) =>
  S.add(polys(flower(x, y, R, 6), a), dot(x, y, R * 0.3, b));
