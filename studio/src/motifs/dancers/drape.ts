/** Cloth between two edges: rows and folds that follow its form. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';

const N = 40;

/** A piece of cloth hanging from a top line between a left and a right edge. */
export interface Drape {
  /** The whole outline. */
  outline: Poly;
  /** The point at share u across and v down. */
  at(u: number, v: number): Point;
  /** The line across at height v, from u0 to u1. */
  row(v: number, u0?: number, u1?: number): Poly;
  /** The line downwards at share u, from v0 to v1. */
  fold(u: number, v0?: number, v1?: number): Poly;
  /** The strip between two heights. */
  band(v0: number, v1: number): Poly;
}

/**
 * @param left,right edges from the top down, as points of a curve
 * @param sag how far the rows bow downwards in the middle, at the top and at the hem
 * @param wave height and number of the waves along the hem
 */
export function drape(
  left: Poly,
  right: Poly,
  sag: [top: number, hem: number] = [0, 20],
  wave: [height: number, count: number] = [0, 0],
): Drape {
  const fit = (p: Poly): Poly => {
    const c = curve(p);
    const r = resample(c, lengthStep(c));
    return series(N + 1, (i) => r[Math.min(r.length - 1, i)]);
  };
  const [L, R] = [fit(left), fit(right)];
  const pick = (p: Poly, v: number): Point => {
    const x = Math.max(0, Math.min(1, v)) * N;
    const i = Math.min(N - 1, Math.floor(x));
    return [lerp(p[i][0], p[i + 1][0], x - i), lerp(p[i][1], p[i + 1][1], x - i)];
  };
  const at = (u: number, v: number): Point => {
    const [a, b] = [pick(L, v), pick(R, v)];
    const w = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const bow =
      lerp(sag[0], sag[1], v) * Math.sin(Math.PI * u) +
      wave[0] * v ** 3 * Math.sin(u * wave[1] * Math.PI * 2);
    // the bow stands at right angles to the row, on the hem's side
    return [lerp(a[0], b[0], u) - ((b[1] - a[1]) / w) * bow, lerp(a[1], b[1], u) + ((b[0] - a[0]) / w) * bow];
  };
  const row = (v: number, u0 = 0, u1 = 1): Poly => series(N + 1, (i) => at(lerp(u0, u1, i / N), v));
  const fold = (u: number, v0 = 0, v1 = 1): Poly => series(N + 1, (i) => at(u, lerp(v0, v1, i / N)));
  return {
    outline: [...row(0), ...fold(1), ...row(1).reverse(), ...fold(0).reverse()],
    at,
    row,
    fold,
    band: (v0, v1) => [...row(v0), ...row(v1).reverse()],
  };
}

const lengthStep = (p: Poly): number => {
  let s = 0;
  for (let i = 1; i < p.length; i++) s += Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]);
  return s / N;
};
