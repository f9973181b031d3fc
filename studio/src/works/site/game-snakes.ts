/** Gyan chaupar on a painted cloth: a great cobra and a krait wind over the squares, a bamboo ladder climbs out of their reach. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
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

/** The pavilion of the last square: plinth, pillars, a ribbed dome between two small ones, a pennant. */
function pavilion(x: number, foot: number): string {
  const dome = (u: number, v: number, r: number): Poly =>
    loopThrough(
      offsets(x + u, foot + v, [-1, 0, -1.1, -0.6, -0.5, -1.2, 0, -1.75, 0.5, -1.2, 1.1, -0.6, 1, 0], r),
    );
  let s = fill(rect(x - 50, foot - 98, 100, 100), '#ecc765');
  for (let i = 1; i < 8; i++) s += fill(leaf(x, foot - 40, 64, 5, -Math.PI + (i * Math.PI) / 8), '#f7e3a2');
  s += line(polyline(x, foot - 84, x, foot - 112), INK, 2.4);
  s += inked(polyline(x, foot - 112, x + 24, foot - 106, x, foot - 100), K.hingula, INK, 1.4);
  for (const u of [-30, 30]) s += inked(dome(u, -58, 9), '#e59a94', INK, 1.4);
  const great = dome(0, -58, 19);
  s +=
    patterned(great, K.hingula, hatchRibs(x, foot - 58), INK, 1.8) +
    inked(rect(x - 44, foot - 59, 88, 7), K.leaf, INK, 1.4) +
    inked(rect(x - 38, foot - 52, 76, 38), '#7a1f2c', INK, 1.4);
  for (const u of [-25, 0, 25])
    s += inked(
      loopThrough([
        x + u - 8,
        foot - 14,
        x + u - 8,
        foot - 34,
        x + u,
        foot - 46,
        x + u + 8,
        foot - 34,
        x + u + 8,
        foot - 14,
      ]),
      INK,
      K.harital,
      1.6,
    );
  for (const u of [-38, -13, 12, 36]) s += inked(rect(x + u - 2, foot - 52, 5, 38), K.conch, INK, 1);
  return (
    s +
    inked(rect(x - 48, foot - 14, 96, 8), '#e59a94', INK, 1.4) +
    inked(rect(x - 50, foot - 6, 100, 8), K.conch, INK, 1.4)
  );
}

/** Ribs of a dome that stands on (x, y). */
const hatchRibs = (x: number, y: number): string =>
  lines(
    [-12, -6, 0, 6, 12].map((u): Poly => curveThrough(x + u, y, x + u * 1.15, y - 14, x, y - 33)),
    K.harital,
    1.4,
  );

function board(): string {
  const cloth = rect(X0 - 40, Y0 - 40, COLS * CELL + 80, ROWS * CELL + 80);
  let s =
    fill(
      rect(X0 - 30, Y0 - 26, COLS * CELL + 80, ROWS * CELL + 80),
      '#04081a',
      'opacity=".6" filter="url(#b8)"',
    ) +
    fill(cloth, '#7a1f2c') +
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
  const grounds = ['#f1e4c6', '#dfc08c', '#d9ab8a', '#c3c49a'];
  for (let row = 0; row < ROWS; row++)
    for (let col = 0; col < COLS; col++) {
      const [x, y] = [X0 + col * CELL, Y0 + row * CELL];
      const square = rect(x, y, CELL, CELL);
      s +=
        fill(square, grounds[(col + row * 3) % 4] ?? K.conch) +
        (SIGNS[(col * 2 + row * 3 + ((col * row) % 3)) % 5]?.(x + CELL / 2, y + CELL / 2) ?? '') +
        ink(square, '#7a2f22', 2.6) +
        line(rect(x + 7, y + 7, CELL - 14, CELL - 14), '#7a2f22', 1, true, 'opacity=".5"');
    }
  return s + pavilion(X0 + CELL / 2, Y0 + CELL - 4);
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
  // The mark is an arch over two loops: open towards the tail, it makes no second face.
  const mark = [
    ...[-1, 1].map((sg) => T(ellipse(8, sg * 24, 8, 8))),
    T(curveThrough(12, -31, 40, -24, 52, 0, 40, 24, 12, 31)),
  ];
  s += lines(mark, INK, 9) + lines(mark, K.harital, 5);
  for (const sg of [-1, 1]) {
    const eye = T(leaf(84, sg * 17, 26, 8, sg * 0.25));
    s += inked(eye, K.conch, INK, 1.8) + dot(...(T([[97, sg * 19]])[0] ?? [0, 0]), 4.4, INK);
  }
  return (
    s +
    inked(T(leaf(66, 0, 26, 8, 0)), K.hingula, INK, 1.6) +
    dot(...(T([[80, 0]])[0] ?? [0, 0]), 3.4, K.conch)
  );
}

