/** A pachisi cloth from above in Pattachitra colour: four arms, four kings of turned wood, two long dice, cowries. */
import { type Poly, TAU, polar, transform } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { lotusOpen } from '../../motifs/painted/lotus.ts';
import { turnedPiece } from '../../motifs/painted/turned-piece.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { INK, K, LOTUS, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const WALL = {
  ink: INK,
  wall: K.harital,
  flower: K.hingula,
  heart: K.khandaneela,
  leaf: K.leaf,
  band: K.hingula,
  stud: K.conch,
  edge: K.lamp,
};

const [CX, CY] = [400, 412];

/** Side of one square of the board. */
const CELL = 35;

const SEATS = [K.hingula, K.harital, K.leaf, K.pink] as const;

/** One arm of the cross, three squares wide and six long, pointing along `turn`. */
function arm(turn: number, colour: string): string {
  const T = (p: Poly): Poly => transform(p, CX, CY, 1, turn);
  const cloth = T(rect(CELL * 1.5, -CELL * 1.5 - 8, CELL * 6 + 14, CELL * 3 + 16));
  let s =
    fill(cloth, K.lamp) +
    dots(resample(T(rect(CELL * 1.5 + 4, -CELL * 1.5 - 4, CELL * 6 + 6, CELL * 3 + 8)), 9, true), 2, K.conch);
  for (let i = 0; i < 6; i++)
    for (let j = -1; j <= 1; j++) {
      const square = T(rect(CELL * (1.5 + i), CELL * (j - 0.5), CELL, CELL));
      const home = j === 0 && i < 5;
      const castle = (i === 5 && j === 0) || (i === 3 && j !== 0);
      s += inked(square, home ? colour : castle ? K.harital : K.conch, INK, 1.6);
      const [x, y] = T([[CELL * (2 + i), CELL * j]])[0] ?? [CX, CY];
      if (castle) {
        for (const q of rosette(x, y, CELL * 0.42, 8, turn)) s += inked(q, K.hingula, INK, 0.9);
        s += dot(x, y, 4, K.conch);
      } else if (home) for (const q of rosette(x, y, CELL * 0.26, 4, turn)) s += fill(q, K.conch);
      else s += dot(x, y, 3, i % 2 ? K.khandaneela : K.hingula);
    }
  return s;
}

/** Long ivory die with its eyes. */
function die(x: number, y: number, a: number, n: number): string {
  const T = (p: Poly): Poly => transform(p, x, y, 1, a);
  const top = T(rect(-46, -12, 92, 18));
  const side = T(rect(-46, 6, 92, 11));
  let s =
    fill(T(rect(-42, -4, 96, 28)), '#00000044') +
    inked(top, K.conch, INK, 2) +
    inked(side, '#d8c59a', INK, 2);
  for (let i = 0; i < n; i++) {
    const [px, py] = T([[(i - (n - 1) / 2) * 17, -3]])[0] ?? [x, y];
    s += dot(px, py, 6, K.hingula) + dot(px, py, 2.6, INK);
  }
  return s;
}

function cowrie(x: number, y: number, a: number, face: boolean): string {
  const shell = ellipse(x, y, 19, 13, a);
  let s =
    fill(ellipse(x + 3, y + 4, 19, 13, a), '#00000044') +
    inked(shell, face ? '#fbf1da' : '#ecd3a0', INK, 1.8);
  if (!face)
    return (
      s +
      dots(
        [-8, 0, 8].map((d) => polar(x, y, d, a)),
        2,
        K.geru,
      )
    );
  const slit = leaf(...polar(x, y, -14, a), 28, 3.4, a);
  s += fill(slit, INK);
  return (
    s +
    each(walk([polar(x, y, -11, a), polar(x, y, 11, a)], 4), (k) =>
      line([polar(...k.p, 5.4, a + 1.57), polar(...k.p, -5.4, a + 1.57)], INK, 1),
    )
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, SIZE, SIZE), K.khandaneela);
  for (let row = 0; row < 16; row++)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [60 + (i + (row % 2) / 2) * 44, 56 + row * 42];
      s +=
        each(rosette(x, y, 8, 6, row), (q) => fill(q, (i + row) % 3 ? '#3f77b0' : K.sea)) +
        dot(x, y, 2, K.conch);
    }
  for (const [i, colour] of SEATS.entries()) s += arm((i / 4) * TAU, colour);
  const middle = rect(CX - CELL * 1.5 - 4, CY - CELL * 1.5 - 4, CELL * 3 + 8, CELL * 3 + 8);
  s +=
    inked(middle, K.hingula, INK, 2.4) + lotusOpen(CX, CY, CELL * 1.5, { ...LOTUS, pod: K.harital }, 10, 0.1);
  s +=
    turnedPiece(180, 322, 1.06, K.hingula, INK) +
    turnedPiece(606, 316, 1.06, K.leaf, INK) +
    turnedPiece(232, 632, 1.06, K.harital, INK) +
    turnedPiece(196, 656, 1.06, K.harital, INK) +
    turnedPiece(264, 668, 1.06, K.hingula, INK);
  s +=
    turnedPiece(CX + CELL * 5, CY + 14, 0.78, K.leaf, INK) +
    turnedPiece(CX + 2, CY + CELL * 4 + 16, 0.78, K.harital, INK) +
    turnedPiece(CX - CELL * 4, CY + CELL + 12, 0.78, K.pink, INK);
  s += die(562, 612, -0.42, 4) + die(608, 664, 0.26, 2);
  for (const [i, [x, y]] of (
    [
      [250, 214],
      [298, 240],
      [236, 262],
      [284, 296],
      [536, 226],
      [566, 262],
      [530, 294],
    ] as const
  ).entries())
    s += cowrie(x, y, r.between(0, 3), i % 3 !== 1);
  return {
    w: SIZE,
    h: SIZE,
    bg: K.conch,
    body: doorway(s, WALL),
    finish: { ...surface(seed), vignette: 0.25, age: 0.3 },
  };
}

export const work: Work = {
  id: 'feature-games',
  collection: 'features',
  seed: 5,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a yellow doorway a cross-shaped pachisi cloth lies ready with wooden pieces, two long dice and cowrie shells on blue.',
  draw,
};
