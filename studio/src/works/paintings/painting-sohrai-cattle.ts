/** A broad-backed cow and her calf walk home under a row of birds: four earths on a white mud wall. */
import { around, flower } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { beast } from '../../traditions/sohrai/beast.ts';
import { lotus } from '../../traditions/sohrai/lotus.ts';
import { plant } from '../../traditions/sohrai/plant.ts';
import { SOHRAI as K, footBand } from '../../traditions/sohrai/style.ts';
import { wallBird } from '../../traditions/sohrai/wall-bird.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 760,
  M = 20,
  T = 40;

/** Running line of dots and petals that stands for the path home. */
function path(S: Sheet, y: number) {
  const st = walk(polyline(M + T + 12, y, W - M - T - 12, y), 26);
  S.add(
    line(polyline(M + T, y - 13, W - M - T, y - 13), K.black, 3.4),
    line(polyline(M + T, y + 13, W - M - T, y + 13), K.red, 5),
  );
  st.forEach((k, i) =>
    S.add(i % 2 ? dot(k.p[0], k.p[1], 5, K.black) : polys(flower(k.p[0], k.p[1], 12, 6), K.red)),
  );
  S.block(rect(0, y - 16, W, 36));
}

function sohraiCattle(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, footBand));
  S.blockRim(i0, 6);
  const gy = H - i0 - 34;
  path(S, gy + 18);
  const cow = motif('Cow', () =>
    beast(
      S,
      338,
      gy - 168,
      1.3,
      1,
      { base: K.white, a: K.red, b: K.black, fill: 'ribs' },
      { closeTail: true },
    ),
  );
  motif('Calf', () =>
    beast(
      S,
      784,
      gy - 106,
      0.8,
      -1,
      { base: K.yellow, a: K.black, b: K.red, fill: 'dots' },
      { calf: true, closeTail: true },
    ),
  );
  motif('Lotus', () => lotus(S, 808, 188, 104));
  // the birds sit along the cow's back
  const back = (x: number) => Math.min(...cow.body.filter((q) => Math.abs(q[0] - x) < 6).map((q) => q[1]));
  [178, 252, 326].forEach((x, i) =>
    motif('Birds on the back', () => {
      const perch = () =>
        wallBird(S, x, back(x) - 37, 0.84, 1, [K.red, K.black, K.yellow][i], i === 2 ? K.black : K.white);
      // the one in the middle runs into both others, which their colours keep apart in the picture alone
      if (i === 1) redrawn(perch);
      else perch();
    }),
  );
  [110, 210, 310, 410].forEach((x, i) =>
    wallBird(
      S,
      x + 26,
      128 + (i % 2) * 10,
      0.8,
      1,
      [K.black, K.yellow, K.red, K.black][i],
      i === 1 ? K.black : K.white,
    ),
  );
  plant(S, 618, gy, 128, -8, [K.red, K.yellow]);
  plant(S, 282, gy, 128, 6, [K.yellow, K.red]);
  plant(S, 352, gy, 104, -6, [K.red, K.yellow]);
  plant(S, 800, gy, 76, 4, [K.red, K.yellow]);
  plant(S, 916, 424, 130, -6, [K.yellow, K.red]);
  plant(S, 94, gy - 330, 120, 10, [K.red, K.yellow]);
  motif('Plant', () => plant(S, 676, 330, 160, 6, [K.red, K.yellow]));
  // finger dots and small flowers on the open wall
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    24,
    400,
    (x, y, i) =>
      S.add(
        polys(flower(x, y, 22, 8, i), i % 2 ? K.red : K.yellow),
        dots(resample(ellipse(x, y, 23), 9, true) as Point[], 1.8, K.black),
        dot(x, y, 5, K.black),
      ),
    5,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    11,
    900,
    (x, y, i) =>
      S.add(
        ...[-0.55, 0, 0.55].map((a) =>
          fill(leaf(x, y + 9, 20, 4, a - 1.57), [K.red, K.black, K.yellow][i % 3]),
        ),
      ),
    5,
  );
  return S.art(K.wall, { ...GROUND.mudWall, grain: 0.75 });
}

export const work: Work = {
  id: 'painting-sohrai-cattle',
  collection: 'paintings',
  seed: 9,
  width: 1000,
  height: 760,
  alt: 'A large cow and her calf, bodies striped and dotted in red and black, stand on a pale mud wall with birds on their backs.',
  draw: sohraiCattle,
};
