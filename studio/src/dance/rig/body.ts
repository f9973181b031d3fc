/** Skeleton: turns a pose into 3-D joints (2-bone IK with pole vectors) and projects them. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import type { Pose } from './pose.ts';
import {
  type V3,
  add,
  clamp,
  inner,
  mix,
  mix3,
  rotX,
  rotY,
  rotZ,
  size,
  sub,
  times,
  unit,
  wrapA,
} from './math.ts';

/** Where a dancer stands on the sheet and how large. */
export interface Place {
  x: number;
  y: number;
  s: number;
}
export const THIGH = 88,
  SHIN = 86,
  UPPER = 63,
  FORE = 59,
  SPINE = 100;
/** Camera looks down a little. */
export const PITCH = 0.22;

/** Middle joint of a two-bone chain, bent towards the pole. */
export function bend(a: V3, b: V3, l1: number, l2: number, pole: V3): V3 {
  const d = sub(b, a),
    D = Math.min(size(d) || 1, l1 + l2 - 0.5),
    n = unit(d);
  const k = (l1 * l1 - l2 * l2 + D * D) / (2 * D),
    h = Math.sqrt(Math.max(0, l1 * l1 - k * k));
  const side = unit(sub(pole, times(n, inner(pole, n))));
  return add(add(a, n, k), side, h);
}
const reachOf = (a: V3, b: V3, l: number): V3 => {
  const d = sub(b, a),
    D = size(d);
  return D <= l ? b : add(a, d, l / D);
};
/** Torso cross-sections: [height 0 hip .. 1 shoulder, half width, half depth]. */
export type Section = [number, number, number];
const WOMAN: Section[] = [
  [-0.2, 25, 19],
  [0, 29, 20],
  [0.2, 25, 17],
  [0.42, 20.5, 14],
  [0.66, 27, 19],
  [0.84, 30, 18],
  [0.97, 35, 12],
  [1.04, 15, 10],
];
export const MAN: Section[] = [
  [-0.2, 26, 19],
  [0, 27, 19],
  [0.25, 26, 17],
  [0.5, 29, 18],
  [0.75, 34, 20],
  [0.96, 41, 14],
  [1.05, 18, 11],
];

export class Body {
  hip: V3;
  chest: V3;
  head: V3;
  up: V3;
  hips: V3[];
  knee: V3[];
  ank: V3[];
  sho: V3[];
  elb: V3[];
  wri: V3[];
  yaw: number;
  topYaw: number;
  headYaw: number;
  headRoll: number;
  floor: V3;
  readonly s: number;
  readonly q: Pose;
  readonly place: Place;
  readonly build: Section[];

