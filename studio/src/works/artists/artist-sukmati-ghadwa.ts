/** The dhokra caster, drawn as her own brass: a woman winds wax thread round a clay elephant, a small furnace behind her. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, radialGradient, repeat } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { elephant } from '../../motifs/animals/elephant.ts';
import { place } from '../../motifs/place.ts';
import {
  BRASS as B,
  bead,
  beading,
  cast,
  coil,
  combed,
  fire,
  hand,
  limeDots,
  ringEye,
  rope,
  wound,
} from '../../traditions/dhokra/wax.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];
const FLOOR = 872;

/** Clay dome with a fire in its mouth. */
function furnace(x: number): string {
  const dome = loopThrough(
    [x - 92, FLOOR],
    [x - 96, 780],
    [x - 74, 668],
    [x - 26, 610],
    [x + 26, 610],
    [x + 74, 668],
    [x + 96, 780],
    [x + 92, FLOOR],
  );
  const mouth = [
    ...arc(x, FLOOR - 92, 50, Math.PI, Math.PI * 2, 20, 62),
    [x + 50, FLOOR],
    [x - 50, FLOOR],
  ] as Poly;
  let s = modelled(dome, B.clay, B.clayDeep, 40, 14, { op: 0.9 }) + ink(dome, B.clayDeep, 2.6);
  s += limeDots(resample(arc(x, FLOOR - 92, 68, Math.PI, Math.PI * 2, 24, 82), 15), 3);
  s += patterned(
    mouth,
    '#1c0b06',
    dot(x, FLOOR - 20, 96, 'url(#fire)') + fire(x - 14, FLOOR, 28, 92) + fire(x + 18, FLOOR, 24, 70),
    B.clayDeep,
    3,
  );
  return (
    s +
    fill(ellipse(x, 612, 28, 9), '#1c0b06') +
    line(curveThrough(x - 4, 600, x - 16, 560, x + 6, 520, x - 10, 470), '#d9b893', 5, false, 'opacity=".35"')
  );
}

/** The elephant: clay before, wound with threads behind. */
function elephantCore(): string {
  const E = place(elephant(), 388, 722, 1.22);
  const woundPart = rect(200, 560, 222, 330);
  const rows = (from: number, to: number, step: number): Poly[] =>
    series(Math.ceil((to - from) / step), (i) =>
      curveThrough(from + i * step, 560, from + i * step - 12, 720, from + i * step, 890),
    );
  let s = modelled(E.body, B.clay, B.clayDeep, 26, 8, { op: 0.85 });
  s += clip(
    woundPart,
    cast(E.body, 24) +
      clip(
        E.body,
        lines(rows(222, 440, 9), B.groove, 3) + lines(rows(220, 438, 9), B.light, 1.8, 'opacity=".7"'),
      ),
  );
  s +=
    ink(E.body, B.deep, 2.8) +
    line(curveThrough(422, 566, 410, 720, 422, 868), B.light, 3.4) +
    line(curveThrough(426, 566, 414, 720, 426, 868), B.deep, 1.6);
  s += modelled(E.ear, '#a9664a', B.clayDeep, 14, 5) + ink(E.ear, B.clayDeep, 2.4);
  s += modelled(E.tusk, '#d8b48e', B.clayDeep, 6, 2) + ink(E.tusk, B.clayDeep, 2) + ringEye(516, 664, 11);
  for (const x of [-84, -38, 44, 84])
    s += rope(
      [
        [388 + (x - 28) * 1.22, 848],
        [388 + (x + 28) * 1.22, 848],
      ],
      9,
    );
  return s + line(E.tail as Poly, B.deep, 9) + line(E.tail as Poly, B.base, 6) + cast(E.tuft as Poly, 5);
}

/** Head with ring eyes, thread hair and a coiled knot. */
function head(x: number, y: number): string {
  let s = coil(x + 62, y - 66, 40, 5) + beading(arc(x + 62, y - 66, 47, -2.4, 1.2, 20), 5);
  s += wound(
    [
      [x, y + 136],
      [x, y + 52],
    ],
    () => 29,
    9,
    0.25,
  );
  const face = loopThrough(
    offsets(x, y, [0, -84, 50, -68, 70, -18, 56, 34, 26, 66, 0, 76, -26, 66, -56, 34, -70, -18, -50, -68]),
  );
  for (const sg of [-1, 1])
    s += rope(ellipse(x + sg * 82, y + 22, 21, 25), 9, true) + bead(x + sg * 82, y + 52, 7);
  s += cast(face, 28);
  const hair = [
    ...arc(x, y - 10, 76, Math.PI * 1.04, Math.PI * 1.96, 30, 84),
    ...arc(x, y - 8, 62, Math.PI * 1.94, Math.PI * 1.06, 30, 40),
  ] as Poly;
  s += cast(hair, 12);
  s += clip(
    hair,
    repeat(15, (i) => {
      const a = lerp(Math.PI * 1.03, Math.PI * 1.97, i / 14);
      const q: Poly = [polar(x, y - 6, 34, a), [x + Math.cos(a) * 90, y - 10 + Math.sin(a) * 96]];
      return (
        line(q, B.groove, 3) +
        line(
          q.map(([u, v]) => [u - 2, v - 1] as Point),
          B.light,
          1.6,
          false,
          'opacity=".7"',
        )
      );
    }),
  );
  s += rope(arc(x, y - 8, 62, Math.PI * 1.08, Math.PI * 1.92, 24, 42), 9) + bead(x, y - 54, 9);
  s += cast(loopThrough(offsets(x, y, [-7, -32, 7, -32, 10, 8, 15, 20, 0, 27, -15, 20, -10, 8])), 7);
  for (const sg of [-1, 1])
    s +=
      ringEye(x + sg * 33, y - 12, 20) +
      line(arc(x + sg * 33, y - 10, 28, sg > 0 ? 3.7 : 3.5, sg > 0 ? 5.95 : 5.75, 14, 25), B.deep, 4);
  s +=
    cast(leaf(x - 20, y + 42, 40, 6.5, 0, 0, 0.5), 4) +
    line(curveThrough(x - 19, y + 42, x, y + 46, x + 19, y + 42), B.deep, 2.4);
  return s + bead(x + 15, y + 25, 4.4);
}

