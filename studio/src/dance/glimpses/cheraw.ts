/** Cheraw: kneeling partners clap crossed bamboo staves, women in woven puan step between them; hills behind. */
import { curve, polyline } from '../../draw/curves.ts';
import { polar } from '../../draw/geometry.ts';
import { rect } from '../../draw/shapes.ts';
import { triangles, zigzag } from '../../motifs/borders.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each, linearGradient, repeat } from '../../draw/markup.ts';
import { Body, MAN } from '../rig/body.ts';
import { volume } from '../rig/brush.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure, onHead } from '../rig/dresser.ts';
import type { Head } from '../rig/head.ts';
import { bamboo } from '../rig/instruments.ts';
import { handAngle } from '../rig/parts.ts';
import { type Pose, M, REST, mirror } from '../rig/pose.ts';
import { CX, border, hill, hut, tree } from '../rig/stage.ts';

const WHITE = '#fbf8ee';
const RED = '#c01f2c';
const BLACK = '#1c1618';
const GREEN = '#2f7a4a';
const EDGE = '#26120c';
const SKIN = '#d8a877';

const step: Partial<Pose> = {
  y: -164,
  x: -4,
  lf: [-15, 0, 4],
  rf: [19, -14, 30],
  ko: 0.06,
  lean: 0.03,
  L: [-44, 78, 12],
  R: [44, 78, 12],
  eL: 0.9,
  eR: 0.9,
  wL: -0.7,
  wR: -0.7,
  mL: M.soft,
  mR: M.soft,
  nt: 0.1,
  hy: 0.28,
  hp: 0.1,
  gy: 0.3,
  smile: 0.9,
};

/** Vakiria: a headdress of bamboo and bright feathers and seeds. */
function vakiria(h: Head): string {
  const s = h.s;
  const band = curve(
    onHead(h, -29, -12, -15, -22, 0, -25, 15, -22, 29, -12, 30, -22, 16, -33, 0, -36, -16, -33, -30, -22),
    true,
    6,
  );
  const plumes = repeat(9, (i) => {
    const x = (i - 4) * 6.6;
    const [a, b] = [h.flat(x, -34 + Math.abs(i - 4) * 1.6), h.flat(x * 1.55, -66 + Math.abs(i - 4) * 4)];
    return line([a, b], [RED, '#f2c02f', GREEN][i % 3], 5 * s) + dot(b[0], b[1], 3.4 * s, WHITE);
  });
  const lozenges = [-20, -10, 0, 10, 20].map((x, i) => {
    const [px, py] = h.flat(x, -29 + Math.abs(x) * 0.28);
    return fill(
      polyline(px, py - 5 * s, px + 4 * s, py, px, py + 5 * s, px - 4 * s, py),
      i % 2 ? WHITE : '#f2c02f',
    );
  });
  return plumes + volume(band, RED, 4 * s, EDGE) + lozenges.join('');
}

const dancer: Costume = {
  look: { skin: SKIN, edge: EDGE, hair: '#15100d', lips: '#c0363c', cheek: '#e06a4a', tail: 0.35, eye: 0.94 },
  blouse: { cloth: WHITE, trim: RED, from: 0.02, neck: 0.9, bare: false },
  arm: { sleeve: WHITE, sleeveTo: 0.4, trim: BLACK, bangles: ['#f2c02f', RED] },
  leg: { cloth: WHITE, to: 0.78, thigh: 1.05 },
  skirt: {
    rise: 10,
    len: 136,
    r0: 31,
    r1: 47,
    panels: 24,
    cols: [WHITE, '#f1ebda'],
    bell: 0.9,
    ripple: 0.02,
    bands: [
      [0.14, 0.2, RED],
      [0.22, 0.28, BLACK],
      [0.4, 0.5, RED],
      [0.5, 0.54, '#f2c02f'],
      [0.54, 0.62, BLACK],
      [0.74, 0.82, RED],
      [0.84, 0.96, BLACK],
    ],
    mirrors: [
      [0.45, 2.2, WHITE],
      [0.58, 2, WHITE],
      [0.9, 2.4, RED],
    ],
  },
  hips: [-0.1, 0.2, WHITE],
  overTorso: (b) =>
    each([0.34, 0.46, 0.58], (t, i) =>
      line(b.girdle(t, t - 0.03, -1.5, 1.5, 1.06), [RED, BLACK, GREEN][i], 5 * b.s),
    ),
  beads: [[0.1, 0.22], 2.6, [RED, '#f2c02f', GREEN]],
  onHead: (_b, h) => vakiria(h),
  shadow: 46,
};

const kneel: Partial<Pose> = {
  y: -84,
  lf: [-34, 0, -50],
  rf: [34, 0, -50],
  ko: 0.5,
  yaw: 0.95,
  bow: 0.5,
  L: [-26, 86, 74],
  R: [36, 86, 78],
  eL: 0.35,
  eR: 0.35,
  mL: M.fist,
  mR: M.fist,
  hy: -0.3,
  hp: -0.2,
  nt: 0.08,
  smile: 0.7,
};

