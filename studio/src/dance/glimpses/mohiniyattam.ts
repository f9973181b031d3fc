/** Mohiniyattam: off-white and gold, swaying like a palm, before the backwaters. */
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { beads, vine } from '../../motifs/borders.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { each, linearGradient, repeat } from '../../draw/markup.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { bead, flower } from '../rig/brush.ts';
import { fan, strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure } from '../rig/dresser.ts';
import { browBand } from '../rig/head.ts';
import { type Pose, M } from '../rig/pose.ts';
import { CX, border } from '../rig/stage.ts';

const CREAM = '#f6ecd2';
const FOLD = '#e9dcba';
const GOLD = '#d9a032';
const SKIN = '#c98a5c';

const pose: Partial<Pose> = {
  y: -160,
  x: 10,
  lf: [-22, 0, 0],
  rf: [36, 0, 16],
  ko: 0.1,
  lean: 0.16,
  shift: 16,
  roll: 0.16,
  L: [-26, 34, 56],
  R: [100, -22, 34],
  eL: 0.75,
  eR: 0.6,
  wL: 0.3,
  wR: -0.5,
  mL: M.hamsa,
  mR: M.alapadma,
  nt: -0.22,
  hy: 0.34,
  gx: 0.7,
  gy: 0.2,
  smile: 0.65,
  brow: 0.4,
};

const costume: Costume = {
  look: {
    skin: SKIN,
    edge: '#2a110c',
    hair: '#130d0c',
    lips: '#b3202c',
    cheek: '#d8543c',
    bindi: '#b3182c',
    tail: 1.3,
    eye: 1.08,
  },
  blouse: { cloth: CREAM, trim: GOLD, from: 0.44 },
  arm: {
    nails: '#b3202c',
    sleeve: CREAM,
    sleeveTo: 0.3,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, '#fff6e0', GOLD, GOLD],
  },
  leg: { cloth: CREAM, to: 0.8, thigh: 1.1, bells: 3, alta: '#b3202c' },
  // the white cloth with its gold hem falls to the ankles, a pleated fan hangs before it
  skirt: {
    rise: 10,
    len: 128,
    r0: 31,
    r1: 96,
    panels: 30,
    cols: [CREAM, FOLD],
    bell: 0.6,
    ripple: 0.05,
    sway: [8, 0],
    bands: [
      [0.64, 0.67, GOLD],
      [0.86, 0.97, GOLD],
    ],
    mirrors: [
      [0.76, 1.8, GOLD],
      [0.915, 1.8, '#b3402c'],
    ],
  },
  overSkirt: (b) =>
    fan(b, {
      edge: '#2a110c',
      cols: [CREAM, FOLD],
      bands: [GOLD, GOLD, '#b07a1e'],
      drop: 46,
      at: 0.7,
      n: 16,
      open: 1.5,
    }),
  hips: [-0.14, 0.3, CREAM],
  belt: [GOLD, ['#b3182c', GOLD], 0.24],
  beads: [[0.08, 0.18, 0.32], 2.3, [GOLD, GOLD, '#2f7a3f']],
  earrings: [GOLD, '#b3182c', 1.1],
  overTorso: (b) =>
    strip(
      [
        b.skin(0.22, 1.15, 1.08).p,
        b.skin(0.5, 0.4, 1.08).p,
        b.skin(0.78, -0.2, 1.08).p,
        b.skin(1, -0.75, 1.06).p,
      ],
      (u) => b.s * (15 - 4 * u),
      CREAM,
      GOLD,
      b.s,
    ),
  behindHead(b, h) {
    // The bun sits on the left side of the head, ringed with jasmine.
    const [x, y] = h.flat(-30, -18);
    const ring = series(13, (i) =>
      flower(polar(x, y, 17 * b.s, (i / 13) * TAU), 6.4 * b.s, '#fdf9ec', '#f3dc8c', 7, i),
    );
    return dot(x, y, 17 * b.s, '#130d0c') + ring.join('') + bead([x, y], 5 * b.s, GOLD);
  },
  onHead: (_b, h) => browBand(h, GOLD, '#b3182c'),
  shadow: 84,
};

