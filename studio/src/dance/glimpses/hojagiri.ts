/** Hojagiri: a girl stands on a round pitcher, a bottle with a burning wick on her head, plates in her hands. */
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { beads, triangles } from '../../motifs/borders.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient } from '../../draw/markup.ts';
import { flower, string, volume } from '../rig/brush.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure, onHead } from '../rig/dresser.ts';
import type { Head } from '../rig/head.ts';
import { bamboo, clayLamp, pot } from '../rig/instruments.ts';
import { handAngle } from '../rig/parts.ts';
import { type Pose, M, mirror } from '../rig/pose.ts';
import { CX, border, flame, hill, stars, tree } from '../rig/stage.ts';

const CLOTH = '#27325e';
const RED = '#c2263a';
const YELLOW = '#f0bd3a';
const WHITE = '#f7f1e0';
const SILVER = '#dfe3e2';
const EDGE = '#26120c';
const SKIN = '#cf9a68';

const balance: Partial<Pose> = {
  y: -166,
  lf: [-12, 0, 2],
  rf: [12, 0, 2],
  ko: 0.06,
  roll: 0.13,
  x: 5,
  shift: -8,
  L: [-96, -10, 34],
  R: [96, -10, 34],
  eL: 0.7,
  eR: 0.7,
  wL: -0.2,
  wR: -0.2,
  mL: M.chandra,
  mR: M.chandra,
  gx: 0,
  smile: 0.75,
  brow: 0.4,
};
/** Her companions stand on one foot and sway, plates at two heights. */
const sway: Partial<Pose> = {
  ...balance,
  y: -162,
  x: -4,
  lf: [-8, 0, 0],
  rf: [10, -14, 20],
  ko: 0,
  roll: -0.1,
  shift: 10,
  lean: -0.16,
  yaw: 0.24,
  L: [-92, 30, 34],
  R: [82, -58, 30],
  eL: 0.6,
  eR: 0.8,
  nt: -0.12,
  hy: 0.2,
  gx: 0.4,
  smile: 0.85,
};

/** Brass plate lying on a palm. */
const plateOn = ([x, y]: Point, s: number) =>
  fill(ellipse(x, y - 7 * s, 25 * s, 7.4 * s), '#8a5a1c') +
  edged(ellipse(x, y - 9 * s, 25 * s, 7 * s), '#e9bd55', EDGE, 1.1) +
  fill(ellipse(x, y - 8.4 * s, 17 * s, 4.2 * s), '#c98f34') +
  fill(ellipse(x - 9 * s, y - 10 * s, 7 * s, 1.6 * s, -0.1), '#fff3c8');

/** Bottle standing on the crown of the head, a clay lamp on its mouth. Returns the place of the wick too. */
function bottle(h: Head): { svg: string; wick: Point } {
  const s = h.s;
  const glass = curve(
    onHead(h, -10, -37, -12, -52, -10, -66, -5, -74, -4.4, -88, 4.4, -88, 5, -74, 10, -66, 12, -52, 10, -37),
    false,
    5,
  );
  const shine = curve(onHead(h, -6, -44, -7, -58, -4, -68), false, 4);
  const [x, y] = h.flat(0, -87);
  return {
    svg:
      volume(glass, '#3f8f6a', 4 * s, EDGE) +
      line(shine, '#d6f2e0', 2.2 * s) +
      line(onHead(h, -10, -50, 10, -50), WHITE, 4 * s) +
      clayLamp([x, y], 0.9 * s),
    wick: [x + 12 * s, y - 6 * s],
  };
}

/** Coins sewn in rows: the heavy necklace of Reang women. */
const coins: Costume['overTorso'] = (b) =>
  each([0.16, 0.3, 0.44], (drop, i) =>
    string(b.girdle(1, 1 - drop, -0.55 - i * 0.08, 0.55 + i * 0.08, 1.07), 8.6 * b.s, 3.6 * b.s, SILVER),
  ) +
  each([0.08, 0.2], (drop) =>
    string(b.girdle(1, 1 - drop, -0.45, 0.45, 1.07), 5 * b.s, 2.2 * b.s, [RED, YELLOW, WHITE]),
  );

const girl = (top: string): Costume => ({
  look: { skin: SKIN, edge: EDGE, hair: '#15100d', lips: '#b8323c', cheek: '#e06a4a', tail: 0.4, eye: 0.98 },
  blouse: { cloth: top, trim: YELLOW, from: 0.36, neck: 0.86, buti: WHITE },
  arm: { bangles: [SILVER, SILVER, RED, SILVER], armlet: SILVER },
  leg: { cloth: CLOTH, to: 0.78, thigh: 1.05, calf: 1.2 },
  skirt: {
    rise: 10,
    len: 132,
    r0: 31,
    r1: 48,
    panels: 24,
    cols: [CLOTH, '#1f2950'],
    bell: 0.9,
    ripple: 0.03,
    sway: [-4, 0],
    bands: [
      [0.12, 0.17, RED],
      [0.3, 0.34, YELLOW],
      [0.36, 0.44, RED],
      [0.46, 0.49, WHITE],
      [0.64, 0.72, RED],
      [0.74, 0.77, YELLOW],
      [0.88, 0.97, RED],
    ],
    mirrors: [
      [0.4, 2, WHITE],
      [0.56, 2.2, YELLOW],
      [0.68, 2, WHITE],
      [0.92, 2, YELLOW],
    ],
  },
  hips: [-0.1, 0.2, CLOTH],
  belt: [SILVER, [RED, YELLOW], 0.14],
  earrings: [SILVER, RED, 1.2],
  overTorso: coins,
  behindHead(b, h) {
    const [x, y] = h.flat(0, -36);
    return dot(x, y, 17 * b.s, '#15100d');
  },
  onHead(b, h) {
    const band = curve(onHead(h, -28, -12, -15, -22, 0, -25, 15, -22, 28, -12), false, 6);
    return (
      string(band, 6 * b.s, 2.4 * b.s, [SILVER, RED]) +
      each([-24, 24], (x) => flower(h.flat(x, -26), 6 * b.s, RED, YELLOW, 6))
    );
  },
  over: (b) => each([0, 1], (i) => plateOn(polar(...b.pt(b.wri[i]), 17 * b.s, handAngle(b, i)), b.s)),
  shadow: 44,
});

