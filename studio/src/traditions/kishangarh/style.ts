/** Kishangarh: long neck, arched brow, lotus-petal eye; lake, marble, dense dark trees, fine gold. Palette and floral margin. */
import { curve } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { type BStyle, type Band, frame, plain } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Kishangarh: long neck, arched brow, lotus-petal eye; moonlit lake, marble, dense dark trees, fine gold. */
export const KISHANGARH = {
  night: '#142438',
  lake: '#3d6472',
  mist: '#a8bcb4',
  grove: '#1c3a2a',
  marble: '#efe9dc',
  skin: '#dcab82',
  skinShade: '#a4623f',
  kajal: '#17100e',
  gold: '#cfa04a',
  goldHi: '#f1da94',
  odhni: '#b5482f',
  choli: '#5f1f2e',
  pearl: '#f8f2e6',
  rose: '#d9798f',
};

export const K = KISHANGARH,
  LINE = '#3a2016';

export const LOTUS = { out: '#d77f95', in: '#f7d9d6', tip: '#b04a6a', ink: '#6d2a40', vein: '#c06a84' };

export const goldVine: Band = (L, T, _r) => {
  let o = fill(rect(0, 0, L, T), '#23324f');
  const n = Math.round(L / (T * 1.6)),
    d = L / n,
    pts: Point[] = [];
  for (let i = 0; i <= n * 2; i++) pts.push([(i * d) / 2, T * (i % 2 ? 0.72 : 0.28)]);
  const v = curve(pts);
  o += line(v, K.gold, 1.4);
  walk(v, d / 8).forEach((k, i) => {
    const p = leaf(k.p[0], k.p[1], T * 0.26, T * 0.07, k.a + (i % 2 ? 1 : -1));
    o += fill(p, i % 3 ? '#5f8a5a' : K.gold);
  });
  for (let i = 0; i <= n * 2; i++) {
    const x = (i * d) / 2,
      y = T * (i % 2 ? 0.34 : 0.66);
    if (x < 8 || x > L - 8) continue;
    o += polys(rosette(x, y, T * 0.22, 7, i), i % 2 ? K.rose : K.pearl) + dot(x, y, T * 0.06, K.gold);
  }
  return o;
};

export const goldB: Band = (L, T) => fill(rect(0, 0, L, T), K.gold);

export const surface = (seed: number) => ({
  seed,
  surface: 'board' as const,
  wobble: 0.5,
  grain: 1.4,
  mottle: 0.9,
  vignette: 0.6,
  age: 0.5,
});

export const borderStyle: BStyle = { ink: '#1a1410', w: 0.9, cols: [K.gold, K.rose], bg: '#23324f' };

export const begin = (r: Rng, W: number, H: number) =>
  frame(
    W,
    H,
    0,
    [
      { t: 26, band: plain('#7d2a26'), corner: false },
      { t: 4, band: goldB, corner: false },
      { t: 40, band: goldVine },
      { t: 5, band: goldB, corner: false },
    ],
    r,
    borderStyle,
  );
