/** What the gods of Mithila hold. `at` is the grip in the picture, `a` the direction the thing points, `k` its scale. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, line } from '../../draw/svg.ts';
import type { Mithila } from './painter.ts';
import { heldPart } from './people.ts';
import { rings } from './strips.ts';
import { INK, K } from './style.ts';

export type Attribute = (m: Mithila, at: Point, a: number, k: number) => void;

const put = (p: Poly, at: Point, a: number, k: number): Poly => transform(p, at[0], at[1], k, a);

const shaft = (m: Mithila, at: Point, a: number, k: number, from: number, to: number, col: string): void => {
  const bar = put(polyline(from, -3.4, to, -3.4, to, 3.4, from, 3.4), at, a, k);
  m.add(inked(bar, col, INK, 1.5));
  m.block(bar);
};

/** Trident on a staff. @param below,above length on both sides of the grip */
export const trident =
  (below = 90, above = 130, col: string = K.turmeric): Attribute =>
  (m, at, a, k) => {
    shaft(m, at, a, k, -below, above, K.palash);
    const head = put(
      loopThrough([
        above,
        -5,
        above + 14,
        -20,
        above + 34,
        -26,
        above + 62,
        -19,
        above + 44,
        -13,
        above + 26,
        -9,
        above + 48,
        -5,
        above + 78,
        0,
        above + 48,
        5,
        above + 26,
        9,
        above + 44,
        13,
        above + 62,
        19,
        above + 34,
        26,
        above + 14,
        20,
        above,
        5,
      ]),
      at,
      a,
      k,
    );
    heldPart(m, head, col, 'flat');
    m.add(
      dot(...polar(...at, (above - 6) * k, a), 6 * k, INK) +
        dot(...polar(...at, (above - 6) * k, a), 4.4 * k, K.kumkum),
    );
  };

export const sword: Attribute = (m, at, a, k) => {
  heldPart(
    m,
    put(curveThrough([10, -7, 60, -12, 108, -4, 132, 14, 100, 8, 60, 5, 10, 5]), at, a, k),
    K.paper,
    'hatch',
  );
  shaft(m, at, a, k, -18, 12, K.kumkum);
  heldPart(m, put(polyline(8, -16, 14, -16, 14, 16, 8, 16), at, a, k), K.turmeric, 'flat');
};

export const discus: Attribute = (m, at, a, k) => {
  const [x, y] = polar(...at, 26 * k, a);
  for (let i = 0; i < 14; i++)
    m.part(leaf(...polar(x, y, 24 * k, (i / 14) * TAU), 14 * k, 4.4 * k, (i / 14) * TAU), K.palash, 'flat', {
      single: true,
      w: 1.4,
    });
  m.add(
    rings(
      x,
      y,
      [26 * k, 18 * k, 8 * k],
      [
        { mark: 'teeth', col: K.turmeric, on: K.kumkum },
        { mark: 'lines', col: K.paper },
      ],
    ) + dot(x, y, 8 * k, K.indigo),
  );
  m.block(ellipse(x, y, 39 * k, 39 * k, 0, 16));
};

export const conch: Attribute = (m, at, a, k) => {
  heldPart(
    m,
    put(loopThrough([-10, -6, 4, -20, 26, -22, 44, -8, 58, 0, 44, 10, 22, 20, 2, 16]), at, a, k),
    K.paper,
    'none',
  );
  for (const u of [10, 22, 33, 42])
    m.add(line(put(curveThrough(u, -18 + u * 0.2, u + 6, 0, u - 2, 15 - u * 0.12), at, a, k), K.kumkum, 1.6));
};

export const mace: Attribute = (m, at, a, k) => {
  shaft(m, at, a, k, -30, 62, K.palash);
  heldPart(
    m,
    put(loopThrough([58, -8, 66, -24, 86, -27, 102, -14, 106, 0, 102, 14, 86, 27, 66, 24, 58, 8]), at, a, k),
    K.turmeric,
    'cross',
    7,
  );
};

export const bell: Attribute = (m, at, a, k) => {
  heldPart(
    m,
    put(polyline(8, -4, 16, -12, 34, -16, 44, -22, 44, 22, 34, 16, 16, 12, 8, 4), at, a, k),
    K.turmeric,
    'hatch',
  );
  m.add(dot(...polar(...at, 48 * k, a), 6 * k, INK) + dot(...polar(...at, 48 * k, a), 4.4 * k, K.marigold));
  shaft(m, at, a, k, -14, 10, K.kumkum);
};