const PITCHER: Point = [CX, 712];

export const glimpse: Scene = {
  ground() {
    const house = [40, 600].map((x) => {
      const side = x < 320 ? 1 : -1;
      const roof = polyline(x - side * 60, 330, x + side * 128, 330, x + side * 86, 238, x - side * 60, 238);
      const wall = polyline(x - side * 50, 330, x + side * 108, 330, x + side * 108, 480, x - side * 50, 480);
      const weave = series(9, (i): Point[] => [
        [x - side * 50, 340 + i * 16],
        [x + side * 108, 340 + i * 16],
      ]);
      const posts = [-20, 40, 100].map((d) => bamboo([x + side * d, 560], [x + side * d, 476], 9, '#a97a3c'));
      return (
        posts.join('') +
        fill(wall, '#a9743c') +
        lines(weave, '#7a4f26', 2) +
        line(wall, '#3a2212', 2, true) +
        fill(roof, '#6b4a26') +
        lines(
          series(16, (i): Point[] => [
            [x - side * 56 + side * i * 9, 242],
            [x - side * 62 + side * i * 12, 330],
          ]),
          '#4a3118',
          2,
        ) +
        fill(rect(side > 0 ? x + 30 : x - 66, 384, 36, 96), '#f2b45c', 'opacity=".8"')
      );
    });
    const body =
      fill(rect(0, 0, 640, 800), 'url(#night)') +
      stars(130, 400, 31) +
      dot(CX, 176, 74, '#fdf0c4') +
      dot(CX, 176, 110, '#fdf0c422') +
      hill(410, 60, '#23355c', 1.2) +
      hill(450, 46, '#1f3f4f', 3.1) +
      tree(150, 520, 150, 62, '#2a1c16', ['#1f4a38', '#2c5f44', '#25553c'], 3) +
      tree(500, 520, 150, 62, '#2a1c16', ['#1f4a38', '#2c5f44', '#25553c'], 10) +
      house.join('') +
      fill(
        curve(
          [
            [-10, 566],
            [160, 546],
            [CX, 540],
            [480, 546],
            [650, 566],
            [650, 810],
            [-10, 810],
          ],
          true,
          8,
        ),
        'url(#yard)',
      ) +
      fill(ellipse(CX, 716, 230, 52), '#f2c06a', 'opacity=".2"') +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: triangles },
        ],
        '#150d10',
        '#efe2c4',
        [RED, CLOTH, YELLOW],
        '#2c6b46',
      );
    return {
      bg: '#1a2244',
      seed: 28,
      body,
      defs:
        linearGradient('night', 0, 30, 0, 520, [0, '#101a3c'], [0.6, '#2f3f6b'], [1, '#7a6a7a']) +
        radialGradient('yard', CX, 690, 380, [0, '#c9965a'], [0.6, '#8f6038'], [1, '#4f3220']),
    };
  },
  draw() {
    const place = { x: CX, y: 650, s: 1.2 };
    let wick: Point = [0, 0];
    const lamp: Costume['onHead'] = (b, h) => {
      const drawn = bottle(h);
      wick = drawn.wick;
      return (girl(RED).onHead?.(b, h) ?? '') + drawn.svg;
    };
    const pitcher = pot([PITCHER[0], PITCHER[1] + 8], 1.36, '#b5622f', '#f2d9a8');
    const lamps = [
      [76, 746],
      [206, 752],
      [564, 746],
      [434, 752],
    ].map(([x, y], i) => clayLamp([x, y], 1.1) + flame(x + 14, y - 8, i * 0.4, 4, i, 24));
    const middle = figure(balance, place, { ...girl(RED), onHead: lamp });
    return (
      figure({ ...sway, ...mirror(sway) }, { x: 140, y: 694, s: 0.9 }, girl('#2f7a4a')) +
      figure(sway, { x: 500, y: 694, s: 0.9 }, girl('#7a3a78')) +
      fill(ellipse(PITCHER[0] + 8, PITCHER[1] + 10, 60, 13), '#2a160c', 'opacity=".6"') +
      pitcher.svg +
      middle +
      flame(...wick, 0.6, 4, 2, 34) +
      lamps.join('')
    );
  },
};
