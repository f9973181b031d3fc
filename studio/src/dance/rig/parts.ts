/** Limbs, hands, feet, torso and jewellery. */
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { clip, each } from '../../draw/markup.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { type Body, PITCH } from './body.ts';
import { bead, midP, oval, string, tone, tube, volume } from './brush.ts';
import { type V3, add, clamp, mix, mix3, rotY, sub, unit } from './math.ts';

export interface Flesh {
  skin: string;
  edge: string;
  nails?: string;
}
export interface Arm extends Flesh {
  sleeve?: string;
  sleeveTo?: number;
  trim?: string;
  bangles?: string[];
  armlet?: string;
  width?: number;
  hand?: number;
  /** something held: drawn behind the fingers */ prop?: (wrist: Point, angle: number, i: number) => string;
}
/** Part of a polyline between two fractions of its length. */
const portion = (p: Poly, t0: number, t1: number): Poly =>
  walk(p, 3)
    .filter((k) => k.t >= t0 && k.t <= t1)
    .map((k) => k.p);
/** Bars across a limb. */
const rings = (p: Poly, ts: number[], half: number, w: number, col: string | string[]) => {
  const st = walk(p, 1.5);
  if (!st.length) return '';
  return each(ts, (t, i) => {
    const k = st[Math.min(st.length - 1, Math.round(t * (st.length - 1)))];
    return line(
      [polar(...k.p, half, k.a + 1.57), polar(...k.p, -half, k.a + 1.57)],
      Array.isArray(col) ? col[i % col.length] : col,
      w,
    );
  });
};
/** Screen direction of the hand: forearm plus a little upward bias when it points at us. */
export function handAngle(b: Body, i: number): number {
  const e = b.pt(b.elb[i]),
    w = b.pt(b.wri[i]),
    sg = i ? 1 : -1;
  const a = Math.atan2(w[1] - e[1] - 5 * b.s, w[0] - e[0] + sg * 2 * b.s);
  return a - sg * (i ? b.q.wR : b.q.wL);
}
/** Palm and five fingers from a mudra vector. */
function hand(b: Body, i: number, o: Arm): string {
  const s = b.s * (o.hand ?? 1),
    m = i ? b.q.mR : b.q.mL,
    a = handAngle(b, i),
    sg = (i ? -1 : 1) * (b.facing < -0.3 ? -1 : 1);
  const w = b.pt(b.wri[i]),
    c = polar(...w, 8 * s, a);
  const finger = (base: Point, ang: number, len: number, wd: number) => {
    const fold = len < 0.65,
      L = 20 * s * (fold ? len * 0.95 : len),
      k = sg * m[10] * 0.5;
    const tip = polar(...base, L, a + sg * ang + (fold ? 0 : k * ang)),
      mid = polar(...base, L * 0.55, a + sg * ang * 0.85);
    const p = curve([base, mid, tip], false, 4);
    return (
      line(p, o.edge, wd * s + 1.7) +
      line(p, o.skin, wd * s) +
      (o.nails && !fold
        ? dot(...polar(...base, L * 0.99, a + sg * ang + k * ang), wd * s * 0.42, o.nails)
        : '')
    );
  };
  let f = '';
  for (let k = 3; k >= 0; k--) {
    const ang = m[2 + k * 2],
      base = polar(...c, 7 * s, a + sg * (0.62 - k * 0.41));
    f += finger(base, ang, m[3 + k * 2] * [0.92, 1, 0.95, 0.76][k], 4.3);
  }
  const palm = tube(
    [polar(...w, -2 * s, a), polar(...w, 6 * s, a), polar(...w, 15 * s, a)],
    (t) => s * widths(5, 7.4, 7.6, 6.4)(t),
  );
  return (
    f +
    volume(palm, o.skin, 3 * s, o.edge, 0.9) +
    finger(polar(...c, 5 * s, a + sg * 1.25), m[0], m[1] * 0.74, 4.6) +
    (o.nails ? dot(...polar(...w, 9 * s, a), 3 * s, o.nails) : '')
  );
}
/** Limb drawn as two curved tubes with a round joint, so that a sharp bend never crosses itself. */
function jointed(
  a: Poly,
  b: Poly,
  wa: (t: number) => number,
  wb: (t: number) => number,
  col: string,
  depth: number,
  edge: string,
  ew = 1.1,
): string {
  if (a.length < 2) return '';
  const parts = [
    [a, wa],
    [b, wb],
  ].filter((k) => (k[0] as Poly).length > 1) as [Poly, (t: number) => number][];
  const shapes = parts.map(([p, w]) => ribbon(p, w, 4)),
    j = a[a.length - 1],
    r = wa(1) * 0.98,
    dark = tone(col, -0.55);
  const joint = parts.length > 1 ? dot(j[0], j[1], r + ew * 0.95, edge) : '',
    cover = parts.length > 1 ? dot(j[0], j[1], r, col) : '';
  const sides = (q: Poly): Poly[] => [q.slice(0, q.length / 2), q.slice(q.length / 2)];
  const shade = each(shapes, (q) =>
    clip(
      q,
      each([1, 0.62, 0.3], (k) => lines(sides(q), dark, depth * k, 'opacity=".2"')),
    ),
  );
  return (
    each(shapes, (q) => line(q, edge, ew * 1.9, true)) +
    joint +
    each(shapes, (q) => fill(q, col)) +
    cover +
    shade
  );
}
/** Screen curve of an arm or leg, cut at the middle joint. */
function bones(root: Point, mid: Point, end: Point): [Poly, Poly] {
  const full = curve([root, midP(root, mid), mid, midP(mid, end), end], false, 8);
  return [full.slice(0, 17), full.slice(16)];
}
const foreWidth = widths(8.6, 7.8, 5.4);
/** Both arms, split into those behind and in front of the torso. */
export function arms(b: Body, o: Arm): { back: string; front: string } {
  const s = b.s,
    W = s * (o.width ?? 1),
    out = { back: '', front: '' };
  for (const i of [0, 1]) {
    const j = [b.sho[i], b.elb[i], b.wri[i]].map(b.pt) as Point[],
      root = midP(j[0], b.pt(b.chest), 0.16);
    const [up, fore] = bones(root, j[1], j[2]),
      cap = (t: number) => Math.min(1, 0.3 + Math.sqrt(t / 0.14));
    let g = jointed(
      up,
      fore,
      (t) => W * widths(11, 10, 8.6)(t) * cap(t),
      (t) => W * foreWidth(t),
      o.skin,
      6 * s,
      o.edge,
    );
    if (o.armlet) g += rings(up, [0.68, 0.76], 9.8 * W, 2.6 * s, o.armlet);
    if (o.sleeve) g += sleeve(up, fore, o, W, s, cap);
    if (o.bangles)
      g += rings(
        fore,
        o.bangles.map((_, k) => 0.95 - k * 0.056),
        7.4 * W,
        2.4 * s,
        o.bangles,
      );
    g += (o.prop ? o.prop(j[2], handAngle(b, i), i) : '') + hand(b, i, o);
    const depth = (b.elb[i][2] + b.wri[i][2]) / 2 - b.chest[2];
    out[depth < -14 ? 'back' : 'front'] += g;
  }
  return out;
}
/** Sleeve over the first part of the arm; 0.5 ends at the elbow, 1 at the wrist. A bare forearm lies over the sleeve of a folded arm. */
function sleeve(up: Poly, fore: Poly, o: Arm, W: number, s: number, cap: (t: number) => number): string {
  const to = o.sleeveTo ?? 0.3,
    a = to < 0.5 ? portion(up, 0, to * 2) : up,
    c = to > 0.5 ? portion(fore, 0, to * 2 - 1) : [],
    k = Math.min(1, to * 2);
  const end = c.length > 1 ? c : a,
    wide = to > 0.5 ? widths(12.2, 11.4, 10.2) : widths(12.5, 11.6);
  let g = jointed(
    a,
    c,
    (t) => W * wide(t) * cap(t * k),
    (t) => W * widths(10.2, 9.6, 8)(t),
    o.sleeve!,
    6 * s,
    o.edge,
  );
  if (to > 0.5 && to < 0.8) {
    const cut = to * 2 - 1;
    g += jointed(
      portion(fore, cut, 1),
      [],
      (t) => W * foreWidth(mix(cut, 1, t)),
      foreWidth,
      o.skin,
      6 * s,
      o.edge,
    );
  }
  if (o.trim)
    g += rings(
      end,
      c.length > 1 ? [0.93, 0.8] : [0.9, 0.72],
      (c.length > 1 ? 8.6 : 11.4) * W,
      3.2 * s,
      o.trim,
    );
  return g;
}
export interface Leg extends Flesh {
  cloth?: string;
  cuff?: string;
  bells?: number;
  bell?: string;
  thigh?: number;
  calf?: number;
  shoe?: string;
  alta?: string;
  pattern?: (path: Poly, outline: Poly, i: number) => string;
  to?: number;
}
/** Foot as a round stroke from heel to toe; lifted feet point down. */
function foot(b: Body, i: number, o: Leg): string {
  const a = b.ank[i],
    sg = i ? 1 : -1,
    lift = clamp((b.floor[1] + b.q.jump - 8 - a[1] + 0) / 40),
    s = b.s;
  const flat = rotY([sg * Math.sin(0.35 + b.q.ko * 0.95), 0, Math.cos(0.35 + b.q.ko * 0.95)], b.yaw);
  const d = unit(add(flat, [0, 1, 0], lift * 1.2)),
    shin = unit(sub(a, b.knee[i]));
  const heel = b.pt(add(add(a, d, -6), [0, 5, 0] as V3, 1 - lift)),
    toe = b.pt(add(add(a, d, 19), [0, 5, 0] as V3, 1 - lift));
  const ball = midP(heel, toe, 0.62),
    top = b.pt(add(a, shin, -3)),
    col = o.shoe ?? o.skin;
  let g =
    line([top, midP(top, ball, 0.8)], o.edge, 9 * s + 2) +
    line([heel, toe], o.edge, 8.4 * s + 2) +
    line([ball, toe], o.edge, 9.4 * s + 2);
  g +=
    line([top, midP(top, ball, 0.8)], col, 9 * s) +
    line([heel, toe], col, 8.4 * s) +
    line([ball, toe], col, 9.4 * s);
  if (o.alta) g += line(polyline(heel[0], heel[1] + 3.2 * s, toe[0], toe[1] + 3 * s), o.alta, 2.6 * s);
  return g;
}
/** Legs from far to near. */
export function legs(b: Body, o: Leg): { z: number; i: number; svg: string }[] {
  const s = b.s;
  return [0, 1]
    .map((i) => {
      const j = [b.hips[i], b.knee[i], b.ank[i]].map(b.pt) as Point[];
      const [up, fore] = bones(j[0], j[1], midP(j[1], j[2], 0.95));
      const th = o.thigh ?? 1,
        ca = o.calf ?? 1,
        cap = (t: number) => Math.min(1, 0.45 + 0.55 * Math.sqrt(t / 0.1));
      const wd = (t: number) => s * widths(18 * th, 17 * th, 14 * th, 11 * ca, 7 * ca)(t) * cap(t);
      let g = foot(b, i, o);
      if (!o.cloth || (o.to ?? 1) < 1)
        g += jointed(
          up,
          fore,
          (t) => s * widths(15, 14, 11)(t) * cap(t / 2),
          (t) => s * widths(11, 9.5, 6)(t),
          o.skin,
          6 * s,
          o.edge,
        );
      if (o.cloth) {
        const low = o.to ? portion(fore, 0, (o.to - 0.5) * 2) : fore,
          whole = [...up, ...low.slice(1)];
        g += jointed(
          up,
          low,
          (t) => wd(t / 2),
          (t) => wd(0.5 + (t / 2) * (o.to ? o.to * 2 - 1 : 1)),
          o.cloth,
          11 * s,
          o.edge,
        );
        const body = [ribbon(up, (t) => wd(t / 2), 4), ribbon(low, (t) => wd(0.5 + t / 2), 4)];
        if (o.pattern) g += each(body, (q) => clip(q, o.pattern!(whole, q, i)));
        if (o.cuff) g += clip(body[1], rings(low, [0.975, 0.915, 0.85], 22 * s, 4 * s, o.cuff));
      }
      if (o.bells) g += bells(j[1], j[2], s, o.bells, o.bell ?? '#e2b04c');
      return { z: b.knee[i][2] + b.ank[i][2] * 0.5, i, svg: g };
    })
    .sort((p, q) => p.z - q.z);
}
/** Rows of ankle bells. */
function bells(knee: Point, ank: Point, s: number, rows: number, col: string): string {
  const a = Math.atan2(ank[1] - knee[1], ank[0] - knee[0]);
  let o = '';
  for (let r = 0; r < rows; r++) {
    const c = polar(...ank, -(1 + r * 4.4) * s, a);
    for (let m = -2; m <= 2; m++)
      o += bead(polar(...c, m * 3.6 * s, a + 1.57), 2.4 * s, r % 2 ? tone(col, 0.25) : col);
  }
  return o;
}
export const neck = (b: Body, o: Flesh, w = 9) => {
  const base = b.pt(add(b.chest, b.up, -6)),
    top = b.pt(mix3(b.chest, b.head, 0.62)),
    s = b.s;
  return volume(
    tube([base, midP(base, top), top], (t) => s * widths(w * 1.7, w * 1.05, w)(t)),
    o.skin,
    5 * s,
    o.edge,
    1,
  );
};
/** Ring-shaped strip on the torso. */
export function strap(b: Body, t0: number, t1: number, dip: number, col: string, out = 1.05): string {
  const f = -b.ring(t0).a,
    lo = b.girdle(t0, t0 - dip, f - 1.57, f + 1.57, out),
    hi = b.girdle(t1, t1 - dip, f - 1.57, f + 1.57, out);
  return lo.length > 2 && hi.length > 2
    ? volume([...lo, ...hi.reverse()], col, 2.4 * b.s, '#4a2408', 0.9)
    : '';
}
/** Fitted blouse with a scooped neck. */
export function bodice(
  b: Body,
  o: Flesh & { cloth: string; trim: string; from?: number; neck?: number; bare?: boolean; buti?: string },
) {
  const s = b.s,
    from = o.from ?? 0.5,
    skin = o.bare === false ? '' : volume(b.outline(-0.1, 0.99), o.skin, 9 * s, o.edge);
  const cloth = b.outline(from, 0.985, 0.8);
  let g = skin + volume(cloth, o.cloth, 10 * s, o.edge);
  if (o.buti) {
    const d: string[] = [];
    for (let t = from + 0.06; t < 0.95; t += 0.075)
      for (let a = -3.04; a <= 3; a += 0.32) {
        const k = b.skin(t, a + (((t * 100) | 0) % 2) * 0.16);
        if (k.z > 2) d.push(dot(k.p[0], k.p[1], 1.15 * s, o.buti));
      }
    g += d.join('');
  }
  if (b.facing > -0.1) {
    const n = b.girdle(1.03, o.neck ?? 0.85, -0.62, 0.62, 1);
    if (n.length > 3) g += fill(n, o.skin) + line(n, o.trim, 2.4 * s);
    g += bust(b, tone(o.cloth, -0.45));
  }
  const f = -b.ring(from).a,
    hem = b.girdle(from + 0.02, from, f - 1.57, f + 1.57, 1.05);
  return g + (hem.length > 2 ? line(hem, o.trim, 4 * s) : '');
}
const bust = (b: Body, col: string) =>
  lines(
    [-1, 1]
      .map((sg) => {
        const p: Poly = [];
        for (let k = 0; k <= 8; k++) {
          const a = sg * mix(0.12, 1.05, k / 8),
            q = b.skin(0.66 - 0.05 * Math.sin((Math.PI * k) / 8), a);
          if (q.z > 0) p.push(q.p);
        }
        return p;
      })
      .filter((p) => p.length > 2),
    col,
    1.3 * b.s,
    'opacity=".7"',
  );
