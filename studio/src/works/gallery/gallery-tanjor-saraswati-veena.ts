/** Saraswati plays the veena on a lotus by the river, in an oval of gold. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { paintSwan } from '../../motifs/painted/swan.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { lap } from '../../traditions/tanjore/drapery.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { glory, kolamScrolls, reliefBand, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { sarasvatiVeena } from '../../traditions/tanjore/veena.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
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
        [x - 34, y - 8 + i * 4],
        [x + 36, y - 13 + i * 4],
        [x + 36, y - 10 + i * 4],
        [x - 34, y - 5 + i * 4],
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
  pen.stroke(polyline(x + 2, y - 18, x + 4, y + 10), 1.4, '#f0cf6a');
}

/** The same book held upright, its cord hanging. */
function manuscript(pen: Pen, [x, y]: Point) {
  for (let i = 0; i < 5; i++)
    pen.shape(
      polyline(x - 15 + i * 6, y - 52, x - 9 + i * 6, y - 53, x - 9 + i * 6, y + 28, x - 15 + i * 6, y + 29),
      i % 4 ? '#f3e2b4' : '#8a2a1c',
      i % 4 ? '#a8804a' : '#2a0804',
      0.6,
      2,
    );
  pen.gold(polyline(x - 17, y - 30, x + 17, y - 31, x + 17, y - 24, x - 17, y - 23), false);
}

/** The near bank: grass with flowers, her white lotus on it. */
function nearBank(cx: number, cy: number, p: Panel): void {
  const window = ellipse(cx, cy, 297, 387, 0, 120),
    bank = loopThrough([
      90, 820, 100, 748, 180, 716, 300, 706, 400, 704, 500, 706, 620, 716, 700, 748, 710, 820, 620, 806, 510,
      824, 400, 812, 290, 824, 180, 806,
    ]);
  let turf = modelled(bank, '#6f9a44', '#1c3a10', 40, 8);
  for (const [x, y] of scatter(bank, 25, p.r, 10)) {
    if (y < 726) continue;
    turf += each([-0.5, -0.15, 0.2, 0.55], (d) => fill(leaf(x, y, 15, 2.4, -Math.PI / 2 + d), '#a9cc6a'));
  }
  for (const [x, y] of scatter(bank, 54, p.r, 16))
    turf += polys(rosette(x, y, 8, 6), '#f6efe0') + dot(x, y, 2.6, '#e8a13c');
  p.paint(clip(window, turf + ink(bank, '#16300c', 1.8)));
  p.paint(clip(window, paintSwan(404, 842, 0.44, 1, '#4a3a44')));
  const swag = p.pen(0, 0, 1);
  for (const [a, b] of [
    [1.12, 1.31],
    [1.31, 1.5],
    [1.5, 1.69],
    [1.69, 1.88],
  ]) {
    const [x0, y0] = [cx + Math.cos(Math.PI * a) * 290, cy + Math.sin(Math.PI * a) * 380],
      [x1, y1] = [cx + Math.cos(Math.PI * b) * 290, cy + Math.sin(Math.PI * b) * 380];
    swag.garland(
      curveThrough(
        x0,
        y0,
        x0 * 0.7 + x1 * 0.3,
        y0 * 0.7 + y1 * 0.3 + 34,
        (x0 + x1) / 2,
        (y0 + y1) / 2 + 46,
        x0 * 0.3 + x1 * 0.7,
        y0 * 0.3 + y1 * 0.7 + 34,
        x1,
        y1,
      ),
      6.4,
      ['#fbf6ea', '#fbf6ea', '#e8863a', '#fbf6ea', '#d8446c'],
    );
  }
  p.take(swag);
  const skin = TONE.fair;
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
  const seat = p.pen(0, 0, 1);
  lotusThrone(seat, [cx, 726], 184, '#f2dfe2', '#fffaf4');
  p.take(seat);
  // peacock at her right, books at her left
  p.paint(clip(window, paintPeacock(186, 724, 0.56, -1, PEACOCK, { tail: 'trail', look: 'back' })));
  const g = p.pen(cx, 706, 1.5);
  icon(g, {
    woman: true,
    tone: skin,
    spine: [
      [0, -40],
      [0, -86],
      [0, -170],
    ],
    head: { turn: -0.35, gaze: [-1.6, 2], tilt: -0.05, open: 0.85 },
    crown: 'kirita',
    choli: SILK.green,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-98, -130],
        wrist: [-104, -194],
        hand: 'hold',
        aim: -1.65,
        hold: rosary,
      },
      {
        side: 1,
        back: true,
        elbow: [98, -130],
        wrist: [106, -190],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: (q, [x, y]) => manuscript(q, [x, y - 20]),
      },
      { side: -1, elbow: [-76, -92], wrist: [-44, -58], hand: 'rest', aim: 0.2 },
      { side: 1, elbow: [78, -94], wrist: [56, -88], hand: 'rest', aim: -2.6, flip: true },
    ],
    lower: lap(SILK.white, skin),
    prop: (q) => sarasvatiVeena(q, [-80, -42], [122, -116]),
    adorn: (q, N) => {
      girdle(q, [0, -62], 40, 6, false);
      garland(104, 30, GARLAND.jasmine.cols, 5.6)(q, N);
    },
  });
  p.take(g);
  const pen = p.pen(590, 748, 0.9);
  book(pen, [0, -6]);
  book(pen, [6, -36]);
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    cy = 492,
    oval = ellipse(cx, cy, 312, 402, 0, 160),
    river = 716;
  p.base += fill(rect(0, 0, W, H), K.wood) + fill(rect(14, 14, W - 28, H - 28), '#5a1018');
  brocade(p, oval, '#1d6446', '#46966a', '#0a3322', [cx, 400, 460]);
  reliefFrame(p.back, W, H, 32, 14);
  const o = p.back,
    left = series(80, (i) => polar(cx, cy, 1, Math.PI * (0.5 + i / 79))).map(([x, y]): Point => [
      cx + (x - cx) * 336,
      cy + (y - cy) * 426,
    ]);
  kolamScrolls(
    o,
    [[60, 60], [cx - 6, 60], ...left.filter(([x]) => x < cx - 6).reverse(), [cx - 6, H - 60], [60, H - 60]],
    cx,
    52,
  );
  reliefBand(o, oval, 34, 'petals', 30, true);
  glory(o, cx, 352, 128, '#b3182c');
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
    s += line(polyline(x, y, x, 724), '#4a2a12', 8) + modelled(crown, '#2f7a44', '#08281a', 16, 5);
    for (const [a, b] of scatter(crown, 15, p.r, 6)) s += polys(rosette(a, b, 7, 6), '#8fc06a');
    for (const [a, b] of scatter(crown, 40, p.r, 12)) s += dot(a, b, 4.4, '#e8863a');
    s += line(crown, '#08281a', 1.4, true);
  }
  s += fill(rect(60, river, W - 120, 240), '#1f6a8c');
  for (let y = river + 6, i = 0; y < 900; y += 13, i++)
    s += lines(
      series(24, (k) =>
        curveThrough(
          [76 + k * 28 + (i % 2) * 14, y],
          [90 + k * 28 + (i % 2) * 14, y + 6],
          [104 + k * 28 + (i % 2) * 14, y],
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
  nearBank(cx, cy, p);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-saraswati-veena',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Saraswati in white and gold plays the veena on a white lotus by a river, a peacock and palm-leaf books at her sides, in a gold oval.',
  draw,
};
