/** The inner house of a prayer hall: the tiered throne of the scripture, its lamps, the cymbals. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { lerp, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** A clay lamp that burns at (x, y). */
export const lamp = (x: number, y: number, k = 1): string =>
  inked(leaf(x, y, 26 * k, 6.5 * k, -1.57, 0, 0.35), K.yellow, K.black, 1.4) +
  fill(leaf(x, y - 2, 12 * k, 2.6 * k, -1.57), K.white) +
  inked(
    loopThrough([-15, -2, 15, -2, 8, 9, -8, 9].map((v, i) => v * k + (i % 2 ? y : x))),
    K.orange,
    K.black,
    1.6,
  );

/** The throne in seven tiers under a canopy, the wrapped book on top; it stands on `foot`. */
export function throne(x: number, foot: number, top: number, halfWidth: number): string {
  const tiers = 6;
  const canopy = top - 58;
  const h = (foot - top) / tiers;
  const half = (i: number): number => lerp(halfWidth * 0.42, halfWidth, i / (tiers - 1));
  return (
    each(
      series(tiers, (i) => i),
      (i) => {
        const w = half(i);
        const y = top + i * h;
        const box = rect(x - w, y, 2 * w, h);
        const n = 3 + i;
        return (
          fill(box, [K.orange, K.yellow, K.green][i % 3]) +
          clip(
            box,
            each(
              series(n, (k) => x - w + ((k + 0.5) * 2 * w) / n),
              (u) =>
                polys(
                  [polyline(u, y + 7, u + w / n - 3, y + h / 2, u, y + h - 7, u - w / n + 3, y + h / 2)],
                  [K.white, K.red, K.white][i % 3],
                ) + dot(u, y + h / 2, 4, [K.black, K.white, K.red][i % 3]),
            ),
          ) +
          ink(box, K.black, 2.2) +
          each([-1, 1], (k) => (i ? lamp(x + k * (w - 9), y - 9, 0.62) : ''))
        );
      },
    ) +
    inked(
      loopThrough([-46, 0, -50, -16, -30, -30, 30, -30, 50, -16, 46, 0].map((v, i) => v + (i % 2 ? top : x))),
      K.white,
      K.black,
      2.2,
    ) +
    line(curveThrough(x - 44, top - 10, x, top - 18, x + 44, top - 10), K.red, 5) +
    dots(
      series(9, (i) => [x - 36 + i * 9, top - 24]),
      2,
      K.red,
    ) +
    inked(
      loopThrough(
        [-84, -96, -60, -124, 0, -142, 60, -124, 84, -96, 0, -108].map((v, i) => v + (i % 2 ? canopy : x)),
      ),
      K.red,
      K.black,
      2.2,
    ) +
    dots(
      series(13, (i) => [x - 74 + i * 12.4, canopy - 102 - Math.sin((i / 12) * Math.PI) * 10]),
      3,
      K.yellow,
    ) +
    each(
      series(11, (i) => i),
      (i) =>
        inked(
          leaf(x - 76 + i * 15.2, canopy - 98 - Math.sin((i / 10) * Math.PI) * 10, 20, 5.4, 1.57),
          i % 2 ? K.white : K.yellow,
          K.black,
          1.1,
        ),
    ) +
    inked(leaf(x, canopy - 138, 34, 9, -1.57), K.yellow, K.black, 1.8)
  );
}

/** Hand cymbals on their cord. */
export const cymbals = (x: number, y: number, k = 1): string =>
  line(curveThrough(x - 22 * k, y - 4 * k, x, y - 32 * k, x + 22 * k, y - 4 * k), K.red, 3.4 * k) +
  each(
    [-1, 1],
    (side) =>
      inked(ellipse(x + side * 25 * k, y, 21 * k, 21 * k), K.yellow, K.black, 2) +
      inked(ellipse(x + side * 25 * k, y, 8 * k, 8 * k), K.orange, K.black, 1.4),
  );