const clapper: Costume = {
  build: MAN,
  look: { skin: '#c08c60', edge: EDGE, hair: '#15100d', lips: '#a04a40', browW: 2.2, eye: 0.9, tail: 0.15 },
  blouse: { cloth: BLACK, trim: RED, from: -0.05, bare: false },
  arm: { sleeve: BLACK, sleeveTo: 0.34, trim: RED, width: 1.15, hand: 1.1 },
  leg: { cloth: '#7a1a24', to: 0.9, thigh: 1.35, calf: 1.5 },
  overTorso: (b) =>
    each([0.2, 0.4, 0.6, 0.8], (t, i) =>
      line(b.girdle(t, t - 0.02, -1.5, 1.5, 1.06), i % 2 ? WHITE : RED, 3.4 * b.s),
    ),
  onHead(b, h) {
    const band = curve(onHead(h, -29, -16, -15, -25, 0, -28, 15, -25, 29, -16), false, 6);
    return (
      line(band, EDGE, 7.4 * b.s) +
      line(band, WHITE, 5.6 * b.s) +
      each([-16, 0, 16], (x) => dot(...h.flat(x, -27 + Math.abs(x) * 0.18), 1.9 * b.s, RED))
    );
  },
  shadow: 60,
};

/** Two who kneel face to face and hold the ends of one pair of staves; ground line, distance from the middle, size. */
const PAIRS = [
  { y: 592, out: 230, s: 0.82 },
  { y: 706, out: 212, s: 1.02 },
];

/** The pair as SVG, and its two staves, far and near, that run from fist to fist. */
function clappers({ y, out, s }: (typeof PAIRS)[number]) {
  const poses = [kneel, { ...kneel, ...mirror(kneel) }];
  const places = [CX - out, CX + out].map((x) => ({ x, y, s }));
  const fists = poses.map((pose, i) => {
    const b = new Body({ ...REST, ...pose }, places[i], MAN);
    return b.wri.map((w, k) => polar(...b.pt(w), 11 * s, handAngle(b, k))).sort((p, q) => p[1] - q[1]);
  });
  const staff = (k: number) => {
    const [from, to] = [fists[0][k], fists[1][k]];
    return bamboo([from[0] - 26 * s, from[1]], [to[0] + 26 * s, to[1]], 9 * s);
  };
  return {
    people: each(poses, (pose, i) => figure(pose, places[i], clapper)),
    far: staff(0),
    near: staff(1),
  };
}

export const glimpse: Scene = {
  ground() {
    const terraces = repeat(5, (i) =>
      line(
        curve(
          [
            [40, 452 + i * 12],
            [180, 440 + i * 13],
            [330, 450 + i * 12],
            [480, 438 + i * 13],
            [600, 450 + i * 12],
          ],
          false,
          8,
        ),
        i % 2 ? '#8fae4a' : '#b5c76a',
        5,
      ),
    );
    const clouds = each(
      [
        [130, 130, 1],
        [470, 100, 1.2],
        [330, 168, 0.8],
      ],
      ([x, y, s]) =>
        each(
          [
            [-44, 6, 26],
            [-10, -6, 36],
            [34, 2, 30],
            [66, 10, 18],
          ],
          ([dx, dy, r]) => dot(x + dx * s, y + dy * s, r * s, '#fdf8ea'),
        ),
    );
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      clouds +
      hill(330, 90, '#9db8c9', 0.4) +
      hill(370, 80, '#7fa3b0', 2.1) +
      hill(410, 62, '#5f8f8a', 3.6) +
      hill(446, 40, '#4f8560', 5.2) +
      terraces +
      tree(52, 520, 150, 66, '#4a3322', ['#2f6b3c', '#48873c', '#3a7a44'], 4) +
      tree(592, 520, 160, 70, '#4a3322', ['#2f6b3c', '#48873c', '#3a7a44'], 9) +
      hut(196, 508, 96, '#c9955a', '#7a5228', '#f6e3b4') +
      hut(446, 506, 88, '#c08a50', '#7a5228', '#f6e3b4') +
      fill(
        curve(
          [
            [-10, 536],
            [170, 516],
            [CX, 510],
            [470, 516],
            [650, 536],
            [650, 810],
            [-10, 810],
          ],
          true,
          8,
        ),
        'url(#earth)',
      ) +
      repeat(60, (i) => dot((i * 97) % 640, 560 + ((i * 61) % 200), 1.6, '#a97a4a')) +
      border(
        [
          { t: 8, band: zigzag },
          { t: 28, band: triangles },
        ],
        '#1c0c0a',
        '#f6efdf',
        [RED, BLACK, GREEN],
        '#2c6b46',
      );
    return {
      bg: '#cfe0e6',
      seed: 26,
      body,
      defs:
        linearGradient('sky', 0, 30, 0, 420, [0, '#8fbcd6'], [0.7, '#d6e6e4'], [1, '#f3ecd0']) +
        linearGradient('earth', 0, 510, 0, 800, [0, '#dcb87f'], [1, '#b0824c']),
    };
  },
  draw() {
    const [back, front] = PAIRS.map(clappers);
    // the two long staves that lie on the ground and carry the others
    const rails = each([-1, 1], (k) => bamboo([CX + k * 118, 600], [CX + k * 150, 752], 9, '#c9a24a'));
    return (
      rails +
      back.far +
      back.people +
      figure({ ...step, ...mirror(step) }, { x: 252, y: 622, s: 0.92 }, dancer) +
      figure(step, { x: 388, y: 622, s: 0.92 }, dancer) +
      back.near +
      front.far +
      figure({ ...step, hy: -0.1, gx: 0 }, { x: CX, y: 722, s: 1.14 }, dancer) +
      front.near +
      front.people
    );
  },
};
