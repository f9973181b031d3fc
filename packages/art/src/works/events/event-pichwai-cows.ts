/** Four decorated cows in a row by a lotus river, under a dark green sky hung with lotuses. */
import { beads, frame } from '../../draw/borders.ts';
import { ellipse, polar, rect, scatter } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, dot, fill, polys } from '../../draw/svg.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { lotusOpen } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { lotusRiver, tufts } from '../../traditions/pichwai/ground.ts';
import {
  BORDER,
  COW,
  K,
  LOTUS,
  WHITE_LOTUS,
  goldLine,
  lotusBand,
  surface,
} from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

function cows(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 7, band: goldLine, corner: false },
      { t: 58, band: lotusBand },
      { t: 6, band: goldLine, corner: false },
      { t: 16, band: beads, corner: false },
    ],
    r,
    BORDER,
  );
  const [L, B, T] = [f.x, f.y + f.h, f.y];
  const meadow = B - 236;
  let s = fill(rect(L, T, f.w, f.h), '#12352a');
  // open lotuses hang in the sky in two rows, gold stars between them
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 9 - row; i++) {
      const x = L + (f.w * (i + 0.5 + row * 0.5)) / 9;
      const y = T + 58 + row * 92;
      s += lotusOpen(x, y, row ? 34 : 40, (i + row) % 2 ? WHITE_LOTUS : LOTUS, 9, i * 0.3);
      for (let k = 0; k < 14; k++) s += dot(...polar(x, y, row ? 42 : 49, (k / 14) * 6.283), 1.6, K.gold);
    }
  for (const [x, y] of scatter(rect(L + 8, T + 8, f.w - 16, 320), 22, () => r.unit())) {
    const row = (y - T - 58) / 92;
    const near = [0, 1].some((k) =>
      Array.from({ length: 9 - k }, (_, i) => L + (f.w * (i + 0.5 + k * 0.5)) / 9).some(
        (cx) => Math.hypot(x - cx, y - (T + 58 + k * 92)) < 56,
      ),
    );
    if (!near && row < 2.6) s += polys(rosette(x, y, 4.4, 5, x), K.gold) + dot(x, y, 1.2, K.goldHi);
  }
  s +=
    fill(ellipse(W / 2, meadow + 40, f.w * 0.75, 120), '#1d4a34') +
    fill(rect(L, meadow + 20, f.w, B - meadow), '#1d4a34');
  s += tufts(rect(L + 10, meadow - 30, f.w - 20, 130), r, 40);
  // two and two, meeting nose to nose
  const row: [number, number, boolean][] = [
    [L + 128, 1, true],
    [L + 372, 1, false],
    [L + 632, -1, true],
    [L + 876, -1, false],
  ];
  for (const [x, fx, cloth] of row) s += paintCow(x, meadow - 36, 0.9, fx, COW, r, { cloth });
  s += lotusRiver(f, B - 118, B, r);
  return { w: W, h: H, bg: K.night, body: clip(rect(L, T, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'event-pichwai-cows',
  collection: 'events',
  seed: 12,
  width: W,
  height: H,
  alt: 'Four white cows with gold ornaments and hand prints stand by a lotus river under a dark green sky full of lotus flowers.',
  draw: cows,
};
