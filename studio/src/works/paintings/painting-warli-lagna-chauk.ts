/** Lagna chauk: the wedding square of Palaghata with the wedding party all round it. */
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { polyline } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import {
  chauk,
  chaukBand,
  comb,
  drummer,
  goddess,
  onWall,
  pot,
  rungs,
  warliHorse,
} from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const W = 840,
  H = 1000;

/** A rider of the colouring sheet, who sits on the back of the horse; the legs are seen below its belly. */
function seated(at: Point, arms: Poly[]): string {
  const T = (p: Poly) => transform(p, ...at, 0.84);
  const [[x, y]] = T([[1.5, -54]]);
  return (
    polys([polyline(-13, -42, 13, -42, 0, -16), polyline(0, -16, 10, 0, -10, 0)].map(T), WARLI.ricePaste) +
    lines(
      [
        ...arms,
        polyline(0, -42, 1, -48),
        polyline(-6, -2, -4, 28, -7, 48, 0, 48),
        polyline(6, -2, 10, 28, 7, 48, 14, 48),
      ].map(T),
      WARLI.ricePaste,
      2.6,
    ) +
    dot(x, y, 5.6, WARLI.ricePaste)
  );
}

/** Bride and groom on the horse, and the parasol over them. */
function couple(A: Warli, at: Point) {
  redrawn(
    () =>
      A.man(at[0] + 12, at[1] + 50, 0.98, 0, {
        aL: [0.6, 1.3],
        aR: [0.9, 1.6],
        lL: [0.2, -0.1],
        lR: [0.6, 0],
      }),
    () =>
      seated(
        [at[0] + 12, at[1] - 7],
        [polyline(12, -41, 24, -27, 42, -23), polyline(-12, -41, 10, -22, 38, -15)],
      ),
  );
  redrawn(
    () =>
      A.man(at[0] - 24, at[1] + 50, 0.94, 0, {
        aL: [0.5, 1.3],
        aR: [0.7, 1.4],
        lL: [0, -0.2],
        lR: [0.4, -0.1],
        bun: true,
      }),
    () =>
      seated(
        [at[0] - 27, at[1] - 8],
        [polyline(12, -41, 19, -26, 25, -32), polyline(-12, -41, -20, -28, -14, -14)],
      ),
  );
  const [x, y] = [at[0] - 6, at[1] - 74];
  const pole = (foot: number) => polyline(x, foot, x, y - 10);
  redrawn(
    () => A.ln(pole(at[1] - 36), 2.4),
    () => line(pole(at[1]), WARLI.ricePaste, 2.4),
  );
  const canopy = polyline(x - 34, y, x - 16, y - 14, x, y - 18, x + 18, y - 14, x + 36, y);
  A.add(
    redrawn(
      () => line(canopy, WARLI.ricePaste, 3),
      () => fill(canopy, WARLI.ricePaste),
    ),
  );
  const fringe = (i: number, top: number) => polyline(x + i * 6.6, y - top, x + i * 6.6, y + 8);
  redrawn(
    () => {
      for (let i = -5; i <= 5; i++) A.ln(fringe(i, (5 - Math.abs(i)) * 2.6), 1.6);
    },
    () =>
      lines(
        [-4, -2, 2, 4].map((i) => fringe(i, 0)),
        WARLI.ricePaste,
        1.6,
      ),
  );
}

/** Bride and groom ride under a parasol; drummers and dancers walk with them. */
function procession(A: Warli, y: number, L: number, R: number) {
  const at = motif('Bride and groom', () => warliHorse(A, L + 318, y, 1.12, 1));
  motif('Bride and groom', () => couple(A, at));
  motif('Musicians', () => {
    drummer(A, L + 448, y, 1, -1);
    drummer(A, L + 496, y, 1, 1);
    A.tarpaPlayer(L + 546, y, 1.02, 1);
  });
  A.row(L + 34, y, 5, 46, 1, true);
  A.block(rect(L, y - 112, 250, 112));
  A.block(rect(L + 400, y - 112, R - L - 400, 112));
}

function lagnaChauk(seed: number): Painting {
  const A = new Warli(new Rng(seed)),
    f = A.border(W, H, 14),
    L = f.x,
    R = f.x + f.w,
    T = f.y,
    B = f.y + f.h;
  const side = 528,
    x = (W - side) / 2,
    y = 190,
    cx = W / 2,
    in0 = x + 112,
    in1 = x + side - 112;
  motif('Chauk', () => chauk(A, x, y, side, chaukBand, 106));
  motif('Palaghata', () => goddess(A, cx, y + side - 138, 1.12));
  A.sun(in0 + 34, y + 146, 17);
  A.moon(in1 - 30, y + 142, 16);
  motif('Comb', () => comb(A, in0 + 26, y + 242, 1));
  rungs(A, in1 - 24, y + 262, 58);
  pot(A, in0 + 28, y + side - 130, 1);
  pot(A, in1 - 28, y + side - 130, 1);
  A.tree(in0 + 34, y + side - 166, 76, 0.8, 0);
  A.tree(in1 - 34, y + side - 166, 76, 0.8, 0);
  // sky
  A.sun(L + 62, T + 62, 32);
  A.moon(R - 56, T + 54, 26);
  motif('Hills', () => A.hills(L + 128, R - 120, T + 108, 84, 6));
  A.block(rect(L + 110, T, R - L - 220, 112));
  // both sides: trees, water carriers, pounders
  A.tree(L + 44, T + 262, 128, 0.8, 0);
  A.tree(R - 40, T + 262, 108, 0.8, 1);
  [0, 1].forEach((i) => {
    A.carrier(L + 26 + i * 36, T + 372, 0.74, 1, i);
    A.carrier(R - 26 - i * 36, T + 372, 0.74, -1, i);
  });
  A.palm(L + 42, T + 530, 146);
  A.palm(R - 42, T + 530, 146);
  A.pounders(L + 44, T + 636, 0.76);
  A.pounders(R - 44, T + 636, 0.76);
  // below the square: homes, then the wedding walk
  A.row(L + 116, y + side + 68, 5, 37, 0.58, false);
  A.row(L + 486, y + side + 68, 4, 37, 0.58, false);
  A.block(rect(L + 95, y + side, 190, 76));
  A.block(rect(L + 460, y + side, 180, 76));
  procession(A, B - 14, L, R);
  A.hut(R - 44, B - 14, 70, 92);
  A.fillGround(f);
  return onWall(A, W, H, seed, '#6d3a20');
}

export const work: Work = {
  id: 'painting-warli-lagna-chauk',
  collection: 'paintings',
  seed: 11,
  width: 840,
  height: 1000,
  alt: 'A square with many white borders holds a goddess figure; bride and groom on a horse, drummers and trees surround it on brown.',
  draw: lagnaChauk,
};
