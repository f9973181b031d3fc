/** Dana lila: Krishna bars the hill path with his staff; the milkmaids with their pots argue about the toll. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, lerp } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { pot } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { type frame, beads, plain } from '../../motifs/borders.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { BORDER, clothFrame } from '../../traditions/pichwai/bands.ts';
import { blob, tufts } from '../../traditions/pichwai/ground.ts';
import { grove } from '../../traditions/pichwai/landscape.ts';
import { CLOTHS, K, finish, gopi, krishna, put } from '../../traditions/pichwai/people.ts';
import { banana, rocks } from '../../traditions/pichwai/shrine.ts';
import { COW, LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 700];

/** Two or three pots one upon another, standing on the crown of the head. */
const stack = (n: number) => (pen: Pen) => {
  for (let i = 0; i < n; i++)
    pot(pen, [10, -450 - i * 33], 1 - i * 0.16, i % 2 ? '#e7d9b8' : '#c9763a', '#8c1c1e');
};

/** Herdsman's staff in both fists, level across the path and the way of the first milkmaid. */
const barrier = (pen: Pen, at: Point) => {
  const [x, y] = at,
    end = (d: number): Point => [x + d, y - d * 0.05];
  pen.stroke([end(-92), end(150)], 6, '#5a3216');
  pen.stroke([end(-90), [x + 148, y - 9]], 1.4, '#d9a860');
  for (const d of [-92, -80, 138, 150]) pen.gold(ellipse(...end(d), 7, 7, 0, 14), false);
};

/** The hill with its path between two shoulders of rock. */
function hill(f: ReturnType<typeof frame>, cx: number, r: Rng, B: number, ground: number): string {
  let s = '';
  const lim: [number, number, number] = [f.x - 10, f.x + f.w + 10, f.y - 6];
  s += rocks(
    [
      ...curve([
        [f.x - 6, f.y + 190],
        [f.x + 70, f.y + 96],
        [f.x + 190, f.y + 66],
        [f.x + 300, f.y + 126],
        [f.x + 400, f.y + 196],
        [cx, f.y + 226],
        [cx + 120, f.y + 170],
        [f.x + f.w - 250, f.y + 84],
        [f.x + f.w - 120, f.y + 60],
        [f.x + f.w + 6, f.y + 130],
      ]),
      [f.x + f.w + 6, f.y + 330],
      [f.x - 6, f.y + 330],
    ],
    r.fork(),
    ['#a9607a', '#8a5f9a', '#c98a6a', '#6f6a9e'],
    32,
  );
  s += fill(
    [
      ...curve([
        [f.x - 6, f.y + 300],
        [cx - 180, f.y + 262],
        [cx, f.y + 276],
        [cx + 200, f.y + 258],
        [f.x + f.w + 6, f.y + 296],
      ]),
      [f.x + f.w + 6, B + 6],
      [f.x - 6, B + 6],
    ],
    'url(#gr)',
  );
  for (const [dx, dy, rx, ry, fl] of [
    [-350, 128, 92, 104, 1],
    [-190, 96, 74, 78, 0],
    [196, 92, 76, 78, 0],
    [352, 126, 92, 104, 1],
  ] as const)
    s += grove(cx + dx, f.y + dy + ry + 92, blob(cx + dx, f.y + dy, rx, ry, r, lim), r, 17, !!fl);
  s += banana(cx - 82, f.y + 286, 74, 0.6) + banana(cx + 92, f.y + 282, 70, 0.58);
  s += tufts(rect(f.x + 6, f.y + 290, f.w - 12, ground - f.y - 300), r, 38);
  // the path
  const near = curve([
      [cx + 30, f.y + 222],
      [cx - 10, f.y + 262],
      [cx + 44, f.y + 306],
      [cx - 10, f.y + 372],
      [f.x + 60, ground - 20],
      [f.x - 6, ground + 6],
    ]),
    far = curve([
      [cx + 44, f.y + 222],
      [cx + 16, f.y + 262],
      [cx + 96, f.y + 312],
      [cx + 250, f.y + 360],
      [f.x + f.w - 20, ground - 30],
      [f.x + f.w + 6, ground - 20],
    ]);
  const way = [...near, [f.x - 6, B + 4] as Point, [f.x + f.w + 6, B + 4] as Point, ...far.reverse()];
  s +=
    fill(way, '#b98a58') +
    clip(way, dots(scatter(way, 11, r), 1.2, '#8a5c34') + dots(scatter(way, 26, r), 2.6, '#e3c08a')) +
    line(near, K.gold, 1.6) +
    line(far, K.gold, 1.6);
  return s;
}

