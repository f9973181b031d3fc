/** The swing of Sawan between two mango trees, under clouds with egrets and lightning. */
import { curve, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import { cloudBank, lightning } from '../../motifs/painted/cloud.ts';
import { flyingEgret } from '../../motifs/painted/egret.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { GAUZE_LIME, GAUZE_WHITE, INDIGO, SAFFRON, TEAL, krishna } from '../../traditions/kishangarh/cast.ts';
import { kneeling, raisedKnee } from '../../traditions/kishangarh/folded-legs.ts';
import {
  MANGO,
  OLIVE,
  clump,
  courtTree,
  crown,
  farBank,
  meadow,
  ripples,
} from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  K,
  LINE,
  MOSS,
  PLUM,
  ROSE,
  SUN_SILK,
  dressed,
  finish,
  put,
} from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

const PEACOCK = {
  body: '#23608f',
  bodyHi: '#7ab4cf',
  wing: ['#b9803a', '#f1da94', '#6b3418'],
  tail: '#2a6244',
  barb: '#8fb566',
  eye: ['#e6c25a', '#23508a', '#5fb8bc'],
  line: '#1c1410',
  beak: '#c9a468',
};

const mango = (x: number, y: number, i: number) =>
  inked(
    leaf(x, y, 17, 6, Math.PI / 2 + (i % 2 ? 0.3 : -0.2), 0.25, 0.5),
    i % 3 ? '#e2a03a' : '#d9743a',
    '#6b2f14',
    0.7,
  );

/** A twisted rope, its strands `pitch` apart. */
const twisted = (p: Poly, pitch: number): string =>
  line(p, '#6b1f24', 6) +
  lines(
    walk(p, pitch).map((k): Poly => [
      [k.p[0] - 3, k.p[1] + 2],
      [k.p[0] + 3, k.p[1] - 2],
    ]),
    '#f1da94',
    1.4,
  );

/** A rope wound three times round the bough, its end hanging. */
function knot(x: number, y: number): string {
  const strand = (p: Poly) => line(p, '#2c0c10', 7.4) + twisted(p, 7);
  return (
    strand(
      curve([
        [x + 5, y + 10],
        [x + 13, y + 20],
        [x + 12, y + 36],
      ]),
    ) +
    each([-8, 0, 8], (d) =>
      strand(
        curve([
          [x + d - 4, y - 12],
          [x + d - 1, y - 1],
          [x + d + 3, y + 11],
        ]),
      ),
    )
  );
}

