/** Ganesha on a throne set with stones: goad and noose, one hand open in blessing, a bowl of sweets under his trunk. */
import { inset } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { goad, noose } from '../../traditions/mysore/emblems.ts';
import { belly, elephantHead } from '../../traditions/tanjore/elephant-head.ts';
import { gildedFrame, stone } from '../../traditions/tanjore/gilding.ts';
import { crossLegged, throned } from '../../traditions/tanjore/lotus-seat.ts';
import { sittingMouse } from '../../traditions/tanjore/mouse.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, pillar, steps } from '../../traditions/tanjore/panel.ts';
import { SILK, lord } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const SET = [K.ruby, K.emerald, K.crystal];

/** Bowl heaped with steamed sweets. */
const modaks: Held = (pen, [x, y]) => {
  for (const [dx, dy] of [
    [-15, -9],
    [15, -9],
    [0, -11],
    [-8, -23],
    [8, -23],
    [0, -36],
  ])
    pen.shape(
      loopThrough(offsets(x + dx, y + dy, [-10, 6, -7, -4, 0, -14, 7, -4, 10, 6])),
      '#fbf2da',
      '#b98a4a',
      0.7,
      3,
    );
  pen.gold(
    loopThrough(x - 32, y - 7, x, y - 3, x + 32, y - 7, x + 22, y + 12, x, y + 17, x - 22, y + 12),
    false,
  );
  for (const d of [-14, 0, 14]) pen.gem([x + d, y + 4], 2.8, d ? 1 : 0);
};

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(72, 72, W - 144, H - 144),
    floor = 868;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#145a40', '#2f8a62', '#08301f', [cx, 470, 520]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // arch of five foils on twisted pillars
  const spring = 366,
    hw = 250,
    arch: Poly = series(101, (i) => {
      const t = i / 100,
        a = Math.PI * (1 + t),
        k = 1 + 0.075 * Math.abs(Math.sin(t * Math.PI * 5));
      return [cx + Math.cos(a) * hw * k, spring + Math.sin(a) * 232 * k] as Point;
    });
  goldFoliage(o, [[72, 72], [W - 72, 72], [W - 72, spring], ...arch.slice().reverse(), [72, spring]], cx, 82);
  goldBand(o, arch, 34, 34);
  for (const sg of [-1, 1]) pillar(o, cx + sg * (hw + 30), spring - 10, floor + 4, 42);
  // throne: a tall back with a rounded crest, stones set in rows
  const top = 300,
    back: Poly = [
      ...polyline(cx - 222, floor - 60, cx - 222, top + 90),
      ...arc(cx - 150, top + 84, 72, Math.PI, Math.PI * 1.5, 10),
      ...curve([
        [cx - 140, top + 10],
        [cx - 70, top - 18],
        [cx, top - 66],
        [cx + 70, top - 18],
        [cx + 140, top + 10],
      ] as Point[]),
      ...arc(cx + 150, top + 84, 72, -Math.PI / 2, 0, 10),
      ...polyline(cx + 222, top + 90, cx + 222, floor - 60),
    ];
  // its panel of red silk, flowered in gold leaf, between borders of stones
  p.base += modelled(back, '#8a1528', '#2c040c', 60, 8);
  for (let y = top - 40, j = 0; y < floor; y += 37, j++)
    for (let x = cx - 252 + (j & 1 ? 21 : 0); x < cx + 250; x += 42) {
      const d = Math.hypot(x - cx, y - 500);
      if (d > 212)
        o.gold += clip(
          back,
          dot(x, y, 9, '#7c7c7c') + each(rosette(x, y, 10, 6, j), (q) => fill(q, '#f0f0f0')),
        );
    }
  for (const q of inset(back, 30)) o.gold += line(q, '#8a8a8a', 5, true);
  goldBand(o, back, 30, 32);
  for (const [R, w, v] of [
    [168, 12, '#7a7a7a'],
    [160, 3, '#fff'],
    [176, 3, '#fff'],
  ] as const)
    o.gold += line(ellipse(cx, 488, R, R, 0, 100), v, w, true);
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU;
    o.gold += fill(leaf(...polar(cx, 488, 178, a), i % 2 ? 26 : 17, 5.4, a, 0, 0.4), '#b4b4b4');
    if (i % 4 === 0) stone(o, ...polar(cx, 488, 168, a), 4, SET[(i / 4) % 3]);
  }
  steps(o, cx, [
    [floor - 62, 30, 470],
    [floor - 32, 32, 530],
    [floor, 28, W - 190],
    [floor + 28, 32, W - 144],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  const seat = p.pen(0, 0, 1);
  lotusThrone(seat, [cx, floor - 78], 226);
  p.take(seat);
  const skin = TANJORE_HAND.tones.fair;
  p.figure(
    withMoreArms(
      lord(
        SILK.yellow,
        SILK.red,
        throned(
          { to: [-110, -82], bend: 1, mudra: 'open', aim: -2.5, order: 'behind' },
          { to: [120, -92], bend: -1, mudra: 'blessing', aim: -1.5, order: 'behind' },
        ),
        {
          front: true,
          hair: 'none',
          gear: 'none',
          headScale: 0.8,
          handScale: 1.15,
          jewels: 2,
          wear: { lower: 'dhoti', lowerCloth: SILK.red, upper: 'none' },
          face: { tilak: 'none' },
          hold: [modaks, undefined],
          prop: (pen) => {
            belly(pen, skin, 0, -86);
            crossLegged(SILK.red, skin)(pen);
            elephantHead(pen, skin, 0, -202);
            pen.garland(curveThrough(-46, -146, -52, -110, -40, -74), 6, ['#fbf6ea', '#fbf6ea', '#d8446c']);
            pen.garland(curveThrough(46, -146, 52, -110, 40, -74), 6, ['#fbf6ea', '#fbf6ea', '#d8446c']);
          },
        },
      ),
      [
        { side: 0, to: [-136, -236], bend: 1, mudra: 'grip', aim: -1.7, order: 'behind', hold: noose },
        { side: 1, to: [136, -236], bend: -1, mudra: 'grip', aim: -1.45, order: 'behind', hold: goad },
      ],
    ),
    cx,
    floor - 102,
    1.42,
    -1,
    1.14,
  );
  sittingMouse(p, cx - 236, floor + 6, 0.98, 1);
  // dish of sweets for him at the other side of the step
  const dish = p.pen(cx + 232, floor + 4, 1);
  modaks(dish, [0, -16], 0);
  p.take(dish);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-ganesha-throne',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Four-armed Ganesha sits cross-legged before a gold throne back set with stones, his trunk at a bowl of sweets, a mouse nibbling beside the lotus.',
  draw,
};
