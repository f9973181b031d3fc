/** Holi between palace walls: jets of colour cross, powder hangs in the air, drums beat in the corners. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, dist, lerp, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { mridangam, pot } from '../../figures/props.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import {
  GAUZE_LIME,
  GAUZE_WHITE,
  INDIGO,
  SAFFRON,
  TEAL,
  WHITE,
  krishna,
  man,
  pichkari,
} from '../../traditions/kishangarh/cast.ts';
import { MANGO, courtTree, crown } from '../../traditions/kishangarh/grove.ts';
import { BANI, LORD, MAIDEN, MATRON, type Profile } from '../../traditions/kishangarh/faces.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  K,
  LINE,
  MOSS,
  PLUM,
  ROSE,
  dressed,
  finish,
  put,
} from '../../traditions/kishangarh/people.ts';
import { onHeels } from '../../traditions/kishangarh/sitters.ts';
import type { Work } from '../../work.ts';

const [W, H] = [860, 1000];

/** Cusped niche or window. */
const niche = (x: number, foot: number, w: number, h: number): Poly => [
  [x - w / 2, foot],
  [x - w / 2, foot - h * 0.6],
  ...series(25, (i): Point => {
    const t = i / 24;
    return [
      x - Math.cos(t * Math.PI) * (w / 2) * (1 - 0.05 * Math.abs(Math.sin(t * Math.PI * 5))),
      foot - h * 0.6 - Math.sin(t * Math.PI) * h * 0.36 * (1 + 0.14 * Math.sin(t * Math.PI) ** 12),
    ];
  }),
  [x + w / 2, foot - h * 0.6],
  [x + w / 2, foot],
];

/** Soft cloud of powder. */
const powder = (x: number, y: number, w: number, h: number, col: string, op: number, r: Rng) =>
  group(
    repeat(7, () =>
      fill(
        ellipse(
          x + r.between(-w, w) * 0.6,
          y + r.between(-h, h) * 0.5,
          w * r.between(0.3, 0.6),
          h * r.between(0.3, 0.6),
        ),
        col,
      ),
    ),
    `opacity="${op}" filter="url(#b24)"`,
  ) + group(dots(scatter(ellipse(x, y, w, h), 8, r), 1.1, col), 'opacity=".75"');

/** Jet of coloured water from a to b: one stream that parts into threads, the threads into drops, and bursts where it strikes. */
function jet(a: Point, b: Point, lift: number, col: string, r: Rng): string {
  const L = dist(a, b),
    drops = r.fork(),
    at = (t: number, aside = 0): Point => [
      lerp(a[0], b[0], t) + aside * 0.3,
      lerp(a[1], b[1], t) - 4 * lift * t * (1 - t) + aside,
    ],
    thread = (aside: number, end: number): Poly =>
      series(26, (i) => at((i / 25) * end, aside * (i / 25) ** 1.6));
  let s = group(line(thread(0, 1), col, 15), 'opacity=".26" filter="url(#b5)"');
  for (const [aside, end] of [
    [-26, 0.62],
    [-13, 0.78],
    [0, 0.84],
    [11, 0.72],
    [26, 0.58],
  ])
    s += ink(thread(aside, end), col, 3, { closed: false, taper: 0.9, vary: 0.4 });
  s += ink(thread(-4, 0.5), '#fff0d0', 1.2, { closed: false, taper: 0.9 });
  for (let i = 0; i < L * 0.75; i++) {
    const t = Math.sqrt(drops.between(0.12, 1.1)),
      [x, y] = at(t, drops.between(-1, 1) * 46 * t ** 1.7),
      [u, v] = at(t + 0.02),
      heading = Math.atan2(v - at(t)[1], u - at(t)[0]),
      size = drops.between(1, 3.2) * (1.15 - 0.3 * t);
    s += fill(ellipse(x, y, size * 1.7, size, heading, 9), i % 4 ? col : '#f6b06a');
  }
  for (let i = 0; i < 44; i++) {
    const [x, y] = polar(b[0], b[1], drops.between(6, 58), drops.between(0, TAU));
    s += dot(x, y, drops.between(0.9, 3), i % 3 ? col : '#f6b06a');
  }
  return s;
}

