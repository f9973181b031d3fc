/** A young Lakshmi stands on a pink lotus in a pond of swans, eyes lowered. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotusFlower } from '../../figures/props.ts';
import { paintHamsa } from '../../motifs/painted/hamsa.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { Board, creeperFrame, ground, nimbus } from '../../traditions/mysore/board.ts';
import { driftClouds, ripples, roundTree } from '../../traditions/mysore/landscape.ts';
import { MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { poisedSari } from '../../traditions/tanjore/stance.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [640, 1000];
const PINK = {
  out: '#e6a0b0',
  in: '#fae2e6',
  tip: '#c25878',
  ink: '#7a2c48',
  vein: '#d58aa0',
  pod: '#dcae4c',
};
const PALE = {
  out: '#f6e6e2',
  in: '#fffaf4',
  tip: '#e0a0ac',
  ink: '#8a5a60',
  vein: '#e2c2c2',
  pod: '#dcae4c',
};

const SWAN = { feather: '#fbf7ec', shade: '#a8a096', line: '#6a5a52', beak: '#e08a3c' };

/** Coins of gold stream from her palm into the water. */
function coinStream(cx: number, b: Board): void {
  const coins = { gold: '', over: '' };
  for (const [dx, y, k] of [
    [118, 620, 0.9],
    [121, 636, 0.5],
    [117, 653, 0.8],
    [120, 670, 0.95],
    [116, 688, 0.6],
    [120, 706, 0.9],
    [117, 724, 0.8],
  ] as const) {
    coins.gold +=
      fill(ellipse(cx + dx, y, 8.6, 8.6 * k, dx), '#9a9a9a') +
      line(ellipse(cx + dx, y, 6.4, 6.4 * k, dx), '#fff', 1.4, true);
    coins.over += line(ellipse(cx + dx, y, 9, 9 * k, dx), '#6b4a1c', 1, true);
  }
  for (const k of [1, 1.7, 2.5])
    coins.over += line(ellipse(cx + 112, 744, 13 * k, 3.6 * k), '#e8f4ee', 1.4, true);
  b.gild(coins);
}

