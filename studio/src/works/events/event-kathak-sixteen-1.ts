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

/** Parts of a foot seen from its inner side. */
interface Bare {
  outline: Poly;
  /** The edge that touches the floor, from heel to ball, where the red runs. */
  sole: Poly;
  /** Tips of the second and third toe, which show behind the great one. */
  tips: Poly[];
  nails: Poly[];
  /** End of the great toe, dipped in red. */
  dipped: Poly;
  /** Ankle bone, creases, the line that parts toe and ball. */
  inner: Poly[];
  /** Soft shade: the hollow of the arch, the side of the heel. */
  hollow: Poly;
}

/** Paint of a bare foot: skin, red alta round the sole and on the toes, nails. */
function bare({ outline, sole, tips, nails, dipped, inner, hollow }: Bare): string {
  const [great, ...small] = nails;
  const nail = (n: Poly): string => fill(n, '#d8525c') + line(n, INK, 1.4, true);
  let s = '';
  for (const [i, t] of [...tips].reverse().entries()) {
    s += fill(t, tone(SKIN, -0.12)) + soft(t, '#6a2c14', 18);
    s += clip(t, fill(ellipse(...middleOf(t), 17, 17), '#b3202c', 'opacity=".6"')) + ink(t, INK, 2.4);
    s += nail(small[small.length - 1 - i] ?? []);
  }
  s += fill(outline, SKIN) + soft(outline, '#6a2c14', 34);
  s += clip(
    outline,
    each([1, 0.66, 0.36], (k) => line(hollow, '#6a2c14', 40 * k, false, 'opacity=".16"')) +
      line(sole, '#b3202c', 24) +
      line(sole, '#d9434a', 4, false, 'opacity=".6"') +
      fill(dipped, '#b3202c', 'opacity=".85"'),
  );
  s += ink(outline, INK, 3) + nail(great ?? []);
  return s + lines(inner, INK, 1.8, 'opacity=".7"');
}

const middleOf = (p: Poly): Point => [
  p.reduce((sum, [x]) => sum + x, 0) / p.length,
  p.reduce((sum, [, y]) => sum + y, 0) / p.length,
];

/** The standing foot, flat, pointing left: heel pad, arch, ball and great toe. */
function flat(x: number, y: number): Foot {
  const at = (...q: number[]): Poly => polyline(q).map(([u, v]): Point => [x + u, y + v]);
  const round = (...q: number[]): Poly => curve(at(...q), true, 8);
  const open = (...q: number[]): Poly => curve(at(...q), false, 8);
  const outline = round(
    56,
    -190,
    58,
    -130,
    72,
    -86,
    92,
    -52,
    92,
    -20,
    76,
    -2,
    44,
    3,
    10,
    -4,
    -34,
    -20,
    -82,
    -23,
    -120,
    -10,
    -150,
    3,
    -188,
    4,
    -206,
    -4,
    -222,
    -1,
    -252,
    4,
    -276,
    -2,
    -286,
    -18,
    -274,
    -34,
    -244,
    -38,
    -214,
    -38,
    -184,
    -54,
    -140,
    -78,
    -98,
    -100,
    -66,
    -126,
    -48,
    -158,
    -44,
    -190,
  );
  return {
    ankle: [x + 6, y - 128],
    shin: -1.54,
    svg: bare({
      outline,
      sole: open(86, -14, 44, 2, 6, -6, -36, -22, -84, -25, -122, -12, -152, 1, -196, 2),
      tips: [
        round(-216, -36, -250, -46, -288, -45, -302, -32, -296, -18, -270, -14, -236, -20),
        round(-190, -52, -230, -62, -268, -64, -284, -54, -280, -40, -254, -36, -214, -38),
      ],
      nails: [
        round(-284, -20, -281, -30, -264, -35, -254, -33, -262, -25),
        round(-301, -34, -297, -42, -284, -44, -282, -38, -290, -32),
        round(-283, -55, -278, -61, -266, -62, -265, -56, -273, -52),
      ],
      dipped: round(-250, 8, -262, -8, -250, -24, -262, -46, -300, -40, -300, 10),
      inner: [
        open(16, -112, 30, -118, 40, -106, 34, -94),
        open(-206, -3, -212, -14, -208, -24),
        open(-246, -37, -240, -31, -244, -24),
        open(-70, -112, -104, -86, -146, -64),
        open(64, -74, 74, -62, 78, -46),
      ],
      hollow: open(24, -26, -30, -40, -86, -42, -136, -24),
    }),
  };
}

