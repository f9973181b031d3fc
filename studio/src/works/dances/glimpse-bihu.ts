/** Bihu as on a leaf of Assam's manuscripts: drummer and horn player above, three dancers below. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { TAU, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { frame, plain, vine } from '../../motifs/borders.ts';
import { assamesePlayer } from '../../traditions/assam/men.ts';
import { K, leafyTree, register } from '../../traditions/assam/style.ts';
import { assameseWoman } from '../../traditions/assam/women.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A hanging spray of foxtail orchids. */
function orchids(x: number, y: number, L: number): string {
  const stem = curveThrough(x, y, x + 5, y + L * 0.5, x - 3, y + L);
  return (
    line(stem, K.green, 3) +
    each(walk(stem, 11), ({ p: [u, v], t }, i) => {
      const r = 13 * (1 - t * 0.5);
      return each(
        [-1, 1],
        (k) =>
          polys(
            series(4, (n) =>
              leaf(u + k * r * 0.8, v + (i % 2) * 4, r, r * 0.36, (n / 4) * TAU + i, 0, 0.6, 6),
            ),
            (i + (k > 0 ? 1 : 0)) % 3 ? K.rose : K.white,
          ) + dot(u + k * r * 0.8, v + (i % 2) * 4, 2, K.yellow),
      );
    })
  );
}

/** Place and length of the sprays, between the dancers' heads. */
const SPRAYS = [
  [92, 70],
  [142, 46],
  [322, 44],
  [352, 74],
  [560, 36],
  [712, 64],
] as const;

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const border = frame(
    W,
    H,
    14,
    [
      { t: 7, band: plain(K.yellow) },
      { t: 38, band: vine() },
      { t: 7, band: plain(K.indigo) },
    ],
    S.r,
    {
      ink: K.black,
      w: 1.7,
      cols: [K.red, K.orange],
      bg: K.paper,
      leaf: K.green,
    },
  );
  const { x, y, w, h } = border;
  const split = y + 418;
  S.add(
    register(x, y, w / 2, 418, K.red, K.indigo),
    register(x + w / 2, y, w / 2, 418, K.red, K.indigo),
    leafyTree(x + 52, split, y + 108, 52, K.white),
    leafyTree(x + w - 52, split, y + 108, 52, K.white),
    fill(rect(x, split, w, h - 418), K.yellow),
    fill(rect(x, split, w, 16), K.indigo),
    dots(
      walk(polyline(x + 8, split + 8, x + w - 8, split + 8), 14).map(({ p }) => p),
      3.4,
      K.white,
    ),
    ink(rect(x, split, w, 16), K.black, 2),
  );
  const lawn = rect(x, y + h - 66, w, 66);
  S.add(
    fill(lawn, K.green),
    polys(
      series(52, (i) =>
        leaf(x + 6 + i * 13.4, y + h - 58 + (i % 3) * 20, 22, 3.6, -1.57 + ((i % 5) - 2) * 0.12),
      ),
      K.leaf,
    ),
    line(polyline(x, y + h - 66, x + w, y + h - 66), K.black, 2.4),
  );
  const inner = rect(x, y, w, h);
  S.blockRim(x, 3)
    .block(rect(x, y, w, split + 16 - y))
    .block(lawn);
  S.add(
    clip(
      inner,
      each(SPRAYS, ([u, L]) => orchids(u, split + 14, L)),
    ),
  );
  for (const [u, L] of SPRAYS) S.block(rect(u - 26, split, 52, L + 26));
  const people = [
    assamesePlayer(238, 302, 0.82, 1, {
      plays: 'dhol',
      lean: 0.1,
      tilt: -0.12,
      shirt: K.muga,
      moustache: true,
      features: { smile: 1 },
    }),
    assamesePlayer(548, 302, 0.82, -1, {
      plays: 'pepa',
      lean: -0.16,
      tilt: -0.08,
      shirt: K.silk,
      features: { nose: 0.7, cheek: 6 },
      skin: '#d09a6a',
    }),
    assameseWoman(184, 904, 0.87, 1, {
      arms: 'waist',
      lean: 0.46,
      tilt: -0.22,
      cloth: K.silk,
      blouse: K.red,
      woven: K.red,
      flower: 'orchid',
    }),
    assameseWoman(640, 900, 0.89, -1, {
      arms: 'nape',
      lean: 0.04,
      tilt: 0.04,
      cloth: K.muga,
      blouse: K.indigo,
      woven: K.red,
      flower: 'orchid',
      features: { nose: 0.64, cheek: 4 },
      skin: '#dea873',
    }),
    assameseWoman(404, 914, 0.94, 1, {
      arms: 'lifted',
      lean: 0.1,
      tilt: -0.1,
      cloth: K.white,
      blouse: K.green,
      woven: K.red,
      flower: 'orchid',
      skin: '#c98c58',
    }),
  ];
  for (const [pen, figure] of people) {
    S.add(clip(inner, figure));
    for (const part of pen.silhouette) S.block(part, 6);
  }
  S.pack(
    x,
    split,
    x + w,
    y + h - 66,
    11,
    300,
    (u, v, i) =>
      S.add(
        inked(leaf(u, v + 9, 20, 5, -1.57), i % 2 ? K.red : K.orange, K.black, 1.2),
        polys([leaf(u, v + 12, 12, 3, -0.5), leaf(u, v + 12, 12, 3, -2.64)], K.green),
      ),
    6,
  );
  S.add(border.svg);
  return S.art(K.paper, { ...GROUND.paper, mottle: 1.3, age: 0.5, wobble: 1.3 });
}

export const work: Work = {
  id: 'glimpse-bihu',
  collection: 'dances',
  seed: 8,
  width: W,
  height: H,
  alt: 'Three women in woven silk sway in the Bihu, one bowing, one facing us with a hand lifted, one with a hand behind her head, a drummer and a horn player in arches above.',
  draw,
};
