/** Bihu: three women in muga silk with their hands at the back of the waist, dhol and buffalo horn, a spring field. */
import { curve, polyline } from '../../draw/curves.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { triangles, zigzag } from '../../motifs/borders.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { each, linearGradient, repeat } from '../../draw/markup.ts';
import { MAN } from '../rig/body.ts';
import { flower, volume } from '../rig/brush.ts';
import { strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, type Layer, figure, onHead } from '../rig/dresser.ts';
import { drum, hornPipe } from '../rig/instruments.ts';
import { type Pose, M, mirror } from '../rig/pose.ts';
import { CX, border, hill, hut, tree } from '../rig/stage.ts';

const MUGA = '#ecd193';
const FOLD = '#d9b974';
const RED = '#b8202c';
const WHITE = '#fbf6e6';
const GOLD = '#d9a032';
const EDGE = '#2a120c';
const SKIN = '#d09a6a';

const sway: Partial<Pose> = {
  y: -166,
  x: 6,
  lf: [-12, 0, 0],
  rf: [16, 0, 8],
  ko: 0.05,
  roll: 0.13,
  shift: -7,
  lean: 0.07,
  bow: 0.16,
  L: [-50, 76, -16],
  R: [50, 76, -16],
  eL: 0.9,
  eR: 0.9,
  mL: M.fist,
  mR: M.fist,
  nt: -0.12,
  hy: 0.2,
  gx: 0.3,
  smile: 0.85,
  brow: 0.3,
};
/** Both hands at the back of the waist, bent forward from the hips: the attitude Bihu is known by. */
const bend: Partial<Pose> = {
  ...sway,
  y: -166,
  yaw: -0.3,
  lf: [-14, 0, 4],
  rf: [14, 0, 0],
  ko: 0.03,
  bow: 0.34,
  lean: -0.08,
  roll: -0.16,
  shift: 8,
  nt: 0.2,
  hy: 0.1,
  gx: -0.4,
  smile: 0.95,
};
/** One hand at the waist, the other opened over the head like a flower. */
const call: Partial<Pose> = {
  ...sway,
  R: [44, -88, 18],
  eR: 0.95,
  mR: M.alapadma,
  wR: -0.5,
  lf: [-12, 0, 0],
  rf: [18, -16, 10],
  nt: -0.16,
  hy: 0.34,
  gx: 0.6,
  smile: 0.95,
};

const woman = (chador: string, silk = RED): Costume => ({
  look: { skin: SKIN, edge: EDGE, hair: '#130d0c', lips: '#b3202c', cheek: '#d8543c', bindi: RED, tail: 0.7 },
  blouse: { cloth: silk, trim: GOLD, from: 0.4, buti: GOLD },
  arm: { nails: '#b3202c', sleeve: silk, sleeveTo: 0.42, trim: GOLD, bangles: [GOLD, RED, GOLD, GOLD] },
  leg: { cloth: MUGA, to: 0.8, thigh: 1.1, alta: '#b3202c' },
  skirt: {
    rise: 10,
    len: 150,
    r0: 30,
    r1: 54,
    panels: 26,
    cols: [MUGA, FOLD],
    bell: 0.9,
    ripple: 0.04,
    sway: [-5, 0],
    bands: [
      [0.76, 0.9, RED],
      [0.93, 0.97, RED],
    ],
    mirrors: [
      [0.3, 2, RED],
      [0.5, 2, RED],
      [0.83, 2.2, MUGA],
    ],
  },
  hips: [-0.14, 0.3, MUGA],
  beads: [[0.1, 0.24], 2.3, [GOLD, RED]],
  earrings: [GOLD, RED, 1.1],
  overTorso(b) {
    const path = [
      b.skin(-0.1, 1.2, 1.1).p,
      b.skin(0.34, 0.6, 1.1).p,
      b.skin(0.72, -0.15, 1.1).p,
      b.skin(1, -0.8, 1.06).p,
    ];
    return strip(path, (u) => b.s * (22 - 6 * u), chador, RED, b.s);
  },
  behindHead(b, h) {
    const [x, y] = h.flat(20, -24);
    return dot(x, y, 15 * b.s, '#130d0c');
  },
  onHead(b, h) {
    // Kopou, the foxtail orchid of spring, round the bun and over the ear.
    const spray = curve(onHead(h, 6, -42, 22, -40, 34, -26, 36, -8), false, 5);
    return each(
      spray.filter((_, i) => i % 2 === 0),
      (p, i) => flower(p, 5.6 * b.s, i % 2 ? '#f3c4e0' : '#c94f9a', '#fff3dc', 6, i),
    );
  },
  shadow: 56,
});

