/** Flesh whose shading follows only the contour that is drawn, so that limbs grow out of one another without a seam. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { inside } from '../../draw/measure.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { handShape } from '../../figures/hands.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';

/** Flat paint that leaves the gold under it alone: for what lies on skin where no gold is yet. */
export const lay = (pen: Pen, p: Poly, col: string, extra = '') => pen.add(fill(pen.T(p), col, extra));

/** Small part of a hand or foot on flesh that is already painted: shaded all round, leaving gold alone. */
function onFlesh(pen: Pen, p: Poly, t: Tone, depth: number) {
  pen.add(modelled(pen.T(p), t.base, t.shade, depth * pen.s, depth * pen.s > 4 ? 2 : 1, { op: 0.62 }));
  pen.stroke(p, 1, t.line, true);
}

/** Skin with the given lines inked and shaded, nothing else. @param depth width of the shading in figure units */
export function rimmed(pen: Pen, shape: Poly, t: Tone, contours: Poly[], depth: number) {
  pen.flat(shape, t.base);
  const w = depth * pen.s,
    blur = w > 16 ? 5 : w > 9 ? 3 : 2;
  pen.add(
    clip(
      pen.T(shape),
      group(
        each(contours, (c) => line(pen.T(c), t.shade, w)),
        `filter="url(#b${blur})" opacity=".62"`,
      ),
    ),
  );
  contours.forEach((c) => pen.stroke(c, 1, t.line));
}

/** Ribbon with its two long edges. @param from part of the length, from the start, whose edge is not drawn */
export function tube(middle: Poly, w: (t: number) => number, from = 0): { shape: Poly; edges: Poly[] } {
  const shape = ribbon(middle, w, 3),
    n = shape.length >> 1,
    i = Math.floor(n * from);
  return { shape, edges: [shape.slice(i, n), shape.slice(n, shape.length - i)] };
}

/** Lower arm from elbow to wrist, its root open. @param shoulder where the upper arm comes from, @param fat 1 for a plump adult */
export function forearm(pen: Pen, t: Tone, shoulder: Point, elbow: Point, wrist: Point, fat = 1) {
  const dx = wrist[0] - elbow[0],
    dy = wrist[1] - elbow[1],
    L = Math.hypot(dx, dy) || 1,
    bow = (u: number, off: number): Point => [
      elbow[0] + dx * u - (dy / L) * off,
      elbow[1] + dy * u + (dx / L) * off,
    ],
    w = widths(13.4, 13.6, 12.4, 10.4, 8.2),
    { shape, edges } = tube(curve([elbow, bow(0.35, 1.6), bow(0.7, 0.8), wrist]), (u) => w(u) * fat, 0.16);
  pen.flat(ellipse(elbow[0], elbow[1], 11.4 * fat, 11.4 * fat), t.base);
  rimmed(pen, shape, t, edges, 9);
  // the point of the elbow, on the outer side of the bend
  const out = Math.atan2(2 * elbow[1] - shoulder[1] - wrist[1], 2 * elbow[0] - shoulder[0] - wrist[0]),
    open = Math.min(
      1.1,
      Math.hypot(2 * elbow[1] - shoulder[1] - wrist[1], 2 * elbow[0] - shoulder[0] - wrist[0]) / 70,
    );
  pen.stroke(
    series(13, (i) => polar(elbow[0], elbow[1], 13.4 * fat, out + (i / 6 - 1) * open)),
    1,
    t.line,
  );
}

/** Stretches of a closed line that lie outside a shape, each at least `least` points long. */
function outsideOf(loop: Poly, shape: Poly, least = 4): Poly[] {
  const start = loop.findIndex((p) => inside(shape, ...p));
  if (start < 0) return [[...loop, loop[0]]];
  const runs: Poly[] = [];
  let run: Poly = [];
  for (let i = 0; i <= loop.length; i++) {
    const p = loop[(start + i) % loop.length];
    if (inside(shape, ...p)) {
      if (run.length >= least) runs.push(run);
      run = [];
    } else run.push(p);
  }
  return runs;
}

/** Lower arm that grows out of the upper one without a seam: outline and shading stop where the upper arm lies. Arguments as for `forearm`. */
export function grownForearm(pen: Pen, t: Tone, shoulder: Point, elbow: Point, wrist: Point, fat = 1) {
  const mid: Point = [lerp(shoulder[0], elbow[0], 0.5), lerp(shoulder[1], elbow[1], 0.5)],
    w = widths(13.4, 13.8, 12.4, 10.4, 8.2),
    lower = tube(
      curve([
        elbow,
        [lerp(elbow[0], wrist[0], 0.35), lerp(elbow[1], wrist[1], 0.35)],
        [lerp(elbow[0], wrist[0], 0.7), lerp(elbow[1], wrist[1], 0.7)],
        wrist,
      ]),
      (u) => w(u) * fat,
    ).shape,
    upper = tube(curve([shoulder, mid, elbow]), (u) => widths(17.5, 17, 14)(u) * fat),
    shape = union([lower, ellipse(elbow[0], elbow[1], 13.6 * fat, 13.6 * fat)], 5, 1),
    free = outsideOf(shape, upper.shape),
    soft = (lines: Poly[], depth: number, blur: number) =>
      pen.add(
        clip(
          pen.T(shape),
          group(
            each(lines, (c) => line(pen.T(c), t.shade, depth * pen.s)),
            `filter="url(#b${blur})" opacity=".62"`,
          ),
        ),
      );
  pen.flat(shape, t.base);
  soft(
    upper.edges.map((e, i) =>
      i ? e.slice(Math.floor(e.length * 0.3)) : e.slice(0, Math.floor(e.length * 0.7)),
    ),
    20,
    5,
  );
  soft(free, 10, 3);
  free.forEach((c) => pen.stroke(c, 1, t.line));
}

