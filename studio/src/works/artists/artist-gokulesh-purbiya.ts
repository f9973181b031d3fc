/** The Pichwai painter: a man in a saffron turban paints a lotus on a dark cloth that hangs before him. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, dist } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { oneKneeUp } from '../../figures/knee-up.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { brush, colourBowl, sleeveFolds, woundTurban } from '../../figures/worker.ts';
import { beads, frame, plain } from '../../motifs/borders.ts';
import { bud, lotus, pad, petal } from '../../motifs/painted/lotus.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine, lotusBand } from '../../traditions/pichwai/bands.ts';
import { finish } from '../../traditions/pichwai/people.ts';
import { K, LOTUS, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

const HAND = { ...PICHWAI_HAND, alta: '#b97a4e' };

const SAFFRON = cloth('#ee9a35', '#b4561a', '#fbe3a0', '#b3262a', '#f3d889', 'dots');
const WHITE = cloth('#f6efe0', '#b09a80', '#b3262a', '#d9ad4c', '#8c1c1e', 'dots');

/** He leans a little towards the cloth. */
const SPINE: Pose['spine'] = [
  [-10, -34],
  [-8, -72],
  [2, -120],
  [4, -164],
];

/** The pond on the cloth: pads first, then flowers by depth; nothing behind the painter's head. */
function pond(x: number, y: number, w: number, h: number, r: Rng): string {
  const head: Point = [x + 150, y + 296];
  const at = scatter(rect(x + 34, y + 50, w - 60, h - 40), 76, r, 0, 4)
    .filter((q) => dist(q, head) > 104)
    .sort((a, b) => a[1] - b[1]);
  let s = each(at, ([a, b]) =>
    pad(
      a + r.between(-22, 22),
      b + 22,
      r.between(34, 46),
      '#2a6644',
      '#8fbf7a',
      '#10291c',
      r.between(-0.5, 0.5),
      0.5,
    ),
  );
  at.forEach(([a, b], i) => {
    s +=
      i % 4 === 1
        ? bud(a, b + 10, 48, LOTUS, r.between(-0.2, 0.2))
        : lotus(a, b + 12, r.between(44, 58), i % 3 ? LOTUS : WHITE_LOTUS, 9);
  });
  return s;
}

/** The sash round his waist, its fringed end laid over the lap. */
function sash(pen: Pen): void {
  const end: Poly = [
    ...curveThrough(-6, -56, 0, -42, 2, -28, -2, -10),
    ...curveThrough(23, -5, 26, -24, 20, -44, 12, -58),
  ];
  pen.drape(
    {
      shape: end,
      folds: [curveThrough(0, -52, 8, -32, 6, -9), curveThrough(7, -54, 16, -32, 15, -7)],
      bands: [],
      trims: [],
      motifs: pen.stations(end, 15, 6),
    },
    SAFFRON,
    3,
  );
  const band: Poly = [
    ...curveThrough(-33, -56, -12, -50, 8, -51, 21, -56),
    ...curveThrough(22, -75, 6, -70, -12, -68, -32, -73),
  ];
  pen.drape(
    {
      shape: band,
      folds: [curveThrough(-31, -60, -10, -54, 20, -60), curveThrough(-30, -64, -10, -58, 20, -64)],
      bands: [],
      trims: [],
      motifs: [],
    },
    SAFFRON,
    2.4,
  );
}

