/** The line of the kalam: a bamboo point that swells on the pull, thins on the turn, starts with a blob and ends starved. */
import type { Poly } from '../../draw/geometry.ts';
import { nextStroke } from '../../draw/markup.ts';
import { lengthOf, walk } from '../../draw/measure.ts';
import { noise1 } from '../../draw/noise.ts';
import { fill, pathData } from '../../draw/svg.ts';
import { INK } from './style.ts';

/** Direction in which the slanted point draws its thinnest line. */
const SLANT = -0.7;

/** An open stroke of the pen. @param w width where it swells */
export function stroke(p: Poly, w = 2.2, col: string = INK): string {
  return band(p, w, col, false);
}

/** A closed contour of the pen. */
export function contour(p: Poly, w = 2.2, col: string = INK): string {
  return band(p, w, col, true);
}

/** Flat dye within a contour of the pen. */
export const drawn = (p: Poly, col: string, w = 2.2): string => dye(p, col) + contour(p, w);

/** Flat dye without a contour. */
export const dye = (p: Poly, col: string): string => fill(coarse(p), col);

/** The same outline without points nearer to each other than the pen can show. */
export function coarse(p: Poly, d = 1.6): Poly {
  const out: Poly = [];
  for (const q of p) {
    const last = out[out.length - 1];
    if (!last || Math.abs(q[0] - last[0]) + Math.abs(q[1] - last[1]) > d) out.push(q);
  }
  return out.length > 2 ? out : p;
}

function band(p: Poly, w: number, col: string, closed: boolean): string {
  const st = walk(p, Math.max(2.2, Math.min(6, lengthOf(p, closed) / 8)), closed);
  if (st.length < 2) return '';
  const press = noise1(nextStroke()),
    path = closed ? [...st, st[0]] : st,
    last = path.length - 1,
    total = st[st.length - 1].s || 1;
  const left: Poly = [],
    right: Poly = [];
  path.forEach((k, i) => {
    const a = path[Math.max(0, i - 1)].p,
      b = path[Math.min(last, i + 1)].p,
      angle =
        closed && (i === 0 || i === last)
          ? Math.atan2(path[1].p[1] - path[last - 1].p[1], path[1].p[0] - path[last - 1].p[0])
          : Math.atan2(b[1] - a[1], b[0] - a[0]);
    const lean = Math.sin(angle - SLANT) ** 2,
      ends = closed
        ? 1
        : Math.min(1, 0.75 + 3 / (3 + k.s)) * Math.min(1, 0.3 + (total - k.s) / (total * 0.3));
    const edge = closed ? Math.min(1, Math.min(k.s, total - k.s) / 16) : 1;
    const h = Math.max(0.3, (w / 2) * (0.68 + 0.5 * lean + 0.2 * edge * press(k.s / 22)) * ends);
    left.push([k.p[0] - Math.sin(angle) * h, k.p[1] + Math.cos(angle) * h]);
    right.push([k.p[0] + Math.sin(angle) * h, k.p[1] - Math.cos(angle) * h]);
  });
  const d = closed ? pathData(left) + pathData(right.reverse()) : pathData([...left, ...right.reverse()]);
  return `<path d="${d}" fill="${col}" fill-rule="evenodd"/>`;
}

/** The parts of a closed outline that `keep` accepts, as open lines. */
export function partsOf(p: Poly, keep: (x: number, y: number) => boolean): Poly[] {
  const n = p.length,
    start = p.findIndex(([x, y]) => !keep(x, y));
  if (start < 0) return [[...p, p[0]]];
  const out: Poly[] = [];
  let run: Poly = [];
  for (let i = 1; i <= n; i++) {
    const q = p[(start + i) % n];
    if (keep(q[0], q[1])) run.push(q);
    else {
      if (run.length > 2) out.push(run);
      run = [];
    }
  }
  if (run.length > 2) out.push(run);
  return out;
}
