/** A Kathak dancer turns on the carpet; tabla and tanpura keep her time under three arches. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, linearGradient } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { Torso } from '../../figures/body.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { longLute } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { SAFFRON, TEAL, WHITE, man } from '../../traditions/kishangarh/cast.ts';
import { GAUZE_ROSE, GOLD_SILK, PLUM, ROSE, lady, put } from '../../traditions/kishangarh/people.ts';
import { K, LINE, begin, surface } from '../../traditions/kishangarh/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/**
 * Both drums before a sitter, each on its ring of cloth: the wooden dayan at his right hand, the round metal bayan at his left.
 * Drawn for a sitter who is mirrored to face left, so his right hand is on the side of positive x.
 */
function tabla(pen: Pen): void {
  for (const [x, w, h, belly, shell, spot] of [
    [-46, 33, 52, 1.3, '#b9b4ac', 5],
    [42, 25, 54, 1.14, '#9a5a2c', 0],
  ] as const) {
    pen.shape(ellipse(x, 12, w * 1.06, 9), '#a5202c', '#5c1018', 0.9, 5);
    const shell0 = loopThrough(
      [x - w, 12 - h],
      [x - w * belly, 12 - h * 0.55],
      [x - w * 0.84, 8],
      [x, 13],
      [x + w * 0.84, 8],
      [x + w * belly, 12 - h * 0.55],
      [x + w, 12 - h],
      [x, 16 - h],
    );
    pen.shape(shell0, shell, '#4a220e', 0.9, 9);
    for (let i = 0; i < 8; i++) {
      const u = -0.88 + (i / 7) * 1.76;
      pen.stroke(
        curve([
          [x + u * w, 14 - h],
          [x + u * w * belly, 12 - h * 0.5],
          [x + u * w * 0.8, 8],
        ] as Point[]),
        1,
        '#f1e2c0',
      );
    }
    pen.shape(ellipse(x, 12 - h, w * 1.02, w * 0.34), '#f6ead0', '#a58a5a', 0.9, 4);
    pen.stroke(ellipse(x, 12 - h, w * 0.84, w * 0.26), 0.7, '#a5803f', true);
    pen.flat(ellipse(x + spot, 12 - h, w * 0.4, w * 0.13), '#17100f');
  }
}

/** Skirt that flies out in the turn, its hem one long wave above the ankles. */
const flying =
  (pose: Pose) =>
  (pen: Pen): void => {
    const torso = new Torso(pose);
    const left = curve([torso.at(-17, 0.28), torso.at(-34, -0.06), [-116, -142], [-176, -84]]);
    const right = curve([torso.at(17, 0.28), torso.at(34, -0.06), [112, -150], [186, -104]]);
    const skirt = new Sheet(left, right, 26, 16).drape(
      17,
      [
        [0.52, 0.57],
        [0.8, 0.97],
      ],
      15,
    );
    pen.drape(skirt, SAFFRON, 6);
  };

const turn: Pose = {
  ...POSES.dance(),
  headTilt: -0.06,
  legs: [
    { knee: [-10, -104], ankle: [-8, -12], foot: 'right' },
    { knee: [22, -112], ankle: [30, -14], foot: 'toe' },
  ],
};

const dancer: FigureSpec = lady(
  withArms(
    turn,
    { to: [-96, -356], mudra: 'open', aim: -2.5, bend: 1 },
    { to: [104, -410], mudra: 'blessing', aim: -0.9, bend: -1, order: 'behind' },
  ),
  {
    hair: 'braid',
    handScale: 1.12,
    jewels: 2,
    face: { gaze: [2, -2.4], lowered: 0.16 },
    wear: { lower: 'ghagra', lowerCloth: GOLD_SILK, upper: 'choli', upperCloth: PLUM, veil: GAUZE_ROSE },
  },
);
dancer.prop = flying(dancer.pose);

const drummer: FigureSpec = man(
  withArms(
    { ...POSES.mridangam(), headTilt: -0.12 },
    { to: [-44, -62], aim: 1.1 },
    { to: [40, -62], aim: 1 },
  ),
  WHITE,
  ROSE,
  {
    face: { moustache: true, gaze: [2, -3], lowered: 0 },
    prop: (pen) => {
      sitting(WHITE, KISHANGARH_HAND.tones.wheat)(pen);
      tabla(pen);
    },
  },
);

const tanpura: FigureSpec = lady(
  { ...POSES.tanpura(), headTilt: -0.1 },
  {
    face: { gaze: [2.4, -2.6] },
    prop: (pen) => {
      sitting(TEAL, KISHANGARH_HAND.tones.fair)(pen);
      longLute(pen, [26, -60], [86, -330], false, 1.1);
    },
  },
  TEAL,
  GAUZE_ROSE,
);

