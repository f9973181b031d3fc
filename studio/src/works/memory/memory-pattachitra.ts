/** The great face of Jagannath, close. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { beads, frame, petals } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { INK, K, borderStyle, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const GREEN = '#0b6e4f';

/** Discus on his right arm and conch on his left, each on a lotus that closes the raised arm. */
function attributes(): string {
  const cup = (x: number, y: number): string =>
    each([-1.1, 1.1, -0.55, 0.55, 0], (a) => {
      const p = leaf(x, y, 30 - Math.abs(a) * 4, 8.5, a - Math.PI / 2, 0, 0.55);
      return inked(p, a ? K.pink : K.hingula, INK, 1.8);
    }) +
    dots(
      [-12, -6, 0, 6, 12].map((u): Point => [x + u, y + 2]),
      3,
      K.harital,
    );
  const [left, right, y] = [SIZE / 2 - 201, SIZE / 2 + 201, 430];
  const shell = transform(
      loopThrough([0, 30, -15, 14, -19, -8, -12, -30, 0, -46, 9, -32, 19, -10, 16, 12]),
      right,
      y - 38,
      1.12,
    ),
    mouth = transform(loopThrough([4, 22, 12, 4, 11, -14, 5, -24, 3, -4]), right, y - 38, 1.12);
  const conch =
    inked(shell, K.conch, INK, 2.6) +
    inked(mouth, K.pink, INK, 1.6) +
    lines(
      [-34, -24, -14].map((v) =>
        transform(curveThrough(-15 + (v + 34) * -0.1, v + 6, -2, v + 1, 8, v - 6), right, y - 38, 1.12),
      ),
      K.hingula,
      2.2,
    );
  const at: Point = [left, y - 46],
    rim = ellipse(...at, 34),
    teeth = series(12, (i) => leaf(...polar(...at, 31, (i / 12) * TAU), 15, 5, (i / 12) * TAU, 0, 0.4));
  const disc =
    polys(teeth, K.hingula) +
    each(teeth, (p) => ink(p, INK, 1.4)) +
    inked(rim, K.harital, INK, 2.6) +
    fill(ellipse(...at, 26), K.hingula) +
    polys(rosette(...at, 25, 8), K.conch) +
    each(rosette(...at, 25, 8), (p) => line(p, INK, 1.2, true)) +
    dot(...at, 6, K.harital) +
    line(ellipse(...at, 26), INK, 1.8, true);
  return conch + cup(right, y + 4) + disc + cup(left, y + 4);
}

function tile(seed: number): Painting {
  const r = new Rng(seed);
  const bands = [
    { t: 34, band: petals, corner: false },
    { t: 14, band: beads, corner: false },
  ];
  const f = frame(SIZE, SIZE, 8, bands, r, borderStyle(K.hingula, [K.harital, K.conch, K.pink]));
  const field = rect(f.x, f.y, f.w, f.h);
  const flowers = each(
    scatter(field, 46, r),
    ([x, y]) => polys(rosette(x, y, 9, 6), K.harital) + dot(x, y, 2.6, K.hingula),
  );
  const body = fill(field, GREEN) + flowers + idol(SIZE / 2, 566, 1.5, 'J', r, false) + attributes();
  return { w: SIZE, h: SIZE, bg: INK, body: clip(field, body) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'memory-pattachitra',
  collection: 'memory',
  seed: 3,
  width: SIZE,
  height: SIZE,
  alt: 'The black face of Jagannath with great round eyes under a petalled crown, a discus on his right arm and a conch on his left, on green.',
  draw: tile,
};
