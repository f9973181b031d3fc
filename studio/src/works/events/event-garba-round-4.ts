/** Learning to clap on time: the teacher shows it, three learners seen from behind follow her. */
import { type Chaniya, garbaWoman } from '../../dance/garba-dress.ts';
import { halo } from '../../dance/rig/brush.ts';
import { figure } from '../../dance/rig/dresser.ts';
import { type Pose, M } from '../../dance/rig/pose.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import { clip, each, linearGradient, radialGradient } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Turned } from '../../motifs/vessels/turned.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const FLOOR = 452;

const clap: Partial<Pose> = {
  y: -160,
  lf: [-12, 0, 0],
  rf: [14, 0, 14],
  ko: 0.35,
  L: [-9, -34, 62],
  R: [9, -34, 62],
  eL: 0.55,
  eR: 0.55,
  wL: 0.25,
  wR: 0.25,
  mL: M.pataka,
  mR: M.pataka,
  smile: 0.9,
  bow: 0.1,
};
const high: Partial<Pose> = { ...clap, L: [-74, -66, 30], R: [74, -66, 30], eL: 0.75, eR: 0.75, bow: 0 };

/** Feet together under a long skirt. */
const CLOSED: Partial<Pose> = { ko: 0, lf: [-6, 0, 0], rf: [6, 0, 0], y: -168 };

const DRESS: Chaniya[] = [
  { skirt: '#00796b', panel: '#00665a', choli: '#c2185b', odhni: '#ffb300', hem: '#5b2a86' },
  { skirt: '#c2185b', panel: '#a81450', choli: '#5b2a86', odhni: '#ff9800', hem: '#00796b' },
  { skirt: '#e0651a', panel: '#c95512', choli: '#00796b', odhni: '#d81b60', hem: '#5b2a86' },
  { skirt: '#5b2a86', panel: '#4c2172', choli: '#ef7d14', odhni: '#ffc233', hem: '#c2185b' },
];

/** Patchwork hangings of the hall. */
function hanging(x: number, y: number, w: number, h: number, base: string, k: number): string {
  const cloth = rect(x, y, w, h);
  const cols = ['#c2185b', '#ffb300', '#00796b', '#5b2a86', '#ef7d14'];
  let s = '';
  const d = w / 4;
  for (let j = 0; j < h / d; j++)
    for (let i = 0; i < 4; i++) {
      const [cx, cy] = [x + (i + 0.5) * d, y + (j + 0.5) * d];
      s +=
        fill(
          polyline(cx - d / 2, cy, cx, cy - d / 2, cx + d / 2, cy, cx, cy + d / 2),
          cols[(i + j * 2 + k) % 5],
        ) +
        polys(rosette(cx, cy, d * 0.26, 8, i), '#ffe0a0') +
        dot(cx, cy, d * 0.1, '#e9f4f2');
    }
  return (
    fill(cloth, base) + clip(cloth, s) + line(cloth, '#ffd257', 4, true) + line(cloth, '#2a0d14', 1.4, true)
  );
}

/** Small garbo with its lamp, on the floor between them. */
function lamp(x: number, y: number): string {
  const pot = new Turned(
    x,
    y,
    [
      [26, 0],
      [52, 18],
      [60, 44],
      [50, 70],
      [30, 88],
      [28, 96],
      [36, 106],
    ],
    0.3,
  );
  const holes: Poly[] = [];
  for (let k = 0; k < 3; k++)
    for (let i = -4; i <= 4; i++) {
      const a = (i + (k % 2) * 0.5) * 0.38;
      const t = 0.28 + k * 0.15;
      if (Math.abs(a) < 1.45)
        holes.push(
          pot.lay([
            [a - 0.12, t],
            [a, t - 0.055],
            [a + 0.12, t],
            [a, t + 0.055],
          ]),
        );
    }
  let s =
    `<ellipse cx="${x}" cy="${y - 40}" rx="170" ry="130" fill="url(#lit)"/>` +
    fill(ellipse(x, y + 4, 66, 17), '#2a0d14', 'opacity=".6"');
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU;
    const q: Point = [x + Math.cos(a) * 64, y - 2 + Math.sin(a) * 19];
    s += polys(rosette(...q, 11, 9, i), i % 2 ? '#ff8a1f' : '#ffc83d') + dot(...q, 3, '#b3471b');
  }
  s +=
    fill(pot.outline, '#b5502c') +
    pot.shade('#2a0d14', '#ffc27a') +
    polys(holes, '#fff1b8') +
    pot.hoop(0.16, '#fff0d2', 3) +
    pot.hoop(0.72, '#fff0d2', 3) +
    line(pot.outline, '#2a0d14', 1.8, true);
  s += edged(pot.ring(1), '#7c3216', '#fff0d2', 2.6) + fill(pot.ring(1, 0.7), '#ffc94a');
  return (
    s +
    fill(leaf(x, y - 100, 52, 11, -1.57, 0, 0.32), '#ff9a2a') +
    fill(leaf(x, y - 101, 32, 6, -1.57, 0, 0.32), '#fff6cf')
  );
}

