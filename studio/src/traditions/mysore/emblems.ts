/** What the gods of the Mysore boards hold: goad, noose, conch, discus, trident, sword. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Held } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { raise } from '../tanjore/regalia.ts';

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
  const T = turned(at, a),
    prong = (sg: number) =>
      curve([
        [up - 2, 0],
        [up + 4 * k, sg * 15 * k],
        [up + 24 * k, sg * 19 * k],
        [up + 50 * k, sg * 12 * k],
      ]),
    whole = T(
      union(
        [
          ribbon(polyline(-down, 0, up, 0), () => 2.9 * k),
          ...[-1, 1].map((sg) => ribbon(prong(sg), widths(3.2 * k, 3.8 * k, 3.4 * k, 0.6), 1.5)),
          leaf(up - 4, 0, 70 * k, 6.4 * k, 0, 0, 0.45),
          ellipse(up - 3, 0, 7 * k, 8 * k),
          ellipse(-down, 0, 4.6 * k, 4.6 * k),
        ],
        2,
        1.1,
      ),
    );
  pen.flat(whole, pen.tr.gold);
  pen.gold(whole, false);
  raise(pen, T(leaf(up + 6, 0, 54 * k, 2, 0, 0, 0.4)));
  for (const d of [0.1, 0.16, 0.84, 0.9]) raise(pen, T(ellipse(up * d - down * (1 - d), 0, 2, 4.2 * k)));
  pen.gem(T([[up - 3, 0]])[0], 3 * k, 0);
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

/** Mace with a ribbed head, upright in the hand. */
export const mace: Held = (pen, at) => {
  const T = turned(at, -1.75);
  pen.gold(T(ribbon(polyline(-40, 0, 40, 0), () => 3)), false);
  pen.gold(T(ellipse(-43, 0, 5.4, 5.4)), false);
  pen.gold(T(loopThrough(36, -8, 46, -17, 60, -18, 72, -10, 78, 0, 72, 10, 60, 18, 46, 17, 36, 8)), false);
  for (const d of [-9, 0, 9])
    pen.stroke(T(curveThrough(38, d * 0.5, 56, d, 74, d * 0.4)), 0.8, pen.tr.goldLine);
  pen.gold(T(ellipse(81, 0, 5, 4)), false);
  pen.gem(T([[57, 0]])[0], 3.4, 0);
};

/** Round shield seen from the front, over the hand that bears it. */
export const shield: Held = (pen, at) => {
  const [x, y] = [at[0] + 8, at[1]];
  pen.shape(ellipse(x, y, 32, 32, 0, 60), '#7c2430', '#3a0c14', 0.9, 10);
  pen.gold(ring(x, y, 32, 26.6), false);
  pen.gold(ellipse(x, y, 11, 11, 0, 30), false);
  pen.gem([x, y], 4, 1);
  for (let i = 0; i < 8; i++) {
    const [a, b] = polar(x, y, 18.6, (i / 8) * TAU);
    pen.gold(leaf(...polar(a, b, -7, (i / 8) * TAU), 14, 4, (i / 8) * TAU), false);
  }
};

const ring = (x: number, y: number, R: number, r: number): Poly => [
  ...ellipse(x, y, R, R, 0, 60),
  [x + R, y],
  [x + r, y],
  ...ellipse(x, y, r, r, 0, 60).reverse(),
];

/** Strung bow held by its middle, its belly away from the body. */
export const bow: Held = (pen, at) => {
  const T = turned(at, 0.3),
    stave = curveThrough(-14, -86, -20, -74, -8, -52, 0, -20, 0, 20, -8, 52, -20, 74, -14, 86);
  pen.stroke(T(polyline(-20, -74, -20, 74)), 0.9, '#f4ead0');
  pen.gold(T(ribbon(stave, widths(1, 3.4, 4.4, 4.4, 3.4, 1))), false);
  for (const d of [-50, 50]) pen.gem(T([[-8, d]])[0], 2.4, 0);
};
