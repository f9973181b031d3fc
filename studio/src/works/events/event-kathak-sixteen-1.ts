/** Tatkar: the feet of a Kathak dancer, seven rows of bells on each ankle, one heel raised for the next beat. */
import { halo, tone } from '../../dance/rig/brush.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, linearGradient } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const FLOOR = 640;
const INK = '#2a120c';
const SKIN = '#c98d5e';
const GOLD = '#f3c677';
const [RED, PLUM] = ['#b8322a', '#5b2a86'];

interface Foot {
  /** Middle of the ankle, direction of the shin upwards. */
  ankle: Point;
  shin: number;
  svg: string;
}

/** Soft dark inside a shape. */
const soft = (p: Poly, shade: string, w: number): string =>
  clip(
    p,
    each([1, 0.62, 0.3], (k) => line(p, shade, w * k, true, 'opacity=".17"')),
  );

/** Paint of a bare foot: skin, red alta round the sole and on the toes, nails. */
function bare(outline: Poly, sole: Poly, toes: Poly[], nails: Poly[], inner: Poly[]): string {
  let s = fill(outline, SKIN) + soft(outline, '#6a2c14', 40);
  s += clip(outline, line(sole, '#b3202c', 26) + line(sole, '#d9434a', 4, false, 'opacity=".5"'));
  s += ink(outline, INK, 3);
  for (const t of toes) s += fill(t, SKIN) + soft(t, '#6a2c14', 16) + ink(t, INK, 2.4);
  return (
    s +
    polys(nails, '#b3202c') +
    each(nails, (n) => line(n, INK, 1.2, true)) +
    lines(inner, INK, 1.6, 'opacity=".65"')
  );
}

/** Five toes in a row, the little one first and the great one, apart from the rest, last. @param fx -1 points left */
function fiveToes(x: number, y: number, fx: 1 | -1): { toes: Poly[]; nails: Poly[] } {
  const row: [number, number][] = [
    [-112, 0.74],
    [-92, 0.82],
    [-69, 0.9],
    [-42, 0.98],
    [0, 1.34],
  ];
  const put = (at: number, k: number, ...q: number[]): Poly =>
    curve(
      polyline(q).map(([u, v]): Point => [x + fx * (at + u * k), y + v * k]),
      true,
      6,
    );
  return {
    toes: row.map(([at, k]) => put(at, k, 12, -4, 26, -14, 18, -30, -6, -33, -18, -12, -8, 2)),
    nails: row.map(([at, k]) => put(at, k, 23, -15, 18, -25, 7, -26, 10, -16)),
  };
}

/** The standing foot, flat, seen from its outer side, pointing left. */
function flat(x: number, y: number): Foot {
  const at = (...q: number[]): Poly => polyline(q).map(([u, v]): Point => [x + u, y + v]);
  const outline = curve(
    at(
      58,
      -190,
      62,
      -120,
      86,
      -66,
      92,
      -24,
      70,
      0,
      0,
      2,
      -60,
      -4,
      -130,
      2,
      -206,
      4,
      -226,
      -8,
      -218,
      -30,
      -170,
      -52,
      -108,
      -82,
      -62,
      -118,
      -46,
      -190,
    ),
    true,
    8,
  );
  const { toes, nails } = fiveToes(x - 214, y, -1);
  return {
    ankle: [x + 6, y - 128],
    shin: -1.54,
    svg: bare(outline, at(-230, -2, -100, 0, 84, -6), toes, nails, [
      curve(at(52, -78, 64, -66, 60, -48)),
      curve(at(-60, -96, -100, -66, -140, -48)),
    ]),
  };
}

