import { type Point, type Poly, curve, lerp, ribbon } from '../../draw/geometry.ts';
import type { Rng } from '../../draw/random.ts';

/** Recursive tree of curved limbs. */

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

/** Outline of a branch. */
export const limb = (b: Branch) => ribbon(b.path, (t) => lerp(b.w0, b.w1, t));
