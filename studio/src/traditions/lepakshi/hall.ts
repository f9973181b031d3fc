/** The dancing hall: carved pillars at the sides, painted ceiling bands above and below. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { TAU } from '../../draw/geometry.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { ceilingBand } from './ceiling-band.ts';
import { K } from './style.ts';

/** A pillar of blocks and shafts, centred on x, with its bracket. */
function pillar(b: Brush, x: number, top: number, foot: number, w: number): void {
  const stone = '#d9b878',
    shade = '#b98a4c';
  b.shape(rect(x - w * 0.36, top + 40, w * 0.72, foot - top - 60), stone, 0.9);
  for (let i = 0; i < 3; i++)
    b.stroke(polyline(x - w * 0.2 + i * w * 0.2, top + 50, x - w * 0.2 + i * w * 0.2, foot - 30), 0.4);
  const H = foot - top;
  for (const t of [0.2, 0.5, 0.8]) {
    const y = top + H * t;
    b.shape(rect(x - w / 2, y - w * 0.62, w, w * 1.24), shade, 0.9);
    b.contour(rect(x - w * 0.42, y - w * 0.54, w * 0.84, w * 1.08), 0.45);
    for (let i = 0; i < 8; i++)
      b.shape(leaf(x, y, w * 0.38, w * 0.12, (i / 8) * TAU), i % 2 ? K.pale : K.red, 0.4);
    b.disc(x, y, w * 0.1, K.ochre, 0.5);
    for (const sg of [-1, 1])
      b.band(
        polyline(x - w * 0.46, y + sg * w * 0.78, x + w * 0.46, y + sg * w * 0.78),
        K.green,
        w * 0.1,
        K.pale,
      );
  }
  b.shape(rect(x - w * 0.58, foot - 36, w * 1.16, 40), shade, 0.9);
  b.shape(
    loopThrough(
      x - w * 0.8,
      top,
      x - w * 0.7,
      top + 24,
      x - w * 0.4,
      top + 44,
      x + w * 0.4,
      top + 44,
      x + w * 0.7,
      top + 24,
      x + w * 0.8,
      top,
      x,
      top - 6,
    ),
    shade,
    0.9,
  );
  for (const sg of [-1, 1])
    b.stroke(
      curveThrough(x + sg * w * 0.66, top + 6, x + sg * w * 0.5, top + 22, x + sg * w * 0.2, top + 20),
      0.6,
    );
}

/** Wall, bands and pillars. @param ground colour of the wall @param foot height of the floor */
export function hall(b: Brush, W: number, H: number, ground: string, foot: number): void {
  b.add(fill(rect(0, 0, W, H), K.black));
  b.add(fill(rect(14, 104, W - 28, H - 118), ground));
  for (const x of [50, W - 50]) pillar(b, x, 108, foot + 8, 62);
  b.add(
    ceilingBand(14, 14, W - 28, 32, 'petals'),
    ceilingBand(14, 48, W - 28, 28, 'scroll'),
    ceilingBand(14, 78, W - 28, 28, 'steps'),
  );
  b.add(fill(rect(14, foot, W - 28, H - foot - 14), '#7f3420'));
  b.add(ceilingBand(14, H - 72, W - 28, 26, 'steps'), ceilingBand(14, H - 46, W - 28, 32, 'petals'));
  b.even(polyline(14, foot, W - 14, foot), K.black, 4);
  b.beads(polyline(20, foot + 8, W - 20, foot + 8), 3, K.pale);
}

/** Strings of jasmine hung in bows under the ceiling, a tassel where they meet. */
export function garlands(b: Brush, x0: number, x1: number, y: number): void {
  const n = 5,
    d = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const x = x0 + i * d;
    b.beads(
      curveThrough(x, y + 4, x + d * 0.25, y + 34, x + d * 0.5, y + 44, x + d * 0.75, y + 34, x + d, y + 4),
      5,
      K.white,
    );
    b.beads(
      curveThrough(x, y + 4, x + d * 0.25, y + 18, x + d * 0.5, y + 24, x + d * 0.75, y + 18, x + d, y + 4),
      4,
      K.ochre,
    );
  }
  for (let i = 0; i <= n; i++) {
    const x = x0 + i * d;
    b.beads(polyline(x, y + 8, x, y + 66), 4.6, i % 2 ? K.white : K.ochre);
    b.shape(leaf(x, y + 64, 26, 9, Math.PI / 2, 0, 0.6), K.red, 0.6);
  }
}
