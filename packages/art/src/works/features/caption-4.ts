/** A grandmother and a girl paint one Mithila picture from both sides; the girl's fish has no colour yet. */
import { beads, frame, hatched, petals, triangles, zigzag } from '../../draw/borders.ts';
import { type Point, type Poly, ellipse, loopThrough, polar, rect } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dot, fill, group, line } from '../../draw/svg.ts';
import { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, type Held, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { MITHILA_HAND, type Tradition } from '../../figures/tradition.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** The picture that they paint. */
const P = { x: 372, y: 110, w: 456, h: 456 };

/** The Mithila hand with silver hair. */
const OLD_HAND: Tradition = { ...MITHILA_HAND, hair: '#cfc6ba', hairLine: '#857a6d' };

const brush =
  (colour: string): Held =>
  (pen, at, aim) => {
    pen.stroke([polar(...at, -34, aim), polar(...at, 30, aim)], 4, '#8a4a1e');
    pen.stroke([polar(...at, 28, aim), polar(...at, 48, aim)], 7, colour);
  };

const widow = cloth(K.paper, INK, K.kumkum, K.kumkum, K.turmeric, 'dots');

const grandmother: FigureSpec = {
  build: 'woman',
  view: 'profile',
  tone: 'wheat',
  hair: 'bun',
  gear: 'none',
  jewels: 1,
  handScale: 1.2,
  pose: withArms(
    POSES.sit(),
    { to: [36, -60], mudra: 'rest', aim: 0.3 },
    { to: [88, -196], mudra: 'hold', aim: -0.5 },
  ),
  wear: {
    lower: 'sari',
    lowerCloth: widow,
    upper: 'choli',
    upperCloth: cloth(K.plum, INK, K.paper, K.turmeric, K.kumkum, 'hatch'),
    veil: widow,
  },
  prop: sitting(widow, MITHILA_HAND.tones.wheat),
  hold: [undefined, brush(K.kumkum)],
};

const girl: FigureSpec = {
  build: 'woman',
  view: 'profile',
  tone: 'fair',
  hair: 'braid',
  gear: 'none',
  jewels: 1,
  handScale: 1.35,
  headScale: 1.18,
  pose: withArms(
    POSES.stand(),
    { to: [-34, -216], mudra: 'hold', aim: 1.9 },
    { to: [92, -304], mudra: 'hold', aim: -0.3 },
  ),
  wear: {
    lower: 'ghagra',
    lowerCloth: cloth(K.rose, INK, K.turmeric, K.leaf, K.turmeric, 'buti'),
    upper: 'choli',
    upperCloth: cloth(K.leaf, INK, K.turmeric, K.kumkum, K.turmeric, 'dots'),
  },
  hold: [undefined, brush(K.indigo)],
};

/** Sun, fish and lotuses in a border of their own. */
function picture(r: Rng): string {
  const f = frame(
    P.w,
    P.h,
    0,
    [
      { t: 10, band: hatched },
      { t: 30, band: petals, corner: false },
      { t: 10, band: beads, corner: false },
    ],
    r,
    borderStyle([K.kumkum, K.turmeric, K.leaf]),
  );
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose, K.palash]);
  const field = rect(f.x, f.y, f.w, f.h);
  const [cx, cy] = [P.w / 2, P.h / 2 - 62];
  m.add(fill(rect(0, 0, P.w, P.h), K.paper));
  m.block(ellipse(cx, cy, 106));
  m.fish(cx - 84, cy + 160, 0.84, -0.05, 1, K.marigold, K.kumkum, 14);
  m.fish(cx + 88, cy + 164, 0.84, 0.05, -1, K.paper, K.paper, 14);
  for (const x of [f.x + 56, f.x + f.w - 56]) {
    m.lotus(x, f.y + 70, 50);
    m.block(ellipse(x, f.y + 46, 52, 40));
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [18, 13, 9, 6, 3.5]);
  const sun = new Mithila(r, [K.turmeric]);
  sun.sunFace(0, 0);
  const face = group(sun.out.join(''), `transform="translate(${cx} ${cy}) scale(1.5)"`);
  return group(clip(field, m.out.join('') + face) + f.svg, `transform="translate(${P.x} ${P.y})"`);
}

