/** Gajalakshmi: coins fall from her palm, two white elephants pour water from gold pots. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { lotusFlower } from '../../figures/props.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { type Ctx, goldPart } from '../../motifs/deity/gold.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { gildedFrame, stone } from '../../traditions/tanjore/gilding.ts';
import { crossLegged, throned } from '../../traditions/tanjore/lotus-seat.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo, steps } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, lady } from '../../traditions/tanjore/people.ts';
import { DEITY, K } from '../../traditions/tanjore/style.ts';
import { goldPot, lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1080, 900];
const PINK = { out: '#e98aa2', in: '#f9d3da', tip: '#c03a62', ink: '#5e1230', vein: '#c9587c' };

/** White elephant with a jewelled cap and cloth, a pot in its raised trunk. */
function elephant(p: Panel, x: number, y: number, s: number, fx: number) {
  const E = place(royalElephant(TRUNK.raised, true), x, y, s, 0, fx),
    line1 = '#3a3440';
  let svg = line(E.tail, '#8a8894', 5 * s) + fill(E.tuft, '#3a3440');
  svg += modelled(E.body, '#f3efe8', '#8d8a9c', 26 * s, 5, { op: 0.75 }) + ink(E.body, line1, 1.9);
  svg += lines(
    E.folds.map((q: Point) => polyline(q[0] - 8 * s, q[1] - 4 * s, q[0] + 8 * s, q[1] + 5 * s)),
    '#a9a5b4',
    1.2,
  );
  svg += each(E.feet, (q: Poly) => ink(q, line1, 1.2, { closed: false }));
  svg +=
    modelled(E.cloth, '#b51f33', '#3c0410', 12 * s, 3) +
    clip(E.cloth, dotsIn(E.cloth)) +
    ink(E.cloth, line1, 1.5);
  svg += modelled(E.ear, '#ece6e2', '#b08a94', 18 * s, 5) + ink(E.ear, line1, 1.6);
  svg +=
    inked(E.tusk, '#fffaf0', '#8a6a3a', 1.3) +
    inked(E.eye, '#fdf7ea', '#120c0a', 1.5) +
    fill(E.pupil, '#120c0a');
  p.paint(svg);
  const C: Ctx = { base: '', gold: '', over: '', relief: true };
  goldPart(C, E.cap, DEITY, 2, 6);
  const hem = { gold: '', over: '' };
  goldBand(hem, [...E.cloth, E.cloth[0]], 9 * s, 24);
  for (const t of [0, 1])
    goldBand(
      hem,
      transform(
        curveThrough(-30 + t * 60, 116, -6 + t * 4, 112),
        x + fx * (t ? 60 : -78) * s,
        y - 12 * s,
        s,
        0,
        fx,
      ),
      8 * s,
      30,
    );
  p.gild({ gold: C.gold + hem.gold, over: C.over + hem.over });
  const [tx, ty] = E.tip[0];
  // the pot, tipped toward her, and its water
  const pen = p.pen(tx, ty + 20 * s, s * 1.1, fx);
  goldPot(pen, [-16, 8], 0.86, undefined, 1.0);
  p.take(pen);
  return [tx, ty] as Point;
}

const dotsIn = (q: Poly) => {
  const b = q.reduce(
    (a, [x, y]) => [Math.min(a[0], x), Math.max(a[1], x), Math.min(a[2], y), Math.max(a[3], y)],
    [1e9, -1e9, 1e9, -1e9],
  );
  let s = '';
  for (let y = b[2] + 10, i = 0; y < b[3]; y += 19, i++)
    for (let x = b[0] + (i % 2 ? 4 : 13); x < b[1]; x += 18)
      s += dot(x, y, 3.2, '#f0cf6a') + dot(x, y, 1.3, '#17704a');
  return s;
};

/** Pond with lotuses. */
function paintPond(pond: number, p: Panel): void {
  const water = rect(72, pond, W - 144, H - 72 - pond);
  let s = fill(water, '#123a5e');
  for (let y = pond + 8, i = 0; y < H; y += 12, i++)
    s += lines(
      series(36, (k) =>
        curveThrough(
          [72 + k * 28 + (i % 2) * 14, y],
          [86 + k * 28 + (i % 2) * 14, y + 6],
          [100 + k * 28 + (i % 2) * 14, y],
        ),
      ),
      i % 3 ? '#3f7fae' : '#7fb4d0',
      1.1,
    );
  for (const [x, y, R] of [
    [120, 790, 40],
    [238, 768, 36],
    [356, 800, 34],
    [730, 800, 34],
    [846, 768, 36],
    [962, 790, 40],
  ] as const)
    s += pad(x, y, R, '#2a7a4e', '#7fc08a', '#06281a', 0.2, 0.42);
  for (const [x, y, R] of [
    [150, 776, 36],
    [286, 800, 40],
    [206, 816, 30],
    [800, 800, 40],
    [876, 816, 30],
    [930, 776, 36],
    [378, 782, 26],
    [704, 782, 26],
  ] as const)
    s += lotus(x, y, R, PINK, 9, 1.15);
  p.paint(clip(water, s) + line(polyline(72, pond, W - 72, pond), '#0a2038', 2));
}