/** Whole arm in one soft line, for the further arms of a god. */
export function backArm(pen: Pen, t: Tone, shoulder: Point, elbow: Point, wrist: Point, fat = 1) {
  const w = widths(16, 16.5, 14.6, 13, 13, 11.4, 8.2),
    mid = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)],
    { shape, edges } = tube(
      curve([shoulder, mid(shoulder, elbow, 0.55), elbow, mid(elbow, wrist, 0.45), wrist]),
      (u) => w(u) * fat,
    );
  rimmed(pen, shape, t, edges, 9);
}

/** Bracelets, an armlet or an anklet: a gold band across a limb. @param a direction of the limb, @param w its half width */
export function bangle(pen: Pen, at: Point, a: number, w: number, h = 5, gem = true) {
  const T = (p: Poly) => transform(p, at[0], at[1], 1, a);
  pen.gold(T(loopThrough(-h, -w, h, -w, h + 2, 0, h, w, -h, w, -h + 2, 0)), false);
  if (gem) pen.gem(T([[1.6, 0]])[0], Math.min(3, h * 0.55), 0);
}

export type HandName =
  | 'bless'
  | 'give'
  | 'hold'
  | 'grip'
  | 'fist'
  | 'raise'
  | 'rest'
  | 'bowl'
  | 'namaste'
  | 'hang'
  | 'pinch';

/** Closed hand round a rod that runs across it: fingers come round towards us, thumb over them. */
function closedHand(pen: Pen, t: Tone, T: (p: Poly) => Poly) {
  pen.skin(
    T(loopThrough(-4, -7, 4, -10, 16, -12, 23, -8, 24, 0, 23, 9, 15, 12, 4, 9, -4, 7)),
    t,
    undefined,
    6,
  );
  [-8.4, -2.8, 2.8, 8].forEach((y, i) => {
    const L = [13, 14.5, 14, 11.5][i];
    onFlesh(
      pen,
      T(
        loopThrough(
          25,
          y - 2.8,
          25.6,
          y + 2.4,
          23 - L * 0.5,
          y + 2.9,
          23.6 - L,
          y + 1.4,
          23.4 - L,
          y - 1.8,
          23 - L * 0.5,
          y - 2.9,
        ),
      ),
      t,
      3,
    );
  });
  onFlesh(
    pen,
    T(loopThrough(3, -8, 8, -12.6, 15, -14.4, 20, -13.6, 20.6, -10.6, 15, -9.4, 9, -6, 5, -4)),
    t,
    3,
  );
}

/** Fist round a shaft that runs across it: the fingers lie close together, the thumb crosses the shaft above them. */
function fist(pen: Pen, t: Tone, T: (p: Poly) => Poly) {
  pen.skin(
    T(
      loopThrough(
        [-4, -6.4],
        [5, -8.6],
        [14, -10],
        [21, -9.6],
        [25, -6.6],
        [25.2, -3.8],
        [26.2, -1],
        [25.4, 1.4],
        [25.6, 4.4],
        [24, 6.6],
        [23, 9.8],
        [17, 11.6],
        [9, 10.6],
        [3, 8],
        [-4, 6.4],
      ),
    ),
    t,
    undefined,
    6,
  );
  for (const [y, from, tip] of [
    [-4.2, 25, 12],
    [1, 25.2, 11],
    [6, 24, 12.4],
  ])
    pen.stroke(T(curveThrough(from, y - 0.2, 19, y - 0.6, tip + 1.6, y + 0.2)), 0.6, t.line);
  for (const [y, x] of [
    [-6.6, 12.4],
    [-1.6, 10.6],
    [3.4, 11],
    [8, 13],
  ])
    pen.stroke(T(curveThrough(x + 2.4, y - 2, x, y - 1, x, y + 1, x + 2.4, y + 2)), 0.55, t.line);
  onFlesh(
    pen,
    T(ribbon(curveThrough(0, -5.4, 6, -10.6, 14, -13, 22.6, -11.6), widths(3.4, 3.9, 3.5, 2.3), 1.2)),
    t,
    3,
  );
  lay(pen, T(ellipse(21, -11.8, 1.9, 1.1, 0.1, 12)), pen.tr.alta);
}

