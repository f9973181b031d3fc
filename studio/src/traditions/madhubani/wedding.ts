/** What a Mithila wedding needs: garlands held out between two hands, the water pot with leaves and coconut. */
import { curve, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Mithila } from './painter.ts';
import { wovenPart } from './strips.ts';
import { K } from './style.ts';

/** A garland hanging from two hands. @param drop how far it hangs, @param r radius of a flower */
export function heldGarland(m: Mithila, a: Point, b: Point, drop: number, cols: string[], r = 8): void {
  const path = curve([
    a,
    [a[0] * 0.9 + b[0] * 0.1, a[1] + drop * 0.7],
    [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + drop],
    [b[0] * 0.9 + a[0] * 0.1, b[1] + drop * 0.7],
    b,
  ]);
  walk(path, r * 1.4).forEach((k, i) => {
    m.flower(...k.p, r, 6, cols[i % cols.length], K.turmeric);
    m.block(ellipse(...k.p, r + 1, r + 1, 0, 8));
  });
}

/** Water pot with mango leaves and a coconut. */
export function kalash(m: Mithila, x: number, y: number, s: number): void {
  for (const a of [-2.5, -2, -1.57, -1.14, -0.64]) m.leafAt(x, y - 66 * s, 46 * s, 11 * s, a, K.leaf);
  const body: Poly = transform(
    loopThrough([-16, -66, -20, -58, -40, -40, -42, -16, -24, 0, 24, 0, 42, -16, 40, -40, 20, -58, 16, -66]),
    x,
    y,
    s,
  );
  wovenPart(
    (v) => m.add(v),
    body,
    [
      { mark: 'lines', col: K.palash },
      { mark: 'flower', col: K.kumkum, on: K.turmeric, t: 1.4 },
      { mark: 'teeth', col: K.palash, on: K.paper },
    ],
    { rim: 3 },
  );
  m.part(ellipse(x, y - 84 * s, 15 * s, 19 * s), '#8c5a34', 'hatch', { single: true, step: 4 });
  m.block(body);
}
