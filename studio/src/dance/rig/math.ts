/** Small 3-D vector kit, easing curves and periodic springs for the dance rig. */
import { TAU } from '../../draw/geometry.ts';

/** x = screen right, y = down, z = towards the viewer. */
export type V3 = [number, number, number];

export const add = (a: V3, b: V3, k = 1): V3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const inner = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: V3) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: V3): V3 => times(a, 1 / (size(a) || 1));
export const mix = (a: number, b: number, u: number) => a + (b - a) * u;
export const mix3 = (a: V3, b: V3, u: number): V3 => [
  mix(a[0], b[0], u),
  mix(a[1], b[1], u),
  mix(a[2], b[2], u),
];
export const clamp = (v: number, lo = 0, hi = 1) => Math.max(lo, Math.min(hi, v));

/** Bow: the top of the body moves towards the viewer. */
export const rotX = (v: V3, a: number): V3 => {
  const c = Math.cos(a),
    s = Math.sin(a);
  return [v[0], v[1] * c + v[2] * s, -v[1] * s + v[2] * c];
};
/** Turn: a face looking at us turns to screen right. */
export const rotY = (v: V3, a: number): V3 => {
  const c = Math.cos(a),
    s = Math.sin(a);
  return [v[0] * c + v[2] * s, v[1], -v[0] * s + v[2] * c];
};
/** Lean: the top of the body moves to screen right. */
export const rotZ = (v: V3, a: number): V3 => {
  const c = Math.cos(a),
    s = Math.sin(a);
  return [v[0] * c - v[1] * s, v[0] * s + v[1] * c, v[2]];
};

/** Smootherstep. */
export const soft = (u: number) => {
  const k = clamp(u);
  return k * k * k * (k * (6 * k - 15) + 10);
};
/** Arrives fast, passes the mark a little and settles. */
export const snap = (u: number, over = 1.15) => {
  const k = clamp(u) ** 1.6 - 1;
  return 1 + (over + 1) * k ** 3 + over * k * k;
};
/** Accelerates like a falling weight. */
export const fall = (u: number) => clamp(u) ** 2;
/** 0 -> 1 -> 0 hump over the unit interval, 0 outside. */
export const hump = (u: number) => (u <= 0 || u >= 1 ? 0 : Math.sin(Math.PI * u));
/** Ramp from 0 to 1 between a and b. */
export const ramp = (t: number, a: number, b: number) => soft((t - a) / (b - a));
export const wave = (t: number, period: number, phase = 0) => Math.sin(TAU * (t / period + phase));
/** Positive remainder. */
export const mod = (a: number, n: number) => ((a % n) + n) % n;
/** Angle brought into (-pi, pi]. */
export const wrapA = (a: number) => mod(a + Math.PI, TAU) - Math.PI;

/** Lookup of a signal sampled over one loop. */
export function looped(dur: number, values: number[]): (t: number) => number {
  const n = values.length;
  return (t) => {
    const x = mod(t / dur, 1) * n,
      i = Math.floor(x) % n;
    return mix(values[i], values[(i + 1) % n], x - Math.floor(x));
  };
}
/** Damped spring chasing a periodic signal; settled over three loops, so the result loops as well. */
export function spring(
  drive: (t: number) => number,
  dur: number,
  hz = 1.6,
  damp = 0.35,
): (t: number) => number {
  const n = Math.round(dur * 240),
    dt = dur / n,
    w = TAU * hz;
  let x = drive(0),
    v = 0;
  const out: number[] = [];
  for (let k = 0; k < n * 4; k++) {
    if (k >= n * 3) out.push(x);
    v += (w * w * (drive((k % n) * dt) - x) - 2 * damp * w * v) * dt;
    x += v * dt;
  }
  return looped(dur, out);
}
/** Speed of a signal (per second). */
export const rate =
  (f: (t: number) => number, h = 0.02) =>
  (t: number) =>
    (f(t + h) - f(t - h)) / (2 * h);
