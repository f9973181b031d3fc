/** Yakshagana: a king in a leaf-shaped gilt headdress, torches and drums on an open-air stage at night. */
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { beads, zigzag } from '../../motifs/borders.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { MAN } from '../rig/body.ts';
import { bead, flower, string, volume } from '../rig/brush.ts';
import { hang, strip } from '../rig/cloth.ts';
import type { Scene } from '../rig/dance.ts';
import { type Costume, figure, onHead } from '../rig/dresser.ts';
import type { Head } from '../rig/head.ts';
import { bamboo } from '../rig/instruments.ts';
import { type Pose, M } from '../rig/pose.ts';
import { CX, border, flame, floor, stars, toran } from '../rig/stage.ts';

const RED = '#b3182c';
const BLACK = '#1c1416';
const GOLD = '#e5b13c';
const MIRROR = '#e6f0ee';
const EDGE = '#1c0c08';
const FACE = '#e59a74';

const pose: Partial<Pose> = {
  y: -140,
  x: -6,
  lf: [-62, 0, 0],
  rf: [64, 0, 0],
  ko: 0.85,
  lean: -0.05,
  L: [-106, -50, 26],
  R: [98, -8, 34],
  eL: 0.85,
  eR: 0.75,
  wL: -0.3,
  wR: -0.2,
  mL: M.suchi,
  mR: M.tripataka,
  nt: 0.06,
  hy: -0.22,
  gx: -0.8,
  brow: 1.2,
  smile: 0.35,
};

/** The kedage mundale: a tall leaf of black cloth bound with gilt ribbon, round discs at the temples. */
function headdress(h: Head): { back: string; front: string } {
  const s = h.s;
  const outline = curve(
    onHead(h, -36, -14, -62, -52, -66, -94, -44, -134, 0, -168, 44, -134, 66, -94, 62, -52, 36, -14, 0, -26),
    true,
    8,
  );
  const bands = [1, 0.8, 0.6, 0.4].map((k, i) => {
    const ring = outline.map(([x, y]): Point => {
      const [cx, cy] = h.flat(0, -62);
      return [cx + (x - cx) * k, cy + (y - cy) * k];
    });
    return edged(ring, [GOLD, BLACK, RED, GOLD][i], i % 2 ? GOLD : EDGE, 2 * s);
  });
  const rows = [0.9, 0.7].map((k, i) => {
    const [cx, cy] = h.flat(0, -62);
    const ring = outline.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k]);
    return each(walk(ring, 13 * s, true), ({ p }) =>
      i ? bead(p, 3.2 * s, MIRROR) : flower(p, 5 * s, RED, GOLD, 6),
    );
  });
  const fringe = each(walk(outline, 9 * s, true), ({ p }) => dot(p[0], p[1], 2.6 * s, '#fff6dc'));
  const rays = repeat(9, (i) => {
    const root = h.flat(0, -64);
    return fill(leaf(root[0], root[1], 30 * s, 4.4 * s, -Math.PI / 2 + (i - 4) * 0.3), i % 2 ? RED : GOLD);
  });
  const heart = h.flat(0, -64);
  const discs = [-1, 1].map((side) => {
    const [x, y] = h.flat(side * 37, -8);
    return (
      each([15, 11, 7, 3.4], (r, i) => dot(x, y, r * s, [GOLD, RED, GOLD, MIRROR][i])) +
      repeat(10, (i) => dot(...polar(x, y, 16 * s, (i / 10) * Math.PI * 2), 2 * s, '#fff6dc'))
    );
  });
  const browBand = curve(onHead(h, -29, -14, -15, -23, 0, -26, 15, -23, 29, -14), false, 6);
  return {
    back:
      bands.join('') +
      rows.join('') +
      fringe +
      rays +
      dot(...heart, 12 * s, RED) +
      dot(...heart, 8 * s, GOLD) +
      dot(...heart, 4 * s, MIRROR),
    front:
      line(browBand, EDGE, 9 * s) +
      line(browBand, GOLD, 7 * s) +
      string(browBand, 6 * s, 2.2 * s, [RED, MIRROR]) +
      discs.join(''),
  };
}

/** Face painting: white and red sect mark, black winged eyes, dotted cheeks. */
const paintOnFace = (h: Head): string => {
  const s = h.s;
  const mark =
    fill(h.curve([-5, -24, 0, -27, 5, -24, 3, -10, 0, -6, -3, -10], true), '#fff6ea') +
    line(h.curve([0, -24, 0, -9]), RED, 3 * s);
  const cheeks = [-1, 1].map((side) =>
    each(
      [
        [13, 9],
        [17, 6],
        [19.5, 2],
        [10, 12],
      ].filter(([x, y]) => h.seen(side * x, y)),
      ([x, y]) => dot(...h.f(side * x, y), 1.4 * s, '#fff6ea'),
    ),
  );
  return mark + cheeks.join('');
};