/** Colour that has struck cloth and runs down it. */
const soaked = (x: number, y: number, R: number, col: string, r: Rng): string =>
  group(fill(ellipse(x, y, R, R * 1.2), col), 'opacity=".5" filter="url(#b5)"') +
  group(
    repeat(9, (i) => {
      const dx = (i - 4) * R * 0.22;
      return fill(leaf(x + dx, y - R * 0.3, R * r.between(0.9, 2.1), 2.6, Math.PI / 2 + dx * 0.004), col);
    }) + dots(scatter(ellipse(x, y, R * 1.7, R * 2), 9, r), 1.7, col),
    'opacity=".62"',
  );

/** Plate heaped with powder, on the open hands. */
const plate = (col: string) => (pen: Pen, at: Point) => {
  pen.flat(loopThrough(at[0] - 26, at[1] - 6, at[0], at[1] - 30, at[0] + 26, at[1] - 6), col);
  pen.gold(
    loopThrough(at[0] - 36, at[1] - 8, at[0], at[1] - 3, at[0] + 36, at[1] - 8, at[0], at[1] + 7),
    false,
  );
};

const thrown = (col: string) => (pen: Pen, at: Point, aim: number) => {
  const [x, y] = pen.at(polar(at[0], at[1], 46, aim));
  pen.add(
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(40 * pen.s).toFixed(1)}" fill="${col}" opacity=".5" filter="url(#b8)"/>`,
  );
  for (let i = 0; i < 40; i++)
    pen.flat(
      ellipse(
        ...polar(at[0], at[1], 6 + i * 2.2, aim + Math.sin(i * 2.3) * 0.62),
        4.6 - i * 0.06 + (i % 3),
        4 - i * 0.05 + (i % 2),
        0,
        9,
      ),
      col,
      `opacity="${(0.95 - i * 0.014).toFixed(2)}"`,
    );
};

/** Palace wall with its balcony. */
function palaceWall(f: ReturnType<typeof page>, yard: number, cx: number, r: Rng): string {
  let s = '';
  const wall = rect(f.x, f.y + 112, f.w, yard - f.y - 112);
  s +=
    fill(wall, '#f3ead8') +
    fill(rect(f.x, f.y + 104, f.w, 12), '#fbf6ea') +
    line(polyline(f.x, f.y + 116, f.x + f.w, f.y + 116), '#8d8170', 1.2);
  s += repeat(39, (i) =>
    inked(
      leaf(f.x + 10 + (i * (f.w - 20)) / 38, f.y + 106, 17, 6, -Math.PI / 2),
      i % 2 ? '#b5482f' : '#f6efe0',
      '#8d8170',
      0.7,
    ),
  );
  for (const dx of [-302, -196, 196, 302]) {
    const p = niche(cx + dx, f.y + 232, 64, 96);
    s +=
      patterned(
        p,
        '#b5543a',
        fill(rect(cx + dx - 40, f.y + 122, 80, 44), '#f0c25c') +
          lines(
            [-18, 0, 18].map((d): Poly => [
              [cx + dx + d, f.y + 166],
              [cx + dx + d, f.y + 240],
            ]),
            '#7d2a26',
            1,
          ),
        '#8d8170',
        1.4,
      ) + line(p, K.gold, 1);
  }
  const open = niche(cx, f.y + 262, 264, 158);
  s +=
    fill(open, '#7d2a33') +
    clip(
      open,
      each(scatter(open, 24, r), ([x, y], i) => polys(rosette(x, y, 5, 6, i), '#c9813f')),
    );
  s += clip(
    open,
    put(dressed(POSES.offer(), PLUM, INDIGO, GAUZE_WHITE), r, cx + 74, f.y + 430, 0.64, -1, MAIDEN) +
      put(dressed(POSES.veil(), ROSE, TEAL, GAUZE_LIME), r, cx - 62, f.y + 436, 0.64, 1, MATRON) +
      put(
        dressed(
          withArms(POSES.stand(), {}, { to: [60, -296], aim: 0.5, mudra: 'point' }),
          TEAL,
          SAFFRON,
          GAUZE_ROSE,
        ),
        r,
        cx - 4,
        f.y + 428,
        0.64,
        1,
        BANI,
      ),
  );
  s += ink(open, '#8d8170', 1.6) + line(open, K.gold, 2.2);
  s +=
    edged(rect(cx - 150, f.y + 246, 300, 40), '#fbf6ea', '#8d8170', 1) +
    repeat(
      9,
      (i) =>
        polys(rosette(cx - 132 + i * 33, f.y + 267, 10, 8), i % 2 ? '#5f8a5a' : '#b5482f') +
        dot(cx - 132 + i * 33, f.y + 267, 2.6, K.gold),
    );
  for (let i = 0; i < 11; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 11,
      p = niche(x, yard - 6, 50, 76);
    s +=
      inked(p, '#e2d3ba', '#9a8b74', 1) +
      polys(
        [-0.5, 0, 0.5].map((a) => leaf(x, yard - 14, 34, 5, -Math.PI / 2 + a)),
        '#7fa07a',
      ) +
      polys(rosette(x, yard - 50, 8, 7), '#c0564a');
  }
  return s;
}

