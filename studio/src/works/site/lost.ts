/** The door that is no more: an elephant in festive dress feels with its trunk along the bricks that fill it. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { paintParrot } from '../../motifs/painted/parrot.ts';
import { stateElephant } from '../../motifs/painted/state-elephant.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { PAGE, QUIET, SHADOW } from '../../traditions/page.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const FLOOR = 660;

/** The paint of the gate is that of the site's gate for codes (`apps/web/drawings/gate`). */
const LINE = '#55382a';

const DOOR = { cx: 268, hw: 140, spring: 392, rise: 132, floor: FLOOR, cusps: 7 };

const GATE = rect(64, 168, 408, FLOOR - 168);

/** Courses of burnt brick in pale mortar, no two quite alike. */
function bricks(area: Poly, r: Rng): string {
  let s = fill(area, '#d9c7a8');
  for (let row = 0; row < 18; row++) {
    const y = FLOOR - 26 - row * 26;
    for (let i = -1; i < 7; i++) {
      const x = DOOR.cx - 160 + (i + (row % 2) / 2) * 54 + r.between(-2, 2);
      const brick = rect(x, y + r.between(0, 2), 49, 21).map(([a, b]): Point => [
        a + r.between(-1.4, 1.4),
        b + r.between(-1.4, 1.4),
      ]);
      const colour = r.pick(['#a9452c', '#b5522f', '#98391f', '#bd6238', '#8c3a2c']);
      s +=
        fill(brick, colour) +
        (r.chance(0.35) ? hatch(brick, 0.5, 5, 0.9, '#7a2a1a', r) : '') +
        ink(brick, '#5a2114', 1.1);
    }
  }
  return clip(area, s);
}

/** Vine of roses up one side of the door. */
function climbing(x: number, r: Rng): string {
  const stem = curve(series(13, (i): Point => [x + (i % 2 ? 11 : -11), FLOOR - 16 - i * 37]));
  let s = line(stem, '#1b6457', 2);
  for (const [i, k] of walk(stem, 13).entries()) {
    const blade = leaf(k.p[0], k.p[1], 15, 4.4, k.a + (i % 2 ? 1 : -1));
    s += edged(blade, '#1b6457', LINE, 0.7);
  }
  for (let i = 1; i < 12; i += 2) {
    const [fx, fy] = [x + (i % 4 === 1 ? 3 : -3), FLOOR - 16 - i * 37];
    s +=
      polys(rosette(fx, fy, 13, 9, r.between(0, 1), 0.6, 1.2), '#c4321f') +
      polys(rosette(fx, fy, 8, 7, 0.3), '#f1eee7') +
      dot(fx, fy, 2.8, '#e3a51f');
  }
  return s;
}

/** Eave and parapet. */
function eaveAndParapet(): string {
  let s = '';
  const eave = polyline(34, 176, 78, 140, 458, 140, 502, 176);
  for (let i = 0; i < 9; i++) {
    const x = 88 + i * 45;
    const bracket = loopThrough(x - 7, 172, x + 7, 172, x + 5, 196, x, 206, x - 5, 196);
    s += inked(bracket, '#d8b07c', LINE, 1.2);
  }
  s += patterned(
    eave,
    '#c4321f',
    each(walk(polyline(40, 158, 498, 158), 17), (k) =>
      line(
        [
          [k.p[0] - (268 - k.p[0]) * 0.04, 140],
          [k.p[0] + (k.p[0] - 268) * 0.04, 178],
        ],
        '#98293a',
        1.6,
      ),
    ),
    LINE,
    2,
  );
  s +=
    fill(rect(78, 112, 380, 28), '#f1eee7') +
    polys(
      walk(polyline(94, 140, 442, 140), 19).map((k) => leaf(k.p[0], 138, 24, 6.4, -Math.PI / 2)),
      '#c4321f',
    ) +
    ink(rect(78, 112, 380, 28), LINE, 1.6);
  for (const [x, R] of [
    [122, 30],
    [268, 44],
    [414, 30],
  ] as const) {
    const dome = loopThrough(
      [x - R, 112],
      [x - R * 1.1, 112 - R * 0.5],
      [x - R * 0.5, 112 - R * 1.06],
      [x, 112 - R * 1.36],
      [x + R * 0.5, 112 - R * 1.06],
      [x + R * 1.1, 112 - R * 0.5],
      [x + R, 112],
    );
    s += patterned(
      dome,
      '#f1eee7',
      each(walk(polyline(x - R, 112, x + R, 112), R * 0.3), (k) =>
        line(
          curve([
            [k.p[0], 114],
            [k.p[0] + (k.p[0] - x) * 0.1, 112 - R * 0.6],
            [x, 112 - R * 1.4],
          ]),
          '#dcd5c7',
          1.6,
        ),
      ),
      LINE,
      1.8,
    );
    s +=
      line(polyline(x, 112 - R * 1.3, x, 112 - R * 1.36 - 20), '#c79a3f', 4) +
      dot(x, 112 - R * 1.36 - 8, 5, '#e3a51f') +
      dot(x, 112 - R * 1.36 - 20, 3.4, '#e3a51f');
  }
  return s;
}

