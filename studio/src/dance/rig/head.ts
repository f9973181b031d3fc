/** Head on an ellipsoid: every feature turns with the head; eyes, brows and mouth are animated. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { clip, each } from '../../draw/markup.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Body } from './body.ts';
import { bead, oval, tone, volume } from './brush.ts';
import { type V3, clamp, rotX, rotY, rotZ } from './math.ts';

export interface Look {
  skin: string;
  edge: string;
  hair: string;
  lips: string;
  /** size of the eyes */ eye?: number;
  /** length of the kajal tail */ tail?: number;
  bindi?: string;
  cheek?: string;
  moustache?: string;
  beard?: string;
  brow?: string;
  browW?: number;
  noHair?: boolean;
  white?: string;
  size?: number;
}
const RZ = 26;
const EGG = [
  -26, -6, -24, -22, -13, -33, 0, -36, 13, -33, 24, -22, 26, -6, 23.5, 11, 14.5, 27, 0, 35, -14.5, 27, -23.5,
  11,
];

export class Head {
  readonly s: number;
  readonly yaw: number;
  readonly c: Point;
  readonly egg: Poly;
  readonly b: Body;
  readonly look: Look;

  constructor(b: Body, look: Look) {
    this.b = b;
    this.look = look;
    this.s = b.s * (look.size ?? 1);
    this.yaw = b.headYaw;
    this.c = b.pt(b.head);
    const turn = Math.sin(this.yaw),
      pts: Point[] = [];
    for (let i = 0; i < EGG.length; i += 2) {
      const y = EGG[i + 1],
        chin = clamp(y / 35, 0, 1);
      pts.push([
        EGG[i] * (1 - 0.05 * Math.abs(turn)) + turn * 4.5 * chin,
        y + Math.sin(this.b.q.hp) * 4 * chin,
      ]);
    }
    this.egg = curve(pts, true, 6).map((p) => this.flat(p[0], p[1]));
  }
  /** Rolled but not turned: head-sized things that look the same from all sides. */
  flat(x: number, y: number): Point {
    return this.toSheet(rotZ([x, y, 0], this.b.headRoll));
  }
  private toSheet(v: V3): Point {
    return [this.c[0] + v[0] * this.s, this.c[1] + v[1] * this.s];
  }
  private turned(v: V3): V3 {
    return rotY(rotX(v, this.b.q.hp), this.yaw);
  }
  /** Free point in head space. */
  o = (x: number, y: number, z: number): Point => this.toSheet(rotZ(this.turned([x, y, z]), this.b.headRoll));
  z = (x: number, y: number, z: number) => this.turned([x, y, z])[2];
  /** Point on the face. */
  f = (x: number, y: number, lift = 0): Point => this.o(x, y, this.depth(x, y) + lift);
  depth = (x: number, y: number) => RZ * Math.sqrt(Math.max(0.03, 1 - (x / 27.5) ** 2 - (y / 46) ** 2));
  seen = (x: number, y: number) => this.z(x, y, this.depth(x, y)) > 5;
  curve = (n: number[], closed = false): Poly => {
    const p: Point[] = [];
    for (let i = 0; i < n.length; i += 2) p.push(this.f(n[i], n[i + 1]));
    return curve(p, closed, 5);
  };
  get back() {
    return Math.cos(this.yaw) < -0.12;
  }
}
/** Skin between the hairline and the chin, for any turn of the head. */
function facePatch(h: Head, bald: boolean): Poly {
  const at = (deg: number, y: number): Point => {
    const a = clamp(deg / 57.3 + h.yaw, -Math.PI / 2, Math.PI / 2);
    const v = rotZ([Math.sin(a) * 28, y, 0], h.b.headRoll);
    return [h.c[0] + v[0] * h.s, h.c[1] + v[1] * h.s];
  };
  const o: Poly = [];
  for (let d = -80; d <= 80; d += 8)
    o.push(at(d, bald ? -60 : -25 + 21 * (d / 80) ** 2 + (Math.abs(d) < 8 ? -2 : 0)));
  for (const y of [4, 16, 30, 48]) o.push(at(82, y));
  for (const y of [48, 30, 16, 4]) o.push(at(-82, y));
  return o;
}
function eye(h: Head, sg: number): string {
  const { q } = h.b,
    L = h.look,
    k = L.eye ?? 1,
    op = clamp((1 - q.blink) * (1 + q.brow * 0.22), 0.06, 1.4),
    X = 11;
  if (!h.seen(sg * X, -2)) return '';
  const e = (x: number, y: number): number[] => [sg * (X + (x - X) * k), -2 + (y + 2) * k];
  const lid = [
    ...e(4, 0.2),
    ...e(7.4, -4.2 * op),
    ...e(11.5, -6 * op),
    ...e(15.6, -4.8 * op),
    ...e(19, -2.6),
  ];
  const low = [...e(15, 1.5 * op), ...e(10, 2.5 * op), ...e(6, 1.6)];
  const shape = h.curve([...lid, ...low], true),
    w = h.s * 1.5;
  const iris = h.f(sg * X + q.gx * 3.8 * k, -1.8 + q.gy * 2 * k);
  const tail = L.tail ?? 1;
  return (
    fill(shape, L.white ?? '#fdf8ec') +
    clip(
      shape,
      dot(iris[0], iris[1], 4.1 * k * h.s, '#2a130a') +
        dot(iris[0], iris[1], 2.2 * k * h.s, '#0a0505') +
        dot(iris[0] - h.s * 1.2, iris[1] - h.s * 1.3, h.s, '#fff'),
    ) +
    line(h.curve([...lid, ...e(19 + 4.5 * tail, -4.6)]), '#150a08', w * 1.25) +
    line(h.curve([...e(19, -2.6), ...low]), '#150a08', w * 0.7)
  );
}
function brow(h: Head, sg: number): string {
  if (!h.seen(sg * 12, -12)) return '';
  const r = h.b.q.brow * 2.6,
    k = h.look.eye ?? 1,
    y = -2 - 9.5 * k;
  const p = h.curve([
    sg * 4,
    y + 1.5 - r * 0.5,
    sg * 9,
    y - 3 - r,
    sg * 14,
    y - 3.6 - r,
    sg * 21,
    y + 1.2 - r * 0.6,
  ]);
  return line(p, h.look.brow ?? '#150a08', h.s * (h.look.browW ?? 1.7));
}
function nose(h: Head): string {
  const L = h.look,
    tip = h.f(0, 9.5, 6),
    tx = Math.sin(h.yaw),
    sg = tx >= 0 ? 1 : -1;
  const side = [
    h.f(-1.2 * sg, -5, 2),
    h.f(-0.4 * sg, 3, 4.5),
    tip,
    h.f(-1 * sg, 12, 4),
    h.f(-4.4 * sg, 11.4, 1),
  ];
  const bump: Point[] = [
    h.f(0, -5, 2),
    h.f(0, 3, 5),
    h.f(0, 9.5, 8),
    h.f(0, 12.5, 5),
    h.f(0, 14, 1),
    h.f(-5 * sg, 10, 1),
  ];
  let o = '';
  if (Math.abs(tx) > 0.55)
    o += fill(curve(bump, true, 5), L.skin) + line(curve(bump.slice(0, 5), false, 5), L.edge, h.s * 0.9);
  else o += line(curve(side, false, 5), tone(L.skin, -0.5), h.s * 1.05);
  return o;
}
function mouth(h: Head): string {
  const s = h.b.q.smile,
    w = 7.6 + s * 2.2,
    up = s * 2.3,
    y = 19.5,
    L = h.look;
  if (!h.seen(0, y)) return '';
  const open = Math.max(0, s - 0.7) * 9;
  const top = [-w, y - up * 0.6, -3.4, y - 2.4, 0, y - 1.3, 3.4, y - 2.4, w, y - up * 0.6];
  const mid = [w, y - up * 0.6, 3, y + up * 0.35 + 0.4, -3, y + up * 0.35 + 0.4, -w, y - up * 0.6];
  const lip = [3.5, y + 4 + up * 0.3 + open, -3.5, y + 4 + up * 0.3 + open];
  let o = fill(h.curve([...top, ...lip], true), L.lips);
  if (open > 0.3)
    o += fill(
      h.curve([-w * 0.7, y - 0.4, 0, y + 0.4, w * 0.7, y - 0.4, 3, y + open + 1, -3, y + open + 1], true),
      '#fff8ee',
    );
  return o + line(h.curve(mid), tone(L.lips, -0.6), h.s * 0.8);
}
function whiskers(h: Head): string {
  const L = h.look;
  let o = '';
  if (L.beard)
    o += fill(
      h.curve(
        [
          -25, 2, -20, 14, -10, 16.5, 0, 15.5, 10, 16.5, 20, 14, 25, 2, 25, 20, 15, 36, 0, 42, -15, 36, -25,
          20,
        ],
        true,
      ),
      L.beard,
    );
  return o;
}
function moustache(h: Head): string {
  const c = h.look.moustache;
  if (!c || !h.seen(0, 15)) return '';
  return each([-1, 1], (sg) =>
    fill(
      h.curve(
        [0, 13.6, sg * 6, 13.2, sg * 12, 15.4, sg * 17, 10.5, sg * 14, 17.4, sg * 7, 17.8, sg * 0.5, 16.4],
        true,
      ),
      c,
    ),
  );
}
/** Head with face; ornaments are added by the costume before and after. */
export function paintHead(h: Head, paint = ''): string {
  const L = h.look;
  const mane = curve(
    polyline([-29, 4, -28, -18, -17, -36, 0, -41, 17, -36, 28, -18, 29, 4, 20, 16, -20, 16]),
    true,
    5,
  );
  let o = L.noHair
    ? volume(h.egg, L.skin, 7 * h.s, L.edge)
    : fill(
        mane.map((p) => h.flat(p[0], p[1])),
        L.hair,
      ) + fill(h.egg, L.hair);
  if (!h.back || Math.abs(h.yaw) < 2.8) {
    const patch = facePatch(h, !!L.noHair);
    o += clip(h.egg, L.noHair ? '' : volume(patch, L.skin, 6 * h.s, L.hair, 0.6));
  }
  if (!h.back) {
    const cheek = L.cheek
      ? each(
          [-1, 1].filter((s) => h.seen(s * 14, 10)).map((s) => h.f(s * 14.5, 9)),
          (p) => oval(p[0], p[1], 6 * h.s, 6 * h.s, L.cheek!, 0.22),
        )
      : '';
    o += clip(
      h.egg,
      cheek + whiskers(h) + paint + eye(h, -1) + eye(h, 1) + brow(h, -1) + brow(h, 1) + mouth(h),
    );
    o += moustache(h) + nose(h);
    if (L.bindi && h.seen(0, -14)) {
      const p = h.f(0, -13);
      o += dot(p[0], p[1], 2.3 * h.s, L.bindi);
    }
  }
  return o + line(h.egg, L.edge, 1.1 * h.s, true);
}
/** Ears with ear-rings; lag swings the drop. */
export function ears(h: Head, gold: string, gem: string, lag = 0, big = 1): string {
  return each(
    [-1, 1].filter((sg) => h.z(sg * 26, 4, -3) > -9),
    (sg) => {
      const p = h.o(sg * 27, 4, -3),
        s = h.s,
        x = p[0] - lag * 5 * s;
      const drop: Poly = [
        [p[0] - 3 * s, p[1] + 5 * s],
        [p[0] + 3 * s, p[1] + 5 * s],
        [x + 5.4 * s * big, p[1] + 13 * s * big],
        [x - 5.4 * s * big, p[1] + 13 * s * big],
      ];
      return (
        dot(p[0], p[1], 3.6 * s, h.look.skin) +
        bead([p[0], p[1] + 3 * s], 4.4 * s * big, gold) +
        dot(p[0], p[1] + 3 * s, 2 * s, gem) +
        volume(drop, gold, 2 * s, '#5a3208', 0.8) +
        each([-4, 0, 4], (d) => dot(x + d * s * big, p[1] + 15 * s * big, 1.3 * s, '#fff6e0'))
      );
    },
  );
}
/** Beads along the hairline with a pendant on the forehead. */
export function browBand(h: Head, gold: string, gem: string, pearl = '#fff6e0'): string {
  let o = '';
  for (let d = -72; d <= 72; d += 9) {
    const x = 27 * Math.sin(d / 57.3),
      y = -25 + 20 * (d / 80) ** 2,
      z = 27 * Math.cos(d / 57.3);
    if (h.z(x, y, z) < 2) continue;
    const p = h.o(x, y, z);
    o += bead(p, 2.5 * h.s, gold) + dot(p[0], p[1], 1.1 * h.s, d % 18 ? gem : pearl);
  }
  for (let y = -36; y <= -20; y += 4)
    if (h.z(0, y, 25) > 0) o += bead(h.o(0, y, 27 * Math.cos(y / 42)), 1.9 * h.s, gold);
  if (h.seen(0, -18)) {
    const p = h.f(0, -19);
    o += bead(p, 3.8 * h.s, gold) + dot(p[0], p[1], 1.9 * h.s, gem);
  }
  return o;
}
/** Flowers round the back of the head, seen over the hair like a halo; degrees count from straight up. */
export function floralHalo(
  h: Head,
  r: number,
  n: number,
  span: number,
  draw: (p: Point, i: number) => string,
  y = -4,
): string {
  const turn = Math.sin(h.yaw) * 7,
    o: string[] = [];
  for (let i = 0; i < n; i++) {
    const a = ((i / (n - 1) - 0.5) * span) / 57.3;
    o.push(draw(h.flat(Math.sin(a) * r * 0.94 - turn, y - Math.cos(a) * r), i));
  }
  return o.join('');
}