/** Swing. */
function swing(foot: number, by: number, cx: number, r: Rng, B: number, f: ReturnType<typeof page>): string {
  let s = '';
  const seat = foot - 104,
    half = 186;
  // the ropes move with the board, their upper ends stay where they are tied: where such a place lies before the turn
  const tied = 164,
    turn = (7 * Math.PI) / 180;
  const still = (x: number, y: number): Point => [
    cx + (x - cx) * Math.cos(turn) - (y - by) * Math.sin(turn),
    by + (x - cx) * Math.sin(turn) + (y - by) * Math.cos(turn),
  ];
  const rope = (x0: number, x1: number) => twisted([still(x0, by + 2), [x1, seat + 6]], 8);
  const ropes = rope(cx - tied, cx - half + 8) + rope(cx + tied, cx + half - 8);
  // one pushes off with both hands, one behind her claps; on the other side a third waits to catch the board
  const push = withArms(
    {
      ...POSES.offer(),
      headTilt: 0.14,
      spine: [
        [-22, -208],
        [-12, -244],
        [16, -288],
        [32, -330],
      ],
    },
    { to: [98, -262], aim: -0.1, mudra: 'flat', order: 'front' },
    { to: [108, -286], aim: -0.15, mudra: 'flat', order: 'behind' },
  );
  const claps = withArms(
    { ...POSES.bless(), headTilt: -0.04 },
    { to: [48, -318], aim: -1, mudra: 'open', order: 'front' },
    { to: [62, -336], aim: -1.6, mudra: 'open', order: 'front' },
  );
  const waits = withArms(
    { ...POSES.dance(), headTilt: -0.06 },
    { to: [-52, -224], aim: 0.8, mudra: 'hip' },
    { to: [74, -330], aim: -0.6, mudra: 'open', order: 'front' },
  );
  s +=
    put(dressed(claps, INDIGO, SAFFRON, GAUZE_LIME, { tone: 'wheat' }), r, f.x + 50, foot + 6, 0.82, 1) +
    put(dressed(push, TEAL, PLUM, GAUZE), r, cx - 218, foot + 34, 0.86, 1) +
    put(dressed(waits, PLUM, ROSE, GAUZE_WHITE), r, cx + 302, foot + 40, 0.86, -1);
  const board = rect(cx - half, seat, half * 2, 26);
  let moving = ropes;
  moving +=
    fill(rect(cx - half - 4, seat - 12, half * 2 + 8, 14), '#2f6f5a') +
    dots(resample(polyline(cx - half, seat - 5, cx + half, seat - 5), 12), 2.4, K.goldHi) +
    ink(rect(cx - half - 4, seat - 12, half * 2 + 8, 14), LINE, 1);
  const holdRope = (x: number, y: number) =>
    withArms(
      POSES.sit(),
      { to: [x, y], aim: -1.5, bend: 1, mudra: 'grip', order: 'front' },
      { to: [76, -112], aim: -0.3, mudra: 'open', order: 'front' },
    );
  moving += put(
    krishna(holdRope(-86, -172), {
      // the rig's own lap is narrowest under a dhoti, so that it stays within the silk
      wear: { lower: 'dhoti', lowerCloth: SUN_SILK, upper: 'jama', upperCloth: SUN_SILK, turban: ROSE },
      prop: kneeling(SUN_SILK, TEAL, ROSE, KISHANGARH_HAND.tones.blue, 0.88),
      garland: [{ cols: ['#f8f2e6', '#d9798f'], to: 0.16, r: 5 }],
    }),
    r,
    cx - 84,
    seat - 20,
    0.9,
    1,
  );
  moving += put(
    dressed(holdRope(-88, -172), ROSE, MOSS, GAUZE_ROSE, {
      wear: { lower: 'dhoti', lowerCloth: ROSE, upper: 'choli', upperCloth: MOSS, veil: GAUZE_ROSE },
      prop: raisedKnee(ROSE, KISHANGARH_HAND.tones.fair, 0.82),
    }),
    r,
    cx + 88,
    seat - 20,
    0.88,
    -1,
  );
  moving +=
    fill(board, '#a8322a') +
    line(polyline(cx - half, seat + 2, cx + half, seat + 2), K.goldHi, 2.4) +
    line(polyline(cx - half, seat + 24, cx + half, seat + 24), K.goldHi, 2.4) +
    repeat(
      17,
      (i) =>
        polys(rosette(cx - half + 11 + i * 21.8, seat + 13, 7.5, 7), '#f1da94') +
        dot(cx - half + 11 + i * 21.8, seat + 13, 2, '#2f6f5a'),
    ) +
    ink(board, LINE, 1.2);
  for (let i = 0; i < 36; i++)
    moving += line(
      polyline(cx - half + 6 + i * 10.4, seat + 26, cx - half + 6 + i * 10.4, seat + 38),
      i % 2 ? '#d9a03a' : '#2f6f5a',
      2.4,
    );
  // the board flies out to the right
  s += group(moving, `transform="rotate(-7 ${cx} ${by})"`);
  s += each([cx - tied, cx + tied], (x) => knot(x, by + 3));
  s += group(fill(ellipse(cx + 46, foot + 16, 170, 14), '#1f3a20'), 'opacity=".5" filter="url(#b8)"');
  s += paintPeacock(cx + 120, B - 64, 0.5, -1, PEACOCK, { tail: 'fan' });
  s += meadow(rect(f.x + 10, B - 26, f.w - 20, 14), 22, r.fork(), '#2f5a30', ['#f6ead4', '#e59a9a']);
  return s;
}