export const bowOf =
  (h = 190): Attribute =>
  (m, at, a, k) => {
    const stave = put(
      curveThrough([
        -h * 0.5,
        -26,
        -h * 0.4,
        4,
        -h * 0.18,
        10,
        0,
        -2,
        h * 0.18,
        10,
        h * 0.4,
        4,
        h * 0.5,
        -26,
      ]),
      at,
      a + Math.PI / 2,
      k,
    );
    m.add(
      line([stave[0], stave[stave.length - 1]], INK, 1.3) +
        line(stave, INK, 8 * k + 1) +
        line(stave, K.turmeric, 5.4 * k),
    );
    for (let i = 4; i < stave.length; i += 7) m.add(dot(...stave[i], 1.9 * k, K.kumkum));
    for (let i = 0; i < stave.length; i += 6) m.block(ellipse(...stave[i], 7 * k, 7 * k, 0, 8));
  };

export const arrow: Attribute = (m, at, a, k) => {
  shaft(m, at, a, k, -40, 62, K.paper);
  heldPart(m, put(polyline(58, -10, 84, 0, 58, 10), at, a, k), K.kumkum, 'flat');
  for (const sg of [-1, 1])
    heldPart(m, put(polyline(-42, 0, -26, sg * 3, -38, sg * 11, -54, sg * 11), at, a, k), K.rose, 'flat');
};

export const shield: Attribute = (m, at, a, k) => {
  const [x, y] = polar(...at, 10 * k, a);
  m.add(
    rings(
      x,
      y,
      [40 * k, 30 * k, 18 * k, 8 * k],
      [
        { mark: 'lines', col: K.leaf },
        { mark: 'teeth', col: K.turmeric, on: K.kumkum },
        { mark: 'dots', col: K.leaf },
      ],
    ) + dot(x, y, 8 * k, K.turmeric),
  );
  m.add(line(ellipse(x, y, 40 * k, 40 * k, 0, 40), INK, 2.2, true));
  m.block(ellipse(x, y, 41 * k, 41 * k, 0, 16));
};

export const lotusBloom =
  (col: string = K.rose, R = 30): Attribute =>
  (m, at, a, k) => {
    m.add(
      ink([polar(...at, -40 * k, a), at, polar(...at, 20 * k, a)], K.leaf, 5 * k, {
        closed: false,
        taper: 0,
      }),
    );
    const [x, y] = polar(...at, 16 * k, a);
    for (const t of [-1.1, 1.1, -0.75, 0.75, -0.38, 0.38, 0])
      m.part(leaf(x, y, R * k, R * 0.3 * k, a + t, 0, 0.55), t === 0 ? K.paper : col, 'hatch', {
        single: true,
        ang: a,
        step: 4,
      });
    m.block(ellipse(...polar(x, y, R * 0.5 * k, a), R * 0.9 * k, R * 0.9 * k, 0, 12));
  };

/** Shiva's hourglass drum. */
export const damaru: Attribute = (m, at, a, k) => {
  heldPart(
    m,
    put(polyline(-26, -20, -26, 20, 0, 5, 26, 20, 26, -20, 0, -5), at, a + Math.PI / 2, k),
    K.palash,
    'hatch',
  );
  for (const sg of [-1, 1])
    heldPart(m, put(ellipse(sg * 26, 0, 5, 20, 0, 20), at, a + Math.PI / 2, k), K.paper, 'flat');
};

/** Round hand mirror. */
export const mirror: Attribute = (m, at, a, k) => {
  shaft(m, at, a, k, -16, 30, K.turmeric);
  const [x, y] = polar(...at, 60 * k, a);
  m.add(
    rings(x, y, [36 * k, 24 * k], [{ mark: 'eyes', col: K.turmeric, on: K.kumkum }]) +
      dot(x, y, 24 * k, '#cfe3ea') +
      line(ellipse(x, y, 24 * k, 24 * k, 0, 30), INK, 1.4, true),
  );
  m.add(
    line(polyline(x - 12 * k, y + 6 * k, x + 6 * k, y - 12 * k), '#ffffff', 3 * k) +
      line(ellipse(x, y, 36 * k, 36 * k, 0, 36), INK, 2, true),
  );
  m.block(ellipse(x, y, 37 * k, 37 * k, 0, 16));
};
