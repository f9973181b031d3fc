/** Lotus, rosette, leaves, scrolls, trees: geometry only. */
import {
  type Point,
  type Poly,
  TAU,
  curve,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  ribbon,
  transform,
  walk,
} from '../draw/geometry.ts';
import type { Rng } from '../draw/random.ts';
export const rosette = (x: number, y: number, r: number, n: number, rot = 0, peak = 0.6, wk = 1): Poly[] =>
  Array.from({ length: n }, (_, i) => {
    const a = rot + (i / n) * TAU;
    return leaf(
      x + Math.cos(a) * r * 0.2,
      y + Math.sin(a) * r * 0.2,
      r * 0.8,
      r * 0.8 * Math.tan(Math.PI / n) * 0.92 * wk,
      a,
      0,
      peak,
    );
  });
/** Side-view lotus: outer to inner petals. */
export function lotusSide(x: number, y: number, r: number, n = 7, spread = 1.15): Poly[] {
  const o: Poly[] = [];
  const back = n - 1;
  for (let i = 0; i < back; i++) {
    const a = -Math.PI / 2 + ((i - (back - 1) / 2) / ((back - 1) / 2)) * spread * 0.8;
    o.push(leaf(x, y, r * 0.98, r * 0.24, a, 0, 0.55));
  }
  for (let k = 0; k < Math.ceil(n / 2); k++)
    for (const sg of [1, -1]) {
      const f = 1 - k / Math.ceil(n / 2);
      if (f < 0.2) {
        continue;
      }
      o.push(
        leaf(x, y, r * lerp(0.9, 1.02, f), r * 0.25, -Math.PI / 2 + sg * spread * f * 1.12, sg * 0.0, 0.52),
      );
    }
  o.push(leaf(x, y, r * 0.92, r * 0.27, -Math.PI / 2, 0, 0.52));
  return o;
}
export const lotusTop = (x: number, y: number, r: number, n = 8, rot = 0) => ({
  outer: rosette(x, y, r, n, rot + Math.PI / n, 0.6, 1.15),
  mid: rosette(x, y, r * 0.78, n, rot, 0.6, 1.1),
  inner: rosette(x, y, r * 0.5, n, rot + Math.PI / n),
  core: ellipse(x, y, r * 0.2),
});
/** S-shaped scroll stem along a length with leaves alternating. */
export function sprig(base: Poly, L: number, w: number, step: number, rng: Rng, a0 = 0.9): Poly[] {
  return walk(base, step)
    .slice(1)
    .map((s, i) =>
      leaf(
        s.p[0],
        s.p[1],
        L * rng.between(0.85, 1.1) * (1 - s.t * 0.3),
        w * (1 - s.t * 0.3),
        s.a + (i % 2 ? a0 : -a0),
        (i % 2 ? -1 : 1) * 0.12,
      ),
    );
}
export interface Branch {
  path: Poly;
  w0: number;
  w1: number;
  depth: number;
}
/** Recursive tree of curved limbs. */
export function grow(
  x: number,
  y: number,
  a: number,
  L: number,
  w: number,
  depth: number,
  rng: Rng,
  o: { spread?: number; curl?: number; n?: number; shrink?: number } = {},
): Branch[] {
  const curl = (o.curl ?? 0.5) * (rng.chance(0.5) ? 1 : -1),
    pts: Point[] = [];
  let px = x,
    py = y,
    an = a;
  for (let i = 0; i <= 5; i++) {
    pts.push([px, py]);
    an += (curl * rng.between(0.4, 1)) / 5;
    px += (Math.cos(an) * L) / 5;
    py += (Math.sin(an) * L) / 5;
  }
  const path = curve(pts),
    out: Branch[] = [{ path, w0: w, w1: w * 0.55, depth }];
  if (depth <= 0) return out;
  const n = o.n ?? 3;
  for (let i = 0; i < n; i++) {
    const t = lerp(0.45, 1, (i + 1) / n),
      k = Math.min(path.length - 1, Math.floor(t * (path.length - 1))),
      q = path[k],
      sg = i % 2 ? 1 : -1;
    out.push(
      ...grow(
        q[0],
        q[1],
        an + sg * (o.spread ?? 0.7) * rng.between(0.6, 1.2),
        L * (o.shrink ?? 0.68) * rng.between(0.85, 1.15),
        w * 0.6,
        depth - 1,
        rng,
        o,
      ),
    );
  }
  return out;
}
export const limb = (b: Branch) => ribbon(b.path, (t) => lerp(b.w0, b.w1, t));
export const paisley = (s = 1): Poly =>
  transform(
    loopThrough(0, 50, 34, 30, 34, -8, 12, -40, -14, -62, -34, -56, -18, -46, -14, -26, -34, 6, -28, 38),
    0,
    0,
    s,
  );
