/** The pierced pot of the nine nights, with the lamp burning in it, on a stepped stand. */
import { flower } from '../../draw/bands.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { arc, leaf, rect } from '../../draw/shapes.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

const GLOW = '#f0b63c';
const FLAME = '#f7dc8c';

/** The pot's light on the ground: rings of dots and tongues, the further the fainter. */
export const lampLight = (x: number, y: number): string =>
  each(
    series(13, (i) => 114 + i * 26),
    (r, i) => {
      const col = i < 2 ? GLOW : K.white;
      const n = Math.round(r / 3.4);
      if (i % 2)
        return dots(
          series(n, (k) => polar(x, y, r, (k / n) * TAU)),
          2.6,
          col,
        );
      return lines(
        series(n, (k) => arc(x, y, r, (k / n) * TAU, ((k + 0.62) / n) * TAU, 4)),
        col,
        2.2,
      );
    },
  ) +
  polys(
    series(32, (i) =>
      leaf(...polar(x, y, 82, (i / 32) * TAU), i % 2 ? 22 : 14, 4.6, (i / 32) * TAU, 0, 0.35),
    ),
    GLOW,
  );

/** The pot with its belly round (x, y), radius about 74, the flame above and the stand down to `foot`. */
export function garbo(x: number, y: number, foot: number): string {
  const pot = loopThrough(
    [
      -26, -66, -34, -58, -62, -36, -76, 2, -62, 44, -30, 66, 0, 70, 30, 66, 62, 44, 76, 2, 62, -36, 34, -58,
      26, -66,
    ].map((v, i) => v + (i % 2 ? y : x)),
  );
  const rim = loopThrough(
    [-40, -72, -38, -62, 0, -57, 38, -62, 40, -72, 0, -68].map((v, i) => v + (i % 2 ? y : x)),
  );
  const hole = (row: number, n: number, span: number): Point[] =>
    series(
      n,
      (i) => [x + ((i + 0.5) / n - 0.5) * span, y + row + Math.sin(((i + 0.5) / n) * Math.PI) * 7] as Point,
    );
  const steps = [54, 84, 116].map((w, i): [number, number, number] => [
    w,
    y + 66 + ((foot - y - 66) / 3) * i,
    (foot - y - 66) / 3,
  ]);
  const flame = (u: number, v: number, k: number): string =>
    inked(
      loopThrough(
        [0, 0, -12, -10, -10, -26, 2, -50, 10, -28, 13, -10].map((q, i) => q * k + (i % 2 ? v : u)),
      ),
      GLOW,
      K.black,
      2,
    ) + fill(loopThrough([0, -4, -5, -12, 1, -28, 6, -12].map((q, i) => q * k + (i % 2 ? v : u))), FLAME);
  return (
    each(steps, ([w, top, h], i) => {
      const box = rect(x - w, top, 2 * w, h + 1);
      return (
        fill(box, i % 2 ? K.white : K.black) +
        polys(
          series(Math.round(w / 8), (k) =>
            polyline(
              x - w + (k * 2 * w) / Math.round(w / 8),
              top + h - 3,
              x - w + ((k + 0.5) * 2 * w) / Math.round(w / 8),
              top + 7,
              x - w + ((k + 1) * 2 * w) / Math.round(w / 8),
              top + h - 3,
            ),
          ),
          i % 2 ? K.red : K.white,
        ) +
        ink(box, K.black, 3) +
        line(polyline(x - w, top + 3, x + w, top + 3), GLOW, 3)
      );
    }) +
    flame(x, y - 66, 1.25) +
    fill(pot, K.black) +
    clip(
      pot,
      fill(rect(x - 90, y - 30, 180, 62), K.red) +
        polys(
          hole(-4, 5, 150).flatMap(([u, v]) => flower(u, v, 15, 8)),
          GLOW,
        ) +
        dots(hole(-4, 5, 150), 3.4, K.black) +
        dots(hole(-42, 8, 110), 4.4, GLOW) +
        dots(hole(38, 11, 140), 4.8, GLOW) +
        dots(hole(54, 7, 96), 3.6, FLAME) +
        line(curveThrough(x - 90, y - 32, x, y - 24, x + 90, y - 32), K.white, 3) +
        line(curveThrough(x - 90, y + 26, x, y + 34, x + 90, y + 26), K.white, 3),
    ) +
    ink(pot, K.black, 3) +
    inked(rim, K.red, K.black, 2.6) +
    each(
      [-1, 1],
      (side) =>
        flame(x + side * 84, y + 84, 0.62) +
        inked(
          loopThrough([-16, -3, 16, -3, 8, 9, -8, 9].map((q, i) => q + (i % 2 ? y + 88 : x + side * 84))),
          K.black,
          K.white,
          1.6,
        ),
    )
  );
}