/** The beating foot: heel high, weight on the ball, toes bent, pointing left. */
function raised(x: number, y: number): Foot {
  const at = (...q: number[]): Poly => polyline(q).map(([u, v]): Point => [x - u, y + v]);
  const outline = curve(
    at(
      -118,
      -352,
      -128,
      -262,
      -160,
      -216,
      -170,
      -172,
      -150,
      -146,
      -104,
      -128,
      -52,
      -74,
      -22,
      -22,
      14,
      0,
      74,
      2,
      104,
      -8,
      100,
      -34,
      60,
      -62,
      26,
      -108,
      -8,
      -190,
      -22,
      -262,
      -18,
      -352,
    ),
    true,
    8,
  );
  const { toes, nails } = fiveToes(x - 98, y, -1);
  return {
    ankle: [x + 84, y - 262],
    shin: -1.64,
    svg: bare(outline, at(-150, -150, -104, -122, -44, -56, 10, 0, 110, -2), toes, nails, [
      curve(at(-132, -214, -116, -204, -112, -188)),
      curve(at(6, -124, 36, -76, 66, -50)),
      curve(at(-40, -40, -20, -20, 8, -8)),
    ]),
  };
}

/** Churidar: a tight leg whose cloth gathers in rings above the bells. */
function churidar([x, y]: Point, a: number, top: number, w0: number, w1: number): string {
  const L = (y - top) / -Math.sin(a);
  const axis = (t: number): Point => polar(x, y, L * t, a);
  const side = (t: number, k: number): Point => {
    const w = (w0 + (w1 - w0) * t ** 1.2) * (1 + (t < 0.42 ? 0.045 * Math.sin(t * 74) : 0));
    return polar(...axis(t), w * k, a + Math.PI / 2);
  };
  const ts = series(60, (i) => i / 59);
  const leg = [...ts.map((t) => side(t, 1)), ...ts.map((t) => side(t, -1)).reverse()];
  let s = fill(leg, '#f7ead0') + soft(leg, '#8a5a3a', 90);
  const gathers: Poly[] = [];
  for (let i = 0; i < 9; i++) {
    const t = 0.02 + i * 0.046;
    const sg = i % 2 ? 1 : -1;
    gathers.push(
      curve([side(t, sg), side(t + 0.02, sg * 0.4), side(t + 0.012, -sg * 0.3)]),
      curve([side(t + 0.02, -sg), side(t + 0.034, -sg * 0.5), side(t + 0.03, 0)]),
    );
  }
  s +=
    lines(gathers, '#a87a52', 3) +
    lines(
      gathers.map((g) => g.map(([u, v]): Point => [u, v + 4])),
      '#fffaf0',
      2.4,
    );
  return s + ink(leg, INK, 2.6, { closed: true });
}

/** Ghungroo: rows of brass bells on a red cord, wound above the ankle. */
function ghungroo([x, y]: Point, a: number, w: number): string {
  let s = '';
  for (let row = 6; row >= 0; row--) {
    const c = polar(x, y, row * 29 - 34, a);
    const half = w * (1.02 + row * 0.045);
    const bow = (k: number, d: number): Point => {
      const p = polar(...c, half * k, a + Math.PI / 2);
      return [p[0] + Math.cos(a) * d, p[1] - Math.sin(a) * -d + (1 - k * k) * 13];
    };
    const cord = curve([-1, -0.5, 0, 0.5, 1].map((k) => bow(k, 0)));
    s += line(cord, INK, 13) + line(cord, '#8c1f2a', 10);
    for (let i = 0; i < 8; i++) {
      const k = -0.96 + (i / 7) * 1.92 + (row % 2 ? 0 : 0.0);
      const [u, v] = bow(k, 0);
      const R = 13.4 * (1 - 0.2 * k * k);
      const q: Point = [u, v + 7];
      s +=
        dot(...q, R + 1.5, INK) +
        dot(...q, R, '#d79a32') +
        fill(ellipse(q[0] - 1, q[1] - 2, R * 0.82, R * 0.8), '#ecbb58') +
        fill(ellipse(q[0] - R * 0.36, q[1] - R * 0.42, R * 0.3, R * 0.22, -0.6), '#fff6d8');
      s +=
        line(polyline(q[0] - R * 0.7, q[1] + R * 0.28, q[0] + R * 0.7, q[1] + R * 0.28), '#5a300c', 2.2) +
        dot(q[0] - R * 0.68, q[1] + R * 0.28, 2, '#5a300c') +
        dot(q[0] + R * 0.68, q[1] + R * 0.28, 2, '#5a300c');
    }
  }
  return s;
}

