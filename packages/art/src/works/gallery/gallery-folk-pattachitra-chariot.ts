/** Pattachitra: Jagannath, Subhadra and Balabhadra ride their chariot among ropes and devotees, on brick red. */
import { around, flower, rays } from '../../draw/bands.ts';
import { TAU, curve, ellipse, leaf, polar, rect } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { CX, GY, H, K, M, T, W, band, chariot, look } from '../../traditions/pattachitra/ratha.ts';
import type { Work } from '../../work.ts';

function chariotDay(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  for (const q of [
    rect(0, 0, W, i0 + 3),
    rect(0, H - i0 - 3, W, i0),
    rect(0, 0, i0 + 3, H),
    rect(W - i0 - 3, 0, i0, H),
  ])
    S.block(q);
  S.add(
    fill(rect(i0, GY + 40, W - 2 * i0, H - i0 - GY - 40), K.green),
    line(
      [
        [i0, GY + 40],
        [W - i0, GY + 40],
      ],
      K.black,
      2.6,
    ),
  ).block(rect(0, GY + 38, W, 200));
  chariot(S, GY - 60);
  // ropes and those who pull; the rest raise their hands
  S.add(
    line(
      curve([
        [CX - 250, GY - 40],
        [CX - 150, GY + 30],
        [CX, GY + 44],
        [CX + 150, GY + 30],
        [CX + 250, GY - 40],
      ]),
      K.black,
      7,
    ),
    line(
      curve([
        [CX - 250, GY - 40],
        [CX - 150, GY + 30],
        [CX, GY + 44],
        [CX + 150, GY + 30],
        [CX + 250, GY - 40],
      ]),
      K.white,
      3.6,
    ),
  );
  for (let i = 0; i < 11; i++)
    storyFigure(
      S,
      i0 + 34 + i * 63.4,
      H - i0 - 6,
      1.02,
      i % 3
        ? { aL: [1.6, 2.2], aR: [1.9, 2.4], lL: [-0.5, -0.1], lR: [0.4, 0], fx: i < 6 ? 1 : -1, lean: 0.3 }
        : { aL: [-2, -2.8], aR: [2, 2.8], fx: i < 6 ? 1 : -1 },
      look(i, i % 3 === 0),
    );
  for (const sg of [-1, 1]) {
    [0, 1, 2].forEach((j) =>
      storyFigure(
        S,
        CX + sg * 312,
        GY - 60 - j * 150 + 60,
        1.12,
        { aL: [1.4, 2.5], aR: [1.6, 2.7], fx: -sg },
        look(j + 1, j === 1),
      ),
    );
    // lotus brackets carry the two upper worshippers
    [1, 2].forEach((k) => {
      const x = CX + sg * 312,
        y = GY + 2 - k * 150;
      S.add(
        polys(
          [-2, -1, 0, 1, 2].map((v) => leaf(x, y, 19 - Math.abs(v) * 2, 5.4, 1.57 + v * 0.5)),
          K.pink,
        ),
        ...[-2, -1, 0, 1, 2].map((v) =>
          line(leaf(x, y, 19 - Math.abs(v) * 2, 5.4, 1.57 + v * 0.5), K.black, 1.6, true),
        ),
        line(
          [
            [x - 38, y],
            [x + 38, y],
          ],
          K.black,
          7,
        ),
        line(
          [
            [x - 36, y],
            [x + 36, y],
          ],
          K.yellow,
          4,
        ),
      );
      S.block(rect(x - 40, y - 4, 80, 26));
    });
    S.add(
      polys(
        rays(CX + sg * 272, 170, 30, 46, 16).map(([a, b]) =>
          leaf(a[0], a[1], 18, 5, Math.atan2(b[1] - a[1], b[0] - a[0])),
        ),
        sg < 0 ? K.yellow : K.white,
      ),
      fill(ellipse(CX + sg * 272, 170, 30), sg < 0 ? K.yellow : K.white),
      ink(ellipse(CX + sg * 272, 170, 30), K.black, 2.4),
      fill(sg < 0 ? ellipse(CX - 272, 170, 16) : ellipse(CX + 282, 166, 22), sg < 0 ? K.red : K.brick),
    ).block(ellipse(CX + sg * 272, 170, 48));
  }
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.pack(
    i0,
    i0,
    W - i0,
    GY + 40,
    17,
    700,
    (x, y, i) =>
      S.add(
        polys(flower(x, y, 15, 7, i), [K.white, K.yellow, K.pink][i % 3]),
        dot(x, y, 4.4, K.black),
        ...[0.6, 2.5, 4.2].map((a) => fill(leaf(...polar(x, y, 12, a), 12, 4, a), K.green)),
      ),
    4,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    GY + 40,
    6,
    1200,
    (x, y) =>
      S.add(
        dots(
          [0, 1, 2, 3].map((k) => polar(x, y, 4, (k * TAU) / 4)),
          1.6,
          K.yellow,
        ),
        dot(x, y, 1.6, K.white),
      ),
    3,
  );
  return S.art(K.brick, { ...GROUND.cloth, grain: 0.6, mottle: 1, wobble: 1.2 });
}

export const work: Work = {
  id: 'gallery-folk-pattachitra-chariot',
  collection: 'gallery',
  seed: 27,
  width: 860,
  height: 1000,
  alt: 'Three round-eyed deities, white, yellow and black, ride a chariot with a striped canopy on brick red.',
  draw: chariotDay,
};