/** Coconut palm leaning over the water. */
function palm(x: number, y: number, height: number, lean: number): string {
  const trunk = curve(
    [
      [x, y],
      [x + lean * 0.2, y - height * 0.5],
      [x + lean, y - height],
    ],
    false,
    12,
  );
  const top = trunk[trunk.length - 1];
  let svg = fill(ribbon(trunk, widths(9, 6, 5), 4), '#4a3220');
  svg += lines(
    walk(trunk, 13).map(({ p }) => polyline(p[0] - 7, p[1] + 2, p[0] + 7, p[1] - 2)),
    '#2a1a10',
    1.2,
  );
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI / 2 + (i - 5) * 0.52;
    const rib = curve(
      [
        top,
        polar(...top, 62, a),
        [polar(...top, 118, a)[0], polar(...top, 118, a)[1] + 46 + Math.abs(i - 5) * 7],
      ],
      false,
      8,
    );
    const barbs = walk(rib, 5).flatMap(({ p, a: t, t: u }) =>
      [-1, 1].map(
        (side) =>
          [p, polar(...p, 30 * Math.sin(Math.PI * (0.15 + 0.85 * u)) + 6, t + side * 0.75)] as Point[],
      ),
    );
    svg += lines(barbs, i % 2 ? '#2f6b3c' : '#24583a', 2) + line(rib, '#173f2a', 2.2);
  }
  return (
    svg +
    each(
      [
        [-8, 8],
        [7, 10],
        [0, 14],
      ],
      ([a, b]) => dot(top[0] + a, top[1] + b, 7, '#8a6a2c'),
    )
  );
}

/** Country boat with a cane roof, far out. */
function boat(x: number, y: number, s: number): string {
  const at = (...xy: number[]): Point[] =>
    series(xy.length / 2, (i): Point => [x + xy[i * 2] * s, y + xy[i * 2 + 1] * s]);
  const hull = curve(at(-90, -16, -60, 6, 0, 12, 60, 6, 92, -18), false, 6);
  const roof = curve(at(-46, -2, -44, -34, 0, -46, 44, -34, 46, -2), false, 6);
  return (
    fill(roof, '#8a5a2c') +
    lines(
      [0, 1, 2, 3].map((i) => at(-42 + i * 28, -4, -38 + i * 26, -38)),
      '#5a3416',
      1.6,
    ) +
    fill([...hull, ...at(60, -6, -58, -6)], '#2a1710')
  );
}

export const glimpse: Scene = {
  ground() {
    const ripples = series(46, (i): Point[] => {
      const y = 400 + (i % 23) * 8.6;
      const x = (i * 137) % 600;
      return curve(
        [
          [x, y],
          [x + 20 + (i % 4) * 9, y - 2],
          [x + 44 + (i % 4) * 16, y],
        ],
        false,
        4,
      );
    });
    const lily = { out: '#e49ab0', in: '#fbe3e4', tip: '#c9436a', ink: '#5a1a34' };
    const lotuses = [
      [64, 596],
      [120, 622],
      [536, 600],
      [590, 628],
      [486, 626],
    ].map(
      ([x, y], i) =>
        edged(ellipse(x - 14, y + 4, 34, 8), '#2f6b3c', '#173f2a', 1) +
        lotus(x, y + 2, 22 + (i % 2) * 5, lily, 7),
    );
    const bank = curve(
      [
        [0, 648],
        [140, 640],
        [320, 632],
        [500, 640],
        [640, 648],
      ],
      false,
      8,
    );
    const shore = series(16, (i) => {
      const x = 10 + i * 42;
      return fill(
        leaf(x, 404, 40 + (i % 3) * 16, 16, -Math.PI / 2 + (((i * 7) % 5) - 2) * 0.12),
        i % 2 ? '#39614a' : '#2d5342',
      );
    });
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      dot(452, 214, 62, '#fbe0a0') +
      fill(ellipse(452, 214, 92, 92), '#fbe0a0', 'opacity=".25"') +
      shore.join('') +
      fill(rect(0, 396, 640, 270), 'url(#water)') +
      lines(ripples, '#fdf0c8', 1.8, 'opacity=".5"') +
      boat(150, 442, 0.8) +
      palm(540, 408, 120, 18) +
      lotuses.join('') +
      fill([...bank, [640, 800], [0, 800]], 'url(#bank)') +
      each([76, 586], (x) => fill(ellipse(x, 672, 34, 8), '#2f4a24')) +
      palm(76, 674, 424, 58) +
      palm(586, 674, 366, -64) +
      repeat(90, (i) =>
        line(
          [
            [(i * 71) % 640, 664 + ((i * 43) % 130)],
            [((i * 71) % 640) + 3, 654 + ((i * 43) % 130)],
          ],
          '#7fa055',
          1.6,
        ),
      ) +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: vine() },
        ],
        '#3a2408',
        '#f3e6c4',
        ['#c9922e', '#b3402c', '#8a5a1c'],
        '#4f7d4a',
      );
    return {
      bg: '#f0d9a8',
      seed: 22,
      body,
      defs:
        linearGradient('sky', 0, 30, 0, 400, [0, '#7fa9b4'], [0.5, '#e8cf9a'], [1, '#f3b778']) +
        linearGradient('water', 0, 396, 0, 660, [0, '#e9b57c'], [0.35, '#8fa89a'], [1, '#3f6f70']) +
        linearGradient('bank', 0, 636, 0, 800, [0, '#6f8f45'], [1, '#41602f']),
    };
  },
  draw: () => figure(pose, { x: CX + 4, y: 716, s: 1.42 }, costume),
};