/** Courtyard floor. */
function courtyardFloor(f: ReturnType<typeof page>, yard: number, B: number, r: Rng, cx: number): string {
  let s = '';
  s +=
    fill(rect(f.x, yard, f.w, B - yard), 'url(#fl)') +
    line(polyline(f.x, yard, f.x + f.w, yard), '#8d6a48', 1.4);
  s += lines(
    series(13, (i): Poly => [
      [f.x + i * 64 - 40, yard],
      [f.x + i * 96 - 220, B],
    ]),
    '#c08a5c',
    0.7,
    'opacity=".6"',
  );
  const stain = r.fork();
  for (const [x, y] of scatter(rect(f.x, yard + 60, f.w, B - yard - 20), 88, stain)) {
    const col = stain.pick(['#d8432f', '#e58a1f', '#d94f74', '#f0bc2c']),
      R = stain.between(18, 44);
    s +=
      group(fill(ellipse(x, y, R, R * 0.36), col), 'opacity=".34" filter="url(#b5)"') +
      group(dots(scatter(ellipse(x, y, R * 1.6, R * 0.6), 8, stain), 1.5, col), 'opacity=".7"');
  }
  s +=
    powder(cx, yard - 40, 330, 84, '#e8642c', 0.72, r) +
    powder(cx - 240, yard - 110, 140, 96, '#f2b632', 0.8, r) +
    powder(cx + 250, yard - 90, 140, 100, '#d63f58', 0.72, r);
  return s;
}

/** Plate heaped with powder on the ground. */
const heap = (x: number, y: number, c: string, r: Rng): string =>
  fill(loopThrough(x - 34, y + 2, x - 20, y - 20, x, y - 32, x + 20, y - 20, x + 34, y + 2), c) +
  dots(scatter(ellipse(x, y - 10, 24, 14), 6, r), 1, '#fff2d0') +
  fill(ellipse(x, y + 4, 46, 10), '#8a5a20') +
  inked(
    loopThrough(x - 46, y + 2, x, y + 8, x + 46, y + 2, x + 30, y + 16, x - 30, y + 16),
    '#d3a148',
    LINE,
    1,
  );

