/** Fewer points for the same line. */
import type { Point, Poly } from '../draw/geometry.ts';
import { dist } from '../draw/geometry.ts';

/** Distance of p from the segment between a and b. */
function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return dist(p, a);
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return dist(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** Douglas and Peucker: leaves out the points that lie within `tolerance` of the line without them. */
export function simplifyLine(p: Poly, tolerance: number): Poly {
  if (p.length < 3) return p;
  const kept = new Uint8Array(p.length);
  kept[0] = kept[p.length - 1] = 1;
  const spans: [number, number][] = [[0, p.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let farthest = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const d = offLine(p[i], p[first], p[last]);
      if (d > farthest) [farthest, at] = [d, i];
    }
    if (at < 0 || farthest <= tolerance) continue;
    kept[at] = 1;
    spans.push([first, at], [at, last]);
  }
  return p.filter((_, i) => kept[i]);
}

/** The same for a closed outline, which is cut at its first point and at the one farthest from it. */
export function simplifyOutline(p: Poly, tolerance: number): Poly {
  if (p.length < 4) return p;
  let far = 0;
  for (let i = 1; i < p.length; i++) if (dist(p[i], p[0]) > dist(p[far], p[0])) far = i;
  const there = simplifyLine(p.slice(0, far + 1), tolerance);
  const back = simplifyLine([...p.slice(far), p[0]], tolerance);
  return [...there, ...back.slice(1, -1)];
}

/** More points: none further than `step` from the next, so that a tremor can bend straight lines. */
export function densify(p: Poly, step: number, closed: boolean): Poly {
  const out: Poly = [];
  p.forEach((a, i) => {
    out.push(a);
    const b = p[i + 1] ?? (closed ? p[0] : undefined);
    if (!b) return;
    const n = Math.ceil(dist(a, b) / step);
    for (let k = 1; k < n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });
  return out;
}

/** Whole numbers, without points that fall together. */
export function quantise(p: Poly, closed: boolean): Poly {
  const rounded = p.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
  const out = rounded.filter((q, i) => i === 0 || !same(q, rounded[i - 1]));
  if (closed) while (out.length > 1 && same(out[0], out[out.length - 1])) out.pop();
  return out;
}
