/** What the gods of the Mysore boards hold: goad, noose, conch, discus, trident, sword. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Held } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';

const turned =
  (at: Point, a: number, k = 1) =>
  (p: Poly) =>
    transform(p, at[0], at[1], k, a);

/** Elephant goad. */
export const goad: Held = (pen, at) => {
  const T = turned(at, -1.5);
  pen.gold(T(ribbon(polyline(-34, 0, 46, 0), () => 2.6)), false);
  pen.gold(T(loopThrough(40, -4, 56, -5, 70, 0, 56, 5, 40, 4)), false);
  pen.gold(T(ribbon(curveThrough(44, 3, 50, 18, 40, 28, 28, 26), widths(4, 4, 3, 1))), false);
};

/** Noose. */
export const noose: Held = (pen, at) => {
  const [x, y] = at,
    c = curveThrough(offsets(x, y, [0, 6, -13, -18, -8, -46, 8, -46, 13, -18, 0, 6, -5, 30, 3, 44]));
  pen.stroke(c, 2.6, pen.tr.gems[0]);
  pen.beads(c, 1.5, pen.tr.gold);
};

/** Conch on its hand. */
export const conch: Held = (pen, at) => {
  const T = turned([at[0], at[1] - 10], 0, 0.86);
  pen.shape(
    T(loopThrough(0, 14, -14, 2, -17, -14, -8, -27, 2, -36, 9, -26, 16, -12, 12, 4)),
    '#f8f2e4',
    '#b39e86',
    0.8,
    6,
  );
  pen.stroke(T(curveThrough(-14, -12, 0, -6, 14, -13)), 0.6, '#b08a6a');
  pen.stroke(T(curveThrough(-9, -24, 2, -19, 11, -24)), 0.6, '#b08a6a');
  pen.flat(T(leaf(2, -8, 20, 4, 1.5, 0.1)), '#e0a49a');
  pen.gold(T(ellipse(2, -37, 5, 4)), false);
};

/** Discus with its flames. */
export const discus: Held = (pen, at) => {
  const [x, y] = [at[0], at[1] - 20];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU,
      q = polar(x, y, 20, a);
    pen.shape(leaf(q[0], q[1], 12, 3.6, a, 0.2, 0.35), '#e0763a', '#8a2a10', 0.4, 2);
  }
  pen.gold(ellipse(x, y, 21, 21, 0, 40));
  for (let i = 0; i < 8; i++) pen.stroke([[x, y], polar(x, y, 15, (i / 8) * TAU)], 0.7, pen.tr.goldLine);
  pen.gem([x, y], 4, 0);
};

/** Trident; the grip is `down` from its head along the shaft. @param a direction of the points, @param up,down lengths of shaft */
export function trident(pen: Pen, at: Point, a: number, up: number, down: number, k = 1) {
  const T = turned(at, a);
  pen.gold(T(ribbon(polyline(-down, 0, up, 0), () => 2.8 * k)), false);
  for (const sg of [-1, 1])
    pen.gold(
      T(
        ribbon(
          curve([
            [up - 2, 0],
            [up + 6 * k, sg * 16 * k],
            [up + 26 * k, sg * 20 * k],
            [up + 48 * k, sg * 13 * k],
          ]),
          widths(3.4 * k, 3.8 * k, 3.2 * k, 0.8),
        ),
      ),
      false,
    );
  pen.gold(T(leaf(up - 4, 0, 66 * k, 7 * k, 0, 0, 0.45)), false);
  pen.gold(T(ellipse(up - 3, 0, 7 * k, 8 * k)), false);
}

/** Curved sword. @param a direction of the blade, @param L length */
export const sword =
  (a: number, L = 96): Held =>
  (pen, at) => {
    const T = turned(at, a);
    pen.shape(
      T(loopThrough(10, -4, L * 0.5, -8, L * 0.82, -13, L, -20, L * 0.9, -2, L * 0.5, 5, 10, 4)),
      '#d8dcdc',
      '#7c8690',
      0.7,
      3,
    );
    pen.gold(T(ribbon(polyline(-16, 0, 10, 0), () => 3.4)), false);
    pen.gold(T(ribbon(polyline(9, -11, 9, 11), () => 3)), false);
    pen.gold(T(ellipse(-17, 0, 5, 5)), false);
  };