/** The beating foot, pointing left: heel high, weight on the ball, the great toe flat on the floor. */
function raised(x: number, y: number): Foot {
  const at = (...q: number[]): Poly => polyline(q).map(([u, v]): Point => [x - u, y + v]);
  const round = (...q: number[]): Poly => curve(at(...q), true, 8);
  const open = (...q: number[]): Poly => curve(at(...q), false, 8);
  const outline = round(
    -116,
    -352,
    -124,
    -282,
    -146,
    -238,
    -170,
    -206,
    -176,
    -172,
    -160,
    -146,
    -130,
    -134,
    -102,
    -122,
    -72,
    -94,
    -50,
    -56,
    -34,
    -18,
    -12,
    2,
    26,
    4,
    48,
    -3,
    66,
    0,
    96,
    4,
    118,
    -3,
    127,
    -18,
    116,
    -35,
    88,
    -40,
    60,
    -48,
    40,
    -72,
    22,
    -108,
    4,
    -152,
    -10,
    -200,
    -20,
    -262,
    -18,
    -352,
  );
  return {
    ankle: [x + 84, y - 262],
    shin: -1.64,
    svg: bare({
      outline,
      sole: open(-172, -160, -130, -132, -102, -120, -72, -92, -50, -54, -34, -16, -10, 3, 34, 3),
      tips: [
        round(62, -44, 92, -50, 128, -50, 143, -36, 137, -20, 110, -16, 76, -22),
        round(40, -62, 72, -68, 108, -70, 125, -59, 121, -44, 96, -40, 58, -44),
      ],
      nails: [
        round(125, -20, 122, -30, 106, -36, 96, -34, 104, -25),
        round(142, -38, 138, -46, 126, -48, 124, -42, 132, -35),
        round(124, -60, 119, -67, 107, -68, 106, -61, 114, -57),
      ],
      dipped: round(90, 8, 104, -8, 92, -24, 104, -46, 142, -40, 142, 10),
      inner: [
        open(-92, -246, -106, -252, -114, -240, -108, -228),
        open(48, -2, 54, -14, 50, -24),
        open(86, -39, 80, -33, 84, -26),
        open(46, -58, 36, -50, 30, -38),
        open(56, -52, 48, -42, 44, -30),
        open(-6, -164, 14, -116, 32, -82),
        open(-150, -212, -158, -196, -160, -180),
      ],
      hollow: open(-120, -152, -82, -122, -52, -84, -30, -44),
    }),
  };
}

/** Churidar: a tight leg with calf and hollow of the knee, whose cloth gathers in rings above the bells. */
function churidar([x, y]: Point, a: number, top: number, w0: number, w1: number): string {
  const L = (y - top) / -Math.sin(a);
  const axis = (t: number): Point => polar(x, y, L * t, a);
  const ease = (t: number): number => {
    const k = Math.max(0, Math.min(1, t));
    return k * k * (3 - 2 * k);
  };
  const side = (t: number, k: number): Point => {
    // the calf swells behind, the shin runs straight, the knee comes forward under the hem
    const behind = w0 + (w1 - w0) * (1.16 * ease(t / 0.5) - 0.62 * ease((t - 0.46) / 0.34));
    const before = w0 + (w1 - w0) * (0.34 * ease(t / 0.6) + 0.62 * ease((t - 0.52) / 0.3));
    const rings = 1 + (t < 0.42 ? 0.045 * Math.sin(t * 74) : 0);
    return polar(...axis(t), (k > 0 ? behind : before) * rings * k, a + Math.PI / 2);
  };
  const ts = series(60, (i) => i / 59);
  const leg = [...ts.map((t) => side(t, 1)), ...ts.map((t) => side(t, -1)).reverse()];
  let s =
    fill(leg, '#f7ead0') +
    clip(
      leg,
      each(
        series(8, (i) => 92 - i * 11),
        (k) => line(leg, '#8a5a3a', k, true, 'opacity=".065"'),
      ),
    );
  const gathers: Poly[] = [];
  for (let i = 0; i < 9; i++) {
    const t = 0.02 + i * 0.046;
    const sg = i % 2 ? 1 : -1;
    gathers.push(
      curve([side(t, sg), side(t + 0.02, sg * 0.4), side(t + 0.012, -sg * 0.3)]),
      curve([side(t + 0.02, -sg), side(t + 0.034, -sg * 0.5), side(t + 0.03, 0)]),
    );
  }
  // the hollow of the knee pulls the cloth together, and strains it over the knee
  for (const [t, reach, drop] of [
    [0.6, 0.1, 0.02],
    [0.635, -0.35, 0.035],
    [0.67, -0.05, 0.02],
  ] as const)
    gathers.push(curve([side(t, 0.98), side(t - drop, 0.5), side(t - drop * 0.6, reach)]));
  gathers.push(curve([side(0.6, -0.96), side(0.575, -0.62), side(0.58, -0.3)]));
  s +=
    lines(gathers, '#a87a52', 3) +
    lines(
      gathers.map((g) => g.map(([u, v]): Point => [u, v + 4])),
      '#fffaf0',
      2.4,
    );
  // the skirt keeps the light from the upper leg
  s += clip(leg, fill(rect(x - 200, top, 400, 290), 'url(#under)'));
  return s + ink(leg, INK, 2.6, { closed: true });
}

