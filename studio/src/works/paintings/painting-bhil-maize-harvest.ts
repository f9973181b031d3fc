/** A Bhil family gathers maize; parrots wait for their share. */
import { around, run } from '../../draw/bands.ts';
import { curve } from '../../draw/curves.ts';
import { each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { basket } from '../../traditions/bhil/basket.ts';
import { maize } from '../../traditions/bhil/maize.ts';
import { parrot } from '../../traditions/bhil/parrot.ts';
import { person } from '../../traditions/bhil/people.ts';
import { BHIL as K, body } from '../../traditions/bhil/style.ts';
import { sun } from '../../traditions/bhil/sun.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 860,
  M = 16,
  T = 26;

const rim = (L: number) =>
  fill(rect(0, 0, L, T), K.black) +
  each([K.yellow, K.red, K.lime, K.pink, K.orange], (c, i) =>
    dots(
      run(L, 14, 13).filter((_, k) => k % 5 === i),
      4.6,
      c,
    ),
  ) +
  dots(run(L, 7, 4.5), 1.8, K.white) +
  dots(run(L, 7, 21.5), 1.8, K.white);

/** Ploughed hill with furrows of dots. */
function hill(S: Sheet, x0: number, x1: number, y: number, h: number, col: string) {
  const top = curve([
    [x0, y],
    [x0 + (x1 - x0) * 0.3, y - h],
    [x0 + (x1 - x0) * 0.7, y - h * 0.9],
    [x1, y],
  ]);
  body(S, [...top, [x1, H - M - T], [x0, H - M - T]], col, 12, 0);
}

function maizeHarvest(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T,
    gy = H - i0 - 54;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, rim));
  S.blockRim(i0, 5, 4);
  hill(S, i0, 420, gy + 14, 24, K.brown);
  hill(S, 360, 760, gy + 16, 20, K.orange);
  hill(S, 640, W - i0, gy + 14, 26, K.brown);
  motif('Sun', () => sun(S, 500, 142, 52));
  motif('Maize', () => maize(S, 172, gy, 590, -6, 3));
  maize(S, 392, gy, 500, 8, 2, -1);
  maize(S, 622, gy, 520, -8, 2);
  maize(S, 836, gy, 590, 6, 3, -1);
  person(
    S,
    276,
    gy + 12,
    2.65,
    { ...STANCE.reach, aL: [-0.5, 0.5], aR: [2.2, 2.75], fx: 1 },
    { top: K.white, low: K.yellow, head: K.red },
  );
  motif('Woman with a basket', () => {
    const w = person(
      S,
      506,
      gy + 20,
      2.5,
      { ...STANCE.carryHead, skirt: true },
      { top: K.yellow, low: K.red, head: K.pink },
    );
    basket(S, w.headC[0] + 2, w.headC[1] - 58, 1.15, K.violet);
  });
  person(
    S,
    736,
    gy + 12,
    2.6,
    { aL: [0.6, 1.5], aR: [1.9, 2.5], skirt: true, fx: 1 },
    { top: K.pink, low: K.blue, head: K.yellow },
  );
  motif('Child', () =>
    person(S, 430, gy + 24, 1.35, { ...STANCE.reach, fx: -1 }, { top: K.lime, low: K.red, head: K.yellow }),
  );
  basket(S, 110, gy + 8, 1.05, K.red);
  basket(S, 912, gy + 8, 1, K.blue);
  // parrots on the arching leaves
  motif('Parrot', () => parrot(S, 218, 152, 0.86, -1, K.lime, K.red));
  parrot(S, 106, 228, 0.66, 1, K.orange, K.lime);
  parrot(S, 446, 290, 0.7, 1, K.red, K.yellow);
  parrot(S, 576, 284, 0.7, -1, K.pink, K.lime);
  parrot(S, 672, 228, 0.7, -1, K.yellow, K.red);
  parrot(S, 788, 166, 0.8, 1, K.lime, K.pink);
  parrot(S, 896, 228, 0.66, -1, K.orange, K.lime);
  // flowering ground, then loose dots so that no blue is left idle
  S.pack(
    i0,
    i0,
    W - i0,
    gy,
    20,
    500,
    (x, y, i) => {
      const c = [K.yellow, K.pink, K.lime][i % 3];
      S.add(
        dots(resample(ellipse(x, y, 17), 9, true), 2.8, c),
        dots(resample(ellipse(x, y, 9), 8, true), 2.6, K.white),
        dot(x, y, 3.6, c),
      );
    },
    8,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    gy,
    9,
    900,
    (x, y, i) =>
      S.add(...[-0.6, 0, 0.6].map((a) => fill(leaf(x, y + 8, 16, 3, -1.57 + a), i % 2 ? K.lime : K.green))),
    8,
  );
  S.pack(i0, i0, W - i0, gy, 3.6, 3200, (x, y) => S.add(dot(x, y, 2.5, r.pick([K.white, K.sky, K.yellow]))));
  return S.art(K.turquoise, GROUND.paper);
}

export const work: Work = {
  id: 'painting-bhil-maize-harvest',
  collection: 'paintings',
  seed: 4,
  width: 1000,
  height: 860,
  alt: 'A family gathers maize among parrots on a blue ground, every figure filled with rows of bright dots.',
  draw: maizeHarvest,
};
