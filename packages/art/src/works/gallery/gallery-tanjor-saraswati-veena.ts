/** Saraswati plays the veena on a rock by the river, in an oval of gold. */
import {
  type Point,
  curve,
  curveThrough,
  ellipse,
  loopThrough,
  polar,
  rect,
  scatter,
} from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import type { Pen } from '../../figures/pen.ts';
import { veena } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { paintSwan } from '../../motifs/painted/swan.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Panel, goldBand, goldScrolls, halo, vineFrame, wall } from '../../traditions/tanjore/panel.ts';
import { GARLAND, POSES, SILK, lady, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const PEACOCK = {
  body: '#1f5aa8',
  bodyHi: '#63b0d8',
  wing: ['#c9932c', '#f6efe0', '#1f8060'],
  tail: '#12614a',
  barb: '#8fc06a',
  eye: ['#d9a53c', '#1b2f7a', '#2a9a94'],
  line: '#0a1c2a',
  beak: '#e0b04a',
};

/** Palm-leaf book between its boards. */
function book(pen: Pen, at: Point) {
  const [x, y] = at;
  pen.shape(
    loopThrough(x - 36, y - 15, x + 36, y - 20, x + 37, y - 14, x - 35, y - 9),
    '#8a2a1c',
    '#2a0804',
    0.8,
    3,
  );
  for (let i = 0; i < 3; i++)
    pen.shape(
      loopThrough(
        x - 34,
        y - 8 + i * 4,
        x + 36,
        y - 13 + i * 4,
        x + 36,
        y - 10 + i * 4,
        x - 34,
        y - 5 + i * 4,
      ),
      '#f3e2b4',
      '#a8804a',
      0.4,
      1,
    );
  pen.shape(
    loopThrough(x - 35, y + 6, x + 37, y + 1, x + 37, y + 7, x - 35, y + 12),
    '#8a2a1c',
    '#2a0804',
    0.8,
    3,
  );
  pen.stroke(
    [
      [x + 2, y - 18],
      [x + 4, y + 10],
    ],
    1.4,
    '#f0cf6a',
  );
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    cy = 492,
    oval = ellipse(cx, cy, 312, 402, 0, 160),
    inner = rect(64, 64, W - 128, H - 128),
    river = 716;
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, oval, '#1d5c3e', [cx, 400, 330]);
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  goldScrolls(o, [...inner, inner[0], ...[...oval, oval[0]].reverse()], p.r, 44);
  // even-odd scrolls may run into the oval: they are covered by its own painting
  goldBand(o, oval, 32, 33, true);
  halo(o, cx - 2, 356, 108, '#b3182c');
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  // far bank with trees, river, near bank
  let s = '';
  for (const [x, y, R] of [
    [150, 640, 56],
    [222, 662, 44],
    [650, 640, 56],
    [584, 664, 44],
    [112, 690, 40],
    [690, 690, 40],
  ]) {
    const crown = ellipse(x, y, R, R * 1.12);
    s +=
      line(
        [
          [x, y],
          [x, 724],
        ],
        '#4a2a12',
        8,
      ) + modelled(crown, '#2f7a44', '#08281a', 16, 5);
    for (const [a, b] of scatter(crown, 15, () => p.r.unit(), 6)) s += polys(rosette(a, b, 7, 6), '#8fc06a');
    for (const [a, b] of scatter(crown, 40, () => p.r.unit(), 12)) s += dot(a, b, 4.4, '#e8863a');
    s += line(crown, '#08281a', 1.4, true);
  }
  s += fill(rect(60, river, W - 120, 240), '#1f6a8c');
  for (let y = river + 6, i = 0; y < 900; y += 13, i++)
    s += lines(
      Array.from({ length: 24 }, (_, k) =>
        curveThrough(
          76 + k * 28 + (i % 2) * 14,
          y,
          90 + k * 28 + (i % 2) * 14,
          y + 6,
          104 + k * 28 + (i % 2) * 14,
          y,
        ),
      ),
      i % 3 ? '#5aa4be' : '#a8d8e0',
      1.2,
    );
  s +=
    pad(176, 836, 40, '#2a7a4e', '#7fc08a', '#06281a', 1, 0.5) +
    pad(628, 836, 40, '#2a7a4e', '#7fc08a', '#06281a', 2, 0.5) +
    pad(400, 880, 44, '#2a7a4e', '#7fc08a', '#06281a', 3, 0.4);
  const pal = { out: '#f6efe0', in: '#ffffff', tip: '#e8a0b4', ink: '#6a3a4a', vein: '#e0b8c0' };
  s +=
    lotus(190, 816, 34, pal) + lotus(616, 822, 34, pal) + lotus(316, 850, 24, pal) + lotus(490, 850, 26, pal);
  p.paint(clip(ellipse(cx, cy, 297, 387), s));
  // her rock
  const rock = loopThrough(
    120,
    800,
    150,
    724,
    220,
    680,
    400,
    664,
    580,
    680,
    650,
    724,
    680,
    800,
    560,
    790,
    480,
    812,
    400,
    792,
    320,
    812,
    240,
    790,
  );
  let stoneSvg = modelled(rock, '#a8884f', '#3a2008', 30, 8);
  for (let i = 0; i < 7; i++) {
    const x = 206 + i * 66;
    stoneSvg += clip(
      rock,
      modelled(
        loopThrough(
          x - 44,
          822,
          x - 40,
          742 + (i % 2) * 14,
          x,
          716 + (i % 2) * 14,
          x + 40,
          744 + (i % 2) * 14,
          x + 44,
          822,
        ),
        i % 2 ? '#8f9a4a' : '#b8925a',
        '#3a2008',
        14,
        5,
      ),
    );
  }
  const window = ellipse(cx, cy, 297, 387, 0, 120);
  p.paint(clip(window, stoneSvg + ink(rock, '#2a1606', 1.8)));
  p.paint(clip(window, paintSwan(404, 856, 0.52, 1, '#4a3a44')));
  // peacock at her right, books at her left
  p.paint(clip(window, paintPeacock(206, 676, 0.62, -1, PEACOCK, { tail: 'trail', look: 'back' })));
  const swag = p.pen(0, 0, 1);
  swag.garland(
    Array.from({ length: 60 }, (_, i) => polar(cx, cy, 1, Math.PI * (1.1 + (i / 59) * 0.8))).map(
      ([x, y]) => [cx + (x - cx) * 280, cy + (y - cy) * 370] as Point,
    ),
    7,
    ['#fbf6ea', '#fbf6ea', '#e8863a', '#fbf6ea', '#d8446c'],
  );
  p.take(swag);
  const skin = TANJORE_HAND.tones.fair;
  const rosary = (pen: Pen, [x, y]: Point) =>
    pen.beads(
      curve([
        [x - 2, y - 4],
        [x - 15, y + 16],
        [x - 6, y + 44],
        [x + 8, y + 44],
        [x + 15, y + 16],
        [x + 2, y - 4],
      ] as Point[]),
      3,
      '#c8243c',
    );
  const spec = withMoreArms(
    lady(
      SILK.white,
      SILK.green,
      withArms(POSES.veena(), { to: [-52, -76], aim: 0.9 }, { to: [78, -96], mudra: 'garland', aim: 0.2 }),
      {
        garland: [GARLAND.jasmine],
        prop: (pen) => {
          sitting(SILK.white, skin)(pen);
          veena(pen, [-62, -62], [106, -104]);
        },
      },
    ),
    [
      { side: 0, to: [-88, -196], bend: 1, mudra: 'hold', aim: -1.5, order: 'behind', hold: rosary },
      { side: 1, to: [104, -186], bend: -1, mudra: 'flat', aim: -1.3, order: 'behind', hold: book },
    ],
  );
  p.figure(spec, cx, 676, 1.42, 1, 1.08);
  const pen = p.pen(588, 704, 0.9);
  book(pen, [0, -6]);
  book(pen, [6, -36]);
  p.take(pen);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-saraswati-veena',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Saraswati in white and gold plays the veena on a rock by a lotus river, a peacock and palm-leaf books at her sides, in a gold oval.',
  draw,
};