/** Hem of the whirling skirt that hangs into the picture from above: panels, bands and their shadow. */
function hem(): string {
  const n = 30;
  const edge = (u: number, k: number): Point => {
    const a = Math.PI * u;
    const x = 500 - Math.cos(a) * 640;
    const drop = 214 + Math.sin(a) * 116 + 15 * Math.sin(u * n * Math.PI * 0.5);
    return [500 + (x - 500) * (0.34 + 0.66 * k), -110 + (drop + 110) * k];
  };
  const strip = (k0: number, k1: number, u0 = 0, u1 = 1, m = 160): Poly => [
    ...series(m, (i) => edge(u0 + ((u1 - u0) * i) / (m - 1), k0)),
    ...series(m, (i) => edge(u1 - ((u1 - u0) * i) / (m - 1), k1)),
  ];
  let s = fill(
    strip(0, 1).map(([x, y]): Point => [x, y + 30]),
    '#1a0610',
    'opacity=".35"',
  );
  for (let i = 0; i < n; i++) s += fill(strip(0, 1, i / n, (i + 1.05) / n, 8), i % 2 ? RED : tone(RED, -0.2));
  for (const [a, b, c] of [
    [0.56, 0.58, GOLD],
    [0.66, 0.685, GOLD],
    [0.7, 0.9, PLUM],
    [0.915, 0.94, GOLD],
    [0.965, 1, GOLD],
  ] as const)
    s += fill(strip(a, b), c);
  for (let i = 0; i < n; i++) {
    const u = (i + 0.5) / n;
    if (Math.abs(u - 0.5) > 0.42) continue;
    const [x, y] = edge(u, 0.8);
    s +=
      polys(rosette(x, y, 19, 10, i), GOLD) +
      polys(rosette(x, y, 11, 8, i), '#e8836a') +
      dot(x, y, 4, '#fff6e5');
    const [bx, by] = edge(u, 0.48);
    s += polys(
      [
        leaf(bx, by + 16, 34, 8, -1.57),
        leaf(bx, by + 14, 22, 5, -1.57 - 0.8),
        leaf(bx, by + 14, 22, 5, -1.57 + 0.8),
      ],
      GOLD,
    );
    s += dots([edge((i + 1) / n, 0.735), edge((i + 1) / n, 0.865)], 3.4, '#fff6e5');
  }
  for (let i = 0; i < n; i += 2)
    s +=
      fill(strip(0, 1, i / n, (i + 0.5) / n, 6), '#1a0610', 'opacity=".2"') +
      fill(strip(0, 1, (i + 1) / n, (i + 1.4) / n, 6), '#fff2d0', 'opacity=".1"');
  s += lines(
    series(n + 1, (i) => [edge(i / n, 0), edge(i / n, 1)]),
    INK,
    1.4,
    'opacity=".5"',
  );
  return s + ink(strip(1, 1).slice(0, 160), INK, 3, { closed: false, taper: 0 });
}