/** Brass tub of colour. */
const tub = (x: number, y: number, k: number): string => {
  const pan = loopThrough(offsets(x, y, [-52, 0, -60, 26, -38, 50, 0, 55, 38, 50, 60, 26, 52, 0], k));
  return (
    modelled(pan, '#d3a148', '#6b3f14', 14, 3) +
    ink(pan, LINE, 1.2) +
    inked(ellipse(x, y, 55 * k, 13 * k), '#e0b860', LINE, 1) +
    fill(ellipse(x, y + 1, 46 * k, 9.5 * k), '#d9541f') +
    line(arc(x, y + 3, 30 * k, 0.4, 2.6, 14, 5), '#f7c48a', 1.4) +
    dots(resample(polyline(x - 52 * k, y + 26 * k, x + 52 * k, y + 26 * k), 10), 2.2, '#7d2a26')
  );
};

const fling = (x: number, y: number, aim: number, back: Point = [-40, -214]) =>
  withArms(
    POSES.dance(),
    { to: back, mudra: 'hip', aim: 0.5, order: 'front' },
    { to: [x, y], aim, mudra: 'open', order: 'front' },
  );

/** A place on a syringe whose rear hand is `lift` high, at distance d from that hand. */
const barrel = (lift: number, aim: number, d: number): Point => polar(52, -254 - lift, d, aim);

/** Leaning into the jet, the front knee bent, both hands at the syringe that points along `aim`. */
const aiming = (lift: number, aim: number): Pose => ({
  ...POSES.bless(),
  spine: [
    [-6, -204],
    [4, -240],
    [22, -286],
    [27, -330],
  ],
  headTilt: 0.02,
  legs: [
    { knee: [-46, -100], ankle: [-84, -12], foot: 'right' },
    { knee: [58, -118], ankle: [50, -12], foot: 'right' },
  ],
  arms: [
    { to: barrel(lift, aim, 0), bend: -1, aim, mudra: 'grip', order: 'front' },
    { to: barrel(lift, aim, 50), bend: -1, aim, mudra: 'grip', order: 'front' },
  ],
});

/** Recoiling from the water, one arm up with the veil, the other hand out against it. */
const SHIELDING: Pose = {
  ...POSES.veil(),
  spine: [
    [2, -212],
    [-3, -248],
    [-12, -296],
    [-22, -340],
  ],
  headTilt: 0.2,
  arms: [
    { to: [72, -282], bend: -1, aim: -0.7, mudra: 'open', order: 'front' },
    { to: [56, -398], bend: -1, aim: -1.1, mudra: 'grip', order: 'front' },
  ],
};

/** The end of the veil, held out like a screen between her face and the water. */
function screen(pen: Pen): void {
  const top = curveThrough(-62, -432, -44, -456, -8, -458, 34, -436, 62, -410),
    edge = curveThrough(62, -410, 72, -366, 66, -316, 50, -268, 56, -226),
    back = curveThrough(56, -226, 30, -236, 4, -262, -20, -300, -44, -340),
    shape = [...top, ...edge, ...back];
  const folds = [0.12, 0.34, 0.56, 0.78].map((u) =>
    curveThrough(
      lerp(4, 62, u),
      lerp(-452, -414, u),
      lerp(16, 66, u),
      lerp(-370, -340, u),
      lerp(6, 52, u),
      -262,
    ),
  );
  pen.drape(
    { shape, folds, bands: [], trims: [edge, top], motifs: pen.stations(shape, 13) },
    { ...GAUZE_ROSE, base: '#b9556e', opacity: 0.94 },
    3,
  );
}

