/** The painter at work: a fine brush sets hand prints on a cow's flank, stone colours wait in shells. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ink, patterned } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Skin } from '../../motifs/hands/hand-pen.ts';
import { writingHand } from '../../motifs/hands/writing-hand.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { lotusBand } from '../../traditions/pichwai/bands.ts';
import { tufts } from '../../traditions/pichwai/ground.ts';
import { handPrint } from '../../traditions/pichwai/hand-print.ts';
import { COW, K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
/** Lower edge of the painted cloth. */
const EDGE = 598;
/** Right of this the cloth is only sketched. */
const DONE = 742;
const SKIN: Skin = { colour: '#b57d50', shade: '#5e2c14', line: K.line, nail: '#e6bd9a', weight: 2.2 };

/** Sketched lotus: white line on the dark ground. */
const sketch = (x: number, y: number, R: number): string =>
  each(lotusSide(x, y, R, 9, 1.15), (p) => line(p, '#cfd8c4', 1.5, true, 'opacity=".8"')) +
  line(curveThrough(x, y + 4, x + 5, y + 30, x, y + 58), '#cfd8c4', 1.5, false, 'opacity=".8"');

/** River shell with ground colour in it. */
function shell(x: number, y: number, s: number, colour: string, turn: number): string {
  const at = (p: Poly): Poly =>
    p.map(([u, v]): Point => [
      x + (u * Math.cos(turn) - v * Math.sin(turn)) * s,
      y + (u * Math.sin(turn) + v * Math.cos(turn)) * s * 0.72,
    ]);
  const rim = at(
    curve(
      [
        [-50, 22],
        [-58, -8],
        [-40, -34],
        [0, -44],
        [40, -34],
        [58, -8],
        [50, 22],
        [18, 42],
        [-18, 42],
      ],
      true,
      8,
    ),
  );
  const pool = at(
    curve(
      [
        [-36, 12],
        [-42, -8],
        [-28, -24],
        [0, -31],
        [28, -24],
        [42, -8],
        [36, 12],
        [12, 26],
        [-12, 26],
      ],
      true,
      8,
    ),
  );
  const ribs = series(11, (i) =>
    at(
      curve([
        [(i - 5) * 3, 42],
        [(i - 5) * 9, 10],
        [(i - 5) * 11.4, -34 + Math.abs(i - 5) * 4],
      ]),
    ),
  );
  return (
    group(fill(rim, '#1a0d08'), 'opacity=".45" transform="translate(7 11)"') +
    patterned(rim, '#f3e6d4', lines(ribs, '#b89878', 2), '#5a3a28', 2) +
    patterned(
      pool,
      colour,
      line(
        pool.map(([u, v]): Point => [u + 3, v + 4]),
        '#1a0d08',
        7,
        true,
        'opacity=".25"',
      ),
      '#5a3a28',
      1.2,
    ) +
    fill(ellipse(x - 12 * s, y - 11 * s, 11 * s, 3.4 * s, -0.3), '#ffffff', 'opacity=".55"')
  );
}

/** Squirrel-hair brush in its quill, loaded with red. */
function brush(tip: Point, towards: Point): string {
  const a = Math.atan2(towards[1] - tip[1], towards[0] - tip[0]);
  const hair = ribbon(curve([tip, polar(...tip, 16, a), polar(...tip, 42, a)]), widths(0.7, 3.4, 6, 6.4), 2);
  const quill = ribbon([polar(...tip, 38, a), polar(...tip, 78, a)], widths(6.4, 7.4, 8), 3);
  const stick = ribbon([polar(...tip, 74, a), polar(...tip, 400, a)], widths(6.6, 8.4, 7.4, 6, 4, 3), 4);
  return (
    group(
      line([polar(...tip, 10, a), polar(...tip, 400, a)], '#08120e', 12),
      'opacity=".3" transform="translate(9 16)"',
    ) +
    fill(stick, '#8c2a24') +
    line(
      [polar(...polar(...tip, 90, a), -3, a + 1.57), polar(...polar(...tip, 380, a), -2, a + 1.57)],
      '#e0908a',
      2.2,
    ) +
    ink(stick, K.line, 1.8) +
    fill(quill, '#efe2c4') +
    lines(
      [0.25, 0.5, 0.75].map((t): Poly => [
        polar(...polar(...tip, 38 + 40 * t, a), 8, a + 1.57),
        polar(...polar(...tip, 38 + 40 * t, a), -8, a + 1.57),
      ]),
      '#8a2f2a',
      3,
    ) +
    ink(quill, K.line, 1.6) +
    fill(hair, '#3a2418') +
    fill(leaf(...tip, 24, 4, a), '#cf4a34') +
    ink(hair, K.line, 1)
  );
}

