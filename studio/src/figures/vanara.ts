/** Hanuman: a man of the figure rig with a monkey's muzzle, side whiskers and a long tail. */
import { curve, curveThrough, loopThrough } from '../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import type { FigureSpec } from './figure.ts';
import type { Pen } from './pen.ts';
import type { Pose } from './types.ts';

/** Head space to figure space, as the figure itself maps it. */
export const headSpace =
  (pen: Pen, pose: Pose, headScale = 1) =>
  (p: Poly): Poly => {
    const k = 0.68 * pen.tr.headScale * headScale,
      [x, y] = pose.spine[3];
    return transform(transform(p, 8 * k, -47 * k, k), x, y - 2, 1, pose.headTilt);
  };

/** Muzzle and whiskers over a three-quarter face. */
function muzzle(pen: Pen, M: (p: Poly) => Poly, fur: string, snout: string) {
  for (let i = 0; i < 7; i++) {
    const a = 1.15 + i * 0.27,
      q = polar(-4, 8, 30, a);
    pen.flat(M(ribbon([polar(-4, 8, 20, a), polar(q[0], q[1], 8, a + 0.2)], widths(5, 4, 0.6))), fur);
  }
  pen.shape(
    M(loopThrough(0, 10, 8, 3, 20, 3, 31, 9, 38, 20, 36, 33, 24, 42, 8, 42, -3, 34, -5, 20)),
    snout,
    '#5a1c10',
    0.9,
    6,
  );
  pen.stroke(M(curveThrough(-2, 26, 8, 33, 22, 34, 36, 25)), 1, '#5a1c14');
  pen.stroke(M(curveThrough(22, 34, 23, 38)), 0.5, '#5a1c14');
  for (const [x, y] of [
    [20, 14],
    [29, 15],
  ])
    pen.flat(M(ellipse(x, y, 2.8, 1.8, 0.3)), '#4a1610');
  pen.stroke(M(curveThrough(12, 8, 20, 5, 30, 8)), 0.5, '#5a1c14');
}

/**
 * @param f a man in three-quarter view
 * @param tail points of the tail from the hip on, in figure space
 * @param o colours of fur and muzzle
 */
export function vanara(f: FigureSpec, tail: Point[], o = { fur: '#c98a4a', snout: '#e39a7c' }): FigureSpec {
  return {
    ...f,
    behind: (pen) => {
      f.behind?.(pen);
      const c = curve(tail),
        w = widths(8, 7.5, 7, 6.5, 7.5);
      pen.shape(ribbon(c, w), pen.tr.tones[f.tone].base, '#00000066', 0.9, 5);
      const end = c[c.length - 1];
      pen.shape(ellipse(end[0], end[1], 12, 10), o.fur, '#00000066', 0.8, 4);
    },
    prop: (pen) => {
      muzzle(pen, headSpace(pen, f.pose, f.headScale), o.fur, o.snout);
      f.prop?.(pen);
    },
  };
}
