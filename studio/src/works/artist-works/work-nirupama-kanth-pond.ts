/** Evening at the pond: a round of water in black and red line, with makhana leaves, fish and turtles. */
import { polar, series } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import {
  kachniFish,
  kachniFlower,
  kachniLeaf,
  kachniLotus,
  kachniPad,
  kachniTurtle,
} from '../../traditions/madhubani/kachni.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { rings } from '../../traditions/madhubani/strips.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 940;

const PAPER = '#f3e6c8';

function pond(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [INK, K.kumkum]);
  const c = SIZE / 2;
  const R = 338;
  // the bank: a wreath of leaves, then rings
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * Math.PI * 2;
    kachniLeaf(m, ...polar(c, c, 408, a), 34, 11, a, i % 4 ? INK : K.kumkum);
  }
  m.add(
    rings(
      c,
      c,
      [412, 396, 366, 352, R],
      [
        { mark: 'lines', col: PAPER },
        { mark: 'flower', col: PAPER, on: '#e9b9a0' },
        { mark: 'dots', col: PAPER, on: K.kumkum },
        { mark: 'teeth', col: PAPER, on: INK },
      ],
    ),
  );
  const water = ellipse(c, c, R, R, 0, 120);
  m.add(fill(water, PAPER));
  const waves: string[] = [];
  for (let k = 0; k < 124; k++) {
    const y = c - R + 5 + k * 5.4;
    waves.push(
      line(
        series(
          121,
          (i) =>
            [
              c - R + (i * 2 * R) / 120,
              y + 1.5 * Math.sin(i * 0.62 + k * 0.9) + 5 * Math.sin(i * 0.07 + k * 0.09),
            ] as [number, number],
        ),
        k % 5 === 2 ? K.kumkum : INK,
        0.75,
      ),
    );
  }
  m.add(clip(water, waves.join('')));
  const mark = m.out.length;
  // leaves and lotuses along the bank, mirrored through the middle
  for (const k of [1, -1]) {
    const turn = k > 0 ? 0 : Math.PI;
    kachniPad(m, c + k * 238, c - k * 100, 74, turn + 2.6, k > 0);
    kachniPad(m, c + k * 170, c - k * 232, 44, turn + 1.4, k < 0);
    kachniPad(m, c - k * 164, c - k * 268, 32, turn + 0.6, k > 0);
    kachniPad(m, c + k * 306, c - k * 8, 26, turn + 2.2, k < 0);
    kachniLotus(m, c + k * 66, c - k * 268 + 28, 46);
    kachniLotus(m, c - k * 232, c - k * 190 + 20, 40);
    kachniFish(m, c - k * 24, c - k * 286, 0.36, turn - 0.1, 1, 8);
    kachniFish(m, c + k * 122, c - k * 22, 0.46, turn + 0.3, -1, 8);
    kachniTurtle(m, c + k * 238, c - k * 100, 0.66, turn + 0.9);
  }
  // two great fish wheel about a turtle
  kachniFish(m, c - 46, c - 124, 1.6, 0.02, 1, 26);
  kachniFish(m, c + 46, c + 124, 1.6, Math.PI + 0.02, 1, 26);
  kachniTurtle(m, c, c, 0.9, -0.5);
  const animals = m.out.splice(mark);
  m.add(clip(water, animals.join('')));
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]) {
    const [x, y] = [c + sx * 396, c + sy * 396];
    for (const k of [-0.7, 0, 0.7]) kachniLeaf(m, x, y, 44, 13, Math.atan2(-sy, -sx) + k, k ? INK : K.kumkum);
    kachniFlower(m, x, y, 26, 8);
  }
  return {
    w: SIZE,
    h: SIZE,
    bg: PAPER,
    body: m.out.join(''),
    finish: {
      seed,
      surface: 'paper',
      wobble: 1.4,
      mottle: 0.9,
      grain: 1,
      fibre: 1.2,
      vignette: 0.25,
      age: 0.45,
    },
  };
}

export const work: Work = {
  id: 'work-nirupama-kanth-pond',
  collection: 'artist-works',
  seed: 6,
  width: SIZE,
  height: SIZE,
  alt: 'Two great fish wheel about a turtle in a round pond of black and red line, with more turtles on makhana leaves and lotuses at the bank.',
  draw: pond,
};
