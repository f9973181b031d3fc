/** Pearls and gems. */
import type { Poly } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { dot, line } from '../../draw/svg.ts';
import { K } from './style.ts';

/** A string of pearls along a curve. */
export const pearls = (p: Poly, R: number, col = K.pearl) =>
  line(p, '#6b4a3a', R * 0.8) +
  each(
    walk(p, R * 1.9),
    (k) =>
      dot(k.p[0], k.p[1], R, '#8d7a6a') +
      dot(k.p[0] - R * 0.12, k.p[1] - R * 0.12, R * 0.86, col) +
      dot(k.p[0] - R * 0.3, k.p[1] - R * 0.3, R * 0.3, '#fff'),
  );

export const gem = (x: number, y: number, R: number, col: string) =>
  dot(x, y, R * 1.5, '#7a5418') +
  dot(x, y, R * 1.35, K.goldHi) +
  dot(x, y, R, col) +
  dot(x - R * 0.3, y - R * 0.35, R * 0.3, '#ffffffcc');