/** Gamosa tied round the head. */
const gamosa: Costume['onHead'] = (b, h) => {
  const cloth = curve(
    onHead(h, -30, -12, -32, -28, -20, -42, 0, -46, 20, -42, 32, -28, 30, -12, 14, -20, 0, -23, -14, -20),
    true,
    6,
  );
  const band = curve(onHead(h, -30, -15, -14, -24, 0, -27, 14, -24, 30, -15), false, 6);
  const knot = h.flat(-30, -20);
  return (
    volume(cloth, WHITE, 6 * b.s, EDGE) +
    line(band, RED, 4.4 * b.s) +
    strip(
      [knot, [knot[0] - 12 * b.s, knot[1] + 18 * b.s], [knot[0] - 16 * b.s, knot[1] + 42 * b.s]],
      () => 6 * b.s,
      WHITE,
      RED,
      b.s,
    )
  );
};

const player = (over: Layer): Costume => ({
  build: MAN,
  look: {
    skin: '#b9815a',
    edge: EDGE,
    hair: '#15100d',
    lips: '#9a3a34',
    moustache: '#1c110d',
    browW: 2.3,
    eye: 0.92,
    tail: 0.2,
  },
  blouse: { cloth: MUGA, trim: RED, from: -0.05, bare: false },
  arm: { sleeve: MUGA, sleeveTo: 0.7, trim: RED, width: 1.2, hand: 1.1 },
  leg: { cloth: WHITE, to: 0.86, thigh: 1.4, calf: 1.9 },
  skirt: {
    rise: 8,
    len: 70,
    r0: 28,
    r1: 44,
    panels: 18,
    cols: [MUGA, FOLD],
    bell: 0.9,
    bands: [[0.88, 0.96, RED]],
  },
  onHead: gamosa,
  over,
  shadow: 56,
});

const drummer = player((b) => {
  const [x, y] = b.pt([b.hip[0], b.hip[1] - 30, 40]);
  return (
    line([b.pt(b.sho[1]), [x - 36 * b.s, y - 10 * b.s]], RED, 4 * b.s) +
    drum([x, y], 50 * b.s, 27 * b.s, -0.16, '#8a4a24', '#f3d79a')
  );
});
const piper = player((b, h) => hornPipe(h.f(0, 20, 4), b.s * 1.05, 1));

const drumming: Partial<Pose> = {
  y: -160,
  lf: [-26, 0, 0],
  rf: [26, 0, 0],
  L: [-62, 56, 54],
  R: [60, 50, 54],
  eL: 0.6,
  eR: 0.6,
  mL: M.fist,
  mR: M.pataka,
  nt: 0.12,
  hy: 0.2,
  gx: 0.5,
  smile: 0.9,
};
const piping: Partial<Pose> = {
  y: -162,
  lf: [-22, 0, 0],
  rf: [24, 0, 4],
  L: [-14, -14, 60],
  R: [34, -8, 62],
  eL: 0.5,
  eR: 0.6,
  mL: M.fist,
  mR: M.fist,
  nt: 0.08,
  hp: -0.12,
  smile: 0.2,
  bow: -0.05,
};

/** A bough from the corner with foxtail orchids hanging from it. @param side 1 from the left, -1 from the right */
function bough(side: 1 | -1): string {
  const x = (d: number) => CX + side * (d - CX);
  const spine = curve(
    [
      [x(20), 96],
      [x(96), 82],
      [x(172), 92],
      [x(252), 74],
    ],
    false,
    10,
  );
  const twigs: Point[][] = [8, 16, 23].map((i) => {
    const [u, v] = spine[i];
    return curve(
      [
        [u, v],
        [u + side * 22, v + 12],
        [u + side * 50, v + 10],
      ],
      false,
      5,
    );
  });
  const leaves = [...twigs, spine].flatMap((t) =>
    t
      .filter((_, i) => i % 3 === 2)
      .flatMap(([u, v], i) =>
        [-0.9, 0.9].map((d, k) => {
          const q = leaf(u, v, 34, 8, (side > 0 ? 0.25 : Math.PI - 0.25) + d * side * 0.9, 0.1, 0.4);
          return fill(q, ['#48873c', '#5f9a40', '#3f7a3a'][(i + k) % 3]) + line([q[0], q[14]], '#2f5f30', 1);
        }),
      ),
  );
  const racemes = [4, 11, 18, 26].map((at, n) => {
    const [u, v] = spine[at];
    const length = [96, 124, 88, 64][n];
    return repeat(Math.round(length / 7), (i) => {
      const t = (i * 7) / length;
      const wide = 9 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.78));
      return each([-1, 0, 1], (k) =>
        flower(
          [u + side * t * t * 8 + k * wide, v + 8 + i * 7 + Math.abs(k) * -3],
          5.6 - t * 1.8,
          (i + k) % 2 ? '#f3c4e0' : '#c94f9a',
          '#fff3dc',
          5,
          i,
        ),
      );
    });
  });
  return (
    line(spine, '#3a2416', 9) +
    line(spine, '#6b4a2c', 6) +
    each(twigs, (t) => line(t, '#5a3a22', 3)) +
    leaves.join('') +
    racemes.join('')
  );
}