/** Lotuses behind her, swans, the great lotus. */
function lotuses(b: Board, opening: Poly, o: Board['back'], cx: number): void {
  const leafPad = (x: number, y: number, R: number, rot = 0.3) =>
    pad(x, y, R, '#5f9468', '#a5c890', '#2c5a3c', rot, 0.42);
  let pond = '';
  for (const [x, y, R] of [
    [112, 716, 30],
    [178, 690, 20],
    [500, 694, 24],
    [552, 728, 32],
    [420, 676, 16],
    [246, 674, 14],
  ] as const)
    pond += leafPad(x, y, R);
  for (const [x, y, R, p] of [
    [120, 710, 26, PALE],
    [184, 686, 17, PINK],
    [494, 690, 20, PINK],
    [548, 722, 28, PALE],
  ] as const)
    pond += lotus(x, y, R, p, 9, 1.1);
  pond +=
    line(polyline(152, 706, 156, 662), '#4f7a48', 2.4) +
    bud(156, 664, 22, PINK, 0.1) +
    line(polyline(520, 706, 518, 654), '#4f7a48', 2.4) +
    bud(518, 656, 22, PINK, -0.1);
  pond += paintHamsa(160, 816, 0.74, 1, SWAN) + paintHamsa(516, 836, 0.62, -1, SWAN);
  b.paint(clip(opening, pond));
  nimbus(o, cx + 2, 330, 112, '#f6e7b8');
  const base = b.pen(0, 0, 1);
  lotusThrone(base, [cx, 838], 128, '#e08fa4', '#f8d6dc');
  b.take(base);
  const flower = { out: '#e08fa4', in: '#fae2e6' };
  const skin = MYSORE_HAND.tones.fair,
    bloom = (q: Pen, at: Point, aim: number) => lotusFlower(q, at, aim, 26, flower),
    pen = b.pen(cx - 2, 830, 1.36);
  icon(pen, {
    woman: true,
    tone: skin,
    fat: 0.94,
    spine: [
      [-16, -196],
      [4, -242],
      [-2, -324],
    ],
    head: { turn: 0.4, gaze: [1, 3], tilt: 0.1, size: 0.94, open: 0.62 },
    crown: 'kirita',
    choli: SILK.blue,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-92, -292],
        wrist: [-106, -360],
        hand: 'hold',
        aim: -1.75,
        hold: bloom,
      },
      {
        side: 1,
        back: true,
        elbow: [92, -292],
        wrist: [106, -360],
        hand: 'hold',
        aim: -1.4,
        flip: true,
        hold: bloom,
      },
      { side: -1, elbow: [-78, -248], wrist: [-96, -206], hand: 'hang', aim: 1.5 },
      { side: 1, elbow: [74, -244], wrist: [84, -196], hand: 'give', aim: 1.35, flip: true },
    ],
    lower: poisedSari(SILK.rose, skin, { sway: -16, step: 4, w: 0.96 }),
    adorn: (q, N) => {
      girdle(q, [-14, -208], 40, 6);
      garland(180, 36, ['#fbf6ea', '#fbf6ea', '#d8687c'], 5.6)(q, N);
    },
  });
  b.take(pen);
  coinStream(cx, b);
  let front = '';
  for (const [x, y, R] of [
    [98, 902, 40],
    [208, 926, 34],
    [330, 936, 30],
    [446, 926, 36],
    [556, 900, 40],
  ] as const)
    front += leafPad(x, y, R);
  for (const [x, y, R, p] of [
    [92, 892, 36, PINK],
    [206, 918, 30, PALE],
    [438, 918, 34, PINK],
    [560, 890, 36, PALE],
  ] as const)
    front += lotus(x, y, R, p, 9, 1.1);
  b.paint(clip(opening, front));
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    cx = W / 2,
    shore = 640;
  creeperFrame(b, '#9c4358', 40, 14);
  // an arched opening in the frame, its corners filled with silk colour
  const opening: Poly = [
    [58, H - 58],
    ...arc(cx, 320, cx - 58, Math.PI, Math.PI * 2, 60, 258),
    [W - 58, H - 58],
  ];
  ground(b, rect(54, 54, W - 108, H - 108), 'sky', ['#8fb0a4', '#c5d6bc', '#f0e8cc', '#d6ddb0', '#9dba86']);
  let s = driftClouds(
    [
      [190, 250, 130],
      [470, 200, 150],
      [500, 330, 110],
      [140, 380, 100],
    ],
    '#f7f1de',
    '#c2cda6',
  );
  for (const [x, w, h, c] of [
    [120, 190, 84, '#9dba8c'],
    [520, 210, 96, '#9dba8c'],
    [330, 240, 60, '#b2c89a'],
  ] as const)
    s += modelled(
      [
        ...curve([
          [x - w, shore + 10],
          [x - w * 0.5, shore - h * 0.6],
          [x, shore - h],
          [x + w * 0.5, shore - h * 0.6],
          [x + w, shore + 10],
        ] as Point[]),
      ],
      c,
      '#6d9066',
      16,
      8,
    );
  for (const [x, R] of [
    [84, 30],
    [136, 24],
    [182, 18],
    [556, 30],
    [504, 24],
    [458, 17],
  ] as const)
    s += roundTree(b.r, x, shore + 8, R, '#5d8a52', '#9ab866', '#d8687c');
  s +=
    fill(rect(54, shore, W - 108, H - shore), '#7fb0b0') +
    group(fill(rect(54, shore, W - 108, 26), '#cfe0cc'), 'opacity=".6" filter="url(#b8)"') +
    group(fill(rect(54, 850, W - 108, 140), '#356f80'), 'opacity=".55" filter="url(#b24)"');
  b.base += clip(
    opening,
    s + ripples(rect(54, shore, W - 108, H - shore), 54, W - 54, shore, H - 56, '#5b97a0', '#d5e8e0'),
  );
  // spandrels
  const o = b.back;
  const corner = (sg: -1 | 1): Poly => [
    [cx + sg * (cx - 54), 54],
    [cx, 54],
    ...arc(cx, 320, cx - 58, -Math.PI / 2, sg < 0 ? -Math.PI : 0, 40, 258),
    [cx + sg * (cx - 54), 320],
  ];
  for (const sg of [-1, 1] as const) {
    const q = corner(sg);
    o.over += modelled(q, '#2c5c4a', '#143226', 18, 8);
  }
  const edge = { gold: '', over: '' };
  edge.gold +=
    line(arc(cx, 320, cx - 60, Math.PI, Math.PI * 2, 80, 256), '#8a8a8a', 7) +
    line(arc(cx, 320, cx - 70, Math.PI, Math.PI * 2, 80, 246), '#c4c4c4', 1.6);
  for (const sg of [-1, 1])
    for (const [dx, y, R, t] of [
      [222, 96, 34, 1],
      [150, 76, 18, -1],
      [246, 172, 20, -1],
    ] as const) {
      const c: Poly = series(44, (i) => {
        const a = sg * t * 2 + sg * t * (i / 44) * 8.6,
          k = R * (1 - (i / 44) * 0.84);
        return [cx + sg * dx + Math.cos(a) * k, y + Math.sin(a) * k] as Point;
      });
      edge.gold += line(c, '#c8c8c8', 2.4) + dot(c[43][0], c[43][1], R * 0.16, '#f0f0f0');
      for (let i = 3; i < 36; i += 6)
        edge.gold += fill(ellipse(c[i][0], c[i][1], R * 0.16, R * 0.08, i), '#d8d8d8');
    }
  b.gild(edge);
  lotuses(b, opening, o, cx);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-lakshmi',
  collection: 'gallery',
  seed: 9,
  width: W,
  height: H,
  alt: 'Young Lakshmi in a rose sari stands on a pink lotus in a pond with two swans, lotuses in her upper hands, gold coins falling from her palm.',
  draw,
};
