/** Holi between palace walls: jets of colour cross, powder hangs in the air, drums beat in the corners. */
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, dist, polar, series } from '../../draw/geometry.ts';
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

/** Jet of coloured water from a to b, breaking into drops at its end. */
function jet(a: Point, b: Point, lift: number, col: string, r: Rng): string {
  const q = curve([
      a,
      [(a[0] * 2 + b[0]) / 3, Math.min(a[1], b[1]) - lift * 0.85],
      [(a[0] + b[0] * 2) / 3, Math.min(a[1], b[1]) - lift * 0.8],
      b,
    ]),
    L = dist(a, b);
  let s = line(q, col, 5, false, 'opacity=".9"') + line(q, '#ffe9c4', 1.3, false, 'opacity=".8"');
  for (const k of walk(q, 7))
    if (k.t > 0.35)
      s += dot(
        k.p[0] + r.between(-1, 1) * k.t * L * 0.06,
        k.p[1] + r.between(-1, 1.4) * k.t * L * 0.06,
        r.between(1, 3.2),
        col,
      );
  for (let i = 0; i < 14; i++)
    s += fill(leaf(...polar(b[0], b[1], 4, (i / 14) * TAU), r.between(8, 18), 2, (i / 14) * TAU), col);
  return s + dot(b[0], b[1], 6, col);
}

/** Eight-sided basin seen from above. */
const basin = (x: number, y: number, w: number, h: number): Poly =>
  series(8, (i): Point => {
    const a = ((i + 0.5) / 8) * TAU;
    return [x + Math.cos(a) * w * 1.06, y + Math.sin(a) * h * 1.06];
  });

/** Where the water leaves Krishna's syringe, for feet at (x, y) and his scale. */
const NOZZLE = (x: number, y: number, k: number): Point => [x + 122 * k, y - 266 * k];

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
  for (const [x, y] of scatter(rect(f.x, yard + 60, f.w, B - yard - 20), 76, stain)) {
    const col = stain.pick(['#d8432f', '#e58a1f', '#d94f74', '#f0bc2c']),
      R = stain.between(14, 30);
    s += group(
      fill(
        loopThrough(
          ...series(14, (i) => {
            const k = i % 2 ? 0.7 : stain.between(0.95, 1.25);
            return polar(0, 0, R * k, (i / 14) * TAU);
          }).flatMap(([dx, dy]) => [x + dx, y + dy * 0.44]),
        ),
        col,
      ) + dots(scatter(ellipse(x, y, R * 1.9, R * 0.9), 9, stain), 1.9, col),
      'opacity=".66"',
    );
  }
  s +=
    powder(cx, yard - 40, 330, 84, '#e8642c', 0.72, r) +
    powder(cx - 240, yard - 110, 140, 96, '#f2b632', 0.8, r) +
    powder(cx + 250, yard - 90, 140, 100, '#d63f58', 0.72, r);
  // the fountain of coloured water
  const fy = yard + 106;
  s +=
    modelled(basin(cx, fy, 92, 30), '#d8cbb4', '#7d6a52', 10, 3) +
    ink(basin(cx, fy, 92, 30), LINE, 1.1) +
    fill(basin(cx, fy - 3, 78, 23), '#d9623a') +
    lines(
      [58, 40, 22].map((d) => ellipse(cx, fy - 3, d, d * 0.29, 0, 40)),
      '#f7c08a',
      1,
      'opacity=".8"',
    ) +
    line(basin(cx, fy - 3, 78, 23), '#8d6a48', 1, true);
  for (const [dx, dy, n] of [
    [-34, 44, 13],
    [34, 44, 13],
    [-16, 62, 15],
    [16, 62, 15],
    [0, 70, 15],
  ] as const)
    s += dots(
      series(n, (i): Point => {
        const t = (i + 1) / n;
        return [cx + dx * t, fy - 6 - dy * Math.sin(t * Math.PI * 0.94)];
      }),
      1.7,
      '#fff1d6',
    );
  return s;
}

/** Drummers. */
function drummers(cx: number, B: number, r: Rng, f: ReturnType<typeof page>, mid: number): string {
  let s = '';
  const drum = (coat: typeof WHITE, turban: typeof ROSE, silk: typeof WHITE) =>
    man(POSES.mridangam(), coat, turban, {
      prop: (p) => {
        onHeels(silk, KISHANGARH_HAND.tones.wheat)(p);
        mridangam(p, [6, -62], 118);
      },
    });
  for (const [x, d, fx] of [
    [cx - 268, drum(WHITE, ROSE, WHITE), 1],
    [cx + 268, drum(TEAL, SAFFRON, TEAL), -1],
  ] as const)
    s +=
      fill(ellipse(x, B - 26, 120, 20), '#a8482e') +
      line(ellipse(x, B - 26, 112, 17), '#f1da94', 1.4, true) +
      put(d, r, x, B - 34, 0.68, fx);
  for (const [dx, c] of [
    [-104, '#d8432f'],
    [0, '#f0b428'],
    [104, '#d94f74'],
  ] as const) {
    const x = cx + dx,
      y = B - 44;
    s +=
      fill(loopThrough(x - 34, y + 2, x - 20, y - 20, x, y - 32, x + 20, y - 20, x + 34, y + 2), c) +
      dots(scatter(ellipse(x, y - 10, 24, 14), 6, r), 1, '#fff2d0') +
      fill(ellipse(x, y + 4, 46, 10), '#8a5a20') +
      inked(
        loopThrough(x - 46, y + 2, x, y + 8, x + 46, y + 2, x + 30, y + 16, x - 30, y + 16),
        '#d3a148',
        LINE,
        1,
      );
  }
  s +=
    powder(f.x + 40, mid - 10, 90, 120, '#e2572c', 0.34, r) +
    powder(f.x + f.w - 40, mid + 10, 90, 120, '#f0a62c', 0.38, r) +
    powder(cx, mid - 20, 110, 30, '#d63f58', 0.22, r);
  return s;
}

