/** The plump child Krishna seated with crossed bare legs. Ground on y = 0, about 290 high with his crown. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { drawGear } from '../../figures/gear.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { bangle, rimmed } from './flesh.ts';
import { type Arm, type Icon, icon } from './icon.ts';
import { beadRow } from './regalia.ts';

/** Thigh that swells from under the belly to a round knee; only its outer edge and the crease at the belly are drawn. */
function thigh(pen: Pen, t: Tone, sg: -1 | 1) {
  const X = (...c: number[]) => curveThrough(c.map((v, i) => (i % 2 ? v : v * sg))),
    outer = X(43, -66, 58, -68, 80, -62, 98, -47, 107, -27, 103, -8, 88, 2, 66, 3),
    crease = X(43, -66, 39, -54, 28, -44, 14, -38),
    shape = [...outer, ...X(66, 3, 30, 2, 4, -8, 4, -34, 14, -38), ...crease.slice().reverse()];
  rimmed(pen, shape, t, [outer, crease], 15);
  pen.stroke(X(94, -38, 99, -29, 97, -20), 0.6, t.shade);
  pen.stroke(X(56, -60, 50, -52, 51, -46), 0.5, t.shade);
}

/** Shin folded before the seat, its root open in the knee, with the rolls of a baby's ankle. @param to where the ankle lies */
function shin(pen: Pen, t: Tone, sg: -1 | 1, to: number) {
  const X = (...c: number[]) => curveThrough(c.map((v, i) => (i % 2 ? v : v * sg))),
    upper = X(72, -25, 60, -32, 44, -32, 27, -27, to + 8, -21, to, -20),
    lower = X(88, 2, 66, 4, 42, 5, 24, 2, to + 8, -3, to, -4);
  rimmed(pen, [...upper, ...lower.slice().reverse(), ...X(88, 2, 90, -12, 72, -25)], t, [upper, lower], 10);
  pen.stroke(X(75, -28, 71, -23, 71, -17), 0.6, t.line);
  pen.stroke(X(to + 21, -24, to + 16, -15, to + 19, -4), 0.6, t.line);
}

/** Plump foot turned to us, its five toes fanned. Ankle at the origin, toes to the right. */
function babyFoot(pen: Pen, t: Tone, [x, y]: Point) {
  const T = (p: Poly) => transform(p, x, y);
  pen.skin(
    T(loopThrough(-14, -7, -2, -11, 12, -17, 30, -18, 40, -8, 41, 4, 33, 12, 15, 13, 0, 15, -11, 13, -17, 4)),
    t,
    undefined,
    8,
  );
  pen.stroke(T(curveThrough(30, -9, 33, -2, 31, 5)), 0.5, t.shade);
  for (const [u, v, rx, ry, a] of [
    [34, 11.4, 4.4, 3.6, 0.9],
    [39.4, 7.6, 5, 3.9, 0.55],
    [42.6, 2.2, 5.6, 4.1, 0.25],
    [43.8, -4, 6, 4.4, 0],
    [41.6, -11.6, 7.4, 5.6, -0.24],
  ]) {
    pen.skin(T(ellipse(u, v, rx, ry, a, 18)), t, undefined, 2.4);
    pen.flat(
      T(ellipse(u + Math.cos(a) * rx * 0.5, v + Math.sin(a) * rx * 0.5, rx * 0.34, ry * 0.5, a, 12)),
      '#e9b9b4',
    );
  }
}

/**
 * @param silk the loin cloth
 * @param arms both arms, @param head turn and gaze of the face
 */
export function seatedChild(
  pen: Pen,
  t: Tone,
  silk: Cloth,
  arms: readonly Arm[],
  head: Icon['head'],
  adorn?: (pen: Pen) => void,
) {
  return icon(pen, {
    woman: false,
    tone: t,
    fat: 0.98,
    spine: [
      [0, -32],
      [0, -72],
      [0, -134],
    ],
    head: { size: 1.34, open: 1.3, child: true, ...head },
    crown: (q, M, k) => drawGear(q, M, 'front', 'mukut', k),
    jewels: 2,
    grown: true,
    arms,
    lower: (q) => {
      thigh(q, t, 1);
      shin(q, t, 1, 14);
      thigh(q, t, -1);
      q.drape(
        {
          shape: loopThrough(-30, -46, 0, -38, 30, -46, 24, -28, 14, -10, 0, -4, -14, -10, -24, -28),
          folds: [-16, -8, 0, 8, 16].map((x) => curveThrough(x * 1.3, -44, x, -24, x * 0.6, -6)),
          bands: [],
          trims: [],
          motifs: [],
        },
        silk,
        4,
      );
      shin(q, t, -1, -2);
      babyFoot(q, t, [13, -13]);
      bangle(q, [-4, -12], 0.02, 9.8, 3.6);
      beadRow(q, curveThrough(2, -22, 5, -12, 2, -2), 2.2);
      q.gold(
        [
          ...curveThrough(-46, -62, -24, -48, 0, -44, 24, -48, 46, -62),
          ...curveThrough(44, -56, 24, -39, 0, -34, -24, -39, -44, -56),
        ],
        false,
      );
      beadRow(q, curveThrough(-42, -56, -22, -43, 0, -39, 22, -43, 42, -56), 2);
      for (const x of [-30, -15, 0, 15, 30])
        q.gold(ellipse(x, -29 - Math.abs(x) * 0.3, 4, 4.6, 0, 14), false);
    },
    ...(adorn ? { adorn } : {}),
  });
}