/** One brass bell: a seam round its middle, and the slit that lets the sound out. */
function bell([x, y]: Point, R: number, turn: number): string {
  const slit = x + turn * R * 0.42;
  return (
    dot(x, y, R + 1.7, INK) +
    dot(x, y, R, '#c98a2a') +
    fill(ellipse(x - R * 0.08, y - R * 0.14, R * 0.84, R * 0.8), '#ecbb58') +
    fill(ellipse(x - R * 0.36, y - R * 0.46, R * 0.28, R * 0.2, -0.6), '#fff6d8') +
    line(
      curve(polyline(x - R * 0.92, y - R * 0.02, x, y + R * 0.14, x + R * 0.92, y - R * 0.02)),
      '#9a6420',
      1.6,
    ) +
    line(polyline(slit, y + R * 0.3, x + turn * R * 0.3, y + R * 0.94), '#2c1206', 3.4) +
    dot(slit, y + R * 0.3, 3.1, '#2c1206')
  );
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
    // from the edges to the middle, so that the nearest bell lies on top
    for (const i of [0, 5, 1, 4, 2, 3]) {
      const k = Math.sin(((i - 2.5) / 2.5) * 1.28) / Math.sin(1.28);
      const [u, v] = bow(k * 0.97, 0);
      s += bell([u, v + 7], 16.4 * (1 - 0.16 * k * k), k);
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
    const [bx, by] = edge(u, 0.48);
    // towards the sides the cloth turns away, and what is printed on it grows narrow
    const narrow = Math.min(1, 1.12 * Math.sin(Math.PI * u));
    const turned = (mid: number, shapes: Poly[]): Poly[] =>
      shapes.map((q) => q.map(([a, b]): Point => [mid + (a - mid) * narrow, b]));
    s +=
      polys(turned(x, rosette(x, y, 19, 10, i)), GOLD) +
      polys(turned(x, rosette(x, y, 11, 8, i)), '#e8836a') +
      fill(ellipse(x, y, 4 * narrow, 4), '#fff6e5');
    s += polys(
      turned(bx, [
        leaf(bx, by + 16, 34, 8, -1.57),
        leaf(bx, by + 14, 22, 5, -1.57 - 0.8),
        leaf(bx, by + 14, 22, 5, -1.57 + 0.8),
      ]),
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
  const right = raised(696, 846);
  s += `<ellipse cx="384" cy="852" rx="210" ry="28" fill="url(#shade)"/><ellipse cx="660" cy="846" rx="140" ry="22" fill="url(#shade)"/>`;
  for (const [f, w0, w1, w] of [
    [right, 45, 80, 54],
    [left, 48, 84, 57],
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
      '<linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset=".42" stop-color="#4a1810" stop-opacity=".66"/>' +
      '<stop offset="1" stop-color="#7a3418" stop-opacity="0"/></linearGradient>' +
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
