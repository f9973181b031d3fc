/** A drawn floor's frame: a ruled strip along each side, and a square with a rosette where two of them meet. */
import { group } from '../../draw/markup.ts';
import { rect } from '../../draw/shapes.ts';
import { circle, petalRing } from './rounds.ts';
import { finger } from './style.ts';

/**
 * @param x,y outer upper left corner
 * @param T width of the strip and side of the corner squares
 * @param strip paints a straight strip along x from 0 to L, outside edge at y = 0
 */
export function corneredFrame(
  x: number,
  y: number,
  w: number,
  h: number,
  T: number,
  strip: (L: number) => string,
): string {
  const across = strip(w - 2 * T),
    down = strip(h - 2 * T);
  const corners = [
    [x, y],
    [x + w - T, y],
    [x, y + h - T],
    [x + w - T, y + h - T],
  ].map(
    ([u, v]) =>
      finger(rect(u + 2, v + 2, T - 4, T - 4), 3, true) +
      circle(u + T / 2, v + T / 2, T * 0.37, 2) +
      petalRing(u + T / 2, v + T / 2, T * 0.07, T * 0.28, 8, 1.8),
  );
  return (
    group(across, `transform="translate(${x + T} ${y})"`) +
    group(across, `transform="translate(${x + w - T} ${y + h}) rotate(180)"`) +
    group(down, `transform="translate(${x} ${y + h - T}) rotate(-90)"`) +
    group(down, `transform="translate(${x + w} ${y + T}) rotate(90)"`) +
    corners.join('')
  );
}
