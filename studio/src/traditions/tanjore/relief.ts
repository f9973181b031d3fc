/** Designed gold of the boards: kolam scrolls, lotus petals, beads and cords, arch with the lion face. Heights as greys. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { bounds, resample, signedDistance, walk } from '../../draw/measure.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Leaf, K, stone } from './gilding.ts';

const STONES = [K.ruby, K.emerald, K.crystal];

/** Domed beads of gold at the given places. */
export function beads(o: Leaf, at: Point[], r: number) {
  for (const [k, grey] of [
    [1, '#8c8c8c'],
    [0.74, '#c6c6c6'],
    [0.42, '#ffffff'],
  ] as const)
    o.gold += dots(at, Math.max(0.8, r * k), grey);
}

/** Round cord. */
export function cord(o: Leaf, p: Poly, w: number, closed = false) {
  for (const [k, grey] of [
    [1, '#7a7a7a'],
    [0.62, '#bcbcbc'],
    [0.28, '#ffffff'],
  ] as const)
    o.gold += line(p, grey, Math.max(0.8, w * k), closed);
}

/** Drawn edge of raised gold, where dirt and shade gather. */
const EDGE = '#5a2a0cb0';

/** One volute of a kolam scroll with its leaves and a flower in the heart. */
function volute(o: Leaf, x: number, y: number, R: number, a0: number, sg: number, i: number) {
  const spiral = series(50, (j) => polar(x, y, R * (0.94 - (j / 49) * 0.54), a0 + sg * (j / 49) * 7)),
    stem = (k: number) => ribbon(spiral, (t) => R * 0.12 * k * (1.12 - 0.6 * t), 2.4),
    leaves: Poly[] = [];
  walk(spiral, R * 0.3).forEach((q, j) => {
    if (q.t > 0.72) return;
    const out = q.a + (sg > 0 ? -1 : 1) * (j % 2 ? 0.75 : -0.8);
    leaves.push(leaf(q.p[0], q.p[1], R * (j % 2 ? 0.3 : 0.36), R * 0.13, out, sg * 0.2));
  });
  for (const p of leaves) o.gold += fill(p, '#bdbdbd');
  for (const [k, grey] of [
    [1, '#828282'],
    [0.6, '#c8c8c8'],
    [0.26, '#ffffff'],
  ] as const)
    o.gold += fill(stem(k), grey);
  const petals = rosette(x, y, R * 0.36, 8, i);
  for (const p of petals) o.gold += fill(p, '#d6d6d6');
  o.over += lines(petals, EDGE, 0.8, 'stroke-linejoin="round"') + lines([...leaves, stem(1)], EDGE, 0.9);
  if (R > 15) stone(o, x, y, Math.max(2.8, R * 0.1), STONES[i % 3]);
  else beads(o, [[x, y]], R * 0.14);
}

/**
 * Kolam scrolls that fill an area: volutes as large as it lets them be, each springing from a larger neighbour. Mirrored about `cx`.
 * @param half the area's left half
 */
export function kolamScrolls(o: Leaf, half: Poly, cx: number, most = 46, least = 6) {
  const b = bounds(half),
    placed: [number, number, number][] = [],
    grid: [number, number, number][] = [];
  for (let y = b.y0; y < b.y1; y += 5)
    for (let x = b.x0; x < b.x1; x += 5) {
      const d = -signedDistance(half, x, y);
      if (d > least) grid.push([x, y, d]);
    }
  for (;;) {
    let best: [number, number, number] | undefined;
    for (const g of grid) {
      if (g[2] < least) continue;
      const r = Math.min(g[2], most);
      if (!best || r > best[2] + 0.4) best = [g[0], g[1], r];
    }
    if (!best || placed.length > 60) break;
    placed.push(best);
    for (const g of grid) g[2] = Math.min(g[2], Math.hypot(g[0] - best[0], g[1] - best[1]) - best[2]);
  }
  placed.forEach(([x, y, R], i) => {
    const mother = placed
        .slice(0, i)
        .sort((p, q) => Math.hypot(p[0] - x, p[1] - y) - p[2] - (Math.hypot(q[0] - x, q[1] - y) - q[2]))[0],
      a0 = mother ? Math.atan2(mother[1] - y, mother[0] - x) : Math.PI / 2,
      sg = i % 2 ? 1 : -1;
    for (const side of [-1, 1]) {
      const X = side < 0 ? x : 2 * cx - x;
      if (R > 13) volute(o, X, y, R * 0.97, side < 0 ? a0 : Math.PI - a0, sg * -side, i);
      else {
        const flower = rosette(X, y, R * 0.8, 6, i);
        for (const p of flower) o.gold += fill(p, '#c8c8c8');
        o.over += lines(flower, EDGE, 0.7);
        beads(o, [[X, y]], R * 0.24);
      }
    }
  });
}

