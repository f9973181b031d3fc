/** The eye: an iris that the upper lid cuts, a lid that may be lowered, lashes and brow. In head space. */
import { type Point, type Poly, lerp } from '../draw/geometry.ts';
import { ink } from '../draw/ink.ts';
import { clip, group } from '../draw/markup.ts';
import { bounds } from '../draw/measure.ts';
import { dot, fill } from '../draw/svg.ts';
import type { Pen } from './pen.ts';
import type { Tone } from './types.ts';

export interface Eye {
  white: Poly;
  /** Where the iris sits when the eye looks straight ahead: x, y, and its least radius. */
  iris: [number, number, number];
  upper: Poly;
  lower: Poly;
  brow: Poly;
}

export interface EyeOptions {
  tone: Tone;
  /** Moves the pupils, in head units. */
  gaze?: Point | undefined;
  /** 0 open .. 1 lowered lids. */
  lowered?: number;
}

/** Upper and lower edge of a shape at x. */
function opening(white: Poly, x: number): [number, number] {
  const ys = white.flatMap(([ax, ay], i) => {
    const [bx, by] = white[(i + 1) % white.length];
    return ax <= x !== bx <= x ? [lerp(ay, by, (x - ax) / (bx - ax))] : [];
  });
  return [Math.min(...ys), Math.max(...ys)];
}

/** The upper lid let down by a share of the opening; its corners stay where they are. */
function lidLine(e: Eye, shut: number): Poly {
  const n = e.upper.length - 1;
  return e.upper.map(([x, y], i) => {
    const t = i / n;
    const [u, v] = e.lower[Math.round(t * (e.lower.length - 1))];
    const c = shut * Math.min(1, 4 * t, 4 * (1 - t));
    return [lerp(x, u, c * 0.4), lerp(y, v, c)];
  });
}

/** One eye: white, iris clipped to it, heavy upper lid, fine lower lid, brow. @param k figure units per head unit */
export function drawEye(pen: Pen, M: (p: Poly) => Poly, e: Eye, k: number, o: EyeOptions): void {
  const tr = pen.tr;
  const q = pen.T(M(e.white));
  const [gx, gy] = o.gaze ?? [0, 0];
  const b = bounds(e.white);
  const cx = Math.max(b.x0 + b.w * 0.2, Math.min(b.x1 - b.w * 0.2, e.iris[0] + gx));
  const [top, foot] = opening(e.white, e.iris[0]);
  const drawn = tr.finish === 'flat' || tr.finish === 'double';
  const radius = Math.max(e.iris[2], (drawn ? 0.5 : 0.58) * (foot - top));
  const [ix, iy] = pen.at(M([[cx, top + 0.4 * (foot - top) + gy * 0.7]])[0]);
  const R = radius * k * pen.s;
  const shut = (o.lowered ?? 0) * 0.9;
  const lid = shut ? lidLine(e, shut) : e.upper;
  const brown = tr.finish === 'soft' ? '#43220f' : tr.kajal;
  let inside = dot(ix, iy, R, brown) + dot(ix, iy, R * 0.58, tr.kajal);
  if (R > 1.6) inside += dot(ix - R * 0.26 * pen.fx, iy - R * 0.2, R * 0.2, '#ffffff');
  if (tr.finish === 'soft' && R > 3)
    inside += group(ink(pen.T(M(e.lower)), '#c98a78', 2.2 * k * pen.s, { closed: false }), 'opacity=".7"');
  if (shut)
    inside += fill(
      pen.T(M([...e.upper.map(([x, y]): Point => [x, y - 6]), ...lid.slice().reverse()])),
      o.tone.base,
    );
  pen.add(fill(q, tr.eyeWhite) + clip(q, inside));
  const big = tr.finish === 'soft' ? 1 : 1.25;
  const w = Math.max(0.9, 2.3 * k * pen.s * big);
  const lash = (p: Poly, width: number, taper: number, col = tr.kajal) =>
    pen.add(ink(pen.T(M(p)), col, width, { closed: false, vary: 0.15, taper, jit: 0.1 }));
  if (shut > 0.1) lash(e.upper, w * 0.4, 0.9, o.tone.line);
  lash(lid, w, 0.85);
  lash(e.lower, w * 0.5, 0.8);
  lash(e.brow, w * 0.86, 1);
}
