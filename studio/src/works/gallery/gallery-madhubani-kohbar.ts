/** Kohbar: seven lotus rounds on a bamboo shaft, with the creatures that bless a marriage. */
import { curveThrough } from '../../draw/curves.ts';
import { TAU, polar } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { snakeBody, snakeHood, turtleFrom } from '../../traditions/madhubani/animals.ts';
import { type LotusRound, lotusRound } from '../../traditions/madhubani/lotus.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { mithilaDress, mithilaPerson } from '../../traditions/madhubani/people.ts';
import { bamboo, spray, thicket } from '../../traditions/madhubani/plants.ts';
import { moon, sun } from '../../traditions/madhubani/sky.ts';
import { K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 860;

const H = 1000;

const ROUNDS: LotusRound[] = [
  {
    stripes: [
      { mark: 'petals', col: K.kumkum, on: '#f2a5b8' },
      { mark: 'dots', col: K.leaf },
      { mark: 'petals', col: K.rose, on: K.turmeric },
      { mark: 'lines', col: K.paper },
      { mark: 'eyes', col: K.kumkum, on: K.turmeric },
    ],
    heart: K.turmeric,
  },
  {
    stripes: [
      { mark: 'petals', col: K.leaf, on: K.rose },
      { mark: 'lines', col: K.turmeric },
      { mark: 'scallop', col: K.kumkum, on: K.paper },
      { mark: 'dots', col: K.indigo },
      { mark: 'teeth', col: K.turmeric, on: K.kumkum },
    ],
    heart: K.rose,
  },
  {
    stripes: [
      { mark: 'scallop', col: K.rose, on: K.turmeric },
      { mark: 'lines', col: K.leaf },
      { mark: 'flower', col: K.paper, on: K.kumkum },
      { mark: 'lines', col: K.turmeric },
      { mark: 'dots', col: K.kumkum },
    ],
    heart: K.leaf,
  },
  {
    stripes: [
      { mark: 'petals', col: K.indigo, on: K.paper },
      { mark: 'dots', col: K.kumkum },
      { mark: 'petals', col: K.marigold, on: K.kumkum },
      { mark: 'lines', col: K.paper },
      { mark: 'lattice', col: K.turmeric },
    ],
    heart: K.kumkum,
  },
];

/** The shaft runs on over the middle lotus. */
function lotusShaft(
  m: ReturnType<typeof page>['m'],
  cx: number,
  cy: number,
  f: ReturnType<typeof page>['f'],
  B: number,
): void {
  bamboo(m, cx, cy - 96, cy + 96, 10, false, K.parrot);
  for (const sg of [-1, 1]) {
    m.parrot(cx + sg * 84, f.y + 52, 0.74, -sg);
    const path = curveThrough([
      cx + sg * 14,
      f.y + 622,
      cx + sg * 70,
      f.y + 600,
      cx + sg * 104,
      f.y + 632,
      cx + sg * 142,
      f.y + 606,
      cx + sg * 176,
      f.y + 626,
    ]);
    const look = {
      col: sg > 0 ? K.kumkum : K.leaf,
      on: K.turmeric,
      rim: K.paper,
      hood: sg > 0 ? K.kumkum : K.leaf,
    };
    m.add(snakeBody(path, 10, look));
    for (let i = 0; i < path.length; i += 7) m.block(ellipse(...path[i], 13, 13, 0, 10));
    snakeHood(m, cx + sg * 188, f.y + 624, sg > 0 ? 0.3 : Math.PI - 0.3, 0.62, look);
  }
  // the couple at the right, creatures of the pond at the left
  mithilaPerson(m, f.x + f.w - 70, B - 10, 0.62, -1, {
    kind: 'woman',
    pose: 'squat',
    dress: mithilaDress(K.kumkum, K.turmeric, K.leaf, 1),
    nod: 0.12,
    arms: [
      { to: [40, -92], mudra: 'rest' },
      { to: [52, -112], mudra: 'hold', aim: -1 },
    ],
  });
  mithilaPerson(m, f.x + f.w - 216, B - 10, 0.62, 1, {
    kind: 'man',
    pose: 'squat',
    moustache: true,
    dress: mithilaDress(K.turmeric, K.kumkum, K.rose, 4),
    arms: [
      { to: [40, -92], mudra: 'rest' },
      { to: [66, -130], mudra: 'hold', aim: -0.6 },
    ],
    garland: [K.paper, K.rose],
  });
  m.fish(f.x + 128, B - 56, 0.78, -0.05, 1, K.rose, K.leaf, 14);
  m.fish(f.x + 222, B - 128, 0.62, 0.06, -1, K.indigo, K.turmeric, 12);
  for (const [x, y] of [
    [f.x + 36, B - 52],
    [f.x + 292, B - 122],
  ] as const)
    m.block(ellipse(x, y, 30, 30, 0, 12));
  turtleFrom(m, f.x + 270, B - 46, 0.72, -0.2, [K.leaf, K.turmeric, K.palash]);
  turtleFrom(m, f.x + 62, B - 150, 0.58, 0.5, [K.kumkum, K.turmeric, K.leaf]);
  for (const [x, y, a, c] of [
    [f.x + 8, f.y + 300, -1.1, 1.2],
    [f.x + f.w - 8, f.y + 300, Math.PI + 1.1, -1.2],
    [f.x + 8, f.y + 440, 1.1, -1.2],
    [f.x + f.w - 8, f.y + 440, Math.PI - 1.1, 1.2],
    [f.x + 150, f.y + 24, 0.5, 0.7],
    [f.x + f.w - 150, f.y + 24, Math.PI - 0.5, -0.7],
    [f.x + 8, f.y + 560, 0.3, -0.6],
    [f.x + f.w - 8, f.y + 560, Math.PI - 0.3, 0.6],
  ])
    spray(m, x, y, a, 96, { curl: c, size: 21, flower: [K.rose, K.turmeric] });
  thicket(
    m,
    f,
    [
      [K.rose, K.turmeric],
      [K.kumkum, K.turmeric],
      [K.turmeric, K.kumkum],
    ],
    { size: 19, lengths: [120, 84, 58] },
  );
  m.fillGround(rect(f.x + 4, f.y + 4, f.w - 8, f.h - 8), [11, 7.5, 4.5]);
}

function chamber(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.rose, K.leaf, K.turmeric, K.indigo],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 30, band: stripBand('scallop', K.kumkum, K.turmeric) },
      { t: 9, band: stripBand('plain', K.leaf) },
      { t: 22, band: stripBand('leaf', '#f6e0c4', K.leaf), corner: false },
      { t: 9, band: stripBand('lines', K.paper) },
    ],
    { paper: '#f3d9bb', finish: { surface: 'plaster', age: 0.3 } },
  );
  const cx = W / 2;
  const cy = f.y + 334;
  const B = f.y + f.h;
  sun(m, f.x + 76, f.y + 78, 42, { face: 36, flame: 22, n: 22 });
  moon(m, f.x + f.w - 72, f.y + 74, 48, K.paper, K.indigo);
  bamboo(m, cx, f.y + 8, B - 4, 12);
  for (let i = 0; i < 6; i++)
    lotusRound(m, ...polar(cx, cy, 184, (i / 6) * TAU + TAU / 12), 85, ROUNDS[1 + (i % 3)], i);
  lotusRound(m, cx, cy, 96, ROUNDS[0], 0.1);
  lotusShaft(m, cx, cy, f, B);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-kohbar',
  collection: 'gallery',
  seed: 31,
  width: W,
  height: H,
  alt: 'Seven lotus rounds on a bamboo shaft, with sun and moon, parrots, snakes, fish, turtles and a bride and groom in the corner.',
  draw: chamber,
};