/** Two raised fingers that carry an emblem, the others folded. */
function raisedHand(pen: Pen, t: Tone, T: (p: Poly) => Poly): Point {
  const finger = (...c: number[]) => ribbon(curveThrough(c), widths(2.6, 2.7, 2.3, 1.3), 1.2);
  pen.skin(
    T(
      union(
        [
          loopThrough(-3, -6, 6, -8.4, 16, -9, 20, -5, 20, 5, 15, 8.4, 4, 7, -3, 5.6),
          finger(17, -5.6, 28, -8.6, 40, -7),
          finger(18, -1.4, 30, -1.6, 42, -1),
        ],
        1.4,
        0.6,
      ),
    ),
    t,
    undefined,
    6,
  );
  for (const y of [2.6, 6.6])
    onFlesh(
      pen,
      T(loopThrough(20, y - 2.6, 21, y + 1.8, 13, y + 2.6, 9, y + 1, 9.4, y - 1.4, 14, y - 2.6)),
      t,
      3,
    );
  onFlesh(pen, T(ribbon(curveThrough(5, -5, 11, -4, 17, 1, 20, 4), widths(3, 2.9, 2.6, 1.6), 1)), t, 3);
  return T([[40, -4]])[0];
}

const LIBRARY = {
  bless: 'blessing',
  give: 'blessing',
  hold: 'hold',
  rest: 'rest',
  bowl: 'open',
  namaste: 'namaste',
  hang: 'rest',
  pinch: 'veil',
} as const;

/**
 * Hand at the end of an arm.
 * @returns figure-space place of what it holds
 */
export function hand(
  pen: Pen,
  name: HandName,
  wrist: Point,
  aim: number,
  t: Tone,
  k = 1.12,
  flip = false,
): Point {
  const T = (p: Poly) => transform(flip ? p.map(([x, y]): Point => [x, -y]) : p, wrist[0], wrist[1], k, aim);
  if (name === 'grip') {
    closedHand(pen, t, T);
    return T([[14, 0]])[0];
  }
  if (name === 'fist') {
    fist(pen, t, T);
    return T([[14, 0]])[0];
  }
  if (name === 'raise') return raisedHand(pen, t, T);
  const h = handShape(LIBRARY[name]);
  pen.skin(T(h.outline), t, undefined, 6 * k);
  h.seams.forEach((s) => pen.stroke(T(s), 0.5, t.line));
  h.tips.forEach(([x, y]) => lay(pen, T(ellipse(x, y, 1.7, 1.5, 0, 10)), pen.tr.alta));
  if (h.palm) lay(pen, T(ellipse(h.palm[0], h.palm[1], 3.6, 3.6, 0, 16)), pen.tr.alta);
  return T([h.hold])[0];
}

/** Bare foot turned out, its toes in a row; the ankle at the origin, toes to the right, about 40 long. */
export function foot(pen: Pen, t: Tone, at: Point, a = 0, fx: 1 | -1 = 1, k = 1) {
  const T = (p: Poly) => transform(p, at[0], at[1], k, a, fx),
    toes = [
      [35, 4.4, 6.4, 5],
      [31, 8.6, 4.6, 3.6],
      [26, 10.8, 4.2, 3.2],
      [21, 12, 3.8, 2.9],
      [16.4, 12.6, 3.4, 2.6],
    ];
  rimmed(
    pen,
    T(loopThrough(-12, -12, -2, -18, 9, -15, 20, -8, 32, -2, 37, 4, 30, 10, 16, 13, 2, 11, -9, 9, -14, 0)),
    t,
    [T(curveThrough(9, -15, 20, -8, 32, -2)), T(curveThrough(12, 12.6, 2, 11, -9, 9, -14, 0, -12, -12))],
    7,
  );
  for (const [x, y, rx, ry] of toes.slice().reverse())
    onFlesh(pen, T(ellipse(x, y, rx, ry, 0.35, 14)), t, 2.2);
  pen.stroke(T(curveThrough(12, 15, 2, 12.6, -9, 10.4)), 1.3, pen.tr.alta);
}

/** Sole turned to us on a folded leg, toes to the right, about 50 long. */
export function lyingFoot(pen: Pen, t: Tone, at: Point, a = 0, fx: 1 | -1 = 1, k = 1) {
  const T = (p: Poly) => transform(p, at[0], at[1], k, a, fx);
  for (let i = 4; i >= 1; i--)
    onFlesh(pen, T(ellipse(44 - i * 1.6, -8 + i * 4.2, 4.2 - i * 0.2, 2.8, 0, 14)), t, 2);
  pen.skin(
    T(loopThrough(-8, -9, 6, -11, 22, -10, 38, -11.5, 43, -4, 41, 6, 26, 8.4, 8, 7, -6, 8)),
    t,
    undefined,
    7,
  );
  onFlesh(pen, T(ellipse(44.4, -8.4, 5.8, 4.2, -0.1, 16)), t, 2);
  lay(pen, T(ellipse(14, -1, 6, 4)), pen.tr.alta, 'opacity=".7"');
}
