/** Krishna holds the hill on one finger; herds and herders stand dry beneath it while Indra rides the storm. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, lerp, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { cloudBank, lightning } from '../../motifs/painted/cloud.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { place } from '../../motifs/place.ts';
import {
  GAUZE_LIME,
  INDIGO,
  SAFFRON,
  TEAL,
  WHITE,
  krishna,
  man,
  staff,
} from '../../traditions/kishangarh/cast.ts';
import { MANGO, SPRING, clump, meadow } from '../../traditions/kishangarh/grove.ts';
import { beard } from '../../traditions/kishangarh/head.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  K,
  LINE,
  MOSS,
  PLUM,
  ROSE,
  finish,
  lady,
  put,
} from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [780, 1000];

const COW = {
  body: '#f4ecdc',
  shade: '#a58a70',
  line: LINE,
  gold: '#cfa04a',
  cloth: '#b5482f',
  spot: '#c98a6a',
  hoof: '#4a2a1c',
};
const DUN = { ...COW, body: '#b9865a', shade: '#5c361e', spot: '#e6c79a' };

/** The hill: leaning crags, lit from the left, trees in their clefts. */
function hill(cx: number, top: number, base: number, half: number, r: Rng): string {
  const outline = loopThrough([
    cx - half,
    base - 40,
    cx - half + 16,
    base - 92,
    cx - half * 0.62,
    base - 150,
    cx - half * 0.5,
    top + 60,
    cx - half * 0.2,
    top + 34,
    cx + 10,
    top,
    cx + half * 0.3,
    top + 42,
    cx + half * 0.52,
    top + 52,
    cx + half * 0.66,
    base - 148,
    cx + half - 10,
    base - 100,
    cx + half,
    base - 36,
    cx + half * 0.72,
    base - 6,
    cx + half * 0.42,
    base - 30,
    cx + 74,
    base + 2,
    cx + 16,
    base - 10,
    cx - 60,
    base - 34,
    cx - half * 0.34,
    base - 18,
    cx - half * 0.7,
    base - 2,
  ]);
  const crags = scatter(outline, 40, r, -6, 3).sort((a, b) => a[1] - b[1]);
  let s = fill(outline, '#5d5062');
  for (const [i, [x, y]] of crags.entries()) {
    const h = r.between(54, 80),
      w = r.between(19, 29),
      lean = ((x - cx) / half) * 18 + r.between(-6, 6);
    const peak: Point = [x + lean, y - h * 0.56],
      foot = y + h * 0.5;
    const rock: Point[] = [
      [x - w, foot],
      [x - w * r.between(0.86, 1.1), y - h * 0.06],
      [x - w * 0.5 + lean * 0.8, y - h * 0.4],
      peak,
      [x + w * 0.46 + lean * 0.8, y - h * 0.44],
      [x + w * 0.98, y - h * r.between(0.02, 0.14)],
      [x + w * 0.9, foot],
    ];
    const col = ['#b79aa6', '#c9a98f', '#8f93ac', '#a9869a', '#b8b09a'][i % 5];
    const ridge: Point[] = [
      peak,
      [x + lean * 0.5 + w * 0.16, y - h * 0.2],
      [x - w * 0.1, y + h * 0.06],
      [x + w * 0.12, foot],
    ];
    s +=
      modelled(rock, col, '#41304a', 9, 3, { op: 0.7, dx: -3, dy: -3 }) +
      fill([...ridge, [x + w * 0.9, foot], rock[5], rock[4]], '#3c2c48', 'opacity=".3"');
    s +=
      line(ridge, '#f4e6d8', 1, false, 'opacity=".7"') +
      lines(
        [
          [rock[2], [x - w * 0.2, y - h * 0.1]],
          [rock[1], [x - w * 0.4, y + h * 0.16]],
        ],
        '#5b4560',
        0.7,
      ) +
      ink(rock, '#3a2a3c', 1.2, { jit: 0.8 });
  }
  s = clip(outline, s) + ink(outline, '#32243a', 1.8);
  let trees = '';
  for (const [t, up] of [
    [0.12, 100],
    [0.22, 156],
    [0.33, 205],
    [0.45, 232],
    [0.56, 236],
    [0.67, 206],
    [0.78, 152],
    [0.88, 100],
    [0.5, 120],
    [0.3, 90],
    [0.7, 84],
  ]) {
    const x = lerp(cx - half, cx + half, t),
      y = base - up + 18,
      R = r.between(15, 21);
    trees +=
      line(polyline(x, y + R * 1.7, x, y), '#3a2a1c', 4) +
      clump(x - R * 0.7, y + 4, R * 0.8, MANGO, x) +
      clump(x + R * 0.7, y + 5, R * 0.8, MANGO, y) +
      clump(x, y - R * 0.6, R, t > 0.5 ? SPRING : MANGO, x + y);
  }
  return s + trees;
}

