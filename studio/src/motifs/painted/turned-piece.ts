/** Playing piece of turned, lacquered wood, standing. */
import { polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';

/** About 83 s high, its foot at (x, y). */
export function turnedPiece(x: number, y: number, s: number, colour: string, outline: string): string {
  const T = (...p: Point[]): Poly => p.map(([u, v]): Point => [x + u * s, y + v * s]);
  const foot = T([-20, 0], [20, 0], [17, -12], [-17, -12]);
  const waist = T([-13, -12], [13, -12], [7, -30], [10, -42], [-10, -42], [-7, -30]);
  let o = fill(ellipse(x + 5 * s, y + 1, 25 * s, 6 * s), '#00000055');
  for (const [p, c] of [
    [foot, colour],
    [waist, colour],
    [T([-14, -42], [14, -42], [12, -50], [-12, -50]), '#f6eedb'],
  ] as const)
    o += inked(p, c, outline, 1.8);
  o +=
    inked(ellipse(x, y - 62 * s, 14 * s), colour, outline, 1.8) +
    dot(x, y - 78 * s, 5 * s, '#ecb52c') +
    ink(ellipse(x, y - 78 * s, 5 * s), outline, 1.2);
  return (
    o +
    line(polyline(x - 15 * s, y - 6 * s, x + 15 * s, y - 6 * s), '#f6eedb', 2.4 * s) +
    dots(
      [-6, 0, 6].map((d): Point => [x + d * s, y - 20 * s]),
      1.7 * s,
      '#f6eedb',
    ) +
    dot(x - 5 * s, y - 66 * s, 3 * s, '#ffffffaa')
  );
}
