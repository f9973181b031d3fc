/** Bridal-chamber wall: two peacocks, a plant and fish, combed out of cream over black. */
import { around } from '../../draw/bands.ts';
import { curve, curveThrough, offsets } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { fish } from '../../traditions/khovar/fish.ts';
import { peacock } from '../../traditions/khovar/peacock.ts';
import { bloom, combLeaf } from '../../traditions/khovar/plants.ts';
import { KHOVAR as K, combBand, rake } from '../../traditions/khovar/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 720,
  M = 14,
  T = 46;

/** The plant of the bridal chamber: a raked stem, leaves in pairs, a great flower on top. */
function plant(S: Sheet, x: number, y: number) {
  const stem = curveThrough(offsets(x, y, [0, 0, -5, -150, 4, -300, 0, -380]));
  S.add(rake(stem, 5, 4.4, 2.6)).blockLine(stem, 14);
  for (let i = 0; i < 6; i++)
    for (const sg of [-1, 1]) {
      const L = [96, 104, 100, 92, 82, 66][i];
      combLeaf(S, x + sg * 8, y - 36 - i * 58, L, 23, -Math.PI / 2 + sg * (1.18 - i * 0.05), -sg * 0.1);
    }
  bloom(S, x, y - 414, 62, 9);
}

/** Water: long wavy rakes. */
function water(S: Sheet, y: number, h: number) {
  const wave = (o: number) =>
    curve(series(23, (i) => [M + T + 8 + i * 39.5, y + o + (i % 2 ? -9 : 9)] as Point));
  [0, h].forEach((o) => {
    S.add(rake(wave(o), 3, 5.4, 2.2)).blockLine(wave(o), 12);
  });
}

function khovar(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, combBand));
  S.blockRim(i0, 6);
  const wy = H - i0 - 112;
  water(S, wy, 96);
  motif('Fish', () =>
    [150, 330, 500, 672, 850].forEach((x, i) => fish(S, x, wy + 48, 0.56, i % 2 ? -1 : 1, i % 2 ? 8 : -8)),
  );
  motif('Plant of the bridal room', () => plant(S, W / 2, wy - 18));
  motif('Peacock', () => peacock(S, 306, wy - 158, 1.14, 1));
  peacock(S, 694, wy - 158, 1.14, -1);
  // leafy sprays behind the trains and at the feet
  for (const sg of [-1, 1]) {
    if (sg > 0) motif('Flower', () => bloom(S, W / 2 + 232, i0 + 56, 36, 8));
    else bloom(S, W / 2 - 232, i0 + 56, 36, 8);
    bloom(S, W / 2 + sg * 112, i0 + 48, 26, 7);
    bloom(S, W / 2 + sg * 394, wy - 42, 30, 8);
    combLeaf(S, W / 2 + sg * 168, wy - 16, 62, 14, -1.57 - sg * 0.5);
    combLeaf(S, W / 2 + sg * 168, wy - 16, 62, 14, -1.57 + sg * 0.5);
  }
  // a young tree stands inside the curve of each train
  for (const sg of [-1, 1]) {
    const x = W / 2 + sg * 290,
      y = wy - 258,
      st = curveThrough(x, y, x + sg * 10, y - 60, x - sg * 4, y - 130);
    S.add(rake(st, 3, 4, 2.2)).blockLine(st, 8);
    [0, 1, 2].forEach((i) =>
      [-1, 1].forEach((v) => combLeaf(S, x + v * 4, y - 14 - i * 42, 58 - i * 7, 14, -1.57 + v * 1.05)),
    );
    combLeaf(S, x - sg * 4, y - 128, 50, 13, -1.57);
  }
  // the open ground is combed in small turning strokes
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    16,
    5000,
    (x, y) => {
      const a = Math.atan2(y - H * 0.45, x - W / 2) + 1.57 + r.between(-0.3, 0.3),
        c = Math.cos(a) * 16,
        s = Math.sin(a) * 16;
      S.add(rake(curveThrough(x - c, y - s, x + s * 0.35, y - c * 0.35, x + c, y + s), 5, 6, 2.6));
    },
    1,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    8,
    2600,
    (x, y) =>
      S.add(
        rake(
          [
            [x - 6, y + 4],
            [x + 6, y - 4],
          ],
          3,
          5,
          2.3,
        ),
      ),
    1,
  );
  return S.art(K.cream, { ...GROUND.mudWall, grain: 0.7, wobble: 2.6, wobbleFreq: 0.04, chalk: 0.26 });
}

export const work: Work = {
  id: 'painting-khovar-peacock-forest',
  collection: 'paintings',
  seed: 21,
  width: 1000,
  height: 720,
  alt: 'Two black peacocks face each other across a leafy plant, combed out of cream earth, with fish below.',
  draw: khovar,
};
