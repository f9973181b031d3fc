/** A Gond tree grows from the tip of a great paint brush that stands in its pot; birds sit in it. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { DOOR_FLOOR, DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { Gond } from '../../traditions/gond/painter.ts';
import { K } from '../../traditions/gond/style.ts';
import type { Work } from '../../work.ts';

const WALL = {
  ink: K.charcoal,
  wall: K.forest,
  flower: K.haldi,
  heart: K.vermilion,
  leaf: K.neem,
  band: K.vermilion,
  stud: K.chuna,
  edge: K.haldi,
};

const LEAVES = [
  [K.forest, K.neem],
  [K.tesu, K.haldi],
  [K.peacock, K.sky],
  [K.mahua, K.tesu],
  [K.haldi, K.geru],
];

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const G = new Gond(r);
  const cx = SIZE / 2;
  G.add(fill(rect(0, 0, SIZE, SIZE), K.paper));
  G.part(
    [
      [80, DOOR_FLOOR],
      [80, 664],
      ...curveThrough(80, 664, 240, 640, cx, 652, 560, 638, 720, 662),
      [720, DOOR_FLOOR],
    ],
    K.forest,
    [K.neem, K.haldi, K.chuna],
    ['dash', 'dot', 'seed'],
    11,
  );
  // crown: from the hairs of the brush into the whole arch
  const crown = loopThrough([
    136, 470, 122, 330, 170, 226, 270, 158, 400, 118, 530, 158, 630, 226, 678, 330, 664, 470, 590, 500, 490,
    452, 400, 430, 310, 452, 210, 500,
  ]);
  const roots = series(7, (i): Point => [cx + Math.sin(i) * 2, 436 - i * 12]);
  const growth = { spacing: 26, step: 11, kill: 19, tipW: 3, pow: 0.5, maxW: 30, infl: 90 };
  const boughs = colonize(crown, roots, r, growth);
  G.canopy(boughs, LEAVES, [K.geru, K.haldi], r, (q) => q[0] > 122 && q[0] < 678 && q[1] > 108 && q[1] < 560);
  // the brush: hairs, ferrule, handle
  const hairs = loopThrough(
    offsets(cx, 0, [-4, 350, 6, 376, 30, 420, 32, 456, 20, 484, -20, 484, -32, 456, -28, 420, -10, 378]),
  );
  G.part(hairs, K.geru, [K.haldi, K.chuna, K.tesu], ['dash', 'dash', 'seed'], 9, K.charcoal);
  const handle = ribbon(polyline(cx, 520, cx, 640), widths(15, 20, 15, 12));
  G.part(handle, K.peacock, [K.chuna, K.sky, K.haldi], ['dot', 'dash', 'seed'], 8, K.charcoal);
  const ferrule = polyline(cx - 22, 480, cx + 22, 480, cx + 17, 528, cx - 17, 528);
  G.add(
    fill(ferrule, K.haldi) +
      each(walk(polyline(cx, 486, cx, 524), 9), (k) =>
        line(polyline(cx - 21, k.p[1], cx + 21, k.p[1]), K.geru, 2),
      ) +
      ink(ferrule, K.charcoal, 2.2),
  );
  const pot = loopThrough(offsets(cx, 0, [-76, 606, -92, 646, -60, 700, 0, 710, 60, 700, 92, 646, 76, 606]));
  G.part(pot, K.mahua, [K.haldi, K.chuna, K.tesu, K.sky], ['dot', 'dash', 'seed', 'comma'], 11, K.charcoal);
  const rim = ellipse(cx, 606, 80, 17);
  G.add(
    inked(rim, K.tesu, K.charcoal, 2.4) +
      fill(ellipse(cx, 606, 64, 11), K.haldi) +
      clip(ellipse(cx, 604, 64, 11), fill(handle, K.peacock)),
  );
  for (const [x, y, s, fx, i] of [
    [206, 628, 0.9, 1, 0],
    [594, 628, 0.9, -1, 1],
  ] as const)
    G.bird(x, y, s, fx, i ? [K.tesu, K.haldi, K.peacock] : [K.peacock, K.sky, K.haldi]);
  G.perch(boughs, r, 5, SIZE, 430);
  for (const [x, k] of [
    [130, 1],
    [288, 0.8],
    [512, 0.8],
    [672, 1],
  ] as const)
    for (let i = 0; i < 5; i++)
      G.leafy(
        x,
        664,
        (42 - Math.abs(i - 2) * 6) * k,
        8,
        -Math.PI / 2 + (i - 2) * 0.36,
        i % 2 ? K.tesu : K.neem,
        i % 2 ? K.haldi : K.forest,
      );
  return {
    w: SIZE,
    h: SIZE,
    bg: K.paper,
    body: doorway(G.out.join(''), WALL),
    finish: {
      seed,
      surface: 'paper',
      wobble: 1.3,
      grain: 0.9,
      mottle: 0.9,
      fibre: 0.7,
      vignette: 0.25,
      age: 0.3,
    },
  };
}

export const work: Work = {
  id: 'feature-paintings',
  collection: 'features',
  seed: 6,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a green doorway a Gond tree with leaves of many colours grows from the tip of a paint brush in its pot.',
  draw,
};