/** Strings of beads down the chest; drops as fractions of the torso. */
export const necklaces = (b: Body, drops: number[], r: number, col: string | string[]) =>
  b.facing < 0
    ? ''
    : each(drops, (d, i) =>
        string(
          b.girdle(1.0, 1.0 - d, -0.5 - i * 0.06, 0.5 + i * 0.06, 1.05),
          2 * r * b.s,
          r * b.s * (1 + i * 0.08),
          col,
        ),
      );
/** Jewelled hip belt with hanging loops. */
export function hipBelt(b: Body, gold: string, gems: string[], t = 0.12): string {
  let o = strap(b, t - 0.04, t + 0.05, 0.02, gold, 1.08);
  for (let n = -9; n <= 9; n++) {
    const a = n * 0.331,
      k = b.skin(t - 0.015, a, 1.1);
    if (k.z > 1)
      o += dot(k.p[0], k.p[1], (Math.abs(a) < 0.1 ? 4.4 : 2.6) * b.s, gems[(n + 10) % gems.length]);
  }
  return o;
}
/** Soft pool of shadow on the ground. */
export const shadow = (b: Body, rx = 62, op = 0.42) => {
  const h = -b.q.jump,
    k = clamp(1 - h / 160, 0.4, 1),
    x = b.place.x + (b.floor[0] + b.q.x * 0.7) * b.s,
    y = b.place.y + b.floor[2] * PITCH * b.s;
  return oval(x, y + 3, rx * b.s * k, rx * 0.2 * b.s * k, 'url(#shade)', op * k * 1.8);
};
/** Hip cloth or drape over the pelvis and belly. */
export const wrap = (b: Body, t0: number, t1: number, col: string, edge: string, grow = 1) =>
  volume(b.outline(t0, t1, grow), col, 9 * b.s, edge);
