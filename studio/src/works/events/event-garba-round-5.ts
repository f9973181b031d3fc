/** The drummers' circle: three dhol players under a banyan hung with lamps. */
import { around, flower } from '../../draw/bands.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { garbaMan } from '../../traditions/pachedi/garba-dancers.ts';
import { K, M, T, band } from '../../traditions/pachedi/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const LAMP = '#e9a93a';

/** The stem with its hanging roots, some of which have reached the ground. */
function stems(): string {
  const stem = (path: number[], ...w: number[]): string => {
    const axis = curveThrough(path);
    const shape = ribbon(axis, widths(...w));
    const bark = series(5, (i): Poly => axis.map(([x, y]) => [x + (i - 2) * w[1] * 0.36, y]));
    return fill(shape, K.black) + clip(shape, lines(bark, K.white, 1.6)) + ink(shape, K.black, 3);
  };
  return (
    stem([470, 640, 486, 520, 470, 400, 500, 240], 74, 44, 40, 60) +
    stem([640, 640, 636, 500, 618, 360, 590, 250], 18, 12, 11, 16) +
    stem([330, 640, 338, 520, 356, 380, 400, 250], 16, 11, 10, 15) +
    stem([812, 640, 806, 500, 792, 340, 776, 230], 13, 8, 8, 12) +
    stem([196, 640, 200, 500, 214, 360, 240, 240], 13, 8, 8, 12) +
    lines(
      series(16, (i): Poly => {
        const x = 140 + i * 48;
        const y = 300 + ((i * 37) % 90);
        return curveThrough(x, 230, x + 5, (230 + y) / 2, x - 3, y);
      }),
      K.black,
      3,
    )
  );
}

/** The crown: round masses of leaves, each mass a rosette of rows, lamps hanging below. */
function crown(S: Sheet): string {
  const out: string[] = [];
  const masses: [number, number, number][] = [
    [150, 150, 108],
    [860, 150, 112],
    [300, 170, 104],
    [712, 172, 108],
    [506, 190, 124],
    [406, 116, 96],
    [606, 114, 96],
  ];
  for (const [x, y, R] of masses) {
    const edge = series(96, (i) => polar(x, y, R + 6 * Math.sin(i * 0.9), (i / 96) * TAU));
    out.push(fill(edge, K.black), line(edge, K.red, 4, true));
    for (let r = R - 14, row = 0; r > 12; r -= 25, row++) {
      const n = Math.max(5, Math.round((TAU * r) / 24));
      out.push(
        polys(
          series(n, (i) => {
            const a = ((i + (row % 2) / 2) / n) * TAU;
            return leaf(...polar(x, y, r - 12, a), 24, 7, a, 0, 0.5);
          }),
          row % 2 ? K.white : K.cloth,
        ),
        lines(
          series(n, (i): Poly => {
            const a = ((i + (row % 2) / 2) / n) * TAU;
            return [polar(x, y, r - 9, a), polar(x, y, r + 7, a)];
          }),
          K.black,
          1.4,
        ),
      );
    }
    out.push(polys(flower(x, y, 15, 8), LAMP), dot(x, y, 5, K.black));
    S.block(edge, 4);
  }
  for (const [i, x] of [132, 232, 322, 412, 590, 684, 774, 872].entries()) {
    const y = 306 + ((i * 53) % 4) * 15 + (i % 2) * 22;
    const glass = loopThrough(
      x - 11,
      y,
      x - 19,
      y + 20,
      x - 11,
      y + 42,
      x + 11,
      y + 42,
      x + 19,
      y + 20,
      x + 11,
      y,
    );
    out.push(
      line(polyline(x, y - 96, x, y), K.black, 2),
      dots(
        series(20, (k) => polar(x, y + 21, 34 + (k % 2) * 8, (k / 20) * TAU)),
        2,
        LAMP,
      ),
      inked(glass, i % 2 ? LAMP : K.white, K.black, 2.6),
      fill(leaf(x, y + 34, 24, 6, -Math.PI / 2, 0, 0.34), K.red),
      inked(rect(x - 11, y - 6, 22, 7), K.black, K.black, 1),
    );
    S.block(ellipse(x, y + 21, 46, 46));
  }
  return out.join('');
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const inner = M + T;
  S.add(fill(rect(M, M, W - 2 * M, H - 2 * M), K.red), around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.blockRim(inner, 6);
  const field = rect(inner, inner, W - 2 * inner, H - 2 * inner);
  S.add(clip(field, stems()));
  S.block(ribbon(polyline(478, 250, 478, 640), () => 54));
  S.add(clip(field, crown(S)));
  const ground = rect(inner, 606, W - 2 * inner, 64);
  S.add(
    fill(ground, K.black),
    dots(
      walk(polyline(inner + 8, 617, W - inner - 8, 617), 11).map(({ p }) => p),
      2.6,
      K.white,
    ),
    clip(
      ground,
      each(scatter(rect(inner, 632, W - 2 * inner, 60), 34, S.r, 0, 3), ([x, y], i) =>
        polys(flower(x, y, 10, 8, i), i % 2 ? LAMP : K.white),
      ),
    ),
  ).block(ground);
  const drummers = [
    garbaMan(226, 616, 0.84, 1, {
      beat: 'drum',
      lean: 0.02,
      skirt: K.white,
      bodice: K.white,
      veil: K.black,
      dhol: [K.white, K.black],
    }),
    garbaMan(792, 616, 0.84, -1, {
      beat: 'drum',
      lean: 0.1,
      skirt: K.black,
      bodice: K.white,
      veil: K.black,
      dhol: [K.black, K.white],
    }),
    garbaMan(500, 652, 1.04, 1, {
      beat: 'roll',
      lean: -0.12,
      skirt: K.white,
      bodice: K.white,
      veil: K.black,
      dhol: [LAMP, K.black],
    }),
  ];
  for (const [pen, figure] of drummers) {
    S.add(clip(field, pen.halo(K.red, 12) + figure));
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.pack(
    inner,
    inner,
    W - inner,
    606,
    12,
    500,
    (u, v, i) => S.add(polys(flower(u, v, 11, 7, i), K.white), dot(u, v, 3.6, K.black)),
    5,
  );
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.45 });
}

export const work: Work = {
  id: 'event-garba-round-5',
  collection: 'events',
  seed: 17,
  width: W,
  height: H,
  alt: 'Three dhol drummers in white kediyu and turbans play under a banyan tree hung with lamps, on madder-red cloth.',
  draw,
};
