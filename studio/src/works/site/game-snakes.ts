/** Snakes and ladders on a painted cloth: one great cobra winds over the squares, one ladder climbs out of its reach. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { turnedPiece } from '../../motifs/painted/turned-piece.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K, LOTUS, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

const [COLS, ROWS, CELL] = [10, 6, 104];

const [X0, Y0] = [(W - COLS * CELL) / 2, (H - ROWS * CELL) / 2];

/** Small pictures of the squares; a board is read by them before it is read by numbers. */
const SIGNS = [
  (x: number, y: number) =>
    each(rosette(x, y, 24, 8, 0.2, 0.62, 1.1), (p) => inked(p, '#e0a08a', INK, 0.9)) +
    dot(x, y, 6, K.harital),
  (x: number, y: number) => lotus(x, y + 18, 36, { ...LOTUS, out: '#eab0a4' }, 7, 1.1),
  (x: number, y: number) => {
    const body = leaf(x - 26, y, 46, 13, 0, 0, 0.4);
    const tail = polyline(x + 14, y, x + 30, y - 12, x + 26, y, x + 30, y + 12);
    return (
      inked(tail, K.harital, INK, 1) +
      patterned(body, '#8fb4c4', scales(body, Math.PI, 8, INK, 0.7), INK, 1.3) +
      dot(x - 16, y - 2, 2.2, INK)
    );
  },
  (x: number, y: number) =>
    each(
      [0, 1, 2, 3].map((i) => leaf(x, y, 30, 9, i * 1.5708 + 0.785)),
      (p) => inked(p, '#9db886', INK, 0.9),
    ) + dot(x, y, 4.4, K.hingula),
  (x: number, y: number) =>
    dot(x, y, 15, '#f0c766') +
    ink(ellipse(x, y, 15), INK, 1.2) +
    lines(
      series(14, (i): Poly => [polar(x, y, 19, i * 0.4488), polar(x, y, 27, i * 0.4488)]),
      '#c98a2c',
      2.4,
    ),
];

function board(): string {
  const cloth = rect(X0 - 40, Y0 - 40, COLS * CELL + 80, ROWS * CELL + 80);
  let s =
    fill(cloth, K.hingula) +
    polys(
      walk(rect(X0 - 22, Y0 - 22, COLS * CELL + 44, ROWS * CELL + 44), 22, true).map((k, i) =>
        i % 2 ? leaf(...polar(...k.p, -9, k.a), 18, 6, k.a) : ellipse(...k.p, 5),
      ),
      K.harital,
    );
  for (const m of [38, 6])
    s += line(rect(X0 - m, Y0 - m, COLS * CELL + 2 * m, ROWS * CELL + 2 * m), K.conch, 3, true);
  s +=
    dots(resample(rect(X0 - 34, Y0 - 34, COLS * CELL + 68, ROWS * CELL + 68), 10, true), 1.8, K.conch) +
    ink(cloth, INK, 3);
  const grounds = ['#f6eedb', '#efd9a8', '#f2d6c4', '#dfe3d2'];
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < COLS; col++) {
      const [x, y] = [X0 + col * CELL, Y0 + row * CELL];
      const square = rect(x, y, CELL, CELL);
      s +=
        fill(square, grounds[(col + row * 3) % 4] ?? K.conch) +
        (SIGNS[(col * 2 + row * 3 + ((col * row) % 3)) % 5]?.(x + CELL / 2, y + CELL / 2) ?? '') +
        ink(square, INK, 2);
    }
  return s;
}