/** The checks of the actors' cloth, along and across a leg. */
const checks = (path: Point[]): string => {
  const stations = walk(path, 4);
  const along = [-30, -18, -6, 6, 18, 30].map((d) =>
    stations.map(({ p, a }): Point => polar(...p, d, a + Math.PI / 2)),
  );
  const across = walk(path, 13).map(({ p, a }): Point[] => [
    polar(...p, 44, a + Math.PI / 2),
    polar(...p, -44, a + Math.PI / 2),
  ]);
  return (
    lines(along, RED, 4.4) + lines(across, RED, 4.4) + lines(along, BLACK, 1.2) + lines(across, BLACK, 1.2)
  );
};

const costume: Costume = {
  build: MAN,
  look: {
    skin: FACE,
    edge: EDGE,
    hair: '#0d0908',
    lips: '#c81f2a',
    moustache: '#120806',
    eye: 1.16,
    tail: 1.9,
    browW: 3.2,
    white: '#fffdf4',
    cheek: '#d23a2c',
    size: 1.05,
  },
  blouse: { cloth: RED, trim: GOLD, from: -0.05, bare: false },
  arm: {
    skin: '#b9784a',
    sleeve: BLACK,
    sleeveTo: 0.84,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, RED, GOLD, MIRROR, GOLD],
    width: 1.3,
    hand: 1.12,
  },
  leg: {
    skin: '#b9784a',
    cloth: '#e0a030',
    to: 0.82,
    thigh: 1.5,
    calf: 1.7,
    cuff: RED,
    bells: 6,
    bell: GOLD,
    pattern: checks,
  },
  skirt: {
    rise: 8,
    len: 84,
    r0: 30,
    r1: 84,
    panels: 34,
    cols: [RED, '#8f1222'],
    bell: 0.7,
    flare: 0.15,
    ripple: 0.05,
    bands: [
      [0.55, 0.62, GOLD],
      [0.7, 0.78, BLACK],
      [0.86, 0.97, GOLD],
    ],
    mirrors: [
      [0.74, 2, MIRROR],
      [0.35, 2, GOLD],
    ],
  },
  belt: [GOLD, [RED, MIRROR], 0.12],
  earrings: [GOLD, RED, 1.2],
  behind: (b, h) =>
    headdress(h).back +
    strip(
      hang(b.pt(b.sho[0]), 150 * b.s, [-34 * b.s, 0], 6),
      (u) => b.s * (9 + 6 * u),
      '#2f7a3f',
      GOLD,
      b.s,
    ) +
    strip(hang(b.pt(b.sho[1]), 150 * b.s, [34 * b.s, 0], 6), (u) => b.s * (9 + 6 * u), '#2f7a3f', GOLD, b.s),
  overTorso(b) {
    // Gilt breastplate with hanging beads, epaulettes at the shoulders.
    const plate = [
      ...b.girdle(1, 0.94, -0.95, 0.95, 1.08),
      ...b.girdle(0.5, 0.36, -0.8, 0.8, 1.08).toReversed(),
    ];
    const rows = [0.9, 0.78, 0.66, 0.54].map((t, i) =>
      string(
        b.girdle(t + 0.04, t - 0.04, -0.8, 0.8, 1.1),
        7 * b.s,
        2.8 * b.s,
        i % 2 ? [MIRROR, RED] : [RED, GOLD],
      ),
    );
    const medal = b.skin(0.68, 0, 1.12).p;
    const shoulders = [0, 1].map((i) => {
      const p = b.pt(b.sho[i]);
      return each([17, 12, 7], (r, k) => dot(p[0], p[1] + 2, r * b.s, [GOLD, RED, MIRROR][k]));
    });
    return (
      volume(plate, GOLD, 6 * b.s, EDGE) +
      rows.join('') +
      flower(medal, 13 * b.s, RED, MIRROR, 10) +
      shoulders.join('')
    );
  },
  overSkirt(b) {
    const p = b.skin(0, 0, 1.2).p;
    return strip(
      [p, [p[0], p[1] + 46 * b.s], [p[0], p[1] + 96 * b.s]],
      (u) => b.s * (14 + 5 * u),
      '#f2e6c8',
      RED,
      b.s,
    );
  },
  onHead: (_b, h) => paintOnFace(h) + headdress(h).front,
  shadow: 96,
};