/** People along the wall, small and far. */
function people(yard: number, r: Rng, cx: number, B: number, f: ReturnType<typeof page>): string {
  let s = '';
  const mid = yard + 306,
    fling = (x: number, y: number, aim: number, back: Point = [-40, -214]) =>
      withArms(
        POSES.stand(),
        { to: back, mudra: 'hip', aim: 0.5 },
        { to: [x, y], aim, mudra: 'open', order: 'front' },
      );
  const far = (x: number, f1: FigureSpec, fx: number) =>
    fill(ellipse(x, yard + 34, 40, 6), '#7d4a2a', 'opacity=".3"') + put(f1, r, x, yard + 33, 0.47, fx);
  s +=
    far(
      cx - 322,
      dressed(POSES.carry(), TEAL, PLUM, GAUZE_ROSE, { prop: (p) => pot(p, [2, -446], 1.2) }),
      1,
    ) +
    far(cx - 236, dressed(POSES.veil(), SAFFRON, PLUM, GAUZE_WHITE), 1) +
    far(cx - 160, man(POSES.namaste(), TEAL, SAFFRON), 1) +
    far(cx + 160, man(fling(64, -402, -1.1), SAFFRON, TEAL, { hold: [undefined, thrown('#d94f74')] }), -1) +
    far(cx + 236, dressed(POSES.offer(), MOSS, ROSE, GAUZE, { hold: [undefined, plate('#d8432f')] }), -1) +
    far(cx + 322, dressed(POSES.veil(), PLUM, INDIGO, GAUZE_LIME), -1);
  s += powder(cx, mid - 300, 230, 50, '#f0a62c', 0.36, r);
  // the second ring: a friend on either side
  const near = (x: number, y: number, k: number, f1: FigureSpec, fx: number) =>
    fill(ellipse(x, y + 1, 78 * k, 11 * k), '#7d4a2a', 'opacity=".34"') + put(f1, r, x, y, k, fx);
  s +=
    near(
      cx - 292,
      mid - 12,
      0.61,
      dressed(fling(80, -384, -0.85), PLUM, SAFFRON, GAUZE_LIME, { hold: [undefined, thrown('#e58a1f')] }),
      1,
    ) +
    near(
      cx + 292,
      mid - 12,
      0.61,
      man(fling(76, -392, -1), WHITE, ROSE, { hold: [undefined, thrown('#d8432f')] }),
      -1,
    );
  const syringe = withArms(
    POSES.stand(),
    { to: [44, -250], aim: -0.2, mudra: 'grip', order: 'front' },
    { to: [86, -268], aim: -0.2, mudra: 'grip', order: 'front' },
  );
  s +=
    near(cx - 146, mid + 76, 0.76, krishna(syringe, { hold: [pichkari] }), 1) +
    near(
      cx + 150,
      mid + 76,
      0.75,
      dressed(
        withArms(
          POSES.veil(),
          { to: [66, -300], aim: -1.1, mudra: 'open', order: 'front' },
          { to: [62, -362], aim: -1.5, mudra: 'open', order: 'behind' },
        ),
        WHITE,
        ROSE,
        GAUZE_ROSE,
      ),
      -1,
    );
  s += jet(NOZZLE(cx - 146, mid + 76, 0.76), [cx + 128, mid - 92], 46, '#e2571f', r);
  s += powder(cx + 34, mid - 130, 74, 52, '#d63f58', 0.5, r);
  // brass tub of colour
  const tub = loopThrough(offsets(cx, mid, [-52, 66, -60, 92, -38, 116, 0, 121, 38, 116, 60, 92, 52, 66]));
  s +=
    modelled(tub, '#d3a148', '#6b3f14', 14, 3) +
    ink(tub, LINE, 1.2) +
    inked(ellipse(cx, mid + 66, 55, 13), '#e0b860', LINE, 1) +
    fill(ellipse(cx, mid + 67, 46, 9.5), '#d9541f') +
    line(arc(cx, mid + 69, 30, 0.4, 2.6, 14, 5), '#f7c48a', 1.4);
  s += dots(resample(polyline(cx - 52, mid + 92, cx + 52, mid + 92), 10), 2.2, '#7d2a26');
  s += drummers(cx, B, r, f, mid);
  return s;
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
  s += people(yard, r, cx, B, f);
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
