/** Kalbelia: a dancer bends deep in a whirl of black skirt, a snake charmer's pipe beside her, dunes at dusk. */
import { curve } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { beads, rosettes } from '../../motifs/borders.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient } from '../../draw/markup.ts';
import { MAN } from '../rig/body.ts';
import { bead, flower, string, tone, volume } from '../rig/brush.ts';
import { hang, strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure, onHead } from '../rig/dresser.ts';
import { gourdPipe } from '../rig/instruments.ts';
import { type Pose, M } from '../rig/pose.ts';
import { CX, border, flame, hill, stars } from '../rig/stage.ts';

const BLACK = '#1b171c';
const SILVER = '#e3e6e4';
const RED = '#d81f45';
const YELLOW = '#f2b92f';
const GREEN = '#2f9a6a';
const EDGE = '#150a08';
const SKIN = '#b87848';

const pose: Partial<Pose> = {
  y: -150,
  x: -14,
  lf: [-36, 0, 0],
  rf: [44, 0, 14],
  ko: 0.6,
  yaw: 0.5,
  lean: -0.5,
  bow: -0.3,
  shift: -16,
  roll: -0.16,
  L: [-104, -58, 4],
  R: [84, -84, 12],
  eL: 0.9,
  eR: 0.8,
  wL: -0.4,
  wR: 0.3,
  mL: M.alapadma,
  mR: M.hamsa,
  nt: -0.3,
  hy: -0.1,
  hp: -0.18,
  gx: 0.2,
  gy: -0.4,
  smile: 0.95,
  brow: 0.7,
};

const dancer: Costume = {
  look: {
    skin: SKIN,
    edge: EDGE,
    hair: '#0f0b0a',
    lips: '#b3202c',
    cheek: '#c8502c',
    bindi: SILVER,
    tail: 1,
  },
  blouse: { cloth: BLACK, trim: SILVER, from: 0.3, buti: YELLOW },
  arm: {
    nails: '#b3202c',
    sleeve: BLACK,
    sleeveTo: 0.42,
    trim: RED,
    armlet: SILVER,
    bangles: [SILVER, RED, SILVER, YELLOW, SILVER, GREEN, SILVER],
  },
  leg: { cloth: '#2a2228', to: 0.94, thigh: 1.1, calf: 1.2, cuff: SILVER, bells: 4, bell: SILVER },
  skirt: {
    rise: 10,
    len: 140,
    r0: 27,
    r1: 104,
    panels: 44,
    cols: [BLACK, '#26202a'],
    flare: 0.55,
    swirl: 0.6,
    ripple: 0.06,
    bell: 0.75,
    bands: [
      [0.26, 0.285, SILVER],
      [0.42, 0.46, RED],
      [0.46, 0.475, SILVER],
      [0.6, 0.64, YELLOW],
      [0.66, 0.72, GREEN],
      [0.78, 0.81, SILVER],
      [0.86, 0.94, RED],
      [0.96, 1, SILVER],
    ],
    mirrors: [
      [0.35, 2.2, SILVER],
      [0.53, 2.6, YELLOW],
      [0.69, 2.2, SILVER],
      [0.9, 2.6, YELLOW],
    ],
  },
  belt: [SILVER, [RED, GREEN, YELLOW], 0.16],
  beads: [[0.1, 0.22, 0.36], 2.3, [SILVER, RED, YELLOW, GREEN]],
  earrings: [SILVER, RED, 1.2],
  behind(b, h) {
    // The veil flies out with the turn.
    const root = h.flat(6, -20);
    const veil = [
      root,
      polar(...root, 70 * b.s, -0.5),
      polar(...root, 140 * b.s, -0.12),
      polar(...root, 196 * b.s, 0.12),
    ];
    const braid = hang(h.flat(-6, 20), 120 * b.s, [-40 * b.s, 0], 6, 3);
    return (
      strip(veil, (u) => b.s * (16 + 20 * u), BLACK, RED, b.s) +
      strip(braid, () => 6 * b.s, '#0f0b0a', '#3a2a20', b.s) +
      flower(braid[5], 8 * b.s, RED, SILVER, 8)
    );
  },
  onHead(b, h) {
    const hood = curve(
      onHead(
        h,
        -30,
        4,
        -33,
        -12,
        -27,
        -32,
        -12,
        -43,
        0,
        -45,
        12,
        -43,
        27,
        -32,
        33,
        -12,
        30,
        4,
        26,
        -12,
        14,
        -27,
        0,
        -32,
        -14,
        -27,
        -26,
        -12,
      ),
      true,
      6,
    );
    const trim = curve(onHead(h, -27, -8, -14, -26, 0, -31, 14, -26, 27, -8), false, 6);
    const borla = h.f(0, -22, 3);
    return (
      edged(hood, BLACK, EDGE, 1) +
      line(trim, RED, 4 * b.s) +
      string(trim, 5 * b.s, 1.9 * b.s, SILVER) +
      bead(borla, 5.6 * b.s, SILVER) +
      dot(...borla, 2.2 * b.s, RED)
    );
  },
  shadow: 120,
};

