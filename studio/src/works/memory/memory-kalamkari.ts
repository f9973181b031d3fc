/** One great chintz flower with four leaves, on indigo. */
import { TAU, polar } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { frame, rope } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { blockButi } from '../../traditions/kalamkari/bands.ts';
import { INK, K, surface } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const INDIGO = '#274472';

function tile(seed: number): Painting {
  const r = new Rng(seed);
  const style = { ink: INK, w: 1.8, cols: [K.madder, K.cloth, K.myrobalan], bg: K.cloth, leaf: K.leaf };
  const bands = [
    { t: 16, band: rope, corner: false },
    { t: 40, band: blockButi, corner: false },
  ];
  const f = frame(SIZE, SIZE, 8, bands, r, style);
  const c = SIZE / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), INDIGO);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + TAU / 16;
    const [x, y] = polar(c, c, 96, a);
    s += chintzLeaf(
      x,
      y,
      i % 2 ? 150 : 172,
      34,
      a,
      i % 2 ? 0.16 : -0.16,
      i % 2 ? K.myrobalan : K.leaf,
      K.cloth,
      INK,
      r,
    );
  }
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    s += chintz(c + sx * 190, c + sy * 190, 40, 0, 1, [K.madder, K.cloth, K.myrobalan], INK, r, K.cloth);
  s += chintz(c, c, 156, 0, 0, [K.madder, K.rust, K.myrobalan], INK, r, K.cloth);
  return {
    w: SIZE,
    h: SIZE,
    bg: K.cloth,
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'memory-kalamkari',
  collection: 'memory',
  seed: 9,
  width: SIZE,
  height: SIZE,
  alt: 'One great madder-red chintz flower with curling leaves on indigo cloth.',
  draw: tile,
};