/** Band between two cords: a row of lotus petals or of flowers, with stones. @param p its middle */
export function reliefBand(
  o: Leaf,
  p: Poly,
  w: number,
  kind: 'petals' | 'flowers',
  pitch = w,
  closed = false,
) {
  const off = (d: number) => walk(p, 4, closed).map((k) => polar(k.p[0], k.p[1], d, k.a + Math.PI / 2));
  o.gold += closed ? line(p, '#686868', w, true) : fill([...off(-w / 2), ...off(w / 2).reverse()], '#686868');
  cord(o, off(-w / 2 + 2), Math.max(3.4, w * 0.13), closed);
  cord(o, off(w / 2 - 2), Math.max(3.4, w * 0.13), closed);
  for (const d of [-w / 2, w / 2, -w * 0.36, w * 0.36]) o.over += line(off(d), EDGE, 0.9, closed);
  if (kind === 'petals') {
    walk(p, pitch * 0.5, closed).forEach((k) => {
      const q = polar(k.p[0], k.p[1], -w * 0.34, k.a + Math.PI / 2);
      o.over += line(leaf(q[0], q[1], w * 0.7, pitch * 0.25, k.a + Math.PI / 2, 0, 0.42), EDGE, 1, true);
      o.gold +=
        fill(leaf(q[0], q[1], w * 0.7, pitch * 0.27, k.a + Math.PI / 2, 0, 0.42), '#a4a4a4') +
        fill(leaf(q[0], q[1], w * 0.56, pitch * 0.17, k.a + Math.PI / 2, 0, 0.42), '#dcdcdc') +
        fill(leaf(q[0], q[1], w * 0.4, pitch * 0.07, k.a + Math.PI / 2, 0, 0.42), '#ffffff');
    });
    return;
  }
  walk(p, pitch, closed).forEach((k, i) => {
    const flower = rosette(k.p[0], k.p[1], w * 0.32, 8, k.a);
    for (const q of flower) o.gold += fill(q, '#cfcfcf');
    o.over += lines(flower, EDGE, 0.8);
    stone(o, k.p[0], k.p[1], Math.max(2.4, w * 0.115), STONES[i % 3]);
    const m = polar(k.p[0], k.p[1], pitch / 2, k.a);
    for (const d of [-1, 1])
      o.gold += fill(leaf(m[0], m[1], w * 0.34, w * 0.11, k.a + (d * Math.PI) / 2), '#d4d4d4');
    o.over += lines(
      [-1, 1].map((d) => leaf(m[0], m[1], w * 0.34, w * 0.11, k.a + (d * Math.PI) / 2)),
      EDGE,
      0.8,
    );
    beads(o, [m], w * 0.09);
  });
}

/** Frame of flowers between beaded cords, bosses in the corners. @param t its width, @param m its distance from the edge */
export function reliefFrame(o: Leaf, W: number, H: number, t = 36, m = 16) {
  const c = m + t / 2,
    side = (x0: number, y0: number, x1: number, y1: number) => {
      const L = Math.hypot(x1 - x0, y1 - y0),
        n = Math.round((L - t) / (t * 1.1));
      const a = Math.atan2(y1 - y0, x1 - x0);
      reliefBand(o, [polar(x0, y0, t * 0.5, a), polar(x1, y1, -t * 0.5, a)], t, 'flowers', (L - t) / n);
    };
  side(m, c, W - m, c);
  side(W - c, m, W - c, H - m);
  side(W - m, H - c, m, H - c);
  side(c, H - m, c, m);
  cord(o, rect(m + t + 6, m + t + 6, W - 2 * (m + t + 6), H - 2 * (m + t + 6)), 3, true);
  for (const [x, y] of [
    [c, c],
    [W - c, c],
    [W - c, H - c],
    [c, H - c],
  ]) {
    o.gold += fill(rect(x - t / 2, y - t / 2, t, t), '#747474');
    cord(o, rect(x - t / 2 + 2, y - t / 2 + 2, t - 4, t - 4), 4, true);
    for (const p of rosette(x, y, t * 0.38, 8)) o.gold += fill(p, '#dedede');
    stone(o, x, y, t * 0.13, K.ruby);
  }
}

