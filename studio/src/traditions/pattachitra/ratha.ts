/** Pattachitra Ratha Yatra: the three deities, wheels, the striped chariot, a flower border. */
import { flower, run, teeth } from '../../draw/bands.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Look } from '../../figures/story.ts';

export const W = 860,
  H = 1000,
  M = 16,
  T = 62,
  CX = W / 2,
  GY = 858;

export const K = {
  brick: '#a52a1c',
  white: '#f8f0de',
  black: '#15100e',
  yellow: '#edb630',
  green: '#2f6d41',
  blue: '#214f80',
  red: '#c8281c',
  orange: '#e07a2a',
  sea: '#3f8f8a',
  pink: '#e6928b',
  skin: '#e2a45c',
  brown: '#8a4a24',
};

export const band = (L: number) =>
  fill(rect(0, 0, L, T), K.black) +
  dots(run(L, 9, 6), 3, K.white) +
  fill(rect(0, 12, L, 38), K.yellow) +
  each(
    run(L, 46, 31),
    ([x, y], i) =>
      polys(flower(x, y, 17, 8, 0.2), i % 2 ? K.red : K.blue) +
      dot(x, y, 5, K.white) +
      dot(x, y, 2.4, K.black) +
      polys(
        [
          leaf(x + 23, y, 16, 5, -1.2),
          leaf(x + 23, y, 16, 5, 1.94),
          leaf(x + 23, y, 13, 4, 0.4),
          leaf(x + 23, y, 13, 4, 3.5),
        ],
        K.green,
      ),
  ) +
  line(polyline(0, 12, L, 12), K.red, 3) +
  line(polyline(0, 50, L, 50), K.red, 3) +
  polys(teeth(L, 12, 61, 52), K.white);

/** One of the three: great round eyes, stump arms, crown of flowers. */
function deity(S: Sheet, x: number, y: number, s: number, face: string, eye: 'round' | 'long', robe: string) {
  const P2 = (u: number, v: number): Point => [x + u * s, y + v * s],
    dark = face === K.black;
  const bodyP = curve([P2(-58, 0), P2(-62, 60), P2(-56, 124), P2(56, 124), P2(62, 60), P2(58, 0)], true);
  S.add(
    polys(
      series(17, (i) => {
        const a = lerp(-Math.PI * 1.06, Math.PI * 0.06, i / 16);
        return leaf(...polar(x, y - 22 * s, 62 * s, a), 44 * s, 10 * s, a, 0, 0.5);
      }),
      K.orange,
    ),
    ...series(17, (i) => {
      const a = lerp(-Math.PI * 1.06, Math.PI * 0.06, i / 16);
      return line(leaf(...polar(x, y - 22 * s, 62 * s, a), 44 * s, 10 * s, a, 0, 0.5), K.black, 1.4, true);
    }),
  );
  S.add(
    fill(bodyP, robe),
    clip(
      bodyP,
      lines(
        series(7, (i) => [P2(-70, 30 + i * 15), P2(70, 30 + i * 15)]),
        K.yellow,
        3.4,
      ) +
        dots(
          series(63, (i) => P2(-60 + (i % 9) * 15, 37 + Math.floor(i / 9) * 15)),
          2.6 * s,
          K.white,
        ),
    ),
    ink(bodyP, K.black, 2.6),
  );
  for (const sg of [-1, 1])
    if (s > 0.8) {
      const a = curve(
        [
          P2(sg * 50, 12),
          P2(sg * 96, 8),
          P2(sg * 112, -4),
          P2(sg * 112, 22),
          P2(sg * 92, 36),
          P2(sg * 50, 44),
        ],
        true,
      );
      S.add(
        fill(a, face),
        ink(a, dark ? K.white : K.black, 2),
        line([P2(sg * 104, -6), P2(sg * 106, 26)], K.yellow, 5),
      );
    }
  const head = curve(
    [P2(-66, -30), P2(-50, -78), P2(0, -92), P2(50, -78), P2(66, -30), P2(52, 22), P2(0, 42), P2(-52, 22)],
    true,
  );
  S.add(
    fill(head, face),
    ink(head, dark ? K.white : K.black, 2.8),
    line(curve([P2(-56, -58), P2(0, -80), P2(56, -58)]), K.red, 7),
    dots(resample(curve([P2(-54, -62), P2(0, -84), P2(54, -62)]), 9), 2.6, K.yellow),
  );
  for (const sg of [-1, 1]) {
    if (eye === 'round')
      S.add(
        dot(...P2(sg * 30, -24), 27 * s, K.red),
        dot(...P2(sg * 30, -24), 23 * s, K.white),
        dot(...P2(sg * 30, -24), 12 * s, K.black),
      );
    else {
      const e = curve(
        [P2(sg * 6, -22), P2(sg * 28, -38), P2(sg * 58, -30), P2(sg * 40, -12), P2(sg * 20, -10)],
        true,
      );
      S.add(fill(e, K.white), ink(e, K.black, 2.2), dot(...P2(sg * 32, -24), 8.6 * s, K.black));
    }
  }
  S.add(
    line(curve([P2(-34, 14), P2(0, 28), P2(34, 14)]), K.red, 6),
    line(curve([P2(-5, -4), P2(0, 6), P2(6, -4)]), dark ? K.white : K.black, 2.4),
    fill(leaf(...P2(0, -36), 40 * s, 6 * s, -1.57), dark ? K.yellow : K.red),
    dot(...P2(0, -36), 4.6 * s, K.yellow),
  );
  // garlands
  [0, 13, 26].forEach((o, i) =>
    S.add(
      dots(
        resample(curve([P2(-46, 38), P2(0, 62 + o * 1.6), P2(46, 38)]), 9.4),
        4.4,
        [K.white, K.yellow, K.pink][i],
      ),
    ),
  );
}