/** Arch into the evening: sky, a far grove, the moon in the middle one. */
function window(cx: number, hw: number, floor: number, moon: boolean, r: Rng): string {
  const shape = { cx, hw, spring: 300, rise: hw * 0.86, floor, cusps: 9 };
  const opening = archway(shape);
  let view = fill(rect(cx - hw - 20, 60, hw * 2 + 40, floor - 60), 'url(#dusk)');
  if (moon) view += dot(cx + 40, 252, 36, '#f4ead033') + dot(cx + 40, 252, 26, '#f4ead0');
  for (let i = 0; i < 40; i++) {
    const x = cx - hw + r.between(0, hw * 2);
    const y = floor - 92 - r.between(0, 56) + Math.abs(x - cx) * 0.08;
    for (let k = 0; k < 6; k++)
      view += fill(leaf(x, y, 20, 5, k * 1.05 + x), ['#1d402c', '#275238', '#18361f'][i % 3] ?? '#18361f');
  }
  view += fill(rect(cx - hw - 10, floor - 92, hw * 2 + 20, 92), K.marble);
  view += lines(
    walk(polyline(cx - hw, floor - 46, cx + hw, floor - 46), 13).flatMap((k): Poly[] => [
      [
        [k.p[0] - 40, floor - 4],
        [k.p[0] + 40, floor - 80],
      ],
      [
        [k.p[0] + 40, floor - 4],
        [k.p[0] - 40, floor - 80],
      ],
    ]),
    '#b9ad98',
    1.3,
  );
  view +=
    fill(rect(cx - hw - 10, floor - 92, hw * 2 + 20, 10), '#fbf7ee') +
    line(polyline(cx - hw, floor - 82, cx + hw, floor - 82), '#9a8f80', 1.2);
  let s = clip(opening, view);
  const moulding = archway({ ...shape, grow: 13 });
  s +=
    fill([...moulding, ...opening.toReversed()], '#f6efe0') +
    line(moulding, K.gold, 2.4) +
    line(opening, '#8d8170', 1.6);
  return s + dots(resample(archway({ ...shape, grow: 6.5 }), 12), 1.9, '#b5482f');
}

/** Carpet in perspective: field of flowers in a border. */
function carpet(L: number, R: number, top: number, B: number, r: Rng): string {
  const field = polyline(L + 74, top + 26, R - 74, top + 26, R + 6, B, L - 6, B);
  let s = fill(field, '#7d1f2c');
  for (let row = 0; row < 6; row++) {
    const y = top + 56 + row * 34;
    const inset = 78 - row * 15;
    const n = 15;
    for (let i = 0; i < n; i++) {
      const x = L + inset + ((R - L - inset * 2) * (i + (row % 2 ? 0.25 : 0.75))) / n;
      s +=
        polys(
          [0, 1, 2, 3, 4, 5]
            .map((k) => leaf(x, y, 11 + row, 3.4, (k / 6) * 6.283, 0, 0.6))
            .map((p) => p.map(([a, b]): Point => [a, y + (b - y) * 0.6])),
          (i + row) % 3 ? '#d9798f' : K.goldHi,
        ) + dot(x, y, 2.2, (i + row) % 3 ? K.goldHi : '#b5482f');
      s += fill(ellipse(x + (R - L) / n / 2, y + r.between(-1, 1), 5, 1.8), '#5f8a5a');
    }
  }
  const edge = polyline(L + 74, top + 26, R - 74, top + 26, R - 66, top + 44, L + 66, top + 44);
  s =
    clip(field, s) +
    fill(edge, '#1f3550') +
    polys(
      walk(polyline(L + 76, top + 35, R - 76, top + 35), 26).map((k) => ellipse(k.p[0], k.p[1], 7, 4.2)),
      K.gold,
    ) +
    ink(edge, LINE, 1.2);
  return s + ink(field, LINE, 1.6);
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = begin(r, W, H);
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const floor = B - 236;
  let s = fill(rect(L, T, f.w, f.h), '#e6d2ac');
  s += fill(rect(L, floor, f.w, B - floor), '#efe6d2');
  for (const [i, x] of [L + 190, W / 2, R - 190].entries()) s += window(x, 150, floor, i === 2, r);
  // a flowering spray in each spandrel
  for (const x of [L + 22, L + 358, R - 358, R - 22]) {
    for (const [a, k] of [
      [-2.4, 0.7],
      [-0.74, 0.7],
      [-1.9, 1],
      [-1.24, 1],
      [2.4, 0.6],
      [0.74, 0.6],
    ] as const)
      s += fill(leaf(x, 200, 40 * k, 7, a), k === 1 ? '#5f8a5a' : '#8aa070');
    s +=
      polys(rosette(x, 200, 17, 9, 0, 0.6, 1.2), '#b5482f') +
      polys(rosette(x, 200, 10, 7, 0.3), K.rose) +
      dot(x, 200, 3.4, K.goldHi);
  }
  // painted frieze above the arches
  const frieze = rect(L, T, f.w, 50);
  s += fill(frieze, '#23324f') + line(polyline(L, T + 50, R, T + 50), K.gold, 4);
  for (const [i, k] of walk(polyline(L + 24, T + 25, R - 24, T + 25), 44).entries()) {
    s += polys(rosette(...k.p, i % 2 ? 15 : 9, 8, i), i % 2 ? K.rose : K.pearl) + dot(...k.p, 3, K.goldHi);
    for (const a of [0.7, 2.44])
      s +=
        fill(leaf(k.p[0] + 22, k.p[1], 14, 4, a), '#7f9f6a') +
        fill(leaf(k.p[0] + 22, k.p[1], 14, 4, -a), '#7f9f6a');
  }
  s += carpet(L, R, floor, B, r);
  for (const [x, y, w] of [
    [W / 2 - 40, B - 66, 150],
    [R - 196, B - 58, 128],
    [L + 176, B - 58, 128],
  ] as const)
    s += fill(ellipse(x, y, w, 15), '#3a0d14', 'opacity=".4"');
  s +=
    put(tanpura, r, L + 190, B - 62, 1.2) +
    put(drummer, r, R - 206, B - 64, 1.2, -1) +
    put(dancer, r, W / 2 - 34, B - 56, 1.28);
  return {
    w: W,
    h: H,
    bg: '#2a1a14',
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    defs: linearGradient('dusk', 0, T, 0, floor, [0, '#1d3556'], [0.55, '#6d7f96'], [1, '#e7b98a']),
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'caption-3',
  collection: 'features',
  seed: 9,
  width: W,
  height: H,
  alt: 'A Kathak dancer turns in a flying saffron skirt between a tabla player and a woman with a tanpura, three moonlit arches behind.',
  draw,
};