/** Clay bowl of colour, the colour's name told by its surface. */
function bowl(x: number, y: number, colour: string): string {
  const clay = loopThrough(x - 32, y - 26, x - 26, y - 6, x, y + 4, x + 26, y - 6, x + 32, y - 26);
  const rim = ellipse(x, y - 26, 32, 10);
  return (
    fill(clay, '#c1693a') +
    line(
      [
        [x - 28, y - 12],
        [x + 28, y - 12],
      ],
      K.paper,
      3,
    ) +
    ink(clay, INK, 2.2) +
    fill(rim, '#e0a070') +
    ink(rim, INK, 2) +
    fill(ellipse(x, y - 25, 24, 6), colour) +
    ink(ellipse(x, y - 25, 24, 6), INK, 1.2)
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose, K.palash]);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 10, band: hatched },
      { t: 34, band: triangles, corner: false },
      { t: 10, band: beads, corner: false },
    ],
    r,
    borderStyle([K.indigo, K.marigold, K.kumkum]),
  );
  const [L, B] = [f.x, f.y + f.h];
  const floor = B - 88;
  m.add(fill(rect(L, f.y, f.w, f.h), K.turmeric));
  const ground = rect(L, floor, f.w, 88);
  m.add(
    fill(ground, '#a8442c') +
      group(zigzag(f.w, 22, r, borderStyle([K.paper])), `transform="translate(${L} ${floor})"`) +
      ink(
        [
          [L, floor],
          [L + f.w, floor],
        ],
        INK,
        2.6,
        { closed: false, taper: 0 },
      ),
  );
  // the easel is the wall: the sheet is pinned at its corners
  const sheet = rect(P.x - 12, P.y - 12, P.w + 24, P.h + 24);
  m.add(fill(sheet, '#fff8e6') + ink(sheet, INK, 2.4));
  m.block(sheet);
  const elder = new Pen(OLD_HAND, r, 236, floor + 44, 1.3);
  const child = new Pen(MITHILA_HAND, r, 930, floor + 50, 0.92, -1);
  const silhouettes: Poly[] = [
    ellipse(222, floor - 60, 140, 128),
    ellipse(240, floor - 190, 92, 120),
    ellipse(330, floor - 190, 60, 70),
    ellipse(932, floor - 90, 98, 160),
    ellipse(926, floor - 316, 92, 92),
    ellipse(846, floor - 230, 60, 50),
  ];
  for (const p of [...silhouettes, ground]) m.block(p);
  m.fillGround(rect(L + 3, f.y + 3, f.w - 6, floor - f.y - 6), [22, 16, 11, 7, 4]);
  drawFigure(elder, grandmother);
  drawFigure(child, girl);
  const bowls = (
    [
      [486, K.kumkum],
      [566, K.turmeric],
      [646, K.leaf],
      [726, K.indigo],
      [806, K.rose],
    ] as const
  )
    .map(([x, colour], i) => bowl(x, B - 14 - (i % 2) * 10, colour))
    .join('');
  const pins = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const
  ).map(([u, v]): Point => [P.x - 4 + u * (P.w + 8), P.y - 4 + v * (P.h + 8)]);
  m.add(
    picture(r) +
      pins.map(([x, y]) => dot(x, y, 5, K.kumkum) + ink(ellipse(x, y, 5), INK, 1.4)).join('') +
      bowls +
      elder.svg +
      child.svg,
  );
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, mottle: 1.1, grain: 1, vignette: 0.22, age: 0.3 },
  };
}

export const work: Work = {
  id: 'caption-4',
  collection: 'features',
  seed: 12,
  width: W,
  height: H,
  alt: 'A grandmother with silver hair and a girl with a braid paint the same picture of sun, fish and lotus from both sides.',
  draw,
};