function draw(seed: number): Painting {
  let s = fill(rect(0, 0, W, FLOOR), 'url(#wall)');
  // lattice far behind
  const cells: Poly[] = [];
  for (let y = 150; y < FLOOR - 40; y += 46)
    for (let x = -20 + ((y / 46) % 2) * 23; x < W + 30; x += 46)
      cells.push([
        [x, y],
        [x + 19, y + 22],
        [x, y + 44],
        [x - 19, y + 22],
      ]);
  s += polys(cells, '#3c1240', 'opacity=".42"');
  s +=
    fill(rect(0, FLOOR - 34, W, 34), '#7d2233') +
    lines([polyline(0, FLOOR - 34, W, FLOOR - 34), polyline(0, FLOOR - 5, W, FLOOR - 5)], GOLD, 4);
  s += each(
    walk(polyline(0, FLOOR - 19, W, FLOOR - 19), 38),
    (q, i) => polys(rosette(...q.p, 11, 8, i), i % 2 ? GOLD : '#e8836a') + dot(q.p[0], q.p[1], 3, '#fff0cc'),
  );
  // boards, and the sixteen beats chalked in a ring
  s += fill(rect(0, FLOOR, W, H - FLOOR), 'url(#boards)');
  s += lines(
    series(26, (i): Poly => [
      [500 + (i - 12.5) * 62, FLOOR],
      [500 + (i - 12.5) * 134, H],
    ]),
    '#5a2f1c',
    2,
    'opacity=".55"',
  );
  const flatRing = (k: number): Poly => ellipse(500, 836, 452 * k, 132 * k, 0, 120);
  s +=
    line(flatRing(1), '#fff0cc', 3, true, 'opacity=".75"') +
    line(flatRing(0.9), '#fff0cc', 1.6, true, 'opacity=".5"');
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU - Math.PI / 2;
    const [x, y] = [500 + Math.cos(a) * 430, 836 + Math.sin(a) * 125.5];
    const k = 0.8 + 0.35 * ((y - 710) / 250);
    const sam = i % 4 === 0;
    s +=
      `<ellipse cx="${x.toFixed(1)}" cy="${(y - 12).toFixed(1)}" rx="${60 * k}" ry="${52 * k}" fill="url(#fire)"/>` +
      fill(ellipse(x, y + 3, (sam ? 25 : 18) * k, (sam ? 10 : 7) * k), '#3a1210') +
      fill(ellipse(x, y, (sam ? 24 : 17) * k, (sam ? 9 : 6.4) * k), '#c9803f') +
      fill(ellipse(x, y - 1, (sam ? 18 : 12) * k, (sam ? 6 : 4) * k), '#ffe29a');
    s +=
      fill(leaf(x, y, (sam ? 40 : 28) * k, (sam ? 7.4 : 5) * k, -1.57, 0, 0.34), '#ffac3a') +
      fill(leaf(x, y - 1, (sam ? 24 : 16) * k, (sam ? 4 : 2.8) * k, -1.57, 0, 0.34), '#fff6cf');
  }
  const left = flat(436, 850);
  const right = raised(676, 846);
  s += `<ellipse cx="384" cy="852" rx="210" ry="28" fill="url(#shade)"/><ellipse cx="640" cy="846" rx="140" ry="22" fill="url(#shade)"/>`;
  for (const [f, w0, w1, w] of [
    [right, 48, 92, 54],
    [left, 52, 96, 57],
  ] as const) {
    const foot: Point = polar(...f.ankle, 20, f.shin);
    s += f.svg + churidar(foot, f.shin, 190, w0, w1) + ghungroo(f.ankle, f.shin, w);
  }
  s += hem();
  return {
    w: W,
    h: H,
    bg: '#3a1a3c',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.8) +
      halo('fire', '#ffb04a', 0.75) +
      linearGradient('wall', 0, 0, 0, FLOOR, [0, '#4a1a48'], [0.6, '#a8563f'], [1, '#d98a52']) +
      linearGradient('boards', 0, FLOOR, 0, H, [0, '#c98a54'], [1, '#6a3424']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.25 },
  };
}

export const work: Work = {
  id: 'event-kathak-sixteen-1',
  collection: 'events',
  seed: 16,
  width: W,
  height: H,
  alt: 'The bare feet of a Kathak dancer with seven rows of brass bells on each ankle beat the floor inside a ring of sixteen small lamps.',
  draw,
};