/** Border of the cloth, finished at the left, drawn at the right. */
function borderCloth(r: Rng): string {
  let s = '';
  const band = rect(-10, EDGE - 84, W + 20, 84);
  const lotusRow = group(
    lotusBand(W + 20, 70, r, { ink: K.line, w: 1.2, cols: [K.gold], bg: K.sindoor }),
    `transform="translate(-10 ${EDGE - 76})"`,
  );
  s +=
    fill(band, K.gold) +
    fill(rect(-10, EDGE - 79, W + 20, 74), K.sindoor) +
    clip(rect(0, EDGE - 78, DONE + 20, 72), lotusRow) +
    clip(
      rect(DONE + 20, EDGE - 78, W, 72),
      fill(rect(DONE, EDGE - 80, W, 80), '#6e2a22') +
        repeat(4, (i) =>
          sketch(DONE + 62 + i * 72, EDGE - 18, 40)
            .split('<path')
            .slice(0, 10)
            .join('<path'),
        ),
    );
  s +=
    line(polyline(0, EDGE - 82, W, EDGE - 82), K.line, 1.6) +
    line(polyline(0, EDGE - 6, W, EDGE - 6), K.line, 1.6);
  // board
  s +=
    fill(rect(0, EDGE, W, H - EDGE), 'url(#board)') + fill(rect(0, EDGE, W, 12), '#1a0d08', 'opacity=".4"');
  s += lines(
    series(9, (i) =>
      curve([
        [-10, EDGE + 14 + i * 17],
        [250, EDGE + 10 + i * 17 + (i % 3) * 5],
        [620, EDGE + 20 + i * 17 - (i % 2) * 7],
        [1010, EDGE + 12 + i * 17],
      ]),
    ),
    '#4a2414',
    1.6,
    'opacity=".45"',
  );
  const stones: [number, number, number, string, number][] = [
    [80, 672, 1, '#b8322a', 0.1],
    [202, 690, 1.08, '#1f4f8a', -0.15],
    [328, 672, 1, '#2f7a4a', 0.2],
    [452, 692, 1.06, '#e0a02c', -0.1],
    [574, 674, 0.98, '#f4efe4', 0.12],
  ];
  for (const [x, y, q, c, t] of stones) s += shell(x, y, q, c, t);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  // the cloth fills the sheet down to its lower border, which lies on the painter's board
  let s = fill(rect(0, 0, W, EDGE), '#16382a');
  for (const [x, y] of scatter(rect(10, 10, W - 20, EDGE - 150), 25, r))
    s += x < DONE ? polys(rosette(x, y, 4.2, 5, x), K.gold, 'opacity=".85"') : dot(x, y, 1.6, '#9fb09a');
  s += tufts(rect(16, 400, DONE - 60, 96), r, 44);
  for (const [i, x] of [56, 168, 640, 726].entries()) {
    const y = [96, 52, 70, 150][i];
    s +=
      line(curveThrough(x, y + 60, x + 4, y + 30, x, y), K.leafHi, 2.6) +
      pad(x + 14, y + 58, 30, '#2a6644', '#8fbf7a', '#10291c', 0.2, 0.45) +
      (i % 2 ? lotus(x, y + 6, 48, WHITE_LOTUS, 9) : lotus(x, y + 6, 52, LOTUS, 9));
  }
  s += bud(262, 70, 42, LOTUS) + line(curveThrough(262, 70, 266, 92, 260, 118), K.leafHi, 2.6);
  for (const [x, y, R] of [
    [846, 92, 50],
    [940, 196, 44],
    [830, 262, 42],
    [934, 62, 34],
  ])
    s += sketch(x, y, R);
  const [cx, cy, k] = [392, 300, 1.72];
  s += fill(ellipse(cx, cy + 116 * k - 6, 230, 20), '#0b1c14', 'opacity=".6"');
  s += paintCow(cx, cy, k, -1, COW, r, { cloth: false });
  for (const [x, y, q, a] of [
    [430, 254, 1.35, -1.8],
    [344, 268, 1.3, -1.4],
    [548, 246, 1.3, -1.3],
    [392, 312, 1, -1.6],
  ])
    s += handPrint([x, y], q, a, q !== 1.3 ? '#b8322a' : '#cf6a2c');
  // the print under the brush is half made
  const tip: Point = [504, 296];
  s += handPrint([480, 310], 1.25, -1.3, '#b8322a');
  s += borderCloth(r);
  // two more brushes and a lump of lapis lie ready
  s += group(
    brush([682, 706], [660, 640]).replaceAll('#cf4a34', '#2f7a4a'),
    'transform="rotate(78 682 706)"',
  );
  const spot = { x: tip[0], y: tip[1], s: 1.02, rot: 0.42 };
  const dark: Skin = { colour: '#08120e', shade: '#08120e', line: '#08120e', nail: '#08120e' };
  s += group(
    writingHand(dark, { ...spot, x: spot.x + 16, y: spot.y + 24 }, () => '', 420).svg,
    'opacity=".34"',
  );
  const hand = writingHand(SKIN, spot, brush, 420);
  s += hand.svg;
  // white cotton cuff with a gold edge
  const cuff = hand.on([...curveThrough(392, -158, 376, -70, 394, 24), [720, 60], [720, -190]]);
  s += patterned(
    cuff,
    '#f4ecdc',
    lines(
      [0, 1, 2, 3].map((i) => hand.on(curveThrough(430 + i * 50, -170, 446 + i * 44, -70, 424 + i * 56, 40))),
      '#c9b79a',
      4,
    ) +
      line(hand.on(curveThrough(398, -162, 382, -70, 400, 28)), K.gold, 9) +
      line(hand.on(curveThrough(412, -162, 396, -70, 414, 28)), '#b3262a', 4),
    K.line,
    2.2,
  );
  return {
    w: W,
    h: H,
    bg: K.night,
    body: s,
    defs: linearGradient('board', 0, EDGE, 0, H, [0, '#9a5a34'], [1, '#6a3820']),
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'event-pichwai-cows-3',
  collection: 'events',
  seed: 29,
  width: W,
  height: H,
  alt: 'A painter’s hand with a fine brush sets red hand prints on the flank of a white cow; shells of stone colour stand below the cloth.',
  draw,
};
