/** Poses, mudras and the score: keyed poses by beat, with hold, accent and follow-through. */
import { type V3, add, clamp, fall, inner, mix, mod, size, snap, soft, sub, times, unit } from './math.ts';

/** One body attitude. Lengths in rig units (a standing dancer is about 350 high); angles in radians. */
export interface Pose {
  /** travel over the ground */ tx: number;
  tz: number;
  jump: number;
  /** hip over the ground point */ x: number;
  y: number;
  z: number;
  yaw: number;
  lean: number;
  bow: number;
  twist: number;
  /** rib cage slides sideways over the hips */ shift: number;
  /** hip roll, for contrapposto */ roll: number;
  /** head: slide, tilt, turn, nod */ nx: number;
  nt: number;
  hy: number;
  hp: number;
  /** wrists from mid-shoulder: out along x, down along y, forward along z */ L: V3;
  R: V3;
  /** elbow lift, 0 hangs .. 1 raised */ eL: number;
  eR: number;
  /** wrist bend */ wL: number;
  wR: number;
  /** finger shapes */ mL: number[];
  mR: number[];
  /** feet over the ground point */ lf: V3;
  rf: V3;
  /** knees: 0 forward .. 1 turned out */ ko: number;
  brow: number;
  gx: number;
  gy: number;
  smile: number;
  blink: number;
}

/** Fingers as [thumb angle, reach, then angle and reach of four fingers, backward bend]. */
export const M = {
  soft: [0.7, 0.8, 0.24, 0.86, 0.1, 0.95, -0.04, 0.92, -0.2, 0.82, 0.15],
  pataka: [0.35, 0.55, 0.12, 1, 0.04, 1.05, -0.04, 1.02, -0.12, 0.92, 0],
  alapadma: [1.25, 0.9, 0.72, 1, 0.26, 1.05, -0.22, 1.05, -0.74, 1, 0.5],
  kataka: [0.3, 0.75, 0.34, 0.55, 0.2, 0.55, -0.2, 0.95, -0.55, 0.95, 0.1],
  hamsa: [0.45, 0.85, 0.5, 0.72, 0.02, 1.05, -0.26, 1, -0.52, 0.92, 0.15],
  suchi: [0.3, 0.5, 0.06, 1.15, 0, 0.42, -0.08, 0.4, -0.16, 0.38, 0],
  fist: [0.5, 0.45, 0.14, 0.42, 0.05, 0.44, -0.05, 0.42, -0.14, 0.38, 0],
  shikhara: [1.35, 0.95, 0.14, 0.42, 0.05, 0.44, -0.05, 0.42, -0.14, 0.38, 0],
  mriga: [1.2, 1, 0.2, 0.6, 0.06, 0.62, -0.08, 0.6, -0.62, 1.05, 0.1],
  tripataka: [0.35, 0.55, 0.12, 1, 0.04, 1.05, -0.1, 0.5, -0.14, 0.92, 0],
  chandra: [1.45, 1, 0.12, 1, 0.04, 1.05, -0.04, 1.02, -0.12, 0.92, 0.1],
};

/** Samapada: at ease, arms down. */
export const REST: Pose = {
  tx: 0,
  tz: 0,
  jump: 0,
  x: 0,
  y: -170,
  z: 0,
  yaw: 0,
  lean: 0,
  bow: 0,
  twist: 0,
  shift: 0,
  roll: 0,
  nx: 0,
  nt: 0,
  hy: 0,
  hp: 0,
  L: [-58, 92, 8],
  R: [58, 92, 8],
  eL: 0.1,
  eR: 0.1,
  wL: 0,
  wR: 0,
  mL: M.soft,
  mR: M.soft,
  lf: [-17, 0, 0],
  rf: [17, 0, 0],
  ko: 0.5,
  brow: 0,
  gx: 0,
  gy: 0,
  smile: 0.4,
  blink: 0,
};
const flip = (v: V3): V3 => [-v[0], v[1], v[2]];

/** The same pose on the other side. */
export function mirror(p: Partial<Pose>): Partial<Pose> {
  const o: Record<string, unknown> = { ...p };
  for (const k of ['tx', 'x', 'yaw', 'lean', 'twist', 'shift', 'roll', 'nx', 'nt', 'hy', 'gx'] as const) {
    if (p[k] !== undefined) o[k] = -p[k]!;
  }
  for (const [a, b] of [
    ['L', 'R'],
    ['lf', 'rf'],
  ] as const) {
    delete o[a];
    delete o[b];
    if (p[a]) o[b] = flip(p[a]!);
    if (p[b]) o[a] = flip(p[b]!);
  }
  for (const [a, b] of [
    ['eL', 'eR'],
    ['wL', 'wR'],
    ['mL', 'mR'],
  ] as const) {
    delete o[a];
    delete o[b];
    if (p[a] !== undefined) o[b] = p[a];
    if (p[b] !== undefined) o[a] = p[b];
  }
  return o as Partial<Pose>;
}