/** The cobra, seen from above: banded body, spread hood with its spectacle mark, a jewel between the eyes. */
function cobra(): string {
  const spine = curveThrough([
    282, 690, 340, 632, 450, 636, 560, 672, 690, 664, 760, 590, 690, 490, 560, 440, 520, 340, 610, 262, 740,
    290, 860, 362, 968, 340, 992, 262,
  ]);
  const body = ribbon(spine, widths(2, 15, 22, 27, 30, 31, 31, 30, 27, 24, 24));
  let s = fill(
    ribbon(
      spine.map(([x, y]): Point => [x + 9, y + 12]),
      widths(2, 15, 22, 27, 30, 31, 31, 30, 27, 24, 24),
    ),
    '#3a201022',
  );
  s += fill(body, '#1f6a5c');
  let skin = '';
  for (const [i, k] of walk(spine, 31).entries()) {
    const w = 30 * Math.min(1, 0.35 + k.t * 3);
    const lozenge = [
      polar(...k.p, w * 0.82, k.a + Math.PI / 2),
      polar(...k.p, 14, k.a),
      polar(...k.p, -w * 0.82, k.a + Math.PI / 2),
      polar(...k.p, -14, k.a),
    ];
    skin +=
      inked(lozenge, i % 2 ? K.harital : K.hingula, INK, 1.3) + dot(...k.p, 4.4, i % 2 ? K.hingula : K.conch);
  }
  for (const side of [-1, 1])
    skin += polys(
      walk(spine, 11).map((k) =>
        leaf(
          ...polar(...k.p, side * 30 * Math.min(1, 0.35 + k.t * 3), k.a + Math.PI / 2),
          10,
          4,
          k.a - side * 1.57,
        ),
      ),
      '#8fcf9a',
    );
  s += clip(body, skin) + ink(body, INK, 3.2);
  const T = (p: Poly): Poly => transform(p, 990, 268, 1.12, -1.62);
  const tongue = T(curveThrough(118, 0, 146, -2, 160, 0));
  s +=
    line(tongue, K.hingula, 5) +
    lines(
      [T(curveThrough(158, 0, 170, -6, 180, -14)), T(curveThrough(158, 0, 170, 6, 180, 14))],
      K.hingula,
      3.4,
    );
  const hood = T(
    loopThrough([
      -34, -19, -6, -34, 26, -58, 58, -58, 86, -34, 108, -20, 124, 0, 108, 20, 86, 34, 58, 58, 26, 58, -6, 34,
      -34, 19,
    ]),
  );
  s += patterned(hood, '#1f6a5c', scales(hood, -1.62, 15, '#8fcf9a', 1.4), INK, 3.2);
  for (const sg of [-1, 1]) {
    const lens = T(ellipse(36, sg * 26, 15, 13));
    s += inked(lens, K.harital, INK, 2.2) + fill(T(ellipse(36, sg * 26, 6, 5)), INK);
    const eye = T(leaf(84, sg * 17, 26, 8, sg * 0.25));
    s += inked(eye, K.conch, INK, 1.8) + dot(...(T([[97, sg * 19]])[0] ?? [0, 0]), 4.4, INK);
  }
  s += line(T(curveThrough(36, -12, 20, 0, 36, 12)), K.harital, 5);
  return (
    s +
    inked(T(leaf(66, 0, 26, 8, 0)), K.hingula, INK, 1.6) +
    dot(...(T([[80, 0]])[0] ?? [0, 0]), 3.4, K.conch)
  );
}

/** Two turned poles and their rungs. */
function ladder(foot: Point, top: Point): string {
  const a = Math.atan2(top[1] - foot[1], top[0] - foot[0]);
  const rail = (off: number): [Point, Point] => [
    polar(...foot, off, a + Math.PI / 2),
    polar(...top, off, a + Math.PI / 2),
  ];
  let s = '';
  for (const k of walk([foot, top], 42).slice(1, -1)) {
    const rung: Poly = [polar(...k.p, 34, k.a + 1.5708), polar(...k.p, -34, k.a + 1.5708)];
    s +=
      line(
        rung.map(([x, y]): Point => [x + 6, y + 9]),
        '#3a201022',
        11,
      ) +
      line(rung, INK, 13) +
      line(rung, K.harital, 9) +
      dots(
        walk(rung, 17)
          .slice(1, -1)
          .map((q) => q.p),
        2.6,
        K.hingula,
      );
  }
  for (const off of [-34, 34]) {
    const [p, q] = rail(off);
    s += line([p, q], INK, 18) + line([p, q], K.khandaneela, 14);
    s += lines(
      walk([p, q], 21).map((k): Poly => [polar(...k.p, 7, k.a + 1.5708), polar(...k.p, -7, k.a + 1.5708)]),
      K.conch,
      3.4,
    );
    s +=
      dot(...q, 12, K.hingula) +
      ink(ellipse(...q, 12), INK, 2) +
      dot(...p, 10, K.hingula) +
      ink(ellipse(...p, 10), INK, 2);
  }
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), K.leaf);
  for (let row = 0; row < 21; row++)
    for (let i = 0; i < 31; i++)
      s += fill(leaf(i * 40 + (row % 2) * 20, row * 40 + 6, 17, 4.6, r.between(-0.1, 0.1) - 1.57), '#4f8a55');
  s += board() + ladder([198, 566], [402, 148]) + cobra();
  s +=
    turnedPiece(X0 + CELL * 0.5, Y0 + CELL * 5.86, 1.25, K.hingula, INK) +
    turnedPiece(X0 + CELL * 8.5, Y0 + CELL * 4.84, 1.25, K.khandaneela, INK) +
    turnedPiece(X0 + CELL * 5.5, Y0 + CELL * 0.88, 1.25, K.harital, INK) +
    turnedPiece(X0 + CELL * 9.5, Y0 + CELL * 5.86, 1.25, K.leaf, INK);
  return { w: W, h: H, bg: K.leaf, body: s, finish: { ...surface(seed), vignette: 0.35, age: 0.3 } };
}

export const work: Work = {
  id: 'game-snakes',
  collection: 'site',
  seed: 4,
  width: W,
  height: H,
  alt: 'A great banded cobra winds over a painted board of snakes and ladders, a blue ladder beside it, wooden pieces on the squares.',
  draw,
};