const sitting: Partial<Pose> = {
  y: -58,
  lf: [-58, 0, 30],
  rf: [58, 0, 30],
  ko: 0.95,
  yaw: -0.55,
  bow: 0.06,
  L: [-20, 34, 66],
  R: [26, 40, 66],
  eL: 0.4,
  eR: 0.4,
  mL: M.fist,
  mR: M.fist,
  hy: 0.1,
  hp: 0.06,
  gx: -0.7,
  smile: 0.1,
  brow: 0.4,
};

const piper: Costume = {
  build: MAN,
  look: {
    skin: '#a86c42',
    edge: EDGE,
    hair: '#15100d',
    lips: '#8a3a30',
    moustache: '#1c110d',
    browW: 2.4,
    eye: 0.94,
    tail: 0.2,
  },
  blouse: { cloth: '#f3e6c8', trim: '#c9b48a', from: -0.05, bare: false },
  arm: { sleeve: '#f3e6c8', sleeveTo: 0.9, trim: '#c9b48a', width: 1.2, hand: 1.1 },
  leg: { cloth: '#f3e6c8', to: 0.9, thigh: 1.5, calf: 1.8 },
  overTorso: (b) =>
    strip(
      [b.skin(0.1, 1, 1.08).p, b.skin(0.6, 0.2, 1.08).p, b.skin(1, -0.7, 1.06).p],
      () => 9 * b.s,
      '#d9822b',
      RED,
      b.s,
    ),
  onHead(b, h) {
    const turban = curve(
      onHead(h, -31, -12, -37, -28, -26, -46, 0, -54, 26, -46, 37, -28, 31, -12, 15, -21, 0, -25, -15, -21),
      true,
      6,
    );
    const folds = [0, 1, 2, 3].map((i) =>
      curve(
        onHead(h, -34 + i * 2, -18 - i * 7, -10, -30 - i * 6, 10, -24 - i * 8, 35 - i * 3, -30 - i * 5),
        false,
        6,
      ),
    );
    return (
      volume(turban, '#e2762a', 7 * b.s, EDGE) +
      lines(folds, tone('#e2762a', -0.35), 2.2 * b.s) +
      lines(folds.slice(1, 3), YELLOW, 2 * b.s)
    );
  },
  over(b, h) {
    const lips = h.f(0, 20, 4);
    const hands = [0, 1].map((i) => b.pt(b.wri[i]));
    const end: Point = [
      (hands[0][0] + hands[1][0]) / 2 - 8 * b.s,
      Math.max(hands[0][1], hands[1][1]) + 22 * b.s,
    ];
    return gourdPipe(lips, b.s, end);
  },
  shadow: 92,
};