/** The face of glory over an arch: bulging eyes, mane in curls, strings of pearls from its mouth. @param s 1 = about 90 wide */
export function kirtimukha(o: Leaf, x: number, y: number, s = 1) {
  const T = (p: Poly) => transform(p, x, y, s),
    both = (f: (m: (p: Poly) => Poly, sg: number) => void) =>
      [-1, 1].forEach((sg) => f((p) => T(p.map(([a, b]): Point => [a * sg, b])), sg));
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI + ((i + 0.5) / 9) * Math.PI,
      q = polar(0, -4, 34, a);
    o.gold += fill(T(leaf(q[0], q[1], 24, 7, a, (i - 4) * 0.05)), i % 2 ? '#d2d2d2' : '#a8a8a8');
  }
  o.over += line(
    T(loopThrough(-38, -12, -26, -36, 0, -42, 26, -36, 38, -12, 40, 12, 24, 28, 0, 30, -24, 28, -40, 12)),
    EDGE,
    1.2,
    true,
  );
  o.gold += fill(
    T(loopThrough(-38, -12, -26, -36, 0, -42, 26, -36, 38, -12, 40, 12, 24, 28, 0, 30, -24, 28, -40, 12)),
    '#7a7a7a',
  );
  both((m) => {
    o.gold +=
      fill(m(loopThrough(5, -12, 12, -24, 24, -24, 30, -12, 22, -3, 10, -4)), '#b4b4b4') +
      fill(m(ellipse(17.5, -13, 9, 8.4)), '#ffffff');
    o.over += lines(
      [
        m(loopThrough(5, -12, 12, -24, 24, -24, 30, -12, 22, -3, 10, -4)),
        m(ellipse(17.5, -13, 9, 8.4)),
        m(loopThrough(6, 4, 18, 0, 32, 4, 36, 14, 24, 18, 10, 14)),
        m(ribbon(curveThrough(8, 19, 24, 24, 38, 14), widths(1.6, 3, 1))),
      ],
      EDGE,
      1,
    );
    o.gold += fill(m(ribbon(curveThrough(4, -22, 14, -32, 28, -30, 36, -20), widths(2, 4, 3, 1))), '#f4f4f4');
    o.gold += fill(m(loopThrough(6, 4, 18, 0, 32, 4, 36, 14, 24, 18, 10, 14)), '#bcbcbc');
    o.gold +=
      fill(m(ribbon(curveThrough(8, 19, 24, 24, 38, 14), widths(1.6, 3, 1))), '#f0f0f0') +
      fill(m(leaf(16, 20, 15, 4, 1.5)), '#ffffff');
    const string = m(curveThrough(30, 24, 44, 44, 66, 46, 84, 30));
    beads(o, resample(string, 6 * s), 3.2 * s);
    o.over += dot(m([[17.5, -12]])[0][0], m([[17.5, -12]])[0][1], 3.8 * s, '#2a0c08');
  });
  o.gold += fill(T(loopThrough(-7, 8, -4, -6, 0, -10, 4, -6, 7, 8, 0, 13)), '#e4e4e4');
  stone(o, x, y - 30 * s, 5 * s, K.ruby);
}

/** Line of a wide arch with shallow cusps. @param k grows it outward */
export const cusped = (cx: number, hw: number, spring: number, rise: number, k = 0, cusps = 7): Poly => [
  [cx - hw - k, spring],
  ...series(121, (i) => {
    const t = i / 120,
      a = Math.PI * (1 + t),
      z = 1 + 0.035 * Math.abs(Math.sin(t * Math.PI * cusps)) + 0.06 * Math.sin(t * Math.PI) ** 16;
    return [cx + Math.cos(a) * (hw + k) * (0.96 + 0.04 * z), spring + Math.sin(a) * (rise + k) * z] as Point;
  }),
  [cx + hw + k, spring],
];

/** Slender fluted pillar with pot capital and stepped foot. */
export function column(o: Leaf, x: number, top: number, bottom: number, w = 26) {
  o.gold += fill(rect(x - w / 2, top, w, bottom - top), '#6e6e6e');
  for (let i = 0; i < 4; i++) {
    const u = x - w / 2 + ((i + 0.5) * w) / 4;
    cord(
      o,
      curve([
        [u, top + w * 1.6],
        [u, (top + bottom) / 2],
        [u, bottom - w * 1.6],
      ]),
      w * 0.2,
    );
  }
  for (const [y, k, h] of [
    [top, 1.7, 0.4],
    [top + w * 0.4, 1.3, 0.3],
    [top + w * 1.3, 1.15, 0.26],
    [bottom - w * 1.6, 1.15, 0.26],
    [bottom - w * 0.86, 1.35, 0.34],
    [bottom - w * 0.52, 1.8, 0.52],
  ]) {
    o.gold += fill(rect(x - (w * k) / 2, y, w * k, w * h), '#9a9a9a');
    cord(
      o,
      [
        [x - (w * k) / 2, y + (w * h) / 2],
        [x + (w * k) / 2, y + (w * h) / 2],
      ],
      w * h * 0.8,
    );
  }
  o.gold += fill(
    loopThrough(
      x - w * 0.5,
      top + w * 0.72,
      x - w * 0.72,
      top + w,
      x - w * 0.5,
      top + w * 1.28,
      x + w * 0.5,
      top + w * 1.28,
      x + w * 0.72,
      top + w,
      x + w * 0.5,
      top + w * 0.72,
    ),
    '#b8b8b8',
  );
  stone(o, x, top + w, w * 0.15, K.ruby);
  for (const u of [0.36, 0.5, 0.64]) {
    const y = top + (bottom - top) * u;
    o.gold += fill(rect(x - w * 0.56, y - w * 0.3, w * 1.12, w * 0.6), '#a4a4a4');
    for (const p of rosette(x, y, w * 0.36, 8)) o.gold += fill(p, '#e0e0e0');
    stone(o, x, y, w * 0.12, u === 0.5 ? K.emerald : K.ruby);
  }
}

