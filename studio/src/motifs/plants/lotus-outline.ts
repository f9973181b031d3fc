/** Lotus petals from the side and from above, as outlines. */
import { type Poly, lerp } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { rosette } from './rosette.ts';

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
      o.push(leaf(x, y, r * lerp(0.9, 1.02, f), r * 0.25, -Math.PI / 2 + sg * spread * f * 1.12, 0, 0.52));
    }
  o.push(leaf(x, y, r * 0.92, r * 0.27, -Math.PI / 2, 0, 0.52));
  return o;
}

/** Lotus from above: rings of petals and the pod. */
export const lotusTop = (x: number, y: number, r: number, n = 8, rot = 0) => ({
  outer: rosette(x, y, r, n, rot + Math.PI / n, 0.6, 1.15),
  mid: rosette(x, y, r * 0.78, n, rot, 0.6, 1.1),
  inner: rosette(x, y, r * 0.5, n, rot + Math.PI / n),
  core: ellipse(x, y, r * 0.2),
});