/** Trunks up into the fork, and the bough across, over the crowns. */
function trunks(lx: number, rx: number, foot: number, by: number, bough: Poly, r: Rng): string {
  let s = '';
  for (const [x, sg] of [
    [lx, 1],
    [rx, -1],
  ] as const) {
    const trunk = ribbon(
      curve([
        [x - sg * 4, foot - 34],
        [x + sg * 2, foot - 180],
        [x - sg * 2, by + 190],
        [x + sg * 4, by + 60],
        [x + sg * 30, by + 20],
      ]),
      widths(27, 20, 17, 14, 9),
    );
    s +=
      modelled(trunk, '#5a4028', '#20140c', 9, 2) +
      lines(
        [-7, 0, 6].map((d) =>
          curve([
            [x + d - sg * 4, foot - 40],
            [x + d * 0.8 + sg * 2, foot - 180],
            [x + d * 0.6 - sg * 2, by + 190],
            [x + d * 0.4 + sg * 4, by + 64],
          ]),
        ),
        '#8f6c48',
        0.9,
        'opacity=".7"',
      ) +
      ink(trunk, '#20140c', 1.2);
  }
  const limb = ribbon(bough, widths(13, 10, 8, 10, 13));
  s +=
    modelled(limb, '#5a4028', '#20140c', 5, 1.5) +
    ink(limb, '#20140c', 1.2) +
    line(
      bough.map(([x, y]): Point => [x, y - 3]),
      '#8f6c48',
      1.2,
    );
  for (const [x, y, R, g, t] of [
    [lx + 30, by + 44, 30, MANGO, 0.2],
    [lx - 22, by + 78, 28, MANGO, 0.9],
    [lx + 66, by + 2, 27, MANGO, 1.4],
    [lx + 14, by - 4, 30, MANGO, 0.5],
    [lx + 124, by + 28, 22, MANGO, 0.3],
    [rx - 30, by + 44, 30, OLIVE, 0.2],
    [rx + 22, by + 78, 28, OLIVE, 0.9],
    [rx - 66, by + 2, 27, OLIVE, 1.4],
    [rx - 14, by - 4, 30, OLIVE, 0.5],
    [rx - 124, by + 28, 22, OLIVE, 0.3],
    [lx + 98, by - 2, 21, MANGO, 0.7],
    [rx - 98, by - 2, 21, OLIVE, 0.7],
  ] as const)
    s += clump(x, y, R, g, t);
  for (const x of [lx, rx])
    s += meadow(rect(x - 34, foot - 50, 68, 14), 13, r.fork(), '#3f6a38', ['#f6ead4', '#e59a9a']);
  s += each(
    walk(bough, 24).slice(6, -6),
    (k, i) =>
      polys(
        [-0.5, 0, 0.5].map((a) => leaf(k.p[0], k.p[1] + 5, 23, 5, Math.PI / 2 + a)),
        i % 2 ? '#3f7a40' : '#5d934e',
      ) +
      (i % 2
        ? polys(rosette(k.p[0], k.p[1] + 6, 7, 6, i), '#f2c0b4') + dot(k.p[0], k.p[1] + 6, 2, K.gold)
        : ''),
  );
  return s;
}

