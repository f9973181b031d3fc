/** What the wedding fishes carry and play: pipe, drum, palanquin, and the fins that hold them. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { fish } from './fish.ts';
import { K } from './style.ts';

/** A shehnai from the lips at (x, y): reed, bored tube with rings, flaring bell a little raised. */
export function pipe(S: Sheet, x: number, y: number, fx: number) {
  const at = (p: Poly) => transform(p, x, y, 1, -0.12 * fx, fx),
    tube = at(polyline(-4, -2, 6, -4, 42, -8, 56, -17, 60, -17, 60, 17, 56, 17, 42, 8, 6, 4, -4, 2));
  S.add(
    fill(tube, K.yellow),
    clip(
      tube,
      lines(
        [8, 15, 38, 44].map((u) => at(polyline(u, -14, u, 14))),
        K.red,
        3,
      ),
    ),
    dots(at([20, 26, 32].map((u) => [u, -1] as Point)), 2, K.black),
    ink(tube, K.black, 2.4),
  ).block(tube, 5);
}

/** A pectoral fin that reaches out like an arm, from a shoulder to what it holds. */
export function finArm(S: Sheet, from: Point, to: Point, fx: number, col: string) {
  const mid: Point = [(from[0] + to[0]) / 2 - 6 * fx, Math.max(from[1], to[1]) + 14],
    arm = ribbon(curve([from, mid, to]), widths(9, 6, 4.5));
  S.add(
    fill(arm, col),
    lines(
      walk(curve([from, mid, to]), 8).map((k) => [
        [k.p[0], k.p[1] - 4],
        [k.p[0] + 3, k.p[1] + 5],
      ]),
      K.black,
      1,
    ),
    ink(arm, K.black, 2.2),
    ...[-0.6, 0, 0.6].map((a) => {
      const p = leaf(to[0], to[1], 12, 3.4, (fx > 0 ? 0 : Math.PI) + a - 0.5 * fx);
      return edged(p, col, K.black, 1.4);
    }),
  ).block(arm, 5);
}

/** Drumstick with a round head. */
export const stick = (S: Sheet, a: Point, b: Point) =>
  S.add(line([a, b], K.black, 5), line([a, b], K.yellow, 2.4), dot(b[0], b[1], 4.6, K.red)).blockLine(
    [a, b],
    8,
  );

/** The strap that carries a drum, from a neck to both rims. */
export const sling = (S: Sheet, neck: Point, x: number, y: number) =>
  S.add(
    ...[-22, 22].map((d) => {
      const p = curve([neck, [(neck[0] + x + d) / 2, Math.min(neck[1], y) - 2], [x + d, y]]);
      return line(p, K.black, 5) + line(p, K.red, 2.6);
    }),
  );

export function dhol(S: Sheet, x: number, y: number) {
  const b = loopThrough(offsets(x, y, [-26, -14, 0, -20, 26, -14, 26, 14, 0, 20, -26, 14]));
  S.add(
    fill(b, K.brown),
    lines(
      series(6, (i) => polyline(x - 22 + i * 9, y - 17, x - 17 + i * 9, y + 17, x - 13 + i * 9, y - 17)),
      K.yellow,
      1.8,
    ),
    ink(b, K.black, 2.6),
    fill(ellipse(x - 26, y, 6, 14), K.white),
    ink(ellipse(x - 26, y, 6, 14), K.black, 2),
    fill(ellipse(x + 26, y, 6, 14), K.white),
    ink(ellipse(x + 26, y, 6, 14), K.black, 2),
  ).block(b, 8);
}

/** Bride in her palanquin on a pole between two bearer fish. */
export function palanquin(S: Sheet, x: number, y: number) {
  const hood = curveThrough(offsets(x, y, [-104, 4, -96, -60, -40, -96, 0, -112, 40, -96, 96, -60, 104, 4]));
  S.add(
    line(polyline(x - 240, y - 44, x + 240, y - 44), K.black, 11),
    line(polyline(x - 240, y - 44, x + 240, y - 44), K.yellow, 6),
  );
  S.add(
    fill([...hood], K.orange),
    clip(
      hood,
      lines(
        series(17, (i) => polyline(x, y - 130, x - 160 + i * 20, y + 10)),
        K.red,
        4,
      ),
    ),
    ink([...hood], K.black, 3.4),
  );
  const win = curveThrough(offsets(x, y, [-78, 0, -70, -46, 0, -74, 70, -46, 78, 0]));
  S.add(fill(win, K.white), ink(win, K.black, 3), dots(resample(win, 12), 3.4, K.red));
  fish(S, x - 4, y - 26, 0.58, 1, [K.rose, K.yellow], { veil: true });
  const base = rect(x - 110, y, 220, 20);
  S.add(
    fill(base, K.green),
    polys(
      series(11, (i) => polyline(x - 110 + i * 20, y + 19, x - 100 + i * 20, y + 3, x - 90 + i * 20, y + 19)),
      K.yellow,
    ),
    ink(base, K.black, 3),
    ...[0, 1, 2].map((i) => dot(x, y - 112 - i * 9, 6 - i * 1.4, K.red)),
  )
    .block(hood, 8)
    .block(base, 6)
    .block(rect(x - 240, y - 50, 480, 12));
}