  constructor(q: Pose, place: Place, build: Section[] = WOMAN) {
    this.q = q;
    this.place = place;
    this.build = build;
    this.s = place.s;
    this.yaw = q.yaw;
    this.topYaw = q.yaw + q.twist;
    this.floor = [q.tx, 0, q.tz];
    const ground: V3 = [q.tx, q.jump, q.tz],
      turn = (v: V3) => rotY(v, q.yaw);
    this.hip = add(ground, turn([q.x, q.y, q.z]));
    this.ank = [q.lf, q.rf].map((f) => add(ground, turn([f[0], f[1] - 8, f[2]])));
    this.settleHips();
    this.hips = [-1, 1].map((sg) => add(this.hip, turn(rotZ([sg * 16, 0, 0], q.roll))));
    this.ank = this.ank.map((f, i) => reachOf(this.hips[i], f, THIGH + SHIN - 1));
    const pole = (sg: number): V3 => turn([sg * Math.sin(q.ko * 1.5), -0.12, Math.cos(q.ko * 1.5)]);
    this.knee = this.ank.map((f, i) => bend(this.hips[i], f, THIGH, SHIN, pole(i ? 1 : -1)));
    const torso = (v: V3) => turn(rotZ(rotX(v, q.bow), q.lean));
    this.up = unit(torso([0, -1, 0]));
    this.chest = add(this.hip, torso([q.shift, -SPINE, 0]));
    const wide = this.build === MAN ? 39 : 34,
      top = (v: V3) => rotY(rotZ(rotX(v, q.bow * 0.6), q.lean), this.topYaw);
    this.sho = [-1, 1].map((sg) => add(this.chest, top([sg * wide, 2, 0])));
    this.wri = [q.L, q.R].map((h, i) => {
      const v = rotY(rotZ(rotX(h, q.bow * 0.6), q.lean * 0.7), this.topYaw);
      return reachOf(this.sho[i], add(this.chest, v), UPPER + FORE - 1);
    });
    this.elb = this.wri.map((w, i) => {
      const sg = i ? 1 : -1,
        e = i ? q.eR : q.eL;
      const p: V3 = mix3([sg * 0.5, 0.9, -0.4], [sg * 0.9, -0.55, -0.25], e);
      return bend(this.sho[i], w, UPPER, FORE, rotY(p, this.topYaw));
    });
    const nod = rotZ([q.nx, -50, 6 + q.bow * 8], q.lean * 0.6 + q.nt * 0.35);
    this.head = add(this.chest, rotY(nod, this.topYaw));
    this.headYaw = wrapA(this.topYaw + q.hy);
    this.headRoll = q.lean * 0.4 + q.nt;
  }
  /** Planted feet stay where they are: the hips come down if the legs are too short. */
  private settleHips() {
    const L = THIGH + SHIN - 2;
    for (const [i, f] of [this.q.lf, this.q.rf].entries()) {
      if (f[1] < -5) continue;
      const a = this.ank[i],
        flat = Math.hypot(a[0] - this.hip[0], a[2] - this.hip[2]);
      this.hip[1] = Math.max(this.hip[1], a[1] - Math.sqrt(Math.max(100, L * L - flat * flat)) + 3);
    }
  }
  /** Rig point to sheet point. */
  pt = (v: V3): Point => [this.place.x + v[0] * this.s, this.place.y + (v[1] + v[2] * PITCH) * this.s];
  /** Ring of the torso at height t: centre, unit normal across, half extents seen. */
  ring(t: number) {
    const u = clamp(t, -0.25, 1.1),
      b = this.build;
    let i = 0;
    while (i < b.length - 2 && b[i + 1][0] < u) i++;
    const k = clamp((u - b[i][0]) / (b[i + 1][0] - b[i][0])),
      w = mix(b[i][1], b[i + 1][1], k),
      d = mix(b[i][2], b[i + 1][2], k);
    const mid = add(mix3(this.hip, this.chest, 0.5), this.bowOut(), 1),
      c = this.along(u, mid),
      e = this.along(u + 0.02, mid);
    const f = this.along(u - 0.02, mid),
      a = Math.atan2(e[1] - f[1], e[0] - f[0]) + Math.PI / 2;
    return {
      c,
      n: [Math.cos(a), Math.sin(a)] as Point,
      w: w * this.s,
      d: d * this.s,
      a: mix(this.yaw, this.topYaw, clamp(u)),
    };
  }
  /** The waist bends away from a rib cage that has slid sideways. */
  private bowOut = (): V3 => rotY([-this.q.shift * 0.3 + this.q.roll * 16, 0, 0], this.yaw);
  private along(u: number, mid: V3): Point {
    const a = this.pt(this.hip),
      m = this.pt(mid),
      c = this.pt(this.chest),
      k = clamp(u, 0, 1);
    const p = [0, 1].map(
      (j) => (1 - k) * (1 - k) * a[j] + 2 * k * (1 - k) * (2 * m[j] - (a[j] + c[j]) / 2) + k * k * c[j],
    ) as Point;
    const ex = (u - k) * SPINE * this.s,
      up = this.pt(add(this.hip, this.up)),
      o = this.pt(this.hip);
    const L = Math.hypot(up[0] - o[0], up[1] - o[1]) || 1;
    return [p[0] + ((up[0] - o[0]) / L) * ex, p[1] + ((up[1] - o[1]) / L) * ex];
  }
  /** Point on the torso surface, angle 0 = breastbone, positive to the dancer's left; z > 0 is visible. */
  skin(t: number, a: number, out = 1): { p: Point; z: number } {
    const r = this.ring(t),
      X0 = Math.sin(a) * r.w * out,
      Z0 = Math.cos(a) * r.d * out;
    const X = X0 * Math.cos(r.a) + Z0 * Math.sin(r.a),
      Z = -X0 * Math.sin(r.a) + Z0 * Math.cos(r.a);
    return { p: [r.c[0] + r.n[0] * X, r.c[1] + r.n[1] * X + Z * PITCH * 0.6], z: Z };
  }
  /** Silhouette of the torso between two heights. */
  outline(t0: number, t1: number, grow = 0, n = 9): Poly {
    const l: Point[] = [],
      r: Point[] = [];
    for (let i = 0; i <= n; i++) {
      const g = this.ring(mix(t0, t1, i / n)),
        w = Math.hypot(g.w * Math.cos(g.a), g.d * Math.sin(g.a)) + grow * this.s;
      l.push([g.c[0] - g.n[0] * w, g.c[1] - g.n[1] * w]);
      r.push([g.c[0] + g.n[0] * w, g.c[1] + g.n[1] * w]);
    }
    return [...curve(l, false, 4), ...curve(r.reverse(), false, 4)];
  }
  /** Visible part of a horizontal line round the torso. */
  girdle(t0: number, tMid: number, a0 = -1.5, a1 = 1.5, out = 1.03, n = 18): Poly {
    const o: Poly = [];
    for (let i = 0; i <= n; i++) {
      const u = i / n,
        k = Math.sin(Math.PI * u),
        q = this.skin(mix(t0, tMid, k), mix(a0, a1, u), out);
      if (q.z > -2) o.push(q.p);
    }
    return o;
  }
  /** Does the dancer show her front? */
  get facing() {
    return Math.cos(this.yaw);
  }
}
