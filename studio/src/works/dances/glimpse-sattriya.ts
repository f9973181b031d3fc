/** Sattriya as on a leaf of Assam's manuscripts: a dancer and a khol player before the throne of the scripture. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { frame, lotuses, plain } from '../../motifs/borders.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { assamesePlayer } from '../../traditions/assam/men.ts';
import { cymbals, lamp, throne } from '../../traditions/assam/shrine.ts';
import { K, register } from '../../traditions/assam/style.ts';
import { assameseWoman } from '../../traditions/assam/women.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A lamp hung on three chains. */
const hangingLamp = (x: number, top: number, y: number): string =>
  each([-18, 0, 18], (d) =>
    dots(
      walk(curveThrough(x, top, x + d * 0.8, (top + y) / 2, x + d, y), 7).map(({ p }) => p),
      2,
      K.yellow,
    ),
  ) + lamp(x, y + 2, 1.3);

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const border = frame(
    W,
    H,
    14,
    [
      { t: 7, band: plain(K.red) },
      { t: 42, band: lotuses },
      { t: 7, band: plain(K.yellow) },
    ],
    S.r,
    {
      ink: K.black,
      w: 1.7,
      cols: [K.red, K.white],
      bg: K.indigo,
      leaf: K.leaf,
    },
  );
  const { x, y, w, h } = border;
  const inner = rect(x, y, w, h);
  const floor = y + h - 108;
  S.add(register(x, y, w, h, K.red, K.green));
  const tiles = rect(x, floor, w, 108);
  S.add(
    fill(tiles, K.yellow),
    clip(
      tiles,
      polys(
        series(60, (i) => {
          const [u, v] = [
            x + (i % 15) * 48 + (Math.floor(i / 15) % 2) * 24,
            floor + 14 + Math.floor(i / 15) * 28,
          ];
          return polyline(u, v - 14, u + 24, v, u, v + 14, u - 24, v);
        }),
        K.orange,
      ),
    ),
    ink(tiles, K.black, 2.4),
    line(polyline(x, floor + 6, x + w, floor + 6), K.green, 5),
  );
  S.blockRim(x, 3)
    .block(tiles)
    .block(rect(x, y, 36, h))
    .block(rect(x + w - 36, y, 36, h))
    .block(rect(x, y, w, 120));
  const niche = { cx: 436, hw: 196, spring: 392, rise: 196, floor, cusps: 7 };
  S.add(
    inked(archway({ ...niche, grow: 14 }), K.yellow, K.black, 2.4),
    dots(
      walk(archway({ ...niche, grow: 7 }), 14).map(({ p }) => p),
      3.4,
      K.green,
    ),
    inked(archway(niche), K.indigo, K.black, 2.4),
    clip(
      archway(niche),
      dots(
        series(220, (i): Point => [
          240 + (i % 11) * 38 + (Math.floor(i / 11) % 2) * 19,
          190 + Math.floor(i / 11) * 34,
        ]),
        2.6,
        K.yellow,
      ),
    ),
    throne(436, floor + 4, 452, 172),
    hangingLamp(182, y + 84, 262),
    hangingLamp(678, y + 96, 330),
  );
  S.block(archway({ ...niche, grow: 18 }))
    .block(rect(146, 140, 76, 170))
    .block(rect(640, 140, 76, 230));
  const people = [
    assamesePlayer(616, 668, 1.08, -1, {
      plays: 'khol',
      lean: 0.32,
      tilt: -0.12,
      shirt: K.white,
      features: { smile: 1, cheek: 3 },
    }),
    assameseWoman(252, 914, 1.2, 1, {
      arms: 'sattra',
      lean: -0.05,
      tilt: 0.08,
      cloth: K.silk,
      blouse: K.red,
      woven: K.red,
      flower: 'jasmine',
      features: { smile: 0.9 },
    }),
  ];
  for (const [pen, figure] of people) {
    S.add(clip(inner, figure));
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.add(
    cymbals(432, 912, 0.9),
    each([104, 560, 700], (u) => lamp(u, y + h - 16, 0.8)),
  );
  S.pack(
    x,
    y,
    x + w,
    floor,
    13,
    320,
    (u, v, i) =>
      S.add(
        polys(
          series(6, (k) => leaf(u, v, 13, 4.4, (k / 6) * TAU + i, 0, 0.6)),
          i % 3 ? K.yellow : K.white,
        ),
        dot(u, v, 4, K.indigo),
      ),
    9,
  );
  S.pack(
    x,
    y,
    x + w,
    floor,
    4,
    500,
    (u, v) => S.add(inked(leaf(u - 4, v, 9, 2.4, 0), K.yellow, K.red, 0.5)),
    9,
  );
  S.add(border.svg);
  return S.art(K.paper, { ...GROUND.paper, mottle: 1.3, age: 0.5, wobble: 1.3 });
}

export const work: Work = {
  id: 'glimpse-sattriya',
  collection: 'dances',
  seed: 7,
  width: W,
  height: H,
  alt: 'A Sattriya dancer in cream silk with jasmine round her bun steps forward and lifts one hand, facing a khol player in a low white turban who bends over his drum, before a tiered throne with lamps.',
  draw,
};