/** Trees and the bough that bears the swing. */
function treesAndBough(f: ReturnType<typeof page>, cx: number, foot: number, r: Rng, B: number): string {
  let s = '';
  const lx = f.x + 64,
    rx = f.x + f.w - 64,
    by = f.y + 318;
  const bough = curve([
    [lx + 4, by + 40],
    [cx - 190, by + 6],
    [cx, by - 6],
    [cx + 190, by + 6],
    [rx - 4, by + 40],
  ]);
  const fruit: string[] = [];
  const ripe = (x: number, y: number, i: number): string => {
    fruit.push(mango(x, y, i));
    return '';
  };
  s += courtTree(lx, foot - 40, crown(lx + 44, by - 74, 144, 158, r, f.y - 10), r.fork(), {
    greens: MANGO,
    gap: 38,
    trunk: 3,
    blossom: ripe,
    bark: '#5a4028',
  });
  s += courtTree(rx, foot - 40, crown(rx - 44, by - 74, 144, 158, r, f.y - 10), r.fork(), {
    greens: OLIVE,
    gap: 38,
    trunk: 3,
    blossom: ripe,
    bark: '#5a4028',
  });
  // whole fruit, over the leaves
  s += fruit.join('') + trunks(lx, rx, foot, by, bough, r);
  // peacocks on the boughs, one dancing on the ground
  s += paintPeacock(cx - 150, by - 40, 0.46, 1, PEACOCK, { tail: 'trail' });
  s += swing(foot, by, cx, r, B, f);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'rose'),
    cx = W / 2,
    B = f.y + f.h,
    hz = f.y + 470,
    foot = B - 118;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  s += cloudBank(
    rect(f.x - 20, f.y - 30, f.w + 40, 176),
    40,
    { body: ['#232c46', '#2f3a58', '#3f4b6a', '#55627e'], rim: '#b3bccb', edge: '#e3e6e8' },
    r.fork(),
  );
  s +=
    lightning(cx - 84, f.y + 112, 128, r.fork(), '#f8e3a0', '#fff0b8') +
    lightning(cx + 122, f.y + 44, 84, r.fork(), '#f8e3a0', '#fff0b8');
  for (const [x, y, k, rot] of [
    [-2, 224, 0.42, -0.12],
    [24, 188, 0.48, -0.1],
    [56, 152, 0.46, -0.06],
    [54, 232, 0.38, -0.08],
  ] as const)
    s += flyingEgret(cx + x, f.y + y, k, 1, LINE, 0.5 + ((x + 200) % 3) * 0.2, rot);
  s += lines(
    scatter(rect(f.x, f.y + 150, f.w, hz - f.y - 150), 21, r).map(([x, y]): Poly => [
      [x, y],
      [x - 4, y + 18],
    ]),
    '#dbe4ea',
    0.7,
    'opacity=".5"',
  );
  s +=
    farBank(f.x, f.w, hz, r, ['#2f4a48', '#3a5850', '#29423e'], 24) +
    fill(rect(f.x, hz, f.w, 66), 'url(#lk)') +
    ripples(f.x, hz, f.w, 66, r, '#dfe8ea', 6);
  s +=
    fill(
      [
        ...curve([
          [f.x - 4, hz + 62],
          [cx - 160, hz + 48],
          [cx + 120, hz + 56],
          [f.x + f.w + 4, hz + 44],
        ]),
        [f.x + f.w + 4, B],
        [f.x - 4, B],
      ],
      'url(#gr)',
    ) +
    meadow(rect(f.x + 4, hz + 72, f.w - 8, B - hz - 80), 35, r.fork(), '#3f6a38', [
      '#f6ead4',
      '#e59a9a',
      '#f0c35c',
    ]);
  s += treesAndBough(f, cx, foot, r, B);
  return {
    w: W,
    h: H,
    bg: '#c98a84',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#232c46'], [0.5, '#5b6a86'], [1, '#c0c2bc']) +
      linearGradient('lk', 0, hz, 0, hz + 66, [0, '#c3c9c4'], [1, '#7f99a4']) +
      linearGradient('gr', 0, hz + 50, 0, B, [0, '#7d9a5a'], [1, '#46703c']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.5 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-sawan-swing',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Krishna and Radha sit on a swing between two mango trees while friends push, egrets cross dark clouds and peacocks call.',
  draw,
};