/** The flower under the brush. */
function flower(R: number, T: number, r: Rng, L: number, floor: number): string {
  let s = '';
  s += group(
    each(lotusSide(0, 0, 118, 9, 1.15), (p) =>
      p[14][0] > -40 ? petal(p, LOTUS, 1.3) : inked(p, '#17382f', '#f0b9c4', 1.6),
    ),
    `transform="translate(${R - 112} ${T + 404})"`,
  );
  const pose = withArms(
    { ...POSES.sit(), spine: SPINE, headTilt: 0.02 },
    { to: [34, -92], bend: -1, aim: -0.05, mudra: 'garland', order: 'front' },
    { to: [97, -158], bend: -1, aim: -0.8, mudra: 'hold', order: 'front' },
  );
  const man: FigureSpec = {
    build: 'man',
    view: 'profile',
    pose,
    tone: 'wheat',
    hair: 'none',
    gear: 'none',
    jewels: 0,
    lap: 72,
    wear: {
      lower: 'jama',
      lowerCloth: WHITE,
      upper: 'jama',
      upperCloth: WHITE,
      scarf: SAFFRON,
      scarfStyle: 'none',
    },
    face: { moustache: true, tilak: 'vaishnava', lips: '#a8483a', gaze: [2.4, 0.8] },
    handScale: 1,
    prop: (pen) => {
      woundTurban(pen, headSpace(pen, pose), SAFFRON);
      pen.flat(polyline(-4, -50, 14, -84, 40, -98, 56, -80, 40, -50), WHITE.shade);
      oneKneeUp(WHITE, HAND.tones.wheat)(pen);
      sash(pen);
    },
  };
  const painting = brush('#e0708f', 0.3, 80, 0.42);
  man.hold = [
    (pen, at) => {
      sleeveFolds(pen, man, 0, WHITE);
      colourBowl(pen, [at[0] + 5, at[1] + 3], 18, '#d9688b', '#a4552f', '#d99a68');
    },
    (pen, at, aim) => {
      sleeveFolds(pen, man, 1, WHITE);
      painting(pen, at, aim);
    },
  ];
  const pen = new Pen(HAND, r.fork(), L + 222, floor, 2.1);
  drawFigure(pen, man);
  s += pen.svg;
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 9, band: goldLine, corner: false },
      { t: 26, band: plain('#5e1216'), corner: false },
      { t: 6, band: goldLine, corner: false },
      { t: 14, band: beads, corner: false },
    ],
    r,
    BORDER,
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const floor = B - 168;
  let s = fill(rect(L, T, f.w, f.h), 'url(#wall)');
  for (const [x, y] of scatter(rect(L + 10, T + 10, 210, f.h), 34, r, 0, 2))
    s += polys(rosette(x, y, 6, 5, x), '#c98a3c') + dot(x, y, 1.8, '#8c1c1e');
  // the cloth that is being painted
  const [cx, cy] = [L + 176, T + 36];
  const [cw, ch] = [R - cx, floor - cy];
  s += group(fill(rect(cx - 8, cy + 10, cw, ch), '#3a1c0c'), 'opacity=".35" filter="url(#b8)"');
  s +=
    fill(rect(cx, cy, cw, ch), '#0f2723') +
    clip(rect(cx + 60, cy + 60, cw, ch), pond(cx + 54, cy + 54, cw, ch, r));
  s += group(lotusBand(cw + 20, 54, r, BORDER), `transform="translate(${cx} ${cy})"`);
  s += group(lotusBand(ch + 54, 54, r, BORDER), `transform="translate(${cx} ${cy + ch + 54}) rotate(-90)"`);
  s +=
    fill(rect(cx, cy, 54, 54), '#5e1216') +
    polys(rosette(cx + 27, cy + 27, 22, 8, 0.2), K.gold) +
    dot(cx + 27, cy + 27, 7, '#8c1c1e');
  for (const d of [0, 57])
    s += ink(polyline(R, cy + d, cx + d, cy + d, cx + d, floor), K.gold, 4, { closed: false, taper: 0 });
  // the rod it hangs from
  s +=
    fill(rect(cx - 40, cy - 16, R - cx + 40, 13), '#7a3f1d') +
    ink(rect(cx - 40, cy - 16, R - cx + 60, 13), K.line, 1.6) +
    dot(cx - 40, cy - 9.5, 11, K.gold);
  // the floor, and the mat he sits on
  s +=
    fill(rect(L, floor, f.w, B - floor), '#a83a2a') +
    ink(polyline(L, floor, R, floor), K.line, 2, { closed: false, taper: 0 });
  const mat: Poly = [
    [L - 10, floor + 44],
    [R + 10, floor + 44],
    [R + 10, B + 10],
    [L - 10, B + 10],
  ];
  s += fill(mat, '#8c1c1e');
  for (const y of [floor + 44, B - 74])
    s += ink(polyline(L, y, R, y), K.gold, 5, { closed: false, taper: 0 });
  s += group(lotusBand(f.w, 62, r, BORDER), `transform="translate(${L} ${B - 70})"`);
  s += group(fill(ellipse(L + 210, floor + 74, 236, 16), '#2a0808'), 'opacity=".5" filter="url(#b8)"');
  s += flower(R, T, r, L, floor + 72);
  const table = new Pen(PICHWAI_HAND, r.fork(), 0, 0, 1.6);
  const shells: [number, number, string][] = [
    [462, 40, '#f7f1e3'],
    [566, 38, '#2f5fa0'],
    [514, 66, '#2f7a4c'],
    [618, 68, '#e0a93a'],
  ];
  for (const [x, y, col] of shells)
    colourBowl(table, [(L + x) / 1.6, (floor + y) / 1.6], 25, col, '#a4552f', '#d99a68');
  s += table.svg;
  return {
    w: W,
    h: H,
    bg: '#3c0d10',
    defs: linearGradient('wall', 0, T, 0, B, [0, '#efcf94'], [1, '#d9a862']),
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'artist-gokulesh-purbiya',
  collection: 'artists',
  seed: 7,
  width: W,
  height: H,
  alt: 'A man in a saffron turban sits with one knee raised, a bowl of pink in his hand, and paints a lotus on a dark hanging cloth.',
  draw,
};