/** Indra with the thunderbolt on white Airavata, riding a cloud. */
function indra(x: number, y: number, r: Rng): string {
  const E = place(tusker(), x, y, 0.36, 0, -1);
  const rider = withArms(POSES.sit(), { to: [-50, -50] }, { to: [64, -196], aim: -1.2, mudra: 'grip' });
  const bolt = put(
    man(rider, SAFFRON, TEAL, {
      gear: 'kirita',
      tone: 'fair',
      face: { moustache: false, noseRing: false },
      hold: [
        undefined,
        (p, at) => {
          for (const a of [-1.2, 1.94])
            for (const k of [-0.4, 0, 0.4]) p.flat(leaf(at[0], at[1], 30, 5, a + k), '#e6c25a');
        },
      ],
    }),
    r,
    x + 2,
    y - 22,
    0.34,
    -1,
  );
  const rug = transform(
    loopThrough([-62, -66, 6, -80, 50, -64, 54, -10, 48, 40, -4, 48, -60, 40, -68, -10]),
    x,
    y,
    0.36,
    0,
    -1,
  );
  return (
    modelled(E.body, '#f6f1e6', '#8f8fa2', 12, 3, { op: 0.7 }) +
    ink(E.body, '#3a3648', 1.2) +
    modelled(E.ear, '#efe6da', '#9a8fa0', 6, 2) +
    ink(E.ear, '#3a3648', 1) +
    inked(E.tusk, '#fffaf0', '#3a3648', 0.8) +
    dot(E.eye[0], E.eye[1], 2, '#20140c') +
    line(E.tail, '#3a3648', 1.6) +
    edged(rug, '#a02a2e', K.goldHi, 2.4) +
    ink(rug, LINE, 0.8) +
    bolt
  );
}

/** Roots and earth that hang from the torn underside of the hill. */
function roots(cx: number, base: number, half: number, r: Rng): string {
  return each(
    series(46, (i) => i),
    (i) => {
      const x = cx - half + ((i + 0.5) / 46) * half * 2,
        y = base - 26 + r.between(-14, 8),
        L = r.between(26, 70),
        sway = r.between(-9, 9);
      const root = curveThrough(x, y - 8, x + sway * 0.3, y + L * 0.4, x + sway, y + L);
      return (
        ink(root, '#3a2a24', r.between(1.4, 3.2), { closed: false, taper: 0.9 }) +
        (i % 2
          ? ink(
              curveThrough(
                x + sway * 0.3,
                y + L * 0.3,
                x + sway * 0.5 + 7,
                y + L * 0.5,
                x + sway * 0.5 + 9,
                y + L * 0.8,
              ),
              '#5a4234',
              1.2,
              { closed: false, taper: 0.9 },
            )
          : '')
      );
    },
  );
}