/** Skirt, body, head. */
function paintSkirt(): string {
  let s = '';
  const skirt = curveThrough(400, 540, 400, FLOOR + 8);
  s += wound(skirt, widths(78, 128, 190, 236, 250), 13, 0.12);
  s += rope(
    curveThrough(152, FLOOR - 12, 280, FLOOR + 14, 400, FLOOR + 20, 520, FLOOR + 14, 648, FLOOR - 12),
    15,
  );
  s += wound(
    [
      [400, 384],
      [400, 560],
    ],
    widths(74, 94, 88, 70, 74),
    11,
    0.14,
  );
  const pallu = loopThrough(318, 392, 352, 380, 400, 430, 468, 520, 478, 568, 440, 572, 380, 500, 322, 430);
  s += combed(pallu, 0.9, 9, 0, 14) + beading(curveThrough(352, 382, 402, 432, 470, 520, 478, 566), 4.6);
  s += head(400, 268);
  for (const [y, w, R] of [
    [386, 50, 6],
    [402, 66, 7],
    [424, 58, 8],
  ] as const)
    s += beading(curveThrough(400 - w, y - 12, 400, y + 22, 400 + w, y - 12), R);
  s += coil(400, 462, 22, 4);
  s += elephantCore();
  return s;
}

function draw(seed: number): Painting {
  let s = fill(rect(0, 0, W, H), B.wall);
  // niche of the mud wall, lime dots about it; warm light from the fire
  const niche = [...arc(400, 420, 300, Math.PI, Math.PI * 2, 40, 320), [700, FLOOR], [100, FLOOR]] as Poly;
  s += group(fill(niche, B.night), 'opacity=".72"') + group(dot(640, 780, 330, 'url(#glow)'));
  for (const [d, R] of [
    [18, 4],
    [34, 3],
  ] as const)
    s += limeDots(
      resample(
        [[100 - d, FLOOR], ...arc(400, 420, 300 + d, Math.PI, Math.PI * 2, 40, 320 + d), [700 + d, FLOOR]],
        20,
      ),
      R,
    );
  for (const sg of [-1, 1])
    for (let i = 0; i < 3; i++)
      s += limeDots(resample(ellipse(400 + sg * 316, 116, 12 + i * 13), 13, true), 2.6);
  s += fill(rect(0, FLOOR, W, H), '#3a1c10') + line(polyline(0, FLOOR, W, FLOOR), B.clayDeep, 3);
  s += furnace(652);
  // skeins of wax thread and a finished lamp on the other side
  for (const [x, y, R] of [
    [128, FLOOR - 26, 30],
    [186, FLOOR - 20, 24],
  ] as const)
    s += coil(x, y, R, 5);
  s += paintSkirt();
  // arms over the elephant, the thread between the hands
  s +=
    line(curveThrough(330, 602, 372, 566, 430, 560, 478, 588), B.deep, 7) +
    line(curveThrough(330, 602, 372, 566, 430, 560, 478, 588), B.light, 4);
  const arms: [Poly, number, number, number][] = [
    [curveThrough(312, 420, 258, 500, 246, 556, 296, 598), 298, 600, 0.5],
    [curveThrough(488, 420, 548, 492, 560, 552, 512, 592), 510, 594, 2.7],
  ];
  for (const [path, x, y, a] of arms) {
    s += wound(path, widths(29, 26, 22, 18, 15), 9, 0.28) + bead(...path[0], 24);
    s += each(
      walk(path, 8).filter((k) => k.t > 0.8 && k.t < 0.96),
      (k) => rope([polar(...k.p, 20, k.a + 1.57), polar(...k.p, -20, k.a + 1.57)], 7),
    );
    s += hand(x, y, a, 1.15, a > 1.5 ? -1 : 1);
  }
  // frame of twisted thread
  s += rope(rect(26, 26, W - 52, H - 52), 17, true) + rope(rect(48, 48, W - 96, H - 96), 8, true);
  for (const [x, y] of [
    [26, 26],
    [W - 26, 26],
    [26, H - 26],
    [W - 26, H - 26],
  ])
    s += coil(x, y, 22, 4);
  s += beading(polyline(72, FLOOR + 66, W - 72, FLOOR + 66), 7);
  return {
    w: W,
    h: H,
    bg: B.wall,
    defs:
      radialGradient('glow', 640, 780, 330, [0, B.ember, 0.5], [1, B.ember, 0]) +
      radialGradient('fire', 652, FLOOR - 20, 96, [0, B.flame, 0.9], [1, B.ember, 0]),
    body: s,
    finish: {
      seed,
      surface: 'plaster',
      wobble: 1,
      grain: 0.5,
      mottle: 0.9,
      fibre: 0.4,
      vignette: 0.7,
      age: 0.3,
    },
  };
}

export const work: Work = {
  id: 'artist-sukmati-ghadwa',
  collection: 'artists',
  seed: 3,
  width: W,
  height: H,
  alt: 'A woman drawn as coiled brass, with ring eyes and a knot of hair, winds wax thread round a clay elephant beside a small furnace.',
  draw,
};