/** Friends along the wall, half lost in the powder. */
function far(yard: number, r: Rng, f: ReturnType<typeof page>): string {
  const one = (x: number, dy: number, f1: FigureSpec, fx: number, face: Profile) =>
    put(f1, r, f.x + x, yard + 52 + dy, 0.58, fx, face);
  return (
    one(
      58,
      -8,
      dressed(POSES.carry(), TEAL, PLUM, GAUZE_ROSE, { prop: (p) => pot(p, [2, -446], 1.2) }),
      1,
      MATRON,
    ) +
    one(
      112,
      6,
      dressed(fling(74, -378, -0.8), SAFFRON, PLUM, GAUZE_WHITE, { hold: [undefined, thrown('#f0b428')] }),
      1,
      MAIDEN,
    ) +
    one(
      f.w - 62,
      -8,
      man(fling(64, -402, -1.1), SAFFRON, TEAL, { hold: [undefined, thrown('#d94f74')] }),
      -1,
      LORD,
    ) +
    one(
      f.w - 116,
      6,
      dressed(POSES.offer(), MOSS, ROSE, GAUZE, { hold: [undefined, plate('#d8432f')] }),
      -1,
      BANI,
    )
  );
}

/** Shadow on the floor and the figure. */
const standing = (
  r: Rng,
  x: number,
  y: number,
  k: number,
  f: FigureSpec,
  fx: number,
  face: Profile,
): string =>
  fill(ellipse(x, y + 1, 84 * k, 12 * k), '#7d4a2a', 'opacity=".34"') + put(f, r, x, y, k, fx, face);

/** Where a place of a figure comes to lie on the page. */
const seen = (x: number, y: number, k: number, fx: number, [u, v]: Point): Point => [
  x + fx * k * u,
  y + k * v,
];

/** Krishna's party in the left half, Radha's in the right; their jets cross between them. */
function play(r: Rng, B: number, f: ReturnType<typeof page>): string {
  const L = f.x,
    R = f.x + f.w,
    [kx, ky, kk] = [L + 216, B - 88, 1],
    [rx, ry, rk] = [R - 264, B - 150, 0.97],
    [sx, sy, sk] = [R - 168, B - 78, 0.97],
    [high, flat] = [-0.72, -0.46];
  let s = '';
  s += standing(
    r,
    L + 62,
    B - 206,
    0.84,
    man(POSES.offer(), TEAL, PLUM, {
      hold: [undefined, plate('#f0b428')],
      face: { noseRing: false, tilak: 'vaishnava' },
    }),
    1,
    MAIDEN,
  );
  s += standing(
    r,
    L + 136,
    B - 160,
    0.9,
    man(fling(46, -428, -0.9), WHITE, MOSS, { hold: [undefined, thrown('#d8432f')] }),
    1,
    LORD,
  );
  s += standing(
    r,
    R - 52,
    B - 196,
    0.86,
    dressed(POSES.offer(), MOSS, SAFFRON, GAUZE_WHITE, { hold: [undefined, plate('#d94f74')] }),
    -1,
    MATRON,
  );
  s += standing(
    r,
    R - 146,
    B - 188,
    0.9,
    dressed(fling(70, -386, -0.85), PLUM, SAFFRON, GAUZE_LIME, { hold: [undefined, thrown('#e58a1f')] }),
    -1,
    MAIDEN,
  );
  s +=
    powder((kx + rx) / 2, B - 300, 120, 110, '#f2b632', 0.5, r) +
    powder((kx + rx) / 2 + 20, B - 210, 110, 60, '#d94f74', 0.4, r);
  s +=
    powder(L + 90, B - 470, 120, 76, '#d8432f', 0.5, r) +
    powder(R - 120, B - 500, 150, 76, '#f0a62c', 0.55, r);
  s += standing(r, rx, ry, rk, dressed(SHIELDING, WHITE, ROSE, GAUZE_ROSE, { behind: screen }), -1, BANI);
  s +=
    soaked(rx - 16, ry - 176, 30, '#d8432f', r.fork()) +
    soaked(...seen(rx, ry, rk, -1, [8, -282]), 13, '#d8432f', r.fork());
  s += standing(r, kx, ky, kk, krishna(aiming(2, high), { hold: [pichkari] }), 1, LORD);
  s += soaked(...seen(kx, ky, kk, 1, [14, -296]), 13, '#e9a31c', r.fork());
  s += standing(
    r,
    sx,
    sy,
    sk,
    dressed(aiming(0, flat), INDIGO, MOSS, GAUZE, { hold: [pichkari] }),
    -1,
    MAIDEN,
  );
  s += jet(seen(sx, sy, sk, -1, barrel(0, flat, 68)), seen(kx, ky, kk, 1, [34, -300]), 32, '#e08a12', r);
  s += jet(seen(kx, ky, kk, 1, barrel(2, high, 68)), seen(rx, ry, rk, -1, [66, -356]), 34, '#d8321f', r);
  return s;
}