/** All Gokul and its cattle in the dry, close together, faces lifted to the hill. */
function gokul(
  f: ReturnType<typeof page>,
  base: number,
  cx: number,
  B: number,
  ground: number,
  r: Rng,
): string {
  let s = fill(
    curveThrough([f.x, base + 236, cx - 120, base + 222, cx + 150, base + 228, f.x + f.w, base + 238]).concat(
      [
        [f.x + f.w, B],
        [f.x, B],
      ],
    ),
    'url(#gr)',
  );
  s += meadow(rect(f.x + 4, ground - 150, f.w - 8, 210), 34, r.fork(), '#48683a', [
    '#e3a08f',
    '#f6e6b0',
    '#d9798f',
  ]);
  const herd = (x: number, up: number, k: number, fx: number, c: typeof COW, rug: boolean) =>
    paintCow(x, ground - up - 108 * k, k, fx, c, r, { cloth: rug });
  const up = { ...POSES.bless(), headTilt: -0.2 };
  const propping = (x: number) =>
    withArms(
      up,
      { to: [-38, -214], mudra: 'hip' },
      { to: [x, -424], mudra: 'grip', aim: -1.5, order: 'behind' },
    );
  const stick = { hold: [undefined, staff(136, 300, 0.03)] as FigureSpec['hold'] };
  const leaning = withArms(
    { ...POSES.offer(), headTilt: -0.04 },
    { to: [44, -252], mudra: 'grip', aim: -0.3, order: 'front' },
    { to: [56, -264], mudra: 'grip', aim: -0.3, order: 'front' },
  );
  const wonder = withArms(
    up,
    { to: [30, -300], aim: -0.9, mudra: 'open', order: 'front' },
    { to: [60, -348], aim: -1.3, mudra: 'open', order: 'front' },
  );
  const calm = withArms({ ...POSES.namaste(), headTilt: -0.1 }, {}, {});
  const child = (coat: typeof WHITE, tie: typeof ROSE, pose: FigureSpec['pose']) =>
    man(pose, coat, tie, { headScale: 1.34, tone: 'fair', face: { moustache: false, noseRing: false } });
  const elder = (coat: typeof WHITE, tie: typeof ROSE) =>
    man(leaning, coat, tie, {
      hold: [undefined, staff(120, 262, 0.02)],
      prop: beard(leaning),
      face: { moustache: false, noseRing: false },
    });
  const at = (dx: number, dy: number, k: number, fx: 1 | -1, who: FigureSpec) =>
    put(who, r, cx + dx, ground + dy, k, fx);
  s += herd(cx - 172, 124, 0.46, 1, DUN, false) + herd(cx + 214, 118, 0.48, -1, COW, false);
  s +=
    at(-290, -104, 0.68, 1, man(propping(42), INDIGO, ROSE, stick)) +
    at(-216, -92, 0.7, 1, lady(wonder, {}, TEAL, GAUZE_LIME));
  s +=
    at(296, -100, 0.7, -1, man(propping(40), WHITE, TEAL, stick)) +
    at(234, -84, 0.68, -1, lady(calm, {}, INDIGO, GAUZE)) +
    at(150, -96, 0.66, -1, man(propping(46), TEAL, SAFFRON, stick));
  s +=
    at(-262, -18, 0.82, 1, elder(WHITE, SAFFRON)) +
    at(-172, -30, 0.8, 1, lady(wonder, { tone: 'wheat' }, MOSS, GAUZE_ROSE));
  s += at(
    270,
    -20,
    0.84,
    -1,
    man(
      withArms(
        up,
        { to: [-34, -206], mudra: 'hip' },
        { to: [66, -340], mudra: 'open', aim: -1.2, order: 'front' },
      ),
      SAFFRON,
      INDIGO,
      { tone: 'fair' },
    ),
  );
  s += at(186, -12, 0.82, -1, lady(calm, {}, ROSE, GAUZE));
  const lift = withArms(
    { ...POSES.bless(), headTilt: 0.04 },
    { to: [-46, -214], mudra: 'hip', aim: 0.5 },
    { to: [44, -464], mudra: 'point', aim: -1.5, bend: -1, order: 'behind' },
  );
  s += group(dot(cx - 8, ground - 330, 110, '#f6dfa0'), 'opacity=".4" filter="url(#b24)"');
  s += at(-30, 14, 0.98, 1, krishna(lift));
  s += at(
    96,
    8,
    0.82,
    -1,
    lady(
      withArms(
        { ...POSES.offer(), headTilt: -0.1 },
        { to: [52, -286], aim: -0.6 },
        { to: [66, -304], aim: -0.7, order: 'front' },
      ),
      {},
      PLUM,
      GAUZE_ROSE,
    ),
  );
  s += at(-104, 20, 0.5, 1, child(WHITE, ROSE, calm)) + at(44, 34, 0.44, -1, child(TEAL, SAFFRON, wonder));
  s +=
    herd(cx - 236, -62, 0.68, 1, COW, true) +
    herd(cx + 238, -64, 0.66, -1, DUN, false) +
    herd(cx - 118, -66, 0.36, 1, COW, false);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'vermilion'),
    cx = W / 2,
    B = f.y + f.h,
    ground = B - 74,
    base = ground - 442;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  const pal = { body: ['#28303f', '#343d50', '#465066', '#5a6479'], rim: '#aeb6c4', edge: '#dfe2e4' };
  s += cloudBank(rect(f.x - 20, f.y - 30, f.w + 40, 150), 38, pal, r.fork());
  s += lightning(f.x + 96, f.y + 130, 170, r.fork(), '#f6df9a', '#fff0b8');
  const rain = scatter(rect(f.x, f.y + 120, f.w, base - f.y - 120), 15, r);
  s += lines(
    rain.map(([x, y]): Point[] => [
      [x, y],
      [x - 5, y + 24],
    ]),
    '#dfe8ee',
    0.8,
    'opacity=".6"',
  );
  const half = f.w / 2 + 46;
  s += roots(cx, base, half, r.fork()) + hill(cx, f.y + 118, base, half, r.fork());
  s += cloudBank(
    rect(f.x + f.w - 206, f.y + 164, 216, 22),
    24,
    { ...pal, body: ['#6b7488', '#8a92a2'] },
    r.fork(),
  );
  s += indra(f.x + f.w - 92, f.y + 138, r);
  s += gokul(f, base, cx, B, ground, r);
  return {
    w: W,
    h: H,
    bg: '#a02a22',
    defs:
      linearGradient('sky', 0, f.y, 0, base + 190, [0, '#20283a'], [0.45, '#4a566c'], [1, '#aeb0a4']) +
      linearGradient('gr', 0, base + 180, 0, B, [0, '#7f9256'], [1, '#4f6a3a']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-govardhan',
  collection: 'gallery',
  seed: 11,
  width: W,
  height: H,
  alt: 'Krishna lifts a rocky hill on one finger over cowherds, women and cows, while Indra rides a white elephant through rain clouds.',
  draw,
};