/** Khejri tree against the sky. */
function khejri(x: number, y: number, s: number): string {
  const trunk = curve(
    [
      [x, y],
      [x + 6 * s, y - 40 * s],
      [x - 4 * s, y - 80 * s],
    ],
    false,
    6,
  );
  const limbs = [
    [-44, -120],
    [-18, -134],
    [22, -128],
    [48, -108],
  ].map(([a, b]) =>
    curve(
      [
        [x - 2 * s, y - 66 * s],
        [x + a * 0.5 * s, y - 96 * s],
        [x + a * s, y + b * s],
      ],
      false,
      6,
    ),
  );
  const tufts = limbs.flatMap((limb, k) =>
    series(14, (i) => {
      const p = polar(...limb[limb.length - 1], (5 + ((i * 7) % 22)) * s, i * 2.4 + k);
      return fill(leaf(p[0], p[1], 15 * s, 3 * s, i * 1.9), i % 2 ? '#2f3a2c' : '#43503a');
    }),
  );
  return line(trunk, '#2a1712', 9 * s) + lines(limbs, '#2a1712', 4.4 * s) + tufts.join('');
}

export const glimpse: Scene = {
  ground() {
    const wind = series(30, (i): Point[] => {
      const y = 560 + (i % 15) * 15;
      const x = (i * 173) % 560;
      return curve(
        [
          [x, y],
          [x + 40, y - 5],
          [x + 90, y + 2],
        ],
        false,
        5,
      );
    });
    const camels = [
      [470, 424, 0.9],
      [520, 428, 0.8],
    ].map(([x, y, s]) => {
      const at = (...xy: number[]): Point[] =>
        series(xy.length / 2, (i): Point => [x + xy[i * 2] * s, y + xy[i * 2 + 1] * s]);
      const back = curve(
        at(
          -22,
          -4,
          -20,
          -16,
          -8,
          -20,
          0,
          -30,
          8,
          -20,
          18,
          -18,
          26,
          -30,
          34,
          -34,
          36,
          -29,
          28,
          -24,
          22,
          -8,
          18,
          -2,
          -18,
          -2,
        ),
        true,
        5,
      );
      return (
        fill(back, '#3a1f24') + each([-16, -10, 12, 18], (dx) => line(at(dx, -4, dx, 20), '#3a1f24', 3 * s))
      );
    });
    const body =
      fill(rect(0, 0, 640, 800), 'url(#dusk)') +
      stars(60, 240, 18) +
      dot(186, 352, 58, '#ffd27a') +
      hill(420, 34, '#a8543c', 0.7) +
      camels.join('') +
      hill(452, 44, '#b8653f', 2.6) +
      khejri(566, 486, 1.2) +
      hill(500, 26, '#cf8049', 4.4) +
      fill(
        curve(
          [
            [-10, 560],
            [150, 528],
            [CX, 540],
            [500, 524],
            [650, 552],
            [650, 810],
            [-10, 810],
          ],
          true,
          8,
        ),
        'url(#sand)',
      ) +
      lines(wind, '#f6d49a', 2, 'opacity=".5"') +
      fill(ellipse(286, 718, 200, 34), '#7a3a24', 'opacity=".2"') +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: rosettes(8) },
        ],
        '#150a08',
        '#2a1420',
        [RED, YELLOW, SILVER],
        '#2f7a5a',
      );
    return {
      bg: '#7a3a4a',
      seed: 27,
      body,
      defs:
        linearGradient(
          'dusk',
          0,
          30,
          0,
          500,
          [0, '#2a2050'],
          [0.45, '#8a3a5c'],
          [0.78, '#e8743f'],
          [1, '#f9b45c'],
        ) + radialGradient('sand', CX, 640, 400, [0, '#eebd7a'], [0.6, '#cf8f52'], [1, '#8f5434']),
    };
  },
  draw: () =>
    fill(ellipse(84, 738, 26, 8), '#3a1f14') +
    each(
      [
        [-10, 0.3],
        [0, 0.9],
        [10, 1.5],
      ],
      ([dx, t], k) => flame(84 + dx, 734, t, 4, k, 34),
    ) +
    figure(sitting, { x: 514, y: 700, s: 1 }, piper) +
    figure(pose, { x: 304, y: 718, s: 1.24 }, dancer),
};
