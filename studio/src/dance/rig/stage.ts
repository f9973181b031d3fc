/** Painted grounds: frames, arches, pillars, lamps, garlands, floors, skies, trees. */
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { scatter, walk } from '../../draw/measure.ts';
import { ink } from '../../draw/ink.ts';
import { Rng } from '../../draw/random.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { type Band, frame } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { flower, glow, tone } from './brush.ts';

export const W = 640,
  H = 800,
  CX = 320;
export interface Ground {
  body: string;
  defs: string;
  bg: string;
  seed: number;
  surface?: 'cloth' | 'plaster' | 'paper';
}

/** Ornamental border; bands from the outside in. */
export const border = (
  bands: { t: number; band: Band }[],
  ink_: string,
  bg: string,
  cols: string[],
  leaf_ = '#3d6b3a',
) => frame(W, H, 0, bands, new Rng(4), { ink: ink_, w: 1.6, cols, bg, leaf: leaf_ }).svg;
/** Cusped arch outline with straight jambs. */
export function archLine(w: number, spring: number, foot: number, cusps = 5, rise = 1, k = 0): Poly {
  const o: Point[] = polyline(CX - w - k, foot, CX - w - k, spring);
  for (let i = 0; i <= 90; i++) {
    const t = i / 90,
      a = Math.PI * (1 + t),
      bump =
        1 + (cusps ? 0.05 * Math.abs(Math.sin(t * Math.PI * cusps)) : 0) + 0.11 * Math.sin(t * Math.PI) ** 18;
    o.push([CX + Math.cos(a) * (w + k), spring + Math.sin(a) * (w * rise + k * 0.85) * bump]);
  }
  return [...o, [CX + w + k, spring], [CX + w + k, foot]];
}
export interface ArchPal {
  edge: string;
  gold: string;
  body: string;
  a: string;
  b: string;
  heart: string;
}
/** Arch with a flowered band; `inside` is an SVG paint for the opening. */
export function arch(
  w: number,
  spring: number,
  foot: number,
  c: ArchPal,
  inside: string,
  o: { cusps?: number; rise?: number; band?: number } = {},
) {
  const A = (k: number) => archLine(w, spring, foot, o.cusps ?? 5, o.rise ?? 1, k),
    B = o.band ?? 40;
  let s = '';
  for (const [k, col] of [
    [B + 6, c.edge],
    [B + 3, c.gold],
    [B - 3, c.body],
    [9, c.gold],
    [5, c.edge],
  ] as const)
    s += fill(A(k), col);
  s += each(walk(A(B / 2 + 2).slice(1, -1), B * 0.62), (q, i) =>
    flower(q.p, B * 0.24, i % 2 ? c.a : c.b, c.heart, 8),
  );
  s += each(walk(A(B - 0.5).slice(1, -1), 9), (q) => dot(q.p[0], q.p[1], 1.7, c.heart));
  return s + fill(A(0), inside);
}
/** Rings of petals behind a dancer. */
export function mandala(x: number, y: number, r: number, cols: string[], edge: string, op = 0.6): string {
  let s = '';
  for (const [k, [f, n]] of [
    [0.78, 36],
    [0.58, 28],
    [0.39, 20],
    [0.2, 12],
  ].entries()) {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        q = polar(x, y, r * f, a),
        L = r * 0.185,
        p = leaf(q[0], q[1], L, r * 0.06, a, 0, 0.45);
      s +=
        edged(p, cols[k % cols.length], edge, 0.8) +
        fill(leaf(q[0], q[1], L * 0.6, r * 0.03, a), tone(cols[k % cols.length], -0.3)) +
        dot(...polar(q[0], q[1], L + 4, a), 1.5, edge);
    }
  }
  for (const f of [1, 0.78, 0.58, 0.39, 0.2]) s += line(ellipse(x, y, r * f, r * f, 0, 80), edge, 1.1, true);
  return group(s, `opacity="${op}"`);
}
/** Hanging strings of flowers. */
export function garlands(
  xs: number[],
  y: (u: number) => number,
  L: (i: number) => number,
  cols: string[],
): string {
  return each(xs, (x, i) =>
    each(walk(polyline(x, y((x - CX) / CX), x, y((x - CX) / CX) + L(i)), 9), (k, j) =>
      flower(k.p, 6, cols[j % cols.length], '#f2c14e', 6, j),
    ),
  );
}
/** Mango-leaf and marigold toran slung between points. */
export function toran(pts: Point[], sag: number, leafCol = '#3d7a3a', gold = '#f2a52c'): string {
  let s = '';
  for (let i = 0; i + 1 < pts.length; i++) {
    const [a, b] = [pts[i], pts[i + 1]],
      c = curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag], b]);
    s +=
      each(walk(c, 15), (k, j) =>
        j % 2
          ? fill(leaf(k.p[0], k.p[1], 26, 6, 1.57, 0, 0.4), leafCol) +
            line([k.p, [k.p[0], k.p[1] + 22]], tone(leafCol, 0.4), 0.8)
          : '',
      ) + each(walk(c, 9), (k, j) => flower(k.p, 5.4, j % 3 ? gold : '#e8622a', '#fff0b0', 8, j));
  }
  return s;
}
/** Turned or carved pillar. */
export function pillar(x: number, y0: number, y1: number, w: number, col: string, trim: string): string {
  const body = ribbon(
      polyline(x, y1, x, y0),
      (t) => w * widths(1.5, 1.35, 0.95, 0.82, 0.8, 0.8, 0.82, 1, 1.3, 1.75)(t),
      4,
    ),
    d = tone(col, -0.4);
  let s =
    fill(body, col) +
    clip(
      body,
      each([-0.62, -0.3, 0.05, 0.4, 0.7], (k, i) =>
        line(polyline(x + w * k, y0, x + w * k, y1), i < 2 ? tone(col, 0.22) : d, 2, false, 'opacity=".6"'),
      ) + fill(rect(x + w * 0.2, y0, w * 2, y1 - y0), d, 'opacity=".35"'),
    );
  for (const u of [0.07, 0.13, 0.3, 0.66, 0.86, 0.92]) {
    const y = lerp(y0, y1, u);
    s += edged(ellipse(x, y, w * (u < 0.2 || u > 0.8 ? 1.3 : 0.98), 4.5), trim, d, 1);
  }
  for (let i = 0; i < 9; i++)
    s += fill(leaf(x + (i - 4) * w * 0.2, lerp(y0, y1, 0.66), w * 0.8, w * 0.13, -1.57), tone(col, 0.2));
  return s + ink(body, tone(col, -0.7), 1.4);
}
/** Planked or paved floor with a bright edge. */
export function floor(
  y: number,
  a: string,
  b: string,
  edge: string,
  rows = 0,
): { body: string; defs: string } {
  let s = fill(rect(0, y, W, H - y), 'url(#floorG)');
  s += lines(
    series(34, (i) => polyline(CX + (i - 16.5) * 30, y, CX + (i - 16.5) * 62, H)),
    tone(b, -0.45),
    1.1,
    'opacity=".55"',
  );
  for (let i = 1; i <= rows; i++)
    s += line(
      polyline(0, y + (H - y) * (i / (rows + 1)) ** 1.35, W, y + (H - y) * (i / (rows + 1)) ** 1.35),
      tone(b, -0.45),
      1.1,
      false,
      'opacity=".5"',
    );
  return {
    body: s + line(polyline(0, y, W, y), edge, 3),
    defs: linearGradient('floorG', 0, y, 0, H, [0, a], [1, b]),
  };
}
/** Rangoli seen at a slant on the floor. */
export function rangoli(x: number, y: number, r: number, cols: string[], sq = 0.24): string {
  let s = '';
  for (const [k, [f, n, L]] of [
    [0.74, 24, 0.26],
    [0.5, 16, 0.26],
    [0.26, 12, 0.26],
    [0.06, 8, 0.22],
  ].entries()) {
    for (let i = 0; i < n; i++) {
      const a = ((i + k * 0.5) / n) * TAU,
        p = leaf(...polar(0, 0, r * f, a), r * L, r * 0.06, a, 0, 0.5).map(
          (q) => [x + q[0], y + q[1] * sq] as Point,
        );
      s += fill(p, cols[k % cols.length], 'opacity=".7"');
    }
    s += line(ellipse(x, y, r * (f + 0.01), r * f * sq, 0, 60), cols[(k + 1) % cols.length], 1.6, true);
  }
  return (
    s +
    line(ellipse(x, y, r * 1.03, r * 1.03 * sq, 0, 60), cols[0], 2.2, true) +
    dots(
      series(
        48,
        (i) =>
          [x + Math.cos((i / 48) * TAU) * r * 1.09, y + Math.sin((i / 48) * TAU) * r * 1.09 * sq] as Point,
      ),
      2,
      cols[1],
    )
  );
}
/** Standing brass oil lamp; flames are animated by flame(). */
export function brassLamp(x: number, foot: number, h: number, w = 30, gold = '#c9942f'): string {
  const body = ribbon(
    polyline(x, foot, x, foot - h),
    widths(w * 0.62, w * 0.5, w * 0.14, w * 0.2, w * 0.12, w * 0.16, w * 0.12, w * 0.2, w * 0.12),
    3,
  );
  const top = foot - h,
    cup: Poly = [...arc(x, top, w, 0, Math.PI, 16, w * 0.42)];
  return (
    fill(body, gold) +
    fill(rect(x - w, foot - 2, w * 2, 4), tone(gold, -0.4)) +
    line(body, '#3a1a08', 1.2, true) +
    line(polyline(x - w * 0.08, foot - 8, x - w * 0.08, top + 8), tone(gold, 0.6), 1.6) +
    edged(cup, tone(gold, 0.15), '#3a1a08', 1.2)
  );
}
/** Living flame: two nested leaves that lick with time. */
export function flame(x: number, y: number, t: number, dur: number, k: number, size = 22): string {
  const a =
      0.13 * Math.sin(TAU * ((t / dur) * 5 + k * 0.37)) + 0.08 * Math.sin(TAU * ((t / dur) * 11 + k * 0.71)),
    L = size * (1 + 0.12 * Math.sin(TAU * ((t / dur) * 8 + k * 0.53)));
  return (
    glow(x, y - size * 0.4, size * 1.5, 'fire', 0.55 + a) +
    fill(leaf(x, y, L, size * 0.2, -1.57 + a, 0, 0.32), '#ffb848') +
    fill(leaf(x, y - 1, L * 0.6, size * 0.1, -1.57 + a * 0.7, 0, 0.32), '#fff3c4')
  );
}
/** Round-headed tree with leaf clusters. */
export function tree(
  x: number,
  y: number,
  h: number,
  r: number,
  trunk: string,
  cols: string[],
  seed: number,
): string {
  const q = new Rng(seed),
    t = ribbon(
      curve([
        [x, y],
        [x + q.between(-8, 8), y - h * 0.4],
        [x + q.between(-6, 6), y - h * 0.75],
      ]),
      widths(h * 0.06, h * 0.04, h * 0.02),
    );
  const pts = scatter(ellipse(x, y - h, r, r * 0.78), r * 0.16, q).sort((a, b) => a[1] - b[1]);
  return (
    fill(t, trunk) +
    fill(ellipse(x, y - h, r * 1.02, r * 0.8), cols[0]) +
    each(pts, (p) => {
      const c = cols[Math.floor(q.unit() * cols.length)];
      return polys(
        series(5, (i) => leaf(p[0], p[1], r * 0.17, r * 0.05, (i / 5) * TAU + q.unit())),
        c,
      );
    })
  );
}
/** Soft hills. */
export const hill = (y: number, amp: number, col: string, k: number) => {
  const o: Poly = [[-5, H]];
  for (let x = -5; x <= W + 5; x += 15)
    o.push([x, y - amp * (Math.sin(x / 90 + k) * 0.6 + Math.sin(x / 47 + k * 2.3) * 0.4)]);
  return fill([...o, [W + 5, H]], col);
};
/** Thatched hut with a patterned wall. */
export function hut(x: number, y: number, w: number, wall: string, roof: string, mark: string): string {
  const h = w * 0.52,
    top = y - h;
  let s =
    fill(rect(x - w / 2, top, w, h), wall) +
    fill(rect(x - w * 0.1, y - h * 0.72, w * 0.2, h * 0.72), tone(wall, -0.55));
  for (let i = 0; i < 7; i++)
    s += line(
      polyline(
        [x - w / 2 + (w * i) / 7, y - 4],
        [x - w / 2 + (w * (i + 0.5)) / 7, y - h * 0.22],
        [x - w / 2 + (w * (i + 1)) / 7, y - 4],
      ),
      mark,
      1.4,
    );
  for (const sg of [-1, 1]) s += flower([x + sg * w * 0.28, y - h * 0.56], w * 0.07, mark, wall, 6);
  const r: Poly = [
    [x - w * 0.64, top + 8],
    [x - w * 0.36, top - w * 0.34],
    [x + w * 0.36, top - w * 0.34],
    [x + w * 0.64, top + 8],
  ];
  return (
    s +
    fill(r, roof) +
    clip(
      r,
      lines(
        series(
          22,
          (i) =>
            [
              [x - w * 0.3 + i * w * 0.029, top - w * 0.36],
              [x - w * 0.7 + i * w * 0.067, top + 10],
            ] as Poly,
        ),
        tone(roof, -0.35),
        1.1,
      ),
    )
  );
}
/** Jali lattice as a fill of diamonds. */
export function jali(
  p: Poly,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  step: number,
  col: string,
  hole: string,
): string {
  let s = fill(p, hole);
  const ls: Poly[] = [];
  for (let k = x0 - (y1 - y0); k < x1; k += step)
    ls.push(
      [
        [k, y0],
        [k + (y1 - y0), y1],
      ],
      [
        [k, y1],
        [k + (y1 - y0), y0],
      ],
    );
  return clip(p, s + lines(ls, col, step * 0.3));
}
export const stars = (n: number, y1: number, seed: number, col = '#fff3cf') => {
  const q = new Rng(seed);
  return repeat(n, () => dot(q.between(0, W), q.between(0, y1), q.between(0.6, 1.7), col));
};
/** Little sown motif over a plain ground. */
export function buti(area: Poly, gap: number, col: string, heart: string, seed: number, r = 7): string {
  const q = new Rng(seed);
  return each(
    scatter(area, gap, q),
    (p) => polys(rosette(p[0], p[1], r, 6, q.unit() * 3), col) + dot(p[0], p[1], r * 0.26, heart),
  );
}
