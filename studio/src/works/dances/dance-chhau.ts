/** Chhau in the manner of Bengal's painted scrolls: the masked warrior leaps by torchlight. */
import { around } from '../../draw/bands.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { dhamsaPlayer, pipePlayer } from '../../traditions/patua/chhau-musicians.ts';
import { chhauWarrior } from '../../traditions/patua/chhau-warrior.ts';
import { K, M, T, corner, leafBand } from '../../traditions/patua/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A pole torch bound with cloth. */
function torch(S: Sheet, x: number, foot: number, top: number): void {
  const flame = (k: number): number[] =>
    [0, 0, -24, -12, -30, -44, -12, -72, -8, -104, 12, -70, 28, -42, 22, -12].map(
      (v, i) => v * k + (i % 2 ? top : x),
    );
  const pole = limb([x, foot, x + 2, (foot + top) / 2, x, top], 6, 6, 7);
  const head = loopThrough([-11, 46, -16, 0, 16, 0, 11, 46].map((v, i) => v + (i % 2 ? top : x)));
  S.add(
    inked(pole, K.brown, K.black, 2.4),
    inked(loopThrough(flame(1)), K.orange, K.black, 2.4),
    fill(loopThrough(flame(0.64)), K.yellow),
    fill(loopThrough(flame(0.3)), K.white),
    inked(head, K.white, K.black, 2.4),
    lines(
      series(4, (i) =>
        curveThrough(x - 14, top + 8 + i * 10, x, top + 13 + i * 10, x + 14, top + 6 + i * 10),
      ),
      K.red,
      3,
    ),
    polys(
      series(13, (i) =>
        leaf(...polar(x, top - 38, 74, -3.4 + i * 0.305), i % 2 ? 20 : 12, 3, -3.4 + i * 0.305),
      ),
      K.yellow,
    ),
  )
    .block(rect(x - 70, top - 120, 140, 190))
    .block(rect(x - 10, top, 20, foot - top));
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const inner = M + T;
  const w = W - 2 * inner;
  S.add(fill(rect(inner, inner, w, H - 2 * inner), K.indigo));
  S.blockRim(inner, 5);
  const ground = 800;
  const soil = rect(inner, ground, w, H - inner - ground);
  S.add(
    fill(soil, K.red),
    line(polyline(inner, ground, W - inner, ground), K.black, 3),
    line(polyline(inner, ground + 8, W - inner, ground + 8), K.yellow, 3),
    each(
      series(7, (i) => i),
      (i) =>
        dots(
          series(40, (k) => [inner + 8 + k * 17.2 + (i % 2) * 8, ground + 24 + i * 20]),
          1.8,
          K.orange,
        ),
    ),
  ).block(soil);
  torch(S, 694, ground + 60, 470);
  torch(S, 108, ground + 40, 520);
  const [pen, warrior] = chhauWarrior(400, 508, 1.2);
  S.add(pen.halo(K.indigo, 12), warrior);
  for (const part of pen.silhouette) S.block(part, 8);
  for (const [player, figure] of [dhamsaPlayer(208, 914, 0.88, 1), pipePlayer(618, 914, 0.88, -1)]) {
    S.add(player.halo(K.paper, 9), figure);
    for (const part of player.silhouette) S.block(part, 8);
  }
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, leafBand));
  for (const x of [M, W - M - T]) for (const y of [M, H - M - T]) corner(S, x, y);
  S.pack(
    inner,
    inner,
    W - inner,
    ground,
    10,
    260,
    (x, y, i) =>
      S.add(
        polys(
          series(8, (k) => leaf(x, y, k % 2 ? 6 : 11, 2.4, k * 0.785 + i, 0, 0.4)),
          i % 3 ? K.yellow : K.white,
        ),
        dot(x, y, 2.4, K.rose),
      ),
    16,
  );
  S.pack(inner, inner, W - inner, ground, 3, 700, (x, y) => S.add(dot(x, y, 1.8, K.white)), 12);
  S.add(ink(rect(inner, inner, w, H - 2 * inner), K.black, 2.6));
  return S.art(K.paper, { ...GROUND.paper, mottle: 1.2, age: 0.5 });
}

export const work: Work = {
  id: 'dance-chhau',
  collection: 'dances',
  seed: 9,
  width: W,
  height: H,
  alt: 'A Chhau warrior in a moustached mask and a great feathered crown leaps with sword and shield between two torches, a kettle drummer and a piper below him.',
  draw,
};