export interface ArchPlan {
  cx: number;
  /** Half width of the opening. */
  hw: number;
  spring: number;
  rise: number;
  floor: number;
  /** The field inside the frame. */
  field: [x: number, y: number, w: number, h: number];
  cusps?: number;
  band?: number;
  lion?: number;
  pillar?: number;
}

/**
 * The one great arch: gold band on two columns, spandrels left in colour with gold kolam scrolls upon them, the lion face at the top.
 * @returns the opening
 */
export function greatArch(o: Leaf, a: ArchPlan): Poly {
  const { cx, hw, spring, rise, floor } = a,
    [x0, y0, w] = a.field,
    band = a.band ?? 34,
    pw = a.pillar ?? 26,
    arch = cusped(cx, hw, spring, rise, 0, a.cusps),
    outer = cusped(cx, hw, spring, rise, band + 6, a.cusps),
    n = outer.length >> 1,
    gap = a.lion === 0 ? 1 : 62 * (a.lion ?? 0.9),
    half: Poly = [
      [x0 + 5, y0 + 5],
      [cx - gap, y0 + 5],
      ...outer
        .slice(0, n)
        .filter(([x]) => x < cx - gap)
        .reverse(),
      [x0 + 5, spring],
    ];
  const scrolls: Leaf = { gold: '', over: '' };
  kolamScrolls(scrolls, half, cx);
  o.gold += clip(rect(x0, y0, w, spring - y0 + 20), scrolls.gold);
  o.over += scrolls.over;
  for (const sg of [-1, 1]) column(o, cx + sg * (hw + band * 0.5), spring - 4, floor, pw);
  reliefBand(o, cusped(cx, hw, spring, rise, band / 2, a.cusps), band, 'petals', band * 0.86);
  walk(cusped(cx, hw, spring, rise, -5, a.cusps).slice(2, -2), 17).forEach((k) => {
    const drop = leaf(k.p[0], k.p[1], 15, 4.6, k.a + Math.PI / 2);
    o.gold += fill(drop, '#a8a8a8');
    o.over += line(drop, EDGE, 0.8, true);
    beads(o, [polar(k.p[0], k.p[1], 15, k.a + Math.PI / 2)], 2.4);
  });
  if (a.lion !== 0) kirtimukha(o, cx, outer[n][1] + 4, a.lion ?? 0.9);
  return [[cx - hw, floor], ...arch, [cx + hw, floor]];
}

/** Nimbus: disc of colour, beads and flame petals round it. */
export function glory(o: Leaf, x: number, y: number, R: number, inner?: string) {
  const n = Math.round(R / 4.6);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      q = polar(x, y, R * 0.83, a);
    const ray = leaf(q[0], q[1], R * (i % 2 ? 0.17 : 0.24), R * 0.055, a, 0, 0.4);
    o.gold += fill(ray, i % 2 ? '#a0a0a0' : '#d0d0d0');
    o.over += line(ray, EDGE, 0.8, true);
  }
  o.gold += line(ellipse(x, y, R * 0.785, R * 0.785, 0, 90), '#747474', R * 0.15, true);
  cord(o, ellipse(x, y, R * 0.845, R * 0.845, 0, 90), R * 0.045, true);
  beads(o, resample(ellipse(x, y, R * 0.785, R * 0.785, 0, 90), R * 0.058, true), R * 0.026);
  cord(o, ellipse(x, y, R * 0.73, R * 0.73, 0, 90), R * 0.035, true);
  for (const k of [0.86, 0.82, 0.75]) o.over += line(ellipse(x, y, R * k, R * k, 0, 90), EDGE, 0.9, true);
  if (inner) o.over += dot(x, y, R * 0.715, inner);
}

/** Plinth of a throne in mouldings: petals, flowers, petals. @param list y, height, width of each */
export function plinth(o: Leaf, cx: number, list: readonly (readonly [number, number, number])[]) {
  list.forEach(([y, h, w], i) => {
    reliefBand(
      o,
      [
        [cx - w / 2, y + h / 2],
        [cx + w / 2, y + h / 2],
      ],
      h,
      i % 2 ? 'flowers' : 'petals',
      i % 2 ? h * 1.3 : h,
    );
  });
}