/** A krait: black with pale rings, thin, its small head without a hood. */
function krait(): string {
  const spine = curveThrough([
    1106, 690, 1040, 676, 960, 622, 900, 574, 838, 590, 800, 640, 744, 700, 700, 706,
  ]).toReversed();
  const girth = widths(9, 13, 15, 16, 16, 15, 13, 9, 2);
  let s = fill(
    ribbon(
      spine.map(([x, y]): Point => [x + 7, y + 10]),
      girth,
    ),
    '#3a201044',
  );
  const body = ribbon(spine, girth);
  const bands = each(walk(spine, 25), (k) =>
    line(
      [
        polar(...k.p, 18, k.a + 1.5708),
        polar(...polar(...k.p, 5, k.a), 0, k.a),
        polar(...k.p, -18, k.a + 1.5708),
      ],
      '#ecd9a0',
      4.4,
    ),
  );
  s += patterned(body, '#26211f', bands, INK, 2.6);
  const [x, y] = spine[0] ?? [0, 0];
  const [nx, ny] = spine[6] ?? [0, 0];
  const a = Math.atan2(y - ny, x - nx);
  const head = leaf(...polar(x, y, -16, a), 50, 15, a);
  s += line([polar(x, y, 32, a), polar(x, y, 48, a)], K.hingula, 3.4) + inked(head, '#26211f', INK, 2.4);
  for (const sg of [-1, 1]) s += dot(...polar(...polar(x, y, 12, a), sg * 8, a + 1.5708), 3.4, K.harital);
  return s;
}

const BAMBOO = { base: '#cfa64f', light: '#f0dc9a', dark: '#6d4a1a', cord: '#8f2f24' };

/** A length of bamboo: a dark edge, the green-gold wall, its light, and a ring at each node. */
function bamboo(from: Point, to: Point, width: number, nodes: number): string {
  const pole: Poly = [from, to];
  const lit = pole.map(([x, y]): Point => [x - width * 0.16, y - width * 0.1]);
  let s = line(pole, INK, width + 4) + line(pole, BAMBOO.base, width) + line(lit, BAMBOO.light, width * 0.28);
  for (const k of walk(pole, nodes).slice(1, -1)) {
    const ring = (ahead: number): Poly => [
      polar(...polar(...k.p, ahead, k.a), width * 0.62, k.a + 1.5708),
      polar(...polar(...k.p, ahead, k.a), -width * 0.62, k.a + 1.5708),
    ];
    s += line(ring(0), BAMBOO.dark, 4) + line(ring(4), BAMBOO.light, 2);
  }
  return s;
}

/** A ladder of bamboo, its rungs lashed on with red cord. */
function ladder(foot: Point, top: Point): string {
  const a = Math.atan2(top[1] - foot[1], top[0] - foot[0]);
  const rail = (off: number): [Point, Point] => [
    polar(...foot, off, a + Math.PI / 2),
    polar(...top, off, a + Math.PI / 2),
  ];
  const rungs = walk([foot, top], 46).slice(1, -1);
  const dropped = (p: Poly): Poly => p.map(([x, y]): Point => [x + 8, y + 12]);
  let s = '';
  for (const off of [-34, 34]) s += line(dropped(rail(off)), '#3a201044', 18);
  for (const k of rungs)
    s += bamboo(polar(...k.p, 46, k.a + 1.5708), polar(...k.p, -46, k.a + 1.5708), 9, 200);
  for (const off of [-34, 34]) s += bamboo(...rail(off), 14, 62);
  for (const k of rungs)
    for (const off of [-34, 34]) {
      const [x, y] = polar(...k.p, off, k.a + 1.5708);
      s += lines(
        [0.785, -0.785, 0, 1.5708].map((turn): Poly => [
          polar(x, y, 12, k.a + turn),
          polar(x, y, -12, k.a + turn),
        ]),
        BAMBOO.cord,
        3.6,
      );
    }
  return s;
}

