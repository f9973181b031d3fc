/** Holi between palace walls: jets of colour cross, powder hangs in the air, drums beat in the corners. */
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, dist, polar, series } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { mridangam, pot } from '../../figures/props.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
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

/** Jet of coloured water from a to b: strands that part on the way and burst into drops. */
function jet(a: Point, b: Point, lift: number, col: string, r: Rng): string {
  const L = dist(a, b);
  const strand = (spread: number): Poly =>
    curve([
      a,
      [a[0] + (b[0] - a[0]) * 0.34, a[1] + (b[1] - a[1]) * 0.34 - lift + spread * 0.3],
      [a[0] + (b[0] - a[0]) * 0.68, a[1] + (b[1] - a[1]) * 0.68 - lift * 0.9 + spread * 0.7],
      [b[0] + r.between(-4, 4), b[1] + spread],
    ]);
  let s = group(line(strand(0), col, 13), 'opacity=".3" filter="url(#b5)"');
  for (const k of [-22, -11, -3, 4, 13, 24])
    s += ink(strand(k), k % 2 ? col : '#f08a5a', 2.6, { closed: false, taper: 0.9, vary: 0.4 });
  s += ink(strand(2), '#ffe9c4', 1.1, { closed: false, taper: 0.9 });
  for (const k of walk(strand(0), 6))
    if (k.t > 0.22)
      s += dot(
        k.p[0] + r.between(-1, 1) * k.t * L * 0.05,
        k.p[1] + r.between(-1, 1.7) * k.t * L * 0.07,
        r.between(0.8, 2.9),
        col,
      );
  for (let i = 0; i < 34; i++) {
    const [x, y] = polar(b[0], b[1], r.between(3, 46), r.between(-2.4, 1.4));
    s += dot(x, y, r.between(1, 3.6), i % 3 ? col : '#f3a06a');
  }
  return s + group(fill(ellipse(b[0], b[1], 26, 32), col), 'opacity=".55" filter="url(#b8)"');
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
    put(dressed(POSES.veil(), ROSE, TEAL, GAUZE_LIME), r, cx - 66, f.y + 428, 0.62, 1) +
      put(
        dressed(
          withArms(POSES.stand(), {}, { to: [70, -350], aim: -1, mudra: 'open' }),
          TEAL,
          SAFFRON,
          GAUZE_ROSE,
        ),
        r,
        cx + 4,
        f.y + 428,
        0.62,
        1,
      ) +
      put(dressed(POSES.offer(), PLUM, INDIGO, GAUZE_WHITE), r, cx + 82, f.y + 428, 0.62, -1),
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

/** Friends along the wall, half lost in the powder. */
function far(yard: number, r: Rng, f: ReturnType<typeof page>): string {
  const one = (x: number, dy: number, f1: FigureSpec, fx: number) =>
    put(f1, r, f.x + x, yard + 48 + dy, 0.56, fx);
  return (
    one(60, 8, dressed(POSES.carry(), TEAL, PLUM, GAUZE_ROSE, { prop: (p) => pot(p, [2, -446], 1.2) }), 1) +
    one(
      118,
      -6,
      dressed(fling(74, -378, -0.8), SAFFRON, PLUM, GAUZE_WHITE, { hold: [undefined, thrown('#f0b428')] }),
      1,
    ) +
    one(
      f.w - 46,
      0,
      man(fling(64, -402, -1.1), SAFFRON, TEAL, { hold: [undefined, thrown('#d94f74')] }),
      -1,
    ) +
    one(f.w - 112, 14, dressed(POSES.offer(), MOSS, ROSE, GAUZE, { hold: [undefined, plate('#d8432f')] }), -1)
  );
}

const fling = (x: number, y: number, aim: number, back: Point = [-40, -214]) =>
  withArms(
    POSES.dance(),
    { to: back, mudra: 'hip', aim: 0.5, order: 'front' },
    { to: [x, y], aim, mudra: 'open', order: 'front' },
  );

/** Leaning into the jet, one foot before the other. */
const aiming = (lift = 0) =>
  withArms(
    {
      ...POSES.bless(),
      headTilt: 0.06,
      legs: [
        { knee: [-34, -106], ankle: [-52, -12], foot: 'right' },
        { knee: [40, -118], ankle: [40, -12], foot: 'right' },
      ],
    },
    { to: [42, -252 - lift], aim: -0.2, mudra: 'grip', order: 'front' },
    { to: [88, -270 - lift], aim: -0.2, mudra: 'grip', order: 'front' },
  );

/** Krishna and a friend from the left, Radha and her companions from the right; the jets cross between them. */
function play(r: Rng, B: number, f: ReturnType<typeof page>): string {
  const shade = (x: number, y: number, k: number) =>
    fill(ellipse(x, y + 1, 84 * k, 12 * k), '#7d4a2a', 'opacity=".34"');
  const at = (x: number, y: number, k: number, f1: FigureSpec, fx: number) =>
    shade(x, y, k) + put(f1, r, x, y, k, fx);
  const [kx, ky, kk] = [f.x + 226, B - 96, 0.96],
    [rx, ry, rk] = [f.x + f.w - 236, B - 120, 0.92];
  let s = '';
  s += at(
    f.x + 96,
    B - 196,
    0.78,
    man(fling(70, -388, -0.9), WHITE, SAFFRON, { hold: [undefined, thrown('#d8432f')] }),
    1,
  );
  s += at(f.x + 336, B - 226, 0.74, man(aiming(24), TEAL, ROSE, { hold: [pichkari] }), 1);
  s += at(
    f.x + f.w - 60,
    B - 214,
    0.78,
    dressed(fling(70, -386, -0.85), PLUM, SAFFRON, GAUZE_LIME, { hold: [undefined, thrown('#e58a1f')] }),
    -1,
  );
  s += at(f.x + f.w - 142, B - 176, 0.84, dressed(aiming(10), INDIGO, MOSS, GAUZE, { hold: [pichkari] }), -1);
  s += powder((kx + rx) / 2, B - 330, 120, 90, '#f0a62c', 0.42, r);
  s += jet([f.x + f.w - 142 - 122 * 0.84, B - 176 - 276 * 0.84], [kx + 26, ky - 330 * kk], 78, '#e08a12', r);
  const radha = dressed(
    withArms(
      { ...POSES.veil(), headTilt: 0.16 },
      { to: [62, -296], aim: -1.1, mudra: 'open', order: 'front' },
      { to: [66, -366], aim: -1.5, mudra: 'open', order: 'behind' },
    ),
    WHITE,
    ROSE,
    GAUZE_ROSE,
  );
  s +=
    at(rx, ry, rk, radha, -1) +
    soaked(rx - 4, ry - 150, 34, '#d8432f', r.fork()) +
    soaked(rx - 26, ry - 256, 20, '#d8432f', r.fork());
  s +=
    at(kx, ky, kk, krishna(aiming(), { hold: [pichkari] }), 1) +
    soaked(kx + 22, ky - 320 * kk, 15, '#e9a31c', r.fork());
  s += jet([kx + 121 * kk, ky - 271 * kk], [rx - 30, ry - 262], 66, '#d8321f', r);
  return s;
}

/** Before all: a drummer and a woman who fills her syringe, both cut by the frame, tub and plates, drifting powder. */
function foreground(cx: number, B: number, r: Rng, f: ReturnType<typeof page>): string {
  const drummer = man(POSES.mridangam(), SAFFRON, INDIGO, {
    prop: (p) => {
      onHeels(SAFFRON, KISHANGARH_HAND.tones.wheat)(p);
      mridangam(p, [6, -62], 118);
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
    put(drummer, r, f.x + 70, B - 8, 0.84) +
    heap(cx - 66, B - 30, '#d94f74', r) +
    heap(cx + 22, B - 18, '#f0b428', r) +
    put(filler, r, f.x + f.w - 84, B - 4, 0.86, -1) +
    tub(f.x + f.w - 196, B - 66, 1) +
    powder(f.x + 30, B - 210, 90, 90, '#e2572c', 0.3, r) +
    powder(f.x + f.w - 20, B - 300, 110, 130, '#d63f58', 0.36, r) +
    powder(cx - 30, B - 470, 190, 60, '#f2b632', 0.34, r) +
    powder(cx + 60, B - 130, 150, 50, '#d94f74', 0.3, r) +
    powder(f.x + 250, B - 60, 150, 60, '#f0a62c', 0.34, r)
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