/** Coins falling from the open palm into a bowl. */
function coinsFalling(p: Panel, cx: number): void {
  const bowl = p.pen(cx + 206, 806, 1);
  bowl.gold(loopThrough(-72, -34, -62, -6, -26, 8, 26, 8, 62, -6, 72, -34, 0, -26), true);
  p.take(bowl);
  const coins = { gold: '', over: '' };
  const heap: Point[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7 - row * 2; i++) heap.push([cx + 206 + (i - (6 - row * 2) / 2) * 17, 776 - row * 9]);
  const falling: Point[] = series(11, (i) => [cx + 206 + (i % 2) * 16 - 4 - i * 1.4, 606 + i * 15]);
  for (const [x, y] of [...falling, ...heap]) {
    coins.gold +=
      fill(ellipse(x, y, 9, 7.4), '#8a8a8a') +
      line(ellipse(x, y, 8, 6.4), '#fff', 2, true) +
      dot(x, y, 2.4, '#fff');
    coins.over += line(ellipse(x, y, 9.4, 7.8), '#6b3410', 1, true);
  }
  p.gild(coins);
  stone(p.back, cx, 104, 7, K.ruby);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(72, 72, W - 144, H - 144),
    pond = 690;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#1b3f86', '#3f74b8', '#0e1f52', [cx, 400, 560]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // a canopy of three foils, hung over the field without pillars
  const foil: Point[] = [];
  for (const [x, y, R, a0, a1] of [
    [250, 200, 130, Math.PI * 1.02, Math.PI * 1.74],
    [cx, 262, 196, Math.PI * 1.2, Math.PI * 1.8],
    [W - 250, 200, 130, Math.PI * 1.26, Math.PI * 1.98],
  ])
    for (let i = 0; i <= 24; i++) {
      const a = lerp(a0, a1, i / 24);
      foil.push([x + Math.cos(a) * R, y + Math.sin(a) * R * (x === cx ? 0.8 : 0.6)]);
    }
  const edge: Poly = [
    [72, 250],
    ...curveThrough(72, 250, 96, 214, 120, 196),
    ...foil.slice(3, -3),
    ...curveThrough(W - 120, 196, W - 96, 214, W - 72, 250),
  ];
  goldFoliage(o, [[72, 72], [W - 72, 72], ...edge.slice().reverse()], cx, 74);
  goldBand(o, edge, 24, 30);
  halo(o, cx, 392, 168, '#a01a2a');
  for (const sg of [-1, 1])
    steps(o, cx + sg * 344, [
      [501, 28, 246],
      [529, 127, 208],
      [656, 36, 252],
    ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  paintPond(pond, p);
  const tips = [elephant(p, cx - 348, 410, 0.74, 1), elephant(p, cx + 348, 410, 0.74, -1)];
  // streams from the pots
  let streams = '';
  tips.forEach(([x, y], i) => {
    const sg = i ? -1 : 1;
    for (let k = 0; k < 7; k++) {
      const c = curveThrough(
        [x + sg * (30 + k), y - 20 + k * 5],
        [x + sg * (66 + k * 2), y - 30 + k * 4],
        [x + sg * (104 + k * 3), y + 4 + k * 5],
        [cx - sg * (50 - k * 5), 318 - k * 4],
      );
      streams += line(c, k % 2 ? '#f2f9fd' : '#9cc8e4', k % 2 ? 1.8 : 2.6);
    }
    for (let k = 0; k < 9; k++) streams += dot(cx - sg * (30 + (k % 3) * 12), 306 + k * 6, 2.4, '#f2f9fd');
  });
  p.paint(streams);
  const seat = p.pen(0, 0, 1);
  lotusThrone(seat, [cx, 736], 212);
  p.take(seat);
  const bloom: Held = (pen, at, aim) => lotusFlower(pen, at, aim, 22);
  p.figure(
    withMoreArms(
      withTanjoreFace(
        lady(
          SILK.red,
          SILK.green,
          throned(
            { to: [-76, -130], bend: 1, mudra: 'blessing', aim: -1.62, order: 'front' },
            { to: [92, -92], bend: -1, mudra: 'open', aim: 0.75, order: 'front' },
          ),
          {
            view: 'front',
            front: true,
            handScale: 1.1,
            garland: [{ ...GARLAND.jasmine, to: 0.3, wide: 20 }],
            prop: crossLegged(SILK.red, TANJORE_HAND.tones.fair),
          },
        ),
        0.9,
      ),
      [
        { side: 0, to: [-84, -192], bend: 1, mudra: 'hold', aim: -1.7, order: 'behind', hold: bloom },
        {
          side: 1,
          to: [84, -192],
          bend: -1,
          mudra: 'hold',
          flip: true,
          aim: -1.44,
          order: 'behind',
          hold: bloom,
        },
      ],
    ),
    cx,
    712,
    1.46,
    1,
    1.14,
  );
  coinsFalling(p, cx);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-gajalakshmi',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'Four-armed Lakshmi sits on a pink lotus, coins falling from her palm, while white elephants on both sides pour water from gold pots.',
  draw,
};
