/** The hand prints with which the cows of Nathdwara are blessed. */
import { type Point, polar } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { fill, polys } from '../../draw/svg.ts';

/** Print of an open hand on a cow's hide. @param a where the fingers point */
export function handPrint([x, y]: Point, s: number, a: number, colour: string): string {
  const fingers = [-1, -0.35, 0.35, 1].map((k, i) => {
    const root = polar(...polar(x, y, 8 * s, a), k * 9 * s, a + Math.PI / 2);
    return leaf(...root, [20, 25, 24, 19][i] * s, 3.6 * s, a + k * 0.2, 0, 0.55);
  });
  const thumb = leaf(...polar(x, y, 9 * s, a + 1.75), 18 * s, 3.8 * s, a + 0.95, 0, 0.55);
  return fill(ellipse(x, y, 10 * s, 12.5 * s, a), colour) + polys([...fingers, thumb], colour);
}
