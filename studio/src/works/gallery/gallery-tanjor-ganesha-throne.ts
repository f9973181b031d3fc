/** Ganesha on a throne set with stones: goad and noose, one hand open in blessing, a bowl of sweets under his trunk. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { goad, noose } from '../../traditions/mysore/emblems.ts';
import { lap } from '../../traditions/tanjore/drapery.ts';
import { belly, elephantHead } from '../../traditions/tanjore/elephant-head.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { sittingMouse } from '../../traditions/tanjore/mouse.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { SILK, TONE } from '../../traditions/tanjore/people.ts';
import { greatArch, plinth, reliefBand, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

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

/** Throne back of red silk with a gold border, rounded and pointed at the crest. */
function throneBack(p: Panel, cx: number, floor: number) {
  const back: Poly = [
    [cx - 232, floor - 60],
    ...curveThrough(
      cx - 232,
      floor - 80,
      cx - 236,
      470,
      cx - 222,
      350,
      cx - 150,
      282,
      cx - 70,
      262,
      cx,
      212,
      cx + 70,
      262,
      cx + 150,
      282,
      cx + 222,
      350,
      cx + 236,
      470,
      cx + 232,
      floor - 80,
    ),
    [cx + 232, floor - 60],
  ];
  p.base += modelled(back, '#8a1528', '#2c040c', 60, 8);
  for (let y = 262, j = 0; y < floor - 80; y += 40, j++)
    for (let x = cx - 240 + (j & 1 ? 22 : 0); x < cx + 240; x += 44)
      p.base += clip(back, polys(rosette(x, y, 11, 6, j), '#e8c25aa0') + dot(x, y, 2.6, '#17704a'));
  reliefBand(p.back, back, 26, 'flowers', 32);
  for (const k of resample(back, 30))
    p.back.gold += fill(leaf(k[0], k[1], 26, 6, Math.atan2(k[1] - 520, k[0] - cx), 0, 0.4), '#b8b8b8');
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 868,
    field: [number, number, number, number] = [54, 54, W - 108, H - 108];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#5a1018') +
    fill(rect(...field), '#14324f');
  const opening = greatArch(p.back, {
    cx,
    hw: 292,
    spring: 330,
    rise: 176,
    floor: floor + 4,
    field,
    lion: 0.74,
  });
  brocade(p, opening, '#145a40', '#2f8a62', '#08301f', [cx, 470, 520]);
  reliefFrame(p.back, W, H, 32, 14);
  throneBack(p, cx, floor);
  plinth(p.back, cx, [
    [floor - 56, 30, 490],
    [floor - 26, 34, 540],
    [floor + 8, 34, W - 118],
    [floor + 42, 36, W - 116],
  ]);
  const seat = p.pen(0, 0, 1);
  lotusThrone(seat, [cx, floor - 74], 232);
  p.take(seat);
  const skin = TONE.fair,
    pen = p.pen(cx, floor - 92, 1.5, -1);
  icon(pen, {
    woman: false,
    tone: skin,
    fat: 1.16,
    spine: [
      [0, -40],
      [0, -86],
      [0, -168],
    ],
    head: { turn: 0 },
    crown: 'none',
    jewels: 1,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-116, -124],
        wrist: [-134, -186],
        hand: 'raise',
        aim: -1.6,
        carry: (q, at, aim) => noose(q, [at[0], at[1] + 4], aim),
      },
      {
        side: 1,
        back: true,
        elbow: [116, -124],
        wrist: [134, -186],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: (q, at, aim) => goad(q, [at[0], at[1] + 4], aim),
      },
      {
        side: -1,
        elbow: [-88, -92],
        wrist: [-104, -104],
        hand: 'bowl',
        aim: -2.7,
        size: 1.2,
        carry: (q) => modaks(q, [-122, -118], 0),
      },
      { side: 1, elbow: [86, -92], wrist: [92, -126], hand: 'bless', aim: -1.5, flip: true, size: 1.2 },
    ],
    lower: (q) => {
      belly(q, skin, 0, -94);
      lap(SILK.red, skin, 0.96, false)(q);
    },
    otherHead: (q) => {
      elephantHead(q, skin, 0, -208);
      for (const sg of [-1, 1])
        q.garland(curveThrough(sg * 52, -158, sg * 58, -120, sg * 46, -84), 6, [
          '#fbf6ea',
          '#fbf6ea',
          '#d8446c',
        ]);
    },
  });
  p.take(pen);
  sittingMouse(p, cx - 240, floor + 8, 1.05, 1);
  const dish = p.pen(cx + 240, floor + 6, 1);
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
