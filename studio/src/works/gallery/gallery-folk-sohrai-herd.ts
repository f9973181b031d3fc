/** Returning herd on a mud wall: bulls in red, black and cream, lotuses between them. */
import { around, flower } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { type Coat, beast } from '../../traditions/sohrai/beast.ts';
import { lotus } from '../../traditions/sohrai/lotus.ts';
import { plant } from '../../traditions/sohrai/plant.ts';
import { SOHRAI as K, footBand } from '../../traditions/sohrai/style.ts';
import { wallBird } from '../../traditions/sohrai/wall-bird.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 820,
  M = 20,
  T = 40;

const COATS: Record<string, Coat> = {
  black: { base: K.black, a: K.white, b: K.yellow, fill: 'dots' },
  lattice: { base: K.white, a: K.red, b: K.black, fill: 'lattice' },
  red: { base: K.red, a: K.white, b: K.yellow, fill: 'dots' },
  ribs: { base: K.white, a: K.black, b: K.red, fill: 'ribs' },
  checks: { base: K.white, a: K.black, b: K.red, fill: 'checks' },
};

function sohraiHerd(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T,
    g1 = 372,
    g2 = H - i0 - 8;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, footBand));
  S.blockRim(i0, 6);
  S.add(
    line(polyline(i0 + 4, g1 + 8, W - i0 - 4, g1 + 8), K.black, 5),
    line(polyline(i0 + 4, g1 + 17, W - i0 - 4, g1 + 17), K.red, 7),
    dots(resample(polyline(i0 + 10, g1 + 17, W - i0 - 10, g1 + 17), 15), 2, K.white),
  );
  S.block(rect(0, g1, W, 24));
  beast(S, 200, g1 - 82, 0.62, 1, COATS.red, { closeTail: true });
  motif('Chequered bull', () => beast(S, 478, g1 - 82, 0.62, 1, COATS.checks, { closeTail: true }));
  beast(S, 756, g1 - 82, 0.62, 1, COATS.black, { closeTail: true });
  motif('Dotted bull', () => beast(S, 252, g2 - 116, 0.88, 1, COATS.black, { closeTail: true }));
  motif('Latticed bull', () => beast(S, 698, g2 - 116, 0.88, 1, COATS.lattice, { closeTail: true }));
  // lotuses above the backs, the herd's birds on them
  [118, 396, 674].forEach((x, i) => lotus(S, x, 112, [44, 40, 44][i]));
  lotus(S, 108, g2 - 262, 42);
  motif('Lotus', () => lotus(S, 548, g2 - 262, 44));
  [
    [164, 214, 1],
    [442, 214, -1],
    [720, 214, 1],
  ].forEach(([x, y, fx], i) =>
    wallBird(S, x, y, 0.56, fx, [K.red, K.black, K.yellow][i], i === 2 ? K.black : K.white),
  );
  [
    [212, 520, 1, K.yellow],
    [640, 520, 1, K.black],
  ].forEach(([x, y, fx, c]) =>
    wallBird(
      S,
      x as number,
      y as number,
      0.66,
      fx as number,
      c as string,
      c === K.yellow ? K.black : K.white,
    ),
  );
  motif('Calf', () => beast(S, 440, g2 - 43, 0.33, 1, COATS.ribs, { calf: true, closeTail: true }));
  plant(S, 908, g2, 190, 6, [K.yellow, K.red]);
  plant(S, 918, g1 - 4, 96, -6, [K.red, K.yellow]);
  lotus(S, 912, 102, 24);
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    21,
    400,
    (x, y, i) =>
      S.add(
        polys(flower(x, y, 19, 8, i), i % 2 ? K.red : K.black),
        dots(resample(ellipse(x, y, 20), 8, true) as Point[], 1.7, K.black),
        dot(x, y, 4.4, i % 2 ? K.black : K.yellow),
      ),
    5,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    10,
    900,
    (x, y, i) =>
      S.add(...[-0.55, 0, 0.55].map((a) => fill(leaf(x, y + 8, 18, 3.6, a - 1.57), [K.red, K.black][i % 2]))),
    5,
  );
  return S.art('#ead9b6', { ...GROUND.mudWall, grain: 0.8 });
}

export const work: Work = {
  id: 'gallery-folk-sohrai-herd',
  collection: 'gallery',
  seed: 14,
  width: 1000,
  height: 820,
  alt: 'A herd of bold bulls with birds on their backs, and a calf, walks between lotus forms in red, black and cream.',
  draw: sohraiHerd,
};
