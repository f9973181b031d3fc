/** Arms and how they grow from the trunk: torso and upper arms are one contour, blouse and sleeves one cloth. */
import { union } from '../draw/contour.ts';
import { curve } from '../draw/curves.ts';
import { type Point, type Poly, dist, lerp } from '../draw/geometry.ts';
import { signedDistance } from '../draw/measure.ts';
import { type Torso, armLimb, unloop } from './body.ts';
import { sleeve } from './garments.ts';
import type { Pen } from './pen.ts';
import type { Cloth, Drape, Tone } from './types.ts';

/** The joints of an arm, in figure space, and how stout it is. */
export interface Joints {
  sh: Point;
  elbow: Point;
  wrist: Point;
  fat: number;
  /** Painted over the trunk later, with its own outline. */
  later: boolean;
}

/** Where the armpit lies on an arm, as a share of its length. */
const ARMPIT = 0.15;

const armOf = ({ sh, elbow, wrist, fat }: Joints) => armLimb(sh, elbow, wrist, fat);

/** Upper arm with the round of the shoulder, down to the elbow. */
function upperArm(j: Joints): Poly {
  const { shape, capped } = armOf(j),
    half = shape.length >> 1,
    n = Math.ceil(half * 0.5);
  return [...shape.slice(0, n), ...shape.slice(shape.length - n), ...capped.slice(-9)];
}

/** Runs of a closed line that pass a test, each an open line. */
function runs(p: Poly, keep: (q: Point) => boolean): Poly[] {
  const out: Poly[] = [];
  const start = p.findIndex((q) => !keep(q));
  let run: Poly = [];
  for (let i = 0; i <= p.length; i++) {
    const q = p[(Math.max(0, start) + i) % p.length];
    if (keep(q)) run.push(q);
    else {
      if (run.length > 2) out.push(run);
      run = [];
    }
  }
  if (run.length > 2) out.push(run);
  return out;
}

/**
 * The lines of a limb that are seen: from the shoulder's outer side, and from the armpit.
 * @param cap the round end at the shoulder, which leads from the second side to the first
 */
function outerLines(shape: Poly, cap: Poly, body: Poly, armpit: number, end: number): Poly[] {
  const half = shape.length >> 1,
    outside = ([x, y]: Point) => signedDistance(body, x, y) > 2.5;
  return [
    { side: shape.slice(0, half), round: cap.slice().reverse() },
    { side: shape.slice(half).reverse(), round: cap },
  ].map(({ side, round }) => {
    const limit = Math.floor(half * armpit);
    let i = 0;
    while (i < limit && !outside(side[i])) i++;
    const bare = i ? 0 : round.findIndex((p) => !outside(p)),
      shoulder = round.slice(0, bare < 0 ? round.length : bare).reverse();
    return unloop([...shoulder, ...side.slice(i, Math.ceil(half * end))]);
  });
}

/** Is this place on a line that will be drawn with its limb? */
const drawnLater = (q: Point, lines: Poly[]): boolean => lines.some((l) => l.some((p) => dist(p, q) < 2.4));

/** Torso and the upper arms that lie before or beside it, in one outline; the neck and what the arms hide stay without a line. */
export function trunk(outline: Poly, torso: Torso, arms: Joints[]): { shape: Poly; contour: Poly[] } {
  const shape = arms.length ? union([outline, ...arms.map(upperArm)], 8, 1.3) : outline;
  const whole = arms.map((j) => armOf(j).capped);
  const over = arms
    .filter((j) => j.later)
    .flatMap((j) => outerLines(armOf(j).shape, [], outline, ARMPIT, 0.985));
  const neck = torso.at(0, 1.04),
    hip = torso.at(0, 0.01),
    up = torso.at(0, 0.11);
  const contour = runs(
    shape,
    (q) =>
      dist(q, neck) > 13 &&
      (q[0] - hip[0]) * (up[0] - hip[0]) + (q[1] - hip[1]) * (up[1] - hip[1]) > 0 &&
      whole.every((w) => signedDistance(w, q[0], q[1]) > -0.8) &&
      !drawnLater(q, over),
  );
  return { shape, contour };
}

