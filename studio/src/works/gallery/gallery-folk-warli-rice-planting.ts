/** Rice planting in the first rain: bent rows of planters, a bullock plough, slanting rain. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { transform } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 800,
  WT = WARLI.ricePaste;

/** One seedling row: tufts along a wavering bund. */
function seedlings(A: Warli, x0: number, x1: number, y: number) {
  walk(curveThrough(x0, y, (x0 + x1) / 2, y + 5, x1, y - 2), 15).forEach((k) => A.tuft(k.p[0], k.p[1], 0.82));
}

/** Planter bent double, a bundle of seedlings in hand; some wear the leaf rain-hood. */
function planter(A: Warli, x: number, y: number, s: number, fx: number, hood: boolean) {
  const T = (...p: number[]) => transform(polyline(...p), x, y, s, 0, fx);
  A.add(polys([T(24, -78, 42, -58, 10, -52), T(12, -56, -8, -52, 0, -34)], WT));
  for (const l of [
    T(-4, -44, -10, -22, -8, 0, 0, 1),
    T(1, -38, 8, -20, 4, 0, 12, 1),
    T(38, -60, 42, -40, 50, -20),
    T(27, -76, 46, -52, 56, -22),
  ])
    A.ln(l, 2.9 * s);
  const [hx, hy] = T(46, -78)[0],
    h = T(53, -20)[0];
  A.ln(T(34, -68, 46, -78), 2.6 * s);
  A.add(dot(hx, hy, 6.8 * s, WT));
  for (const v of [-0.7, -0.25, 0.2, 0.65])
    A.ln([h, [h[0] + Math.sin(v) * 15 * s, h[1] + Math.cos(v) * 14 * s]], 1.5);
  if (hood) {
    const q = T(-6, -62, 18, -88, 44, -98, 62, -86, 40, -74, 16, -54);
    A.add(
      fill(q, WARLI.earth),
      line(q, WT, 2.2, true),
      redrawn(
        () =>
          lines(
            [0, 1, 2, 3, 4].map((i) => T(16 + i * 9, -88 - i * 2, 0 + i * 9, -58 - i * 4)),
            WT,
            1.3,
          ),
        // two seams from edge to edge
        () => lines([T(18, -88, 16, -54), T(44, -98, 40, -74)], WT, 1.3),
      ),
    );
  }
  A.block(transform(rect(-14, -98, 78, 100), x, y, s, 0, fx));
}

function ricePlanting(seed: number): Painting {
  const A = new Warli(new Rng(seed)),
    r = A.r,
    f = A.border(W, H, 14),
    L = f.x,
    R = f.x + f.w,
    T = f.y,
    B = f.y + f.h;
  // clouds and hills
  motif('Hills', () => A.hills(L + 4, R - 4, T + 160, 96, 10));
  A.block(rect(L, T + 62, f.w, 100));
  for (let i = 0; i < 7; i++) {
    const x = L + 64 + i * 126,
      y = T + 26 + (i % 2) * 12;
    for (let k = 0; k < 3; k++)
      A.ln(
        curve([
          [x - 46 + k * 8, y + 12 - k * 2],
          [x - 30 + k * 5, y - 8 + k * 4],
          [x - 8, y - 2 + k * 3],
          [x + 10, y - 13 + k * 5],
          [x + 30 - k * 5, y - 2 + k * 3],
          [x + 46 - k * 8, y + 12 - k * 2],
        ]),
        2,
      );
  }
  A.hut(L + 72, T + 276, 112, 108);
  A.hut(R - 170, T + 270, 84, 92);
  A.block(rect(L + 2, T + 156, 136, 124));
  A.block(rect(R - 232, T + 166, 124, 108));
  A.tree(L + 172, T + 284, 116, 0.9, 0);
  A.palm(R - 96, T + 282, 132);
  A.tree(R - 34, T + 290, 108, 0.8, 1);
  motif('Carriers', () =>
    [0, 1, 2, 3].forEach((i) => A.carrier(L + 252 + i * 44, T + 284 + (i % 2) * 3, 0.72, 1, i)),
  );
  motif('Bullock plough', () => A.plough(L + 568, T + 300, 0.86, 1));
  A.tree(L + 445, T + 288, 84, 0.8, 2);
  // bunds divide the flooded terraces
  const bund = (y: number) => {
    for (const o of [0, 6])
      A.ln(
        curve([
          [L, y + o],
          [L + 200, y - 7 + o],
          [L + 470, y + 7 + o],
          [L + 700, y - 5 + o],
          [R, y + 4 + o],
        ]),
        o ? 1.4 : 2.4,
      );
    A.block(rect(L, y - 10, f.w, 22));
  };
  [T + 318, T + 462, T + 606].forEach(bund);
  for (const y0 of [T + 318, T + 462]) {
    for (let k = 0; k < 3; k++) seedlings(A, L + 12, R - 12, y0 + 44 + k * 41);
    for (let i = 0; i < 10; i++) {
      const plant = (): void =>
        planter(
          A,
          L + 48 + i * 79 + (i % 4 === 3 ? 32 : 0) + (y0 > T + 400 ? 26 : 0),
          y0 + 124 + (i % 3) * 5,
          0.92,
          i % 4 === 3 ? -1 : 1,
          (i + (y0 > T + 400 ? 1 : 0)) % 3 === 0,
        );
      if (y0 < T + 400 && i === 5) motif('Planter', plant);
      else if (y0 < T + 400 && i === 6) motif('Rain hood', plant);
      else plant();
    }
  }
  // fish and a crab basket in the last channel
  motif('Fish', () => {
    walk(curveThrough(L + 46, B - 26, W / 2, B - 20, R - 46, B - 28), 70).forEach((k, i) => {
      const x = k.p[0],
        y = k.p[1],
        d = i % 2 ? -1 : 1;
      A.add(
        fill(ellipse(x, y, 16, 6, 0, 18), WT),
        fill(polyline(x - 14 * d, y, x - 26 * d, y - 7, x - 26 * d, y + 7), WT),
      );
      A.block(ellipse(x, y, 28, 10));
    });
  });
  for (let y = B - 46; y < B - 4; y += 13)
    for (let x = L + 8; x < R - 16; x += 30)
      if (A.free(x + 8, y, 6)) A.ln(curveThrough(x, y, x + 7, y - 4, x + 15, y), 1.2);
  // rain: broken slanting threads over the whole sky
  for (let i = 0; i < 1300; i++) {
    const x = r.between(L + 6, R - 20),
      y = r.between(T + 40, B - 70),
      n = r.between(14, 26);
    if (A.free(x - n * 0.17, y + n * 0.5, 3)) A.ln(polyline(x, y, x - n * 0.34, y + n), 1.2);
  }
  return onWall(A, W, H, seed, '#6a3b22');
}

export const work: Work = {
  id: 'gallery-folk-warli-rice-planting',
  collection: 'gallery',
  seed: 22,
  width: 1000,
  height: 800,
  alt: 'White line figures plant rows of rice seedlings behind a bullock plough in slanting rain, on a brown wall.',
  draw: ricePlanting,
};