/** Krishna with the level staff; behind him his friends, small boys: one points, one pulls his scarf, one is at the curd already. */
function gopas(r: Rng, cx: number, ground: number): string {
  const boy = (i: number, pose: FigureSpec['pose'], extra: Partial<FigureSpec> = {}): FigureSpec =>
    krishna(pose, {
      tone: i % 2 ? 'wheat' : 'fair',
      gear: 'turban',
      hair: 'none',
      headScale: 1.36,
      flute: undefined,
      garland: [],
      jewels: 1,
      face: { moustache: false, noseRing: false },
      wear: {
        lower: 'dhoti',
        lowerCloth: CLOTHS[(i * 2 + 3) % 6],
        upper: 'none',
        turban: CLOTHS[i % 6],
        sash: CLOTHS[(i + 1) % 6],
      },
      ...extra,
    });
  const shadow = (x: number, y: number, w: number) =>
    group(fill(ellipse(x, y, w, w * 0.15), '#1c120a'), 'opacity=".4" filter="url(#b3)"');
  const mocking = withArms(
    { ...POSES.dance(), headTilt: -0.12 },
    { to: [-50, -224], mudra: 'hip', aim: 0.5 },
    { to: [92, -336], aim: -0.4, mudra: 'point', order: 'front' },
  );
  const pulling = withArms(
    { ...POSES.offer(), headTilt: -0.2 },
    { to: [52, -280], aim: -0.4, mudra: 'grip', order: 'front' },
    { to: [78, -300], aim: -0.4, mudra: 'grip', order: 'front' },
  );
  const licking = withArms(
    { ...POSES.sit(), headTilt: 0.26 },
    { to: [40, -64], aim: 0.6, mudra: 'rest', order: 'front' },
    { to: [40, -176], aim: -1.9, mudra: 'hold', order: 'front' },
  );
  const hot = CLOTHS[3];
  let s =
    shadow(cx - 352, ground + 2, 42) +
    put(boy(0, mocking), r, cx - 350, ground, 0.56, 1) +
    shadow(cx - 214, ground + 22, 44) +
    put(boy(1, pulling), r, cx - 222, ground + 20, 0.6, 1);
  const bar = withArms(
    {
      ...POSES.bless(),
      headTilt: 0.04,
      legs: [
        { knee: [-32, -108], ankle: [-48, -12], foot: 'right' },
        { knee: [40, -118], ankle: [42, -12], foot: 'right' },
      ],
    },
    { to: [40, -262], mudra: 'grip', aim: -0.1, order: 'front' },
    { to: [92, -266], mudra: 'grip', aim: -0.1, order: 'front' },
  );
  s += shadow(cx - 104, ground + 28, 70);
  s += put(krishna(bar, { flute: undefined, hold: [barrier, undefined] }), r, cx - 108, ground + 28, 1, 1);
  s +=
    shadow(cx - 286, ground + 50, 60) +
    put(
      boy(2, licking, {
        prop: sitting(hot, PICHWAI_HAND.tones.fair),
        wear: { lower: 'dhoti', lowerCloth: hot, upper: 'none', turban: CLOTHS[4] },
      }),
      r,
      cx - 290,
      ground + 50,
      0.58,
      1,
    );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    6,
    [
      { t: 46, band: plain('#123a2c') },
      { t: 12, band: beads, corner: false },
    ],
    BORDER,
  );
  const B = f.y + f.h,
    ground = B - 74;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + dots(scatter(rect(f.x, f.y, f.w, 190), 16, r), 1, K.gold);
  s += hill(f, cx, r, B, ground);
  // a cow and her calf that came with the cowherds
  const cow = (x: number, y: number, k: number, fx: number, c: boolean) =>
    group(fill(ellipse(x, y, 100 * k, 9), '#1c120a'), 'opacity=".4" filter="url(#b3)"') +
    paintCow(x, y - 114 * k, k, fx, COW, r, { cloth: c });
  s += cow(cx + 10, ground - 66, 0.5, 1, true) + cow(cx + 36, ground - 6, 0.3, -1, false);
  // the milkmaids: one pleads, one scolds, one laughs behind her veil, one turns to the next
  const carry = (a: Partial<{ to: Point; aim: number; mudra: 'open' | 'hip' | 'veil' | 'point' }>) =>
    withArms(POSES.carry(), { to: [-22, -446], order: 'behind' }, { order: 'front', bend: -1, ...a });
  const maids = [
    [134, 30, 0.9, -1, 0, carry({ to: [62, -340], aim: -1.25, mudra: 'point' }), 2],
    [206, -10, 0.82, -1, 4, carry({ to: [66, -296], aim: -0.5, mudra: 'open' }), 1],
    [284, 36, 0.88, -1, 3, carry({ to: [48, -330], aim: -2.3, mudra: 'veil' }), 2],
    [364, 4, 0.82, 1, 1, carry({ to: [58, -290], aim: -0.6, mudra: 'open' }), 1],
  ] as const;
  for (const [dx, dy, k, fx, i, pose, n] of [...maids].sort((a, b) => a[1] - b[1]))
    s +=
      group(fill(ellipse(cx + dx, ground + dy, 60 * k, 8), '#1c120a'), 'opacity=".4" filter="url(#b3)"') +
      put(gopi(i, pose, { prop: stack(n) }), r, cx + dx, ground + dy, k, fx);
  s += gopas(r, cx, ground);
  // toll already paid: pots of curd at his feet
  for (const [x, k] of [
    [cx - 240, 1],
    [cx - 4, 0.86],
  ] as const)
    s +=
      inked(ellipse(x, ground + 40, 26 * k, 16 * k), '#c9763a', K.line, 1) +
      inked(ellipse(x, ground + 28, 17 * k, 5 * k), '#fbf6ea', K.line, 0.9) +
      line(polyline(x - 24 * k, ground + 40, x + 24 * k, ground + 40), '#f3d889', 1.4);
  for (let i = 0; i < 26; i++)
    s += tufts(
      [
        [lerp(f.x, f.x + f.w, i / 26), B - 13],
        [lerp(f.x, f.x + f.w, (i + 1) / 26), B - 13],
        [lerp(f.x, f.x + f.w, (i + 1) / 26), B - 5],
        [lerp(f.x, f.x + f.w, i / 26), B - 5],
      ],
      r,
      22,
    );
  // upright cows and lotuses on all four sides
  let band = '';
  const item = (x: number, y: number, i: number, fx: number) =>
    (band +=
      i % 2
        ? lotus(x, y + 14, 25, LOTUS, 9)
        : paintCow(x - 3 * fx, y + 5, 0.16, fx, COW, r, { cloth: i % 4 === 0 }));
  for (let i = 0; i < 13; i++)
    for (const y of [39, H - 39]) item(lerp(98, W - 98, i / 12), y, i, i < 6 ? 1 : -1);
  for (let i = 0; i < 7; i++)
    for (const x of [39, W - 39]) item(x, lerp(104, H - 104, i / 6), i + 1, x < cx ? 1 : -1);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs:
      linearGradient('ng', 0, f.y, 0, B, [0, '#2b1844'], [0.5, '#5a2f52'], [1, '#8a4a4a']) +
      linearGradient('gr', 0, f.y + 260, 0, B, [0, '#1f4a34'], [1, '#2f6a3e']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + band,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-dana-lila',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Krishna bars a hill path with his staff before four milkmaids who carry pots on their heads, a cow and her calf beside him.',
  draw,
};