/** Lamps on strings, marigolds. */
function lampsOnStrings(): string {
  let s = '';
  for (const [k, sag] of [
    [0, 74],
    [1, 52],
  ]) {
    const wire = curve([
      [-10, 18 + k * 10],
      [245, 18 + sag],
      [500, 14 + k * 12],
      [755, 18 + sag],
      [1010, 18 + k * 10],
    ]);
    s += each(walk(wire, k ? 13 : 34), (q, i) =>
      k
        ? polys(rosette(...q.p, 9, 9, i), i % 2 ? '#ff9a1f' : '#ffc83d')
        : `<circle cx="${q.p[0].toFixed(1)}" cy="${(q.p[1] + 16).toFixed(1)}" r="15" fill="#ffdf90" opacity=".28"/>` +
          dot(q.p[0], q.p[1] + 16, 5, '#fff3cf'),
    );
  }
  s += fill(rect(0, FLOOR, W, H - FLOOR), 'url(#floor)') + line(polyline(0, FLOOR, W, FLOOR), '#ffd9a0', 3);
  s += lines(
    series(30, (i): Poly => [
      [500 + (i - 14.5) * 56, FLOOR],
      [500 + (i - 14.5) * 150, H],
    ]),
    '#5a2418',
    1.2,
    'opacity=".5"',
  );
  for (const [q, n, c] of [
    [150, 24, '#fff3e0'],
    [212, 34, '#ffb300'],
    [276, 42, '#ff6f9a'],
  ] as const)
    s += polys(
      series(n, (i): Poly => {
        const a = (i / n) * TAU;
        return leaf(Math.cos(a) * q, Math.sin(a) * q, 48, 12, a, 0, 0.5).map(([x, y]): Point => [
          500 + x,
          520 + y * 0.26,
        ]);
      }),
      c,
      'opacity=".7"',
    );
  s += `<ellipse cx="500" cy="300" rx="260" ry="240" fill="url(#lit)"/>`;
  s += figure({ ...high, hy: 0.06, smile: 1 }, { x: 500, y: 520, s: 1.08 }, garbaWoman(DRESS[0], 0.22, 0.2));
  s += lamp(500, 668);
  const learners: [number, number, number, Partial<Pose>, number][] = [
    [
      176,
      866,
      1.62,
      {
        ...clap,
        L: [-42, -92, 20],
        R: [42, -92, 20],
        eL: 0.7,
        eR: 0.7,
        yaw: Math.PI - 0.34,
        nt: 0.1,
        ...CLOSED,
      },
      1,
    ],
    [820, 866, 1.62, { ...high, L: [-60, -84, 30], yaw: Math.PI + 0.3, nt: -0.1, hy: 0.1, ...CLOSED }, 3],
  ];
  for (const [x, y, k, pose, dress] of learners)
    s += figure(pose, { x, y, s: k }, garbaWoman(DRESS[dress], 0.2, -0.2));
  return s;
}

function draw(seed: number): Painting {
  let s = fill(rect(0, 0, W, FLOOR), 'url(#wall)');
  for (const [i, x] of [24, 190, 650, 822].entries())
    s += hanging(x, 92, 152, 304, ['#7a1238', '#3a1a5c'][i % 2], i);
  // the niche behind the teacher
  const niche: Poly = [
    [366, FLOOR],
    [366, 226],
    ...series(41, (i): Point => {
      const t = i / 40;
      return [
        500 - Math.cos(t * Math.PI) * 134,
        226 - Math.sin(t * Math.PI) * 140 * (1 + 0.07 * Math.sin(t * Math.PI * 7) ** 2),
      ];
    }),
    [634, 226],
    [634, FLOOR],
  ];
  s += fill(niche, 'url(#niche)') + line(niche, '#ffd257', 8) + line(niche, '#7a1238', 2);
  s += lampsOnStrings();
  return {
    w: W,
    h: H,
    bg: '#4a1438',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('lit', '#ffe0a0', 0.55) +
      linearGradient('wall', 0, 0, 0, FLOOR, [0, '#3b0f38'], [1, '#8c2a4a']) +
      radialGradient('niche', 500, 300, 260, [0, '#ffd98a'], [0.6, '#e8903a'], [1, '#b3471b']) +
      linearGradient('floor', 0, FLOOR, 0, H, [0, '#c9754a'], [1, '#6a2c2c']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.2 },
  };
}

export const work: Work = {
  id: 'event-garba-round-4',
  collection: 'events',
  seed: 14,
  width: W,
  height: H,
  alt: 'A garba teacher with raised arms faces learners in mirror-work skirts, who are seen from behind with flowers in their buns.',
  draw,
};
