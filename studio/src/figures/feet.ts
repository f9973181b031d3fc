/** Feet with five toes: standing in profile, seen from the front, or lying on the seat of one who sits. */
import { curve, curveThrough, loopThrough } from '../draw/curves.ts';
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { ellipse } from '../draw/shapes.ts';
import { footShape } from './body.ts';
import type { Pen } from './pen.ts';
import type { LegPose, Tone } from './types.ts';

type Toe = [x: number, y: number, length: number, width: number];

/** A foot about its ankle, pointing right: the foot without toes, and the toes from the big one to the little one. */
interface FootParts {
  body: Poly;
  toes: Toe[];
  /** Which way the toes point. */
  aim: number;
}

const SIDE: FootParts = {
  body: loopThrough(
    -9.5,
    4,
    -9,
    -5,
    -6.5,
    -15,
    6.5,
    -15,
    12,
    -6,
    21,
    -1.2,
    26,
    1,
    25,
    5,
    17,
    8.4,
    2,
    9,
    -7,
    9,
  ),
  toes: [
    [26.5, 2.4, 5.6, 3.3],
    [25.4, 5, 4.3, 2.2],
    [22.6, 6.7, 3.8, 2],
    [19.3, 7.7, 3.4, 1.8],
    [15.8, 8.2, 3, 1.6],
  ],
  aim: 0.12,
};

const LYING: FootParts = {
  body: loopThrough(-6, -10, 12, -12.5, 30, -11.5, 40, -9, 42, -2, 36, 3.4, 18, 4.6, -4, 3),
  toes: [
    [43.5, -7, 6.6, 3.3],
    [43.6, -2.8, 5.2, 2.2],
    [42.4, 0.3, 4.6, 2],
    [40.2, 2.8, 4.2, 1.9],
    [37, 4.6, 3.6, 1.7],
  ],
  aim: 0.08,
};

const FRONT: FootParts = {
  body: loopThrough(-7, -14, 7, -14, 11, 1, 9, 6, -9, 6, -11, 1),
  toes: [
    [-6.6, 6, 4.4, 3],
    [-1.8, 7, 4, 2.1],
    [2, 6.8, 3.8, 2],
    [5.6, 6, 3.5, 1.9],
    [8.8, 4.6, 3.2, 1.8],
  ],
  aim: Math.PI / 2,
};

/** Below this scale toes would only clot. */
const TOES_FROM = 0.42;

function paintFoot(pen: Pen, parts: FootParts, put: (p: Poly) => Poly, t: Tone): void {
  pen.skin(put(parts.body), t, undefined, 5);
  const nails = pen.s > 0.85;
  for (const [x, y, l, w] of parts.toes) {
    const toe = transform(ellipse(0, 0, l, w, 0, 18), x, y, 1, parts.aim);
    const front = [...toe.slice(12), ...toe.slice(0, 7)];
    pen.skin(put(toe), t, [put(front)], 2, true);
    if (nails)
      pen.flat(
        put(transform(ellipse(l * 0.58, -w * 0.2, l * 0.26, w * 0.5, 0, 10), x, y, 1, parts.aim)),
        pen.tr.alta,
      );
  }
}

/** A standing foot with the ankle at `at`. */
export function drawFoot(pen: Pen, at: Point, kind: LegPose['foot'], t: Tone, anklet = false): void {
  const turn = kind === 'toe' ? 0.85 : 0,
    fx = kind === 'left' ? -1 : 1,
    dy = kind === 'toe' ? -3 : 0;
  const put = (p: Poly): Poly => transform(p, at[0] + (kind === 'toe' ? 2 : 0), at[1] + dy, 1, turn, fx);
  if (pen.s < TOES_FROM) pen.skin(footShape(at, kind), t, undefined, 5);
  else paintFoot(pen, kind === 'front' ? FRONT : SIDE, put, t);
  if (anklet && kind !== 'toe')
    pen.beads(
      curve([
        [at[0] - 8, at[1] - 10],
        [at[0], at[1] - 7],
        [at[0] + 8, at[1] - 10],
      ]),
      2,
      pen.tr.gold,
    );
}

/** A foot that lies on the seat, its ankle at `at`, toes to the right or (fx = -1) the left, with reddened sole and anklet. */
export function drawLyingFoot(pen: Pen, at: Point, fx: 1 | -1, t: Tone, anklet = true): void {
  const put = (p: Poly): Poly => transform(p, at[0], at[1], 1, 0, fx);
  paintFoot(pen, LYING, put, t);
  pen.stroke(put(curveThrough(2, 3, 16, 4, 32, 3.4)), 0.9, pen.tr.alta);
  if (anklet) pen.beads(put(curveThrough(-4, -11, -1, -4, -3, 3)), 2, pen.tr.gold);
}