/** Before all: a drummer and a woman who fills her syringe, both cut by the frame, tub and plates, drifting powder. */
function foreground(cx: number, B: number, r: Rng, f: ReturnType<typeof page>): string {
  const beating = withArms(
    { ...POSES.mridangam(), headTilt: -0.06 },
    { to: [-68, -88], aim: 0.95, mudra: 'flat' },
    { to: [78, -96], aim: 2.1, mudra: 'flat', flip: true },
  );
  const drummer = man(beating, SAFFRON, INDIGO, {
    prop: (p) => {
      onHeels(SAFFRON, KISHANGARH_HAND.tones.wheat)(p);
      mridangam(p, [6, -62], 124);
    },
  });
  const filler = dressed(
    withArms(
      POSES.kneel(),
      { to: [56, -66], aim: 0.9, mudra: 'grip' },
      { to: [66, -84], aim: 0.9, mudra: 'grip' },
    ),
    TEAL,
    ROSE,
    GAUZE_WHITE,
    { hold: [pichkari] },
  );
  return (
    put(drummer, r, f.x + 104, B - 12, 0.84, 1, LORD) +
    heap(cx - 60, B - 40, '#d94f74', r) +
    heap(cx + 12, B - 22, '#f0b428', r) +
    put(filler, r, f.x + f.w - 70, B - 6, 0.86, -1, MATRON) +
    tub(f.x + f.w - 184, B - 68, 1) +
    powder(f.x + 60, B - 250, 110, 70, '#e2572c', 0.34, r) +
    powder(f.x + f.w - 20, B - 250, 90, 110, '#d63f58', 0.42, r) +
    powder(cx - 10, B - 130, 130, 56, '#d94f74', 0.34, r) +
    powder(f.x + 300, B - 44, 150, 50, '#f0a62c', 0.34, r)
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'moss'),
    cx = W / 2,
    B = f.y + f.h,
    yard = f.y + 372;
  let s = fill(rect(f.x, f.y, f.w, f.h), '#e8b98a') + fill(rect(f.x, f.y, f.w, 130), 'url(#sky)');
  for (const [dx, rx] of [
    [-250, 96],
    [-96, 70],
    [110, 76],
    [262, 100],
  ] as const)
    s += courtTree(cx + dx, f.y + 140, crown(cx + dx, f.y + 62, rx, 54, r, f.y - 20), r.fork(), {
      greens: MANGO,
      gap: 25,
      trunk: 14,
    });
  s += palaceWall(f, yard, cx, r);
  s += courtyardFloor(f, yard, B, r, cx);
  s +=
    far(yard, r, f) +
    powder(cx - 40, yard - 30, 300, 90, '#e8642c', 0.4, r) +
    powder(f.x + f.w - 70, yard - 60, 150, 100, '#d63f58', 0.42, r);
  s += play(r, B, f) + foreground(cx, B, r, f);
  return {
    w: W,
    h: H,
    bg: '#28452f',
    defs:
      linearGradient('sky', 0, f.y, 0, f.y + 130, [0, '#e9a56a'], [1, '#f7d9a6']) +
      linearGradient('fl', 0, yard, 0, B, [0, '#e7a878'], [0.5, '#efc79a'], [1, '#f1dcb8']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-palace-holi',
  collection: 'gallery',
  seed: 12,
  width: W,
  height: H,
  alt: 'Krishna, Radha and their friends play Holi in a palace courtyard with brass syringes and clouds of red and yellow powder.',
  draw,
};
