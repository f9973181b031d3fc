/** Sattriya: a dancer in cream pat silk and a white turban, a khol drummer beside her, in a pillared prayer hall. */
import { series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { beads, lotuses } from '../../motifs/borders.ts';
import { edged, fill, line, lines } from '../../draw/svg.ts';
import { each, radialGradient, repeat } from '../../draw/markup.ts';
import { MAN } from '../rig/body.ts';
import { flower, volume } from '../rig/brush.ts';
import { strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure, onHead } from '../rig/dresser.ts';
import type { Head } from '../rig/head.ts';
import { drum } from '../rig/instruments.ts';
import { type Pose, M } from '../rig/pose.ts';
import { CX, border, brassLamp, flame, floor } from '../rig/stage.ts';

const PAT = '#f5e8c6';
const FOLD = '#e6d5a6';
const RED = '#b3202c';
const GOLD = '#d9a032';
const WHITE = '#fbf8ee';
const SKIN = '#c98f62';
const EDGE = '#2a120c';

const dancerPose: Partial<Pose> = {
  y: -156,
  x: -8,
  lf: [-30, 0, 4],
  rf: [26, 0, 8],
  ko: 0.22,
  lean: -0.08,
  shift: -8,
  roll: -0.08,
  L: [-96, -62, 26],
  R: [74, 26, 46],
  eL: 0.85,
  eR: 0.6,
  wL: -0.4,
  wR: -0.2,
  mL: M.pataka,
  mR: M.alapadma,
  nt: 0.12,
  hy: -0.36,
  gx: -0.8,
  gy: -0.3,
  smile: 0.7,
  brow: 0.6,
};

/** White turban wound to a soft cone, a red band at the brow. */
function turban(h: Head): string {
  const s = h.s;
  const cone = curve(
    onHead(
      h,
      -31,
      -10,
      -33,
      -28,
      -22,
      -52,
      -8,
      -74,
      4,
      -84,
      14,
      -70,
      24,
      -50,
      33,
      -28,
      31,
      -10,
      16,
      -20,
      0,
      -24,
      -16,
      -20,
    ),
    true,
    6,
  );
  const turns = [0, 1, 2, 3].map((i) =>
    curve(onHead(h, -31 + i * 5, -20 - i * 13, 0, -34 - i * 12, 31 - i * 5, -24 - i * 13), false, 6),
  );
  return (
    volume(cone, WHITE, 7 * s, EDGE) +
    lines(turns, '#c9c0a8', 1.8 * s) +
    line(curve(onHead(h, -31, -13, -16, -23, 0, -27, 16, -23, 31, -13), false, 6), RED, 5 * s) +
    flower(h.flat(0, -28), 5.4 * s, GOLD, RED, 8)
  );
}

const dancer: Costume = {
  look: {
    skin: SKIN,
    edge: EDGE,
    hair: '#130d0c',
    lips: '#b3202c',
    cheek: '#d8543c',
    bindi: '#b3182c',
    tail: 1.1,
  },
  blouse: { cloth: RED, trim: GOLD, from: 0.42, buti: GOLD },
  arm: { nails: '#b3202c', sleeve: RED, sleeveTo: 0.4, trim: GOLD, bangles: [GOLD, RED, GOLD, GOLD] },
  leg: { cloth: PAT, to: 0.84, thigh: 1.1, bells: 4, alta: '#b3202c' },
  skirt: {
    rise: 10,
    len: 126,
    r0: 30,
    r1: 94,
    panels: 32,
    cols: [PAT, FOLD],
    bell: 0.85,
    ripple: 0.05,
    sway: [6, 0],
    bands: [
      [0.5, 0.52, RED],
      [0.7, 0.78, RED],
      [0.86, 0.89, GOLD],
      [0.91, 0.98, RED],
    ],
    mirrors: [
      [0.35, 2.2, RED],
      [0.61, 2.6, RED],
      [0.74, 1.6, PAT],
    ],
  },
  hips: [-0.12, 0.32, PAT],
  belt: [GOLD, [RED, '#1f7a4a'], 0.24],
  beads: [[0.1, 0.22, 0.36], 2.3, [GOLD, RED, GOLD]],
  earrings: [GOLD, '#b3182c', 1.1],
  overTorso: (b) =>
    strip(
      [
        b.skin(0.2, -1.15, 1.08).p,
        b.skin(0.5, -0.35, 1.08).p,
        b.skin(0.78, 0.25, 1.08).p,
        b.skin(1, 0.8, 1.06).p,
      ],
      (u) => b.s * (15 - 4 * u),
      PAT,
      RED,
      b.s,
    ),
  onHead: (_b, h) => turban(h),
  shadow: 84,
};

const drummerPose: Partial<Pose> = {
  y: -160,
  lf: [-24, 0, 0],
  rf: [26, 0, 6],
  ko: 0.5,
  yaw: -0.35,
  L: [-76, 58, 48],
  R: [80, 56, 48],
  eL: 0.75,
  eR: 0.8,
  wL: -0.75,
  wR: -0.75,
  mL: M.pataka,
  mR: M.pataka,
  nt: -0.12,
  hy: -0.3,
  gx: -0.8,
  smile: 0.7,
  lean: -0.05,
};

const drummer: Costume = {
  build: MAN,
  look: {
    skin: '#b57d50',
    edge: EDGE,
    hair: '#15100d',
    lips: '#9a3a34',
    moustache: '#1c110d',
    browW: 2.3,
    eye: 0.92,
    tail: 0.2,
  },
  blouse: { cloth: WHITE, trim: '#d8cfb8', from: -0.05, bare: false },
  arm: { sleeve: WHITE, sleeveTo: 0.9, trim: '#d8cfb8', width: 1.2, hand: 1.1 },
  leg: { cloth: WHITE, to: 0.92, thigh: 1.4, calf: 1.9 },
  skirt: {
    rise: 8,
    len: 92,
    r0: 28,
    r1: 46,
    panels: 20,
    cols: [WHITE, '#eee7d6'],
    bell: 0.9,
    ripple: 0.05,
    bands: [[0.92, 0.98, RED]],
  },
  onHead: (_b, h) => turban(h),
  overTorso(b) {
    const [x, y] = b.pt([b.hip[0], b.hip[1] - 34, 40]);
    return (
      line([b.pt(b.sho[0]), [x + 40 * b.s, y - 10 * b.s]], RED, 4 * b.s) +
      drum([x, y], 54 * b.s, 27 * b.s, 0.06, '#8a4a24', '#f3d79a')
    );
  },
  shadow: 60,
};

/** Wooden post of a prayer hall: an even shaft on a stepped foot, carved bands, a lotus capital under the beam. */
function post(x: number, top: number, foot: number, w: number): string {
  const shaft = rect(x - w / 2, top, w, foot - top);
  const steps = [
    [1.9, foot - 16, 16],
    [1.55, foot - 30, 14],
    [1.5, top + 22, 12],
    [1.9, top, 22],
  ].map(([k, y, h]) => {
    const q = rect(x - (w * k) / 2, y, w * k, h);
    return edged(q, '#8f5226', '#3a1c0c', 1.8);
  });
  const bands = [0.2, 0.48, 0.76].map((t) => {
    const y = top + (foot - top) * t;
    const q = rect(x - w / 2 - 3, y, w + 6, 18);
    return (
      edged(q, '#b3402c', '#3a1c0c', 1.6) +
      each([-0.32, 0, 0.32], (k) => flower([x + k * w, y + 9], 5, '#f3dc9a', '#e3b85c', 6))
    );
  });
  const capital = series(5, (i) => {
    const q = leaf(x + (i - 2) * w * 0.24, top + 58, 34, 9, -Math.PI / 2 + (i - 2) * 0.26, 0, 0.45);
    return edged(q, i % 2 ? '#c9942e' : '#e3b85c', '#3a1c0c', 1);
  });
  return (
    fill(shaft, '#a9642c') +
    fill(rect(x - w / 2, top, w * 0.22, foot - top), '#c98748') +
    fill(rect(x + w * 0.24, top, w * 0.26, foot - top), '#6f3d1c', 'opacity=".6"') +
    line(shaft, '#3a1c0c', 1.8, true) +
    bands.join('') +
    capital.join('') +
    steps.join('')
  );
}

export const glimpse: Scene = {
  ground() {
    const stage = floor(622, '#9a6a3c', '#5a3018', '#e3b85c', 3);
    const rafters = repeat(15, (i) => line(polyline(CX, 20, CX + (i - 7) * 96, 190), '#4a2a16', 7));
    // A guru asana, the stepped wooden throne of the scriptures, in the apse.
    const throne = [0, 1, 2, 3].map((i) => {
      const [w, y] = [92 - i * 20, 560 - i * 62];
      const step = rect(CX - w, y, 2 * w, 56);
      return (
        edged(step, i % 2 ? '#c9942e' : '#b3402c', '#4a1a0c', 2) +
        repeat(7 - i, (k) =>
          flower([CX - w + ((k + 0.5) * 2 * w) / (7 - i), y + 28], 9, '#f3dc9a', '#b3202c', 8),
        )
      );
    });
    const book = curve(
      [
        [CX - 34, 366],
        [CX, 352],
        [CX + 34, 366],
        [CX, 372],
      ],
      true,
      5,
    );
    const body =
      fill(rect(0, 0, 640, 800), '#5a3018') +
      fill(rect(0, 0, 640, 200), '#6b3d20') +
      rafters +
      fill(rect(30, 186, 580, 440), 'url(#wall)') +
      fill(
        [
          ...curve(
            [
              [CX - 132, 622],
              [CX - 132, 330],
              [CX - 70, 246],
              [CX, 216],
              [CX + 70, 246],
              [CX + 132, 330],
              [CX + 132, 622],
            ],
            false,
            8,
          ),
        ],
        'url(#apse)',
      ) +
      throne.join('') +
      edged(book, WHITE, '#4a1a0c', 1.6) +
      repeat(9, (i) =>
        fill(
          leaf(CX, 352, 66, 11, -Math.PI / 2 + (i - 4) * 0.26),
          i % 2 ? '#e3b85c' : '#c9942e',
          'opacity=".85"',
        ),
      ) +
      post(176, 184, 624, 26) +
      post(464, 184, 624, 26) +
      stage.body +
      post(76, 180, 650, 40) +
      post(564, 180, 650, 40) +
      brassLamp(48, 720, 120) +
      each([-18, 0, 18], (d, k) => flame(48 + d, 602, 1.1, 4, k, 20)) +
      fill(ellipse(CX, 716, 220, 44), '#b3402c', 'opacity=".28"') +
      line(ellipse(CX, 716, 220, 44), '#e3b85c', 2, true) +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: lotuses },
        ],
        '#3a1a0c',
        '#f1e2bd',
        ['#b3202c', '#d9a032', '#7a2a1c'],
        '#3f7a4a',
      );
    return {
      bg: '#5a3018',
      seed: 23,
      body,
      defs:
        stage.defs +
        radialGradient('wall', CX, 400, 420, [0, '#f0d9a3'], [0.6, '#d9b273'], [1, '#a8763f']) +
        radialGradient('apse', CX, 420, 300, [0, '#fbeecb'], [1, '#c98f4a']),
    };
  },
  draw: () =>
    figure(drummerPose, { x: 486, y: 676, s: 1.02 }, drummer) +
    figure(dancerPose, { x: 262, y: 726, s: 1.36 }, dancer),
};
