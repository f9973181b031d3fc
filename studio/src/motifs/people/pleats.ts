/** Pleated cloth that hangs between two edges: fans, flounces and skirts. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';
import type { Brush } from './brush.ts';

/** Bands of a pleated cloth: from and to (0 waist, 1 hem) and colour. */
export type Hem = readonly [from: number, to: number, colour: string];

export interface Pleats {
  /** Number of folds. */
  n: number;
  base: string;
  /** The side of a fold that turns away. */
  shade: string;
  hems: readonly Hem[];
  /** How far the folds stand out at the hem, in units of the drawing. */
  zigzag?: number;
  /** How far the hem hangs down in the middle. */
  sag?: number;
  /** Spots in the middle of each fold. */
  spot?: string;
}

/** Cloth between a left and a right edge, both from the waist down. */
export function pleats(b: Brush, left: Poly, right: Poly, o: Pleats): void {
  const N = 24,
    even = (p: Poly) => {
      const c = curve(p, false, 10),
        L = resample(c, 2);
      return (v: number): Point => L[Math.round(v * (L.length - 1))];
    },
    l = even(left),
    r = even(right),
    { n, zigzag = 5, sag = 0 } = o;
  const at = (u: number, v: number): Point => {
    const p = l(v),
      q = r(v),
      d = sag * v * 4 * u * (1 - u);
    return [lerp(p[0], q[0], u), lerp(p[1], q[1], u) + d];
  };
  /** A line across, folded more the nearer the hem. */
  const fold = (v: number): Poly =>
    series(2 * n + 1, (i) => {
      const [x, y] = at(i / (2 * n), v);
      return [x, y + (i % 2 ? 1 : -1) * zigzag * v * v] as Point;
    });
  const down = (u: number, from = 0, to = 1): Poly => series(N, (k) => at(u, lerp(from, to, k / (N - 1))));
  const strip = (v0: number, v1: number): Poly => [
    ...fold(v0),
    ...down(1, v0, v1),
    ...fold(v1).toReversed(),
    ...down(0, v0, v1).toReversed(),
  ];
  const whole = strip(0, 1);
  /** The half of a fold that turns away. */
  const away = (i: number): Poly => [...down((i + 0.5) / n), ...down((i + 1) / n).toReversed()];
  b.fill(whole, o.base);
  b.within(whole, () => {
    for (const [from, to, col] of o.hems) {
      b.fill(strip(from, to), col);
      b.stroke(fold(from), 0.45);
      if (to < 0.99) b.stroke(fold(to), 0.45);
    }
    for (let i = 0; i < n; i++) {
      b.add('<g opacity=".32">');
      b.fill(away(i), o.shade);
      b.add('</g>');
      if (o.spot)
        for (const v of [0.22, 0.38, 0.54, 0.7])
          if (!o.hems.some(([f, t]) => v > f - 0.04 && v < t + 0.04))
            b.dot(...at((i + 0.25) / n, v), 2.2, o.spot);
    }
  });
  for (let i = 1; i < n; i++) b.stroke(down(i / n, 0.02), 0.5);
  b.contour(whole, 0.9);
}