/** How a pose is reached: the part of the move spent holding the pose before, and the kind of arrival. */
export interface Reach {
  hold?: number;
  kind?: 'soft' | 'snap' | 'even' | 'fall';
}
/** [beat on which the pose is reached, pose (over the base), manner] */
export type Key = [number, Partial<Pose>, Reach?];

const LAYERS: [number, (keyof Pose)[]][] = [
  [0, ['tx', 'tz', 'jump', 'x', 'y', 'z', 'yaw', 'lf', 'rf', 'ko', 'roll']],
  [0.035, ['lean', 'bow', 'twist', 'shift']],
  [0.05, ['L', 'R', 'eL', 'eR']],
  [0.08, ['nx', 'nt', 'hy', 'hp', 'brow', 'smile']],
  [0.11, ['wL', 'wR', 'mL', 'mR']],
  [-0.03, ['gx', 'gy', 'blink']],
];

/** Hand path: turns about the shoulder instead of cutting straight through the body. */
function swing(a: V3, b: V3, u: number, side: number): V3 {
  const o: V3 = [36 * side, 0, 0],
    va = sub(a, o),
    vb = sub(b, o),
    na = unit(va),
    nb = unit(vb);
  const c = clamp(inner(na, nb), -1, 1),
    w = Math.acos(c),
    r = mix(size(va), size(vb), u);
  if (w < 0.05 || w > 3.0) return add(o, add(times(va, 1 - u), vb, u));
  const s = Math.sin(w),
    d = add(times(na, Math.sin((1 - u) * w) / s), nb, Math.sin(u * w) / s);
  const out = add(o, times(d, r));
  out[2] += Math.sin(Math.PI * clamp(u)) * w * 7;
  return out;
}
function blend(name: keyof Pose, a: any, b: any, u: number): any {
  if (name === 'L' || name === 'R') return swing(a, b, u, name === 'L' ? -1 : 1);
  if (name === 'lf' || name === 'rf') return step(a, b, u);
  return typeof a === 'number' ? mix(a, b, u) : (a as number[]).map((v, i) => mix(v, b[i], u));
}
/** A foot that travels over the ground is lifted on the way. */
function step(a: V3, b: V3, u: number): V3 {
  const go = Math.hypot(a[0] - b[0], a[2] - b[2]),
    k = clamp(u);
  return [
    mix(a[0], b[0], k),
    mix(a[1], b[1], k) - Math.min(14, go * 0.3) * Math.sin(Math.PI * k),
    mix(a[2], b[2], k),
  ];
}

/** A loop of keyed poses. */
export class Score {
  private keys: { at: number; pose: Pose; how: Reach }[];
  readonly beats: number;
  readonly dur: number;
  readonly drag: number;

  constructor(beats: number, dur: number, base: Partial<Pose>, keys: Key[], drag = 1) {
    this.beats = beats;
    this.dur = dur;
    this.drag = drag;
    this.keys = keys.map(([at, pose, how]) => ({ at, pose: { ...REST, ...base, ...pose }, how: how ?? {} }));
  }
  /** Neighbouring keys and eased progress at a beat. */
  private seg(beat: number) {
    const k = this.keys,
      b = mod(beat, this.beats);
    let i = k.length - 1;
    while (i >= 0 && k[i].at > b) i--;
    const A = k[(i + k.length) % k.length],
      B = k[(i + 1) % k.length];
    const span = mod(B.at - A.at, this.beats) || this.beats,
      f = mod(b - A.at, this.beats) / span;
    const h = B.how.hold ?? 0.2,
      v = clamp((f - h) / (1 - h)),
      kind = B.how.kind ?? 'soft';
    return { A, B, u: kind === 'snap' ? snap(v) : kind === 'fall' ? fall(v) : kind === 'even' ? v : soft(v) };
  }
  /** Pose at a time: hips lead, arms, head and fingers follow. */
  at(t: number): Pose {
    const out: Record<string, unknown> = {};
    for (const [lag, names] of LAYERS) {
      const { A, B, u } = this.seg(((t - lag * this.drag) / this.dur) * this.beats);
      for (const n of names) out[n] = blend(n, A.pose[n], B.pose[n], u);
    }
    return out as unknown as Pose;
  }
}