/** A pawn of lacquered wood, turned on a lathe: light from the left in every ring. */
function pawn(x: number, y: number, s: number, colour: string, ring: string): string {
  const at = (...p: number[]): Poly => polyline(offsets(x, y, p, s));
  const parts: readonly (readonly [Poly, string])[] = [
    [at(-24, -10, -24, -2, 0, 5, 24, -2, 24, -10, 0, -4), ring],
    [at(-21, -24, -22, -10, 0, -3, 22, -10, 21, -24, 0, -18), colour],
    [at(-18, -32, -18, -24, 0, -18, 18, -24, 18, -32, 0, -27), ring],
    [at(-7, -66, -8, -48, -14, -32, 0, -26, 14, -32, 8, -48, 7, -66, 0, -62), colour],
    [at(-14, -74, -12, -66, 0, -61, 12, -66, 14, -74, 0, -70), ring],
    [ellipse(x, y - 88 * s, 16 * s), colour],
  ];
  let o = fill(ellipse(x + 10 * s, y + 2 * s, 34 * s, 9 * s), '#1a0c06', 'opacity=".55" filter="url(#b8)"');
  for (const [part, tone] of parts)
    o +=
      fill(part, tone) +
      clip(
        part,
        fill(rect(x + 8 * s, y - 110 * s, 30 * s, 120 * s), '#00000050') +
          fill(rect(x - 30 * s, y - 110 * s, 13 * s, 120 * s), '#00000030') +
          line(polyline(x - 7 * s, y - 108 * s, x - 7 * s, y + 6 * s), '#ffffff88', 4.5 * s),
      ) +
      ink(part, INK, 2);
  return o + fill(ellipse(x - 6 * s, y - 93 * s, 4.6 * s, 3.4 * s, -0.6), '#ffffffdd');
}

/** A cowrie shell with its toothed mouth up: it is thrown in place of a die. */
function cowrie(x: number, y: number, turn: number): string {
  const T = (p: Poly): Poly => transform(p, x, y, 1, turn);
  const shell = T(loopThrough([-27, 0, -20, -15, 2, -18, 22, -11, 27, 0, 22, 11, 2, 17, -20, 14]));
  const mouth = T(leaf(-21, 0, 43, 4.6, 0));
  return (
    fill(ellipse(x + 6, y + 12, 27, 10), '#1a0c06', 'opacity=".5" filter="url(#b8)"') +
    patterned(
      shell,
      '#f0e2c2',
      fill(T(ellipse(6, 9, 24, 9)), '#b98f5a66') + fill(T(ellipse(-6, -9, 15, 5)), '#ffffffcc'),
      INK,
      2,
    ) +
    fill(mouth, '#4a2a18') +
    lines(
      series(8, (i): Poly =>
        T([
          [-15 + i * 4.6, -5],
          [-15 + i * 4.6, 5],
        ]),
      ),
      '#f7efd8',
      1.4,
    )
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), '#1c2f58');
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 22; i++) {
      const [x, y] = [i * 58 + (row % 2) * 29, row * 56 + 12];
      s +=
        polys(rosette(x, y, 9, 6, r.between(-0.1, 0.1)), '#c9a24a') +
        dot(x, y, 2.6, '#1c2f58') +
        fill(leaf(x, y + 10, 13, 3.4, 1.57), '#7d9a6a');
    }
  s += board() + ladder([198, 566], [402, 196]) + krait() + cobra();
  s +=
    cowrie(1128, 196, 0.5) +
    cowrie(1146, 262, -0.7) +
    cowrie(1108, 318, 1.9) +
    cowrie(58, 742, 0.2) +
    pawn(X0 + CELL * 0.5, Y0 + CELL * 5.86, 1.05, K.hingula, K.harital) +
    pawn(X0 + CELL * 8.5, Y0 + CELL * 4.4, 1.05, '#2b4f96', K.conch) +
    pawn(X0 + CELL * 3.5, Y0 + CELL * 4.84, 1.05, K.harital, K.hingula) +
    pawn(X0 + CELL * 9.6, Y0 + CELL * 5.1, 1.05, K.leaf, K.harital);
  return {
    w: W,
    h: H,
    bg: '#1c2f58',
    body: s,
    finish: { ...surface(seed), wobble: 0.9, vignette: 0.4, age: 0.35 },
  };
}

export const work: Work = {
  id: 'game-snakes',
  collection: 'site',
  seed: 4,
  width: W,
  height: H,
  alt: 'A banded cobra and a black krait wind over a painted cloth board, a bamboo ladder between them, lacquered pawns and cowries about.',
  draw,
};
