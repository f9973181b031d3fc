/**
 * Dhokra of Bastar as a drawing: brass whose surface is wax thread wound round and round a clay core. Every part is a shape with
 * soft modelling, and over it the threads, each a dark groove and a light ridge.
 */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, ribbon } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';

export const BRASS = {
  base: '#cf9c3d',
  deep: '#472a0c',
  light: '#fbe3a2',
  groove: '#5a3610',
  clay: '#9c5a3c',
  clayDeep: '#4e2415',
  night: '#2a1710',
  wall: '#5b2d1c',
  ember: '#e8742a',
  flame: '#f8c24a',
};

const B = BRASS;

/** A smooth cast part. @param depth width of the shade along its edge */
export const cast = (p: Poly, depth = 16, base = B.base, deep = B.deep): string =>
  modelled(p, base, deep, depth, depth > 20 ? 8 : depth > 10 ? 5 : 3, {
    op: 0.85,
    dx: depth * 0.16,
    dy: depth * 0.2,
    hi: base === B.base ? B.light : undefined,
  }) + ink(p, B.deep, 2.2, { vary: 0.15 });

/** Grooves and ridges, clipped to a shape. @param w thread thickness */
const threads = (p: Poly, rows: Poly[], w: number): string =>
  clip(
    p,
    lines(rows, B.groove, w * 0.34, 'opacity=".85"') +
      lines(
        rows.map((q) => q.map(([x, y]) => [x - w * 0.2, y - w * 0.32] as Point)),
        B.light,
        w * 0.22,
        'opacity=".7"',
      ),
  );

/**
 * A limb wound with thread.
 * @param centre its centre line, @param half half-width along it (t from 0 to 1), @param pitch from thread to thread
 * @param sag how far each ring bulges along the limb, as a share of its half-width
 */
export function wound(centre: Poly, half: (t: number) => number, pitch = 8, sag = 0.3): string {
  const shape = ribbon(centre, half, 3);
  const rows = walk(centre, pitch).map((k): Poly => {
    const h = half(k.t) + 2;
    const side = (d: number) => polar(k.p[0], k.p[1], d, k.a + Math.PI / 2);
    const mid = polar(k.p[0], k.p[1], h * sag, k.a);
    return curve([side(h), mid, side(-h)], false, 8);
  });
  return cast(shape, Math.max(8, half(0.5) * 0.62)) + threads(shape, rows, pitch);
}

/** A shape whose threads run side by side in one direction. @param a direction of the threads @param bend how much they arch */
export function combed(p: Poly, a: number, pitch = 8, bend = 0, depth = 16): string {
  const cx = p.reduce((s, q) => s + q[0], 0) / p.length;
  const cy = p.reduce((s, q) => s + q[1], 0) / p.length;
  const R = Math.max(...p.map((q) => Math.hypot(q[0] - cx, q[1] - cy))) + pitch;
  const rows: Poly[] = [];
  for (let d = -R; d <= R; d += pitch) {
    const m = polar(cx, cy, d, a + Math.PI / 2);
    rows.push(
      curve(
        [polar(...m, -R, a), polar(...polar(...m, bend, a + Math.PI / 2), 0, a), polar(...m, R, a)],
        false,
        10,
      ),
    );
  }
  return cast(p, depth) + threads(p, rows, pitch);
}

/** A flat coil: thread wound into a disc. */
export function coil(x: number, y: number, R: number, turns = 4): string {
  const spiral = series(turns * 26, (i): Point => polar(x, y, R * (1 - i / (turns * 26)), i * 0.2417));
  return cast(ellipse(x, y, R), R * 0.5) + threads(ellipse(x, y, R), [spiral], R / turns);
}

/** A cast bead. */
export const bead = (x: number, y: number, R: number): string =>
  dot(x, y, R + 1, B.deep) + dot(x, y, R, B.base) + dot(x - R * 0.25, y - R * 0.3, R * 0.5, B.light);

/** Beads along a line. */
export const beading = (p: Poly, R: number): string => each(walk(p, R * 2.05), (k) => bead(...k.p, R));

/** A ring of twisted threads along a line. @param w its thickness */
export function rope(p: Poly, w: number, closed = false): string {
  const strands = walk(p, w * 0.62, closed).map((k): Poly => [
    polar(k.p[0], k.p[1], w * 0.5, k.a + 2.1),
    polar(k.p[0], k.p[1], w * 0.5, k.a - 1.04),
  ]);
  return (
    line(p, B.deep, w + 3, closed) +
    line(p, B.base, w, closed) +
    lines(strands, B.groove, w * 0.16) +
    lines(
      strands.map((q) => q.map(([x, y]) => [x - 1.2, y - 1.2] as Point)),
      B.light,
      w * 0.13,
      'opacity=".8"',
    )
  );
}

/** An eye: two rings and a pearl. */
export const ringEye = (x: number, y: number, R: number): string =>
  dot(x, y, R + 2, B.deep) +
  dot(x, y, R, B.base) +
  line(ellipse(x, y, R * 0.78), B.light, R * 0.2, true) +
  dot(x, y, R * 0.56, B.deep) +
  dot(x, y, R * 0.4, B.light) +
  dot(x, y, R * 0.17, B.deep);

/** A hand of rolled threads: palm and fingers. @param a direction the fingers point, @param k size */
export function hand(x: number, y: number, a: number, k = 1, flip = 1): string {
  const fingers = [-0.36, -0.12, 0.12, 0.36].map((d, i) =>
    ribbon(
      [polar(x, y, 8 * k, a + d), polar(x, y, (34 - Math.abs(i - 1.4) * 4) * k, a + d * 0.9)],
      () => 5 * k,
    ),
  );
  const thumb = ribbon(
    [polar(x, y, 2 * k, a - flip * 0.7), polar(x, y, 25 * k, a - flip * 1.05)],
    () => 4.8 * k,
  );
  return each([thumb, ...fingers], (q) => cast(q, 5)) + cast(ellipse(x, y, 14 * k, 15 * k, a), 8);
}

/** Flames that rise from (x, y). */
export const fire = (x: number, y: number, w: number, h: number): string =>
  each(
    [
      [1, B.ember],
      [0.66, B.flame],
      [0.34, '#fff0b8'],
    ],
    ([k, col]) => {
      const q = (v: number) => v * (k as number);
      return fill(
        curve(
          [
            [x - q(w), y],
            [x - q(w * 0.8), y - q(h * 0.4)],
            [x - q(w * 0.42), y - q(h * 0.28)],
            [x - q(w * 0.1), y - q(h)],
            [x + q(w * 0.3), y - q(h * 0.4)],
            [x + q(w * 0.72), y - q(h * 0.58)],
            [x + q(w), y],
          ] as Point[],
          true,
          8,
        ),
        col as string,
      );
    },
  );

/** Dots of lime on a mud wall. */
export const limeDots = (at: Point[], R = 3): string => dots(at, R, '#e9d9b4');