/** Waxing moon: the outer arc and the shadow's arc. */
const crescent = (x: number, y: number, r: number): Point[] => [
  ...series(25, (i) => polar(x, y, r, -Math.PI / 2 + (i / 24) * Math.PI)),
  ...series(25, (i): Point => {
    const angle = Math.PI / 2 - (i / 24) * Math.PI;
    return [x + r * 0.55 * Math.cos(angle), y + r * Math.sin(angle)];
  }),
];

/** Torch on a bamboo post. */
const torch = (x: number, y: number, height: number) =>
  bamboo([x, y], [x, y - height], 8, '#8a5a2c') +
  fill(
    [
      [x - 11, y - height],
      [x + 11, y - height],
      [x + 6, y - height + 28],
      [x - 6, y - height + 28],
    ],
    '#3a2418',
  );

export const glimpse: Scene = {
  ground() {
    const stage = floor(650, '#7a4a2a', '#2f140c', '#e5b13c', 2);
    const curtain = repeat(17, (i) => {
      const x = 60 + i * 32.5;
      return fill(polyline(x, 210, x + 32.5, 210, x + 32.5, 650, x, 650), i % 2 ? '#5a1220' : '#6f1a28');
    });
    const palms = each([20, 620], (x) => {
      const side = x < 320 ? 1 : -1;
      const trunk = curve(
        [
          [x, 650],
          [x + side * 10, 420],
          [x + side * 30, 190],
        ],
        false,
        8,
      );
      const top = trunk[trunk.length - 1];
      const fronds = series(9, (i) =>
        curve(
          [
            top,
            polar(...top, 56, -1.57 + (i - 4) * 0.62),
            [
              polar(...top, 104, -1.57 + (i - 4) * 0.62)[0],
              polar(...top, 104, -1.57 + (i - 4) * 0.62)[1] + 44,
            ],
          ],
          false,
          6,
        ),
      );
      return line(trunk, '#1c120e', 12) + lines(fronds, '#12231c', 9) + lines(fronds, '#1f3a2c', 3);
    });
    // The musicians' bench behind the actor: chande and maddale drums, in silhouette.
    const bench = [
      [150, '#7a3a1c'],
      [490, '#7a3a1c'],
    ].map(([x, wood]) => {
      const at = x as number;
      const shell = curve(
        [
          [at - 30, 590],
          [at - 24, 560],
          [at + 24, 560],
          [at + 30, 590],
          [at + 26, 646],
          [at - 26, 646],
        ],
        true,
        6,
      );
      return (
        volume(shell, wood as string, 8, '#1c0c08') +
        edged(ellipse(at, 562, 27, 8), '#f0e2c4', '#1c0c08', 1.4) +
        lines(
          series(7, (i): Point[] => [
            [at - 26 + i * 8.6, 568],
            [at - 22 + i * 7.4, 642],
          ]),
          '#f3d79a',
          1.4,
        )
      );
    });
    const body =
      fill(rect(0, 0, 640, 800), 'url(#night)') +
      stars(120, 420, 15) +
      fill(crescent(536, 112, 30), '#f6ead0') +
      palms +
      bamboo([58, 660], [58, 150], 13, '#a97a3c') +
      bamboo([582, 660], [582, 150], 13, '#a97a3c') +
      bamboo([40, 196], [600, 196], 11, '#a97a3c') +
      curtain +
      fill(ellipse(CX, 420, 250, 260), 'url(#glow)') +
      toran(
        [
          [58, 206],
          [190, 206],
          [CX, 206],
          [450, 206],
          [582, 206],
        ],
        30,
      ) +
      bench.join('') +
      stage.body +
      torch(100, 700, 230) +
      torch(540, 700, 230) +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: zigzag },
        ],
        '#1c0c08',
        '#2a1014',
        [GOLD, RED, '#f6ead0'],
        '#2c6b46',
      );
    return {
      bg: '#120c18',
      seed: 25,
      body,
      defs:
        stage.defs +
        linearGradient('night', 0, 0, 0, 660, [0, '#0c1128'], [0.6, '#241a3a'], [1, '#4a2230']) +
        radialGradient('glow', CX, 440, 270, [0, '#f2a24a', 0.55], [1, '#f2a24a', 0]),
    };
  },
  draw: () =>
    each(
      [100, 540],
      (x, i) => flame(x, 468, 0.7 + i, 4, i * 3, 54) + flame(x - 7, 470, 1.3 + i, 4, i + 7, 34),
    ) + figure(pose, { x: CX + 6, y: 708, s: 1.34 }, costume),
};