export const glimpse: Scene = {
  ground() {
    const rows = series(9, (r) => {
      const y = 512 + r * 13;
      return repeat(60, (i) => {
        const x = i * 11 + (r % 2) * 5;
        return line(polyline(x, y, x + ((i * 7) % 5) - 2, y - 13), r % 2 ? '#7fae3f' : '#5a9440', 2);
      });
    });
    const bush = (x: number, y: number, n: number) =>
      repeat(n, (i) => {
        const p = polar(x, y, (i / n) * 34, i * 2.4);
        return flower([p[0], p[1] * 0.6 + y * 0.4], 6, i % 3 ? '#e8508a' : '#f9d0dd', '#f9d423', 5, i);
      });
    const birds: Point[][] = [
      [330, 150],
      [372, 128],
      [404, 168],
      [300, 206],
      [350, 216],
    ].map(([x, y]) =>
      curve(
        [
          [x - 12, y - 5],
          [x - 4, y],
          [x, y + 3],
          [x + 4, y],
          [x + 12, y - 5],
        ],
        false,
        4,
      ),
    );
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      dot(500, 190, 56, '#ffe9a8') +
      lines(birds, '#5a6a6a', 2) +
      hill(420, 60, '#8fb5a8', 0.6) +
      hill(450, 44, '#6f9f86', 2.4) +
      hill(476, 26, '#5a8f5c', 4.1) +
      hut(128, 500, 104, '#d9b27a', '#8a6a38', '#fbf0d0') +
      tree(44, 520, 180, 82, '#5a3a22', ['#3f7a3a', '#55943f', '#7fae3f', '#48873c'], 7) +
      tree(600, 520, 210, 92, '#5a3a22', ['#3f7a3a', '#55943f', '#7fae3f', '#48873c'], 12) +
      fill(rect(0, 496, 640, 304), 'url(#field)') +
      rows.join('') +
      fill(
        curve(
          [
            [-10, 640],
            [160, 622],
            [320, 616],
            [480, 622],
            [650, 640],
            [650, 810],
            [-10, 810],
          ],
          true,
          8,
        ),
        'url(#green)',
      ) +
      bough(1) +
      bush(60, 740, 16) +
      bush(584, 744, 16) +
      repeat(70, (i) =>
        fill(
          leaf((i * 89) % 640, 650 + ((i * 53) % 130), 13, 2.2, -Math.PI / 2 + ((i % 5) - 2) * 0.2),
          i % 2 ? '#5f8f3a' : '#86ad4c',
        ),
      ) +
      border(
        [
          { t: 8, band: zigzag },
          { t: 28, band: triangles },
        ],
        '#3a120c',
        '#f6ead0',
        [RED, '#2a1a14', '#d9a032'],
        '#3f7a4a',
      );
    return {
      bg: '#cfe3da',
      seed: 24,
      body,
      defs:
        linearGradient('sky', 0, 30, 0, 480, [0, '#8fc4dc'], [0.7, '#d9ecdf'], [1, '#f7efcb']) +
        linearGradient('field', 0, 496, 0, 640, [0, '#a9c75c'], [1, '#6f9f45']) +
        linearGradient('green', 0, 616, 0, 800, [0, '#7fa84c'], [1, '#4a7a35']),
    };
  },
  draw: () =>
    figure(drumming, { x: 224, y: 610, s: 0.86 }, drummer) +
    figure(piping, { x: 414, y: 606, s: 0.86 }, piper) +
    figure(mirror(sway), { x: 146, y: 728, s: 1.06 }, woman(WHITE)) +
    figure(call, { x: 506, y: 728, s: 1.06 }, woman(WHITE)) +
    figure(bend, { x: CX, y: 750, s: 1.12 }, woman('#f7ecd0', '#1f6a45')),
};
