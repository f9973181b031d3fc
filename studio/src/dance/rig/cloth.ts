/** Garments: turning skirts, pleated fans, veils and sashes. */
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { ribbon } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { Body } from './body.ts';
import { midP, tone, volume } from './brush.ts';
import { type V3, clamp, mix } from './math.ts';

export interface Skirt {
  /** centre of the waistband above the hip joint */ rise?: number;
  len: number;
  r0: number;
  r1: number;
  panels: number;
  cols: string[];
  edge: string;
  /** bands as [from, to, colour] along the length */ bands?: [number, number, string][];
  /** mirrors as [along, radius, colour] */ mirrors?: [number, number, string][];
  /** 0 hangs .. 1 spinning disc */ flare?: number;
  /** swirl of the pleats */ swirl?: number;
  spin?: number;
  sway?: [number, number];
  /** pleat depth at the hem */ ripple?: number;
  /** bell: >1 clings then opens, <1 opens at once */ bell?: number;
  /** fixed outline instead of a hanging cloth: radius at u */ barrel?: (u: number) => number;
  squash?: number;
  op?: number;
  a0?: number;
  a1?: number;
  at?: V3;
  lean?: number;
}
/** Skirt as a surface of revolution whose fabric keeps its length while it rises. */
export function skirt(b: Body, o: Skirt): { back: string; front: string } {
  const N = 8,
    n = o.panels,
    prof: [number, number][] = [[o.r0, 0]],
    flare = clamp(o.flare ?? 0),
    bell = o.bell ?? 1;
  const rest = Math.atan2(o.r1 - o.r0, o.len),
    most = 1.42;
  for (let k = 1; k <= N; k++) {
    const u = k / N,
      shape = (rest * 2 * u ** bell) / (1 + (1 / (bell + 0.2)) * 0.9),
      a = mix(shape, most, flare * Math.min(1, 0.3 + u * 1.1));
    const d = o.len / N,
      r = o.barrel ? o.barrel(u) : prof[k - 1][0] + Math.sin(a) * d;
    prof.push([r, o.barrel ? o.len * u : prof[k - 1][1] + Math.cos(a) * d]);
  }
  const c: V3 = o.at ?? [b.hip[0], b.hip[1] - (o.rise ?? 6), b.hip[2]],
    spin = o.spin ?? b.yaw,
    sw = o.sway ?? [0, 0];
  const at = (k: number, th: number): { p: Point; z: number } => {
    const u = k / N,
      wave = 1 + (o.ripple ?? 0) * u * u * Math.sin((th * n) / 4 + 0.6),
      r = prof[k][0] * wave;
    const a = th + spin - (o.swirl ?? 0) * u * u,
      z = Math.cos(a) * r * (o.squash ?? 1);
    const drift = u * u,
      lean = (o.lean ?? 0) * prof[k][1];
    return {
      p: b.pt([c[0] + Math.sin(a) * r + sw[0] * drift + lean, c[1] + prof[k][1], c[2] + z + sw[1] * drift]),
      z: Math.cos(a),
    };
  };
  const out = { back: '', front: '' },
    hem: { back: Poly[]; front: Poly[] } = { back: [], front: [] };
  const panels = series(n, (i) => {
    const t0 = (i / n) * TAU,
      t1 = ((i + 1) / n) * TAU;
    const L = series(N + 1, (k) => at(k, t0)),
      R = series(N + 1, (k) => at(k, t1));
    return { i, L, R, z: at(N, (t0 + t1) / 2).z + at(4, (t0 + t1) / 2).z, x: at(N, (t0 + t1) / 2).p[0] };
  }).sort((p, q) => p.z - q.z);
  const pos = (P_: { p: Point }[], u: number): Point => {
    const x = clamp(u) * N,
      k = Math.min(N - 1, Math.floor(x));
    return midP(P_[k].p, P_[k + 1].p, x - k);
  };
  for (const q of panels) {
    const side = q.z > 0 ? 'front' : 'back',
      lit = -0.34 + 0.34 * (q.z / 2) - clamp((q.x - b.place.x) / (260 * b.s), -0.1, 0.16);
    const col = (c_: string) => tone(c_, (side === 'back' ? -0.3 : 0) + lit * 0.9 + (q.i % 2 ? -0.07 : 0.05));
    const face: Poly = [...q.L.map((k) => k.p), ...q.R.map((k) => k.p).reverse()];
    const fillCol = col(o.cols[q.i % o.cols.length]);
    let g = fill(face, fillCol, `stroke="${fillCol}" stroke-width=".7"`);
    for (const [u0, u1, c_] of o.bands ?? []) {
      const us = [u0, (u0 + u1) / 2, u1];
      g += fill([...us.map((u) => pos(q.L, u)), ...us.map((u) => pos(q.R, u)).reverse()], col(c_));
    }
    g += line(
      q.L.map((k) => k.p),
      tone(o.cols[q.i % o.cols.length], -0.62),
      0.9 * b.s,
      false,
      'opacity=".55"',
    );
    for (const [u, r, c_] of o.mirrors ?? []) {
      const p = midP(pos(q.L, u), pos(q.R, u)),
        w = Math.abs(pos(q.L, u)[0] - pos(q.R, u)[0]);
      if (w > r * 0.5 * b.s && side === 'front') g += dot(p[0], p[1], Math.min(r * b.s, w * 0.42), c_);
    }
    out[side] += g;
    hem[side].push([q.L[N].p, q.R[N].p]);
  }
  for (const k of ['back', 'front'] as const) out[k] += lines(hem[k], o.edge, 1.5 * b.s);
  if (o.op) for (const k of ['back', 'front'] as const) out[k] = `<g opacity="${o.op}">${out[k]}</g>`;
  return out;
}
/** Pleated fan between the knees. */
export function fan(
  b: Body,
  o: {
    cols: [string, string];
    bands: string[];
    edge: string;
    drop?: number;
    at?: number;
    n?: number;
    open?: number;
  },
) {
  const k = o.at ?? 0.8,
    pull = o.open ?? 1,
    hub = b.pt([b.hip[0], b.hip[1] - 2, b.hip[2] + 16]);
  const [A, B] = [0, 1].map((i) => {
    const h = b.pt(b.hips[i]),
      n = b.pt(b.knee[i]),
      p = midP(h, n, k);
    return [mix(hub[0], p[0], pull), p[1] + 8 * b.s] as Point;
  });
  const wide = Math.hypot(B[0] - A[0], B[1] - A[1]) / b.s,
    n = o.n ?? 14,
    sag = (o.drop ?? 36) + Math.max(0, 120 - wide) * 0.32;
  const ends: Point[] = series(n + 1, (i) => {
    const u = i / n,
      p = midP(A, B, u);
    return [p[0], p[1] + (Math.sin(u * Math.PI) ** 0.8 * sag + (i % 2 ? 0 : 4)) * b.s];
  });
  let g = fill([hub, ...ends], tone(o.cols[1], -0.4));
  for (let i = 0; i < n; i++) {
    g += fill([hub, ends[i], ends[i + 1]], o.cols[i % 2]);
    o.bands.forEach((c, m) => {
      const v = 0.96 - m * 0.075;
      g += line([midP(hub, ends[i], v), midP(hub, ends[i + 1], v)], c, 4.6 * b.s);
    });
    g += line([hub, ends[i]], tone(o.cols[1], -0.55), 0.9 * b.s);
  }
  return g + line([hub, ...ends], o.edge, 1.2 * b.s, true);
}
/** Strip of cloth through points, with a border and fold lines. */
export function strip(
  pts: Point[],
  w: (t: number) => number,
  col: string,
  trim: string,
  s: number,
  o: { op?: number; edge?: string } = {},
): string {
  const c = curve(pts, false, 7),
    body = ribbon(c, w, 5),
    m = body.length / 2,
    l = body.slice(0, m),
    r = body.slice(m).reverse();
  const fold = (k: number) => l.map((p, i) => midP(p, r[i], k));
  const g =
    volume(body, col, 6 * s, o.edge ?? tone(col, -0.6), 0.9) +
    lines([fold(0.3), fold(0.55), fold(0.78)], tone(col, -0.35), 0.9 * s, 'opacity=".7"') +
    line(fold(0.08), trim, 2.6 * s) +
    line(fold(0.92), trim, 2.6 * s) +
    line([l[m - 2], r[m - 2]], trim, 4 * s);
  return o.op ? `<g opacity="${o.op}">${g}</g>` : g;
}
/** Hanging chain: falls from a point and trails behind by a lag vector. */
export function hang(from: Point, len: number, lag: Point, n = 5, sway = 0): Point[] {
  return series(n, (i) => {
    const u = i / (n - 1),
      k = u ** 1.4,
      drop = Math.sqrt(Math.max(0.05, 1 - Math.min(0.95, Math.hypot(...lag) / len) ** 2));
    return [from[0] + lag[0] * k + Math.sin(u * 5) * sway, from[1] + len * u * drop + lag[1] * k] as Point;
  });
}