/** Blouse or coat with the sleeves of the arms that lie before or beside it, as one cloth. */
export function withSleeves(bodice: Drape, body: Poly, arms: Joints[], length: number): Drape {
  if (!arms.length) return bodice;
  const upper = Math.min(length, 0.45);
  const sleeves = arms.map(({ sh, elbow, wrist, fat }) => sleeve(sh, elbow, wrist, upper, fat));
  const shape = union([bodice.shape, ...sleeves.map((s) => s.shape)], 5, 1.3);
  const whole = arms.map((j) => armOf(j).capped);
  const over = sleeves.flatMap((s, i) =>
    arms[i].later ? outerLines(s.limb, [], body, Math.min(0.8, ARMPIT / upper), 1) : [],
  );
  const creases = arms.map((j) => {
    const side = outerLines(armOf(j).shape, [], body, ARMPIT, 0.6).sort(
      (a, b) => signedDistance(body, ...a[0]) - signedDistance(body, ...b[0]),
    )[0];
    const [x, y] = side[0],
      m = bodice.shape.reduce(([sx, sy], [px, py]): Point => [sx + px, sy + py], [0, 0] as Point),
      to: Point = [m[0] / bodice.shape.length, m[1] / bodice.shape.length];
    return curve([
      [x, y],
      [lerp(x, to[0], 0.22), lerp(y, to[1], 0.3) + 2],
      [lerp(x, to[0], 0.4), lerp(y, to[1], 0.36) + 4],
    ]);
  });
  return {
    ...bodice,
    shape,
    folds: [...bodice.folds, ...creases],
    contour: runs(
      shape,
      (q) => whole.every((w) => signedDistance(w, q[0], q[1]) > -0.5) && !drawnLater(q, over),
    ),
  };
}

/** How an arm is painted. */
export interface ArmDress {
  tone: Tone;
  sleeve?: { cloth: Cloth; length: number } | undefined;
  /** Outline of the torso where the arm grows from it; without it the arm is a limb behind the body. */
  body?: Poly | undefined;
}

/** Paint an arm up to the wrist, with its sleeve. @returns its outline, both sides equally long, for bands across it */
export function paintArm(pen: Pen, j: Joints, d: ArmDress): Poly {
  const l = armOf(j),
    bare = d.body ? outerLines(l.shape, l.capped.slice(-9), d.body, ARMPIT, 0.985) : l.contour;
  pen.skin(l.capped, d.tone, bare, 9, !!d.body);
  crease(pen, j, l.shape, d.tone);
  if (d.sleeve) {
    const { cloth, length } = d.sleeve,
      s = sleeve(j.sh, j.elbow, j.wrist, length, j.fat),
      contour = d.body
        ? outerLines(s.limb, s.shape.slice(-9), d.body, Math.min(0.8, ARMPIT / length), 1)
        : undefined;
    pen.drape({ ...s, contour, motifs: pen.stations(s.shape, length < 0.5 ? 11 : 14) }, cloth, 2.6);
  }
  return l.shape;
}

/** Fold in the crook of a bent elbow. */
function crease(pen: Pen, { sh, elbow, wrist }: Joints, shape: Poly, tone: Tone) {
  const [ax, ay] = [elbow[0] - sh[0], elbow[1] - sh[1]],
    [bx, by] = [wrist[0] - elbow[0], wrist[1] - elbow[1]],
    turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  if (Math.abs(turn) < 0.7) return;
  const half = shape.length >> 1,
    sides = [shape.slice(0, half), shape.slice(half).reverse()],
    crook: Point = [
      elbow[0] + (wrist[0] - elbow[0]) * 0.12 + (sh[0] - elbow[0]) * 0.12,
      elbow[1] + (wrist[1] - elbow[1]) * 0.12 + (sh[1] - elbow[1]) * 0.12,
    ],
    near = sides.flat().reduce((a, b) => (dist(a, crook) < dist(b, crook) ? a : b));
  pen.stroke(
    curve([
      near,
      [lerp(near[0], elbow[0], 0.35), lerp(near[1], elbow[1], 0.35) + 1],
      [lerp(near[0], elbow[0], 0.62), lerp(near[1], elbow[1], 0.62)],
    ]),
    0.55,
    tone.line,
  );
}