/** White gate with painted roses, an eave on brackets, a parapet and three small domes. */
function gate(r: Rng): string {
  const at = (grow: number): Poly => archway({ ...DOOR, grow });
  let s = inked(GATE, '#f1eee7', LINE, 2.2);
  for (const x of [92, 444]) s += climbing(x, r);
  // spandrels between the arch and the eave
  const spandrel: Poly = [
    [118, 204],
    [418, 204],
    [418, 380],
    ...at(24).slice(1, -1).toReversed(),
    [118, 380],
  ];
  s += inked(spandrel, '#98293a', LINE, 1.6);
  for (const sg of [-1, 1])
    for (const [dx, dy, R] of [
      [116, 240, 28],
      [134, 306, 13],
    ] as const) {
      const [x, y] = [DOOR.cx + sg * dx, dy];
      s +=
        polys(rosette(x, y, R, 10, 0, 0.6, 1.1), '#e3a51f') +
        polys(rosette(x, y, R * 0.62, 8, 0.4), '#f1eee7') +
        dot(x, y, R * 0.22, '#c4321f');
      for (const a of [0.8, 2.4, 3.9, 5.5])
        s += fill(leaf(x + Math.cos(a) * R, y + Math.sin(a) * R, R * 0.8, R * 0.2, a), '#1b6457');
    }
  s += fill([...at(24), ...at(0).toReversed()], '#22407c') + dots(resample(at(12), 15), 4.4, '#f1eee7');
  s += bricks(at(0), r);
  for (const [grow, w] of [
    [24, 3],
    [0, 3],
  ] as const)
    s += line(at(grow), '#c79a3f', w + 2.4) + line(at(grow), LINE, 1);
  s += eaveAndParapet();
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(ellipse(268, FLOOR + 8, 250, 12), SHADOW) + fill(ellipse(716, FLOOR + 8, 210, 14), SHADOW);
  s += gate(r) + inked(rect(48, FLOOR - 10, 440, 16), '#e7e2d7', LINE, 1.8);
  const palette = {
    hide: '#8f97a6',
    shade: '#4a5062',
    line: '#23242e',
    cloth: '#9c2336',
    gold: '#e3b04a',
    flower: '#f3c9b0',
    ivory: '#fbf4e4',
  };
  // the tip of the trunk rests on the bricks
  s += stateElephant(
    716,
    FLOOR - 124 * 1.28,
    1.28,
    -1,
    palette,
    r,
    [128, -40, 168, 4, 206, 22, 246, -6, 276, -48],
  );
  s += paintParrot(742, FLOOR - 124 * 1.28 - 148, 0.74, -1);
  for (let i = 0; i < 28; i++) {
    const x = 500 + i * 17;
    for (const a of [-0.45, 0, 0.45])
      s += fill(
        leaf(x, FLOOR + 10, 15 + 6 * Math.sin(i * 1.9), 2.6, -Math.PI / 2 + a),
        i % 2 ? '#4f7f4a' : '#87a04e',
      );
  }
  return { w: W, h: H, bg: PAGE, cutOut: true, body: s, finish: { seed, ...QUIET } };
}

export const work: Work = {
  id: 'lost',
  collection: 'site',
  seed: 6,
  width: W,
  height: H,
  alt: 'An elephant in festive dress, a parrot on its back, feels along the bricks that fill an ornate doorway.',
  draw,
};
