/** Two peacocks of nothing but strokes face each other, their trains swept up to the top of the sheet. */
import { curveThrough } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect, widths } from '../../draw/shapes.ts';
import { kachniFill, kachniFlower, kachniPeacock, kachniVine } from '../../traditions/madhubani/kachni.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { strip } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 1100;

const H = 900;

function peacocks(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    W,
    H,
    [K.kumkum, K.paper],
    [
      { t: 10, band: stripBand('lines', K.paper) },
      { t: 40, band: stripBand('flower', K.paper, '#e9b9a0') },
      { t: 10, band: stripBand('slant', K.paper) },
      { t: 14, band: stripBand('teeth', K.paper, K.kumkum), corner: false },
    ],
    { finish: { age: 0.4 } },
  );
  const cx = W / 2;
  const B = f.y + f.h;
  const gy = B - 62;
  m.add(strip((x, y) => [f.x + x, gy + y], f.w, 18, { mark: 'dots', col: K.paper, on: K.kumkum }));
  m.add(strip((x, y) => [f.x + x, gy + 18 + y], f.w, 46, { mark: 'scallop', col: K.paper, on: K.paper }));
  m.block(rect(f.x, gy, f.w, 70));
  for (const sg of [-1, 1])
    kachniPeacock(
      m,
      cx + sg * 208,
      gy - 214 * 0.98,
      0.98,
      -sg,
      [-92, 26, -146, 4, -184, -84, -178, -200, -140, -300, -70, -372],
      widths(12, 32, 50, 66, 92, 122),
    );
  // a lotus plant between them, creepers in the hollow of the trains and in the corners
  kachniVine(m, curveThrough(cx, gy, cx - 4, gy - 70, cx + 4, gy - 140, cx, gy - 214), 26, [1], 40);
  for (const sg of [-1, 1]) {
    const vine = (points: number[], size: number, flowers: number[], R: number): void =>
      kachniVine(m, curveThrough(points.map((v, i) => (i % 2 ? v : cx + sg * v))), size, flowers, R);
    vine([440, gy, 408, gy - 54, 430, gy - 116, 452, gy - 158], 20, [1], 20);
    vine([30, f.y + 92, 76, f.y + 70, 70, f.y + 30, 36, f.y + 26], 19, [0, 1], 18);
    vine([446, f.y + 22, 442, f.y + 70, 452, f.y + 120, 446, f.y + 168], 19, [0, 0.5, 1], 18);
  }
  kachniFlower(m, cx, f.y + 214, 24, 10);
  kachniFlower(m, cx, f.y + 134, 28, 10);
  kachniFill(m, { x: f.x, y: f.y, w: f.w, h: gy - f.y }, [26, 18, 12]);
  m.cols.splice(0, 9, INK, K.kumkum);
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [4.5, 3]);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-kachni-peacocks',
  collection: 'gallery',
  seed: 5,
  width: W,
  height: H,
  alt: 'Two peacocks face each other across a lotus, every feather built of fine black and red strokes on cream.',
  draw: peacocks,
};
