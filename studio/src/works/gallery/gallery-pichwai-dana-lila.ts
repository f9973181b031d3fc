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
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { pot } from '../../figures/props.ts';
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

/** Herdsman's staff held level across the path. */
const barrier = (pen: Pen, at: Point) => {
  const [x, y] = at;
  pen.stroke(polyline(x - 104, y + 15, x + 116, y - 17), 5, '#5a3216');
  pen.stroke(polyline(x - 104, y + 13.6, x + 116, y - 18.4), 1.2, '#d9a860');
  for (const d of [-102, 114]) pen.gold(ellipse(x + d, y + 14.6 - (d + 102) * 0.146, 6.6, 6.6, 0, 14), false);
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

/** Gopas behind Krishna. */
function gopas(r: Rng, cx: number, ground: number): string {
  let s = '';
  const lad = (i: number, pose = POSES.namaste()) =>
    krishna(pose, {
      tone: i % 2 ? 'wheat' : 'fair',
      gear: 'pagh',
      flute: undefined,
      garland: [],
      wear: {
        lower: 'dhoti',
        lowerCloth: CLOTHS[(i * 2 + 3) % 6],
        upper: 'none',
        turban: CLOTHS[i % 6],
        scarf: CLOTHS[(i + 1) % 6],
        scarfStyle: 'stole',
        sash: CLOTHS[i % 6],
      },
    });
  const hail = withArms(POSES.bless(), {}, { to: [70, -352], aim: -1.1, mudra: 'open' });
  s +=
    put(lad(0, hail), r, cx - 318, ground - 8, 0.72, 1) +
    put(
      lad(1, withArms(POSES.bless(), {}, { to: [60, -270], aim: -0.2, mudra: 'open' })),
      r,
      cx - 224,
      ground + 16,
      0.74,
      1,
    );
  const bar = withArms(
    POSES.bless(),
    { to: [-44, -214], mudra: 'hip', aim: 0.5 },
    { to: [62, -256], mudra: 'grip', aim: -0.1, order: 'front' },
  );
  s += group(fill(ellipse(cx - 98, ground + 24, 60, 9), '#1c120a'), 'opacity=".4" filter="url(#b3)"');
  s += put(krishna(bar, { flute: undefined, hold: [undefined, barrier] }), r, cx - 100, ground + 24, 0.92, 1);
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
  s += cow(cx + 14, ground - 58, 0.46, 1, true) + cow(cx - 34, ground - 2, 0.3, 1, false);
  s += gopas(r, cx, ground);
  // the milkmaids: one pleads, one scolds, one laughs behind her veil, one turns to the next
  const carry = (a: Partial<{ to: Point; aim: number; mudra: 'open' | 'hip' | 'veil' | 'point' }>) =>
    withArms(POSES.carry(), { to: [-22, -446], order: 'behind' }, { order: 'front', bend: -1, ...a });
  const maids = [
    [120, 26, 0.82, -1, 0, carry({ to: [70, -286], aim: -0.5, mudra: 'open' }), 2],
    [204, -6, 0.76, -1, 4, carry({ to: [66, -312], aim: -0.9, mudra: 'point' }), 1],
    [276, 30, 0.82, -1, 3, carry({ to: [48, -330], aim: -2.3, mudra: 'veil' }), 2],
    [352, -6, 0.76, -1, 1, carry({ to: [36, -216], aim: 2.5, mudra: 'hip' }), 1],
  ] as const;
  for (const [dx, dy, k, fx, i, pose, n] of [...maids].sort((a, b) => a[1] - b[1]))
    s +=
      group(fill(ellipse(cx + dx, ground + dy, 60 * k, 8), '#1c120a'), 'opacity=".4" filter="url(#b3)"') +
      put(gopi(i, pose, { prop: stack(n) }), r, cx + dx, ground + dy, k, fx);
  // toll already paid: pots of curd at his feet
  for (const [x, k] of [
    [cx - 178, 1],
    [cx - 20, 0.86],
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