export function wheel(S: Sheet, x: number, y: number, R: number, hub: string) {
  S.add(
    fill(ellipse(x, y, R), K.black),
    fill(ellipse(x, y, R * 0.92), K.yellow),
    fill(ellipse(x, y, R * 0.76), K.white),
    polys(flower(x, y, R * 0.76, 12, 0, 0.85), K.red),
    line(ellipse(x, y, R * 0.76), K.black, 2.4, true),
    dots(resample(ellipse(x, y, R * 0.84), 8, true), 2.4, K.red),
    fill(ellipse(x, y, R * 0.26), hub),
    line(ellipse(x, y, R * 0.26), K.black, 2.4, true),
    dot(x, y, R * 0.1, K.yellow),
  ).block(ellipse(x, y, R), 4);
}

/** Chariot: wheels, carved deck, pillars, striped bulging canopy, finial and flag. */
export function chariot(S: Sheet, y: number) {
  const deck = rect(CX - 256, y - 92, 512, 56),
    cab = rect(CX - 236, y - 332, 472, 240);
  const top = curveThrough(
    offsets(
      CX,
      y,
      [-262, -328, -252, -420, -170, -512, -66, -580, 0, -620, 66, -580, 170, -512, 252, -420, 262, -328],
    ),
  );
  S.add(
    fill(top, K.red),
    clip(
      top,
      repeat(12, (i) =>
        fill(
          [
            [CX, y - 660],
            [CX - 330 + i * 60, y - 320],
            [CX - 302 + i * 60, y - 320],
          ],
          [K.yellow, K.green, K.white][i % 3],
        ),
      ) +
        repeat(5, (i) =>
          dots(
            resample(
              curve([
                [CX - 300, y - 350 - i * 58],
                [CX, y - 366 - i * 58],
                [CX + 300, y - 350 - i * 58],
              ]),
              13,
            ),
            3.4,
            i % 2 ? K.black : K.white,
          ),
        ),
    ),
    ink([...top], K.black, 4),
  );
  S.add(
    fill(cab, K.blue),
    dots(
      series(
        130,
        (i) => [CX - 224 + (i % 19) * 25, y - 316 + Math.floor(i / 19) * 34 + (i % 2) * 15] as Point,
      ),
      2.4,
      K.white,
    ),
    ink(cab, K.black, 3),
  );
  const val = (yy: number) =>
    polys(
      series(21, (i) =>
        curve([
          [CX - 262 + i * 25, yy],
          [CX - 260 + i * 25, yy + 18],
          [CX - 250 + i * 25, yy + 28],
          [CX - 239 + i * 25, yy + 18],
          [CX - 237 + i * 25, yy],
        ]),
      ),
      K.yellow,
    ) +
    lines(
      series(21, (i) =>
        curve([
          [CX - 262 + i * 25, yy],
          [CX - 260 + i * 25, yy + 18],
          [CX - 250 + i * 25, yy + 28],
          [CX - 239 + i * 25, yy + 18],
          [CX - 237 + i * 25, yy],
        ]),
      ),
      K.black,
      1.8,
    ) +
    dots(
      series(21, (i) => [CX - 250 + i * 25, yy + 14] as Point),
      4,
      K.red,
    );
  motif('Balabhadra', () => deity(S, CX - 152, y - 216, 0.98, K.white, 'round', K.sea));
  motif('Subhadra', () => deity(S, CX, y - 196, 0.76, K.yellow, 'long', K.red));
  motif('Jagannath', () => deity(S, CX + 152, y - 216, 0.98, K.black, 'round', K.orange));
  S.add(
    val(y - 330),
    fill(rect(CX - 268, y - 344, 536, 16), K.green),
    dots(
      series(44, (i) => [CX - 260 + i * 12.1, y - 336] as Point),
      3,
      K.white,
    ),
    ink(rect(CX - 268, y - 344, 536, 16), K.black, 2.4),
  );
  for (const dx of [-236, -76, 76, 236]) {
    const p = rect(CX + dx - 9, y - 328, 18, 238);
    S.add(
      fill(p, K.yellow),
      lines(
        series(20, (i) => polyline(CX + dx - 9, y - 324 + i * 12, CX + dx + 9, y - 318 + i * 12)),
        K.red,
        3,
      ),
      ink(p, K.black, 2.4),
    );
  }
  S.add(
    fill(deck, K.yellow),
    polys(
      series(20, (i) => leaf(CX - 244 + i * 25.6, y - 42, 44, 12, -1.57, 0, 0.5)),
      K.red,
    ),
    ...series(
      20,
      (i) =>
        line(leaf(CX - 244 + i * 25.6, y - 42, 44, 12, -1.57, 0, 0.5), K.black, 1.6, true) +
        fill(leaf(CX - 244 + i * 25.6, y - 44, 26, 6, -1.57, 0, 0.5), K.white),
    ),
    ink(deck, K.black, 3),
  );
  motif('Wheels', () =>
    [-196, -98, 0, 98, 196].forEach((dx, i) => wheel(S, CX + dx, y - 10, 50, i % 2 ? K.green : K.blue)),
  );
  S.add(
    fill(polyline(CX - 10, y - 616, CX + 10, y - 616, CX + 4, y - 660, CX - 4, y - 660), K.yellow),
    dot(CX, y - 662, 10, K.yellow),
    line(ellipse(CX, y - 662, 10), K.black, 2, true),
    fill(loopThrough(offsets(CX, y, [0, -700, 50, -704, 88, -690, 52, -684, 0, -674])), K.red),
    line(polyline(CX, y - 702, CX, y - 660), K.black, 3),
  );
  S.block(top, 8).block(rect(CX - 276, y - 346, 552, 386));
  S.block(rect(CX - 14, y - 712, 108, 60));
}

export const look = (i: number, woman: boolean): Look => ({
  kind: woman ? 'woman' : 'man',
  skin: K.skin,
  top: [K.green, K.white, K.blue, K.yellow][i % 4],
  low: [K.white, K.red, K.yellow, K.sea][(i + (woman ? 1 : 0)) % 4],
  head: [K.yellow, K.white, K.pink][i % 3],
  ink: K.black,
  hair: K.black,
  white: K.white,
  gold: K.yellow,
  bare: !woman,
  sash: woman ? undefined : K.blue,
  moustache: false,
  w: 1.5,
});
