/** Mata ni Pachedi: Bahuchara rides her rooster under the shrine arch, among devotees and animals. */
import { around, flower } from '../../draw/bands.ts';
import { ellipse, polar, rect, walk } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import {
  CX,
  H,
  K,
  M,
  T,
  W,
  band,
  devotee,
  goddess,
  rooster,
  shrine,
} from '../../traditions/pachedi/style.ts';
import type { Work } from '../../work.ts';

function pachedi(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  for (const q of [
    rect(0, 0, W, i0 + 3),
    rect(0, H - i0 - 3, W, i0),
    rect(0, 0, i0 + 3, H),
    rect(W - i0 - 3, 0, i0, H),
  ])
    S.block(q);
  shrine(S, CX, 180, 668, 420);
  rooster(S, CX + 12, 552, 1.06);
  goddess(S, CX - 30, 512);
  S.block(ellipse(CX - 30, 350, 84, 130))
    .block(rect(CX - 160, 340, 250, 200))
    .block(ellipse(CX - 20, 560, 170, 60))
    .block(rect(CX - 20, 590, 110, 80));
  const shelf = (x0: number, x1: number, y: number) =>
    S.add(
      fill(rect(x0, y, x1 - x0, 9), K.red),
      line(
        [
          [x0, y],
          [x1, y],
        ],
        K.black,
        2,
      ),
      line(
        [
          [x0, y + 9],
          [x1, y + 9],
        ],
        K.black,
        2,
      ),
    ).block(rect(x0, y - 2, x1 - x0, 13));
  for (const sg of [-1, 1]) {
    const x = CX + sg * 296,
      x0 = sg < 0 ? i0 : CX + 232,
      x1 = sg < 0 ? CX - 232 : W - i0;
    [0, 1, 2].forEach((j) => {
      const y = 286 + j * 186;
      shelf(x0, x1, y);
      if (j === 1) {
        const B = place(standingPeacock(true), x + sg * 10, y - 66, 0.52, 0, -sg);
        S.add(
          fill(B.train, K.red),
          clip(
            B.train,
            dots(
              walk(B.trainC, 13).flatMap((k) =>
                [-1, 0, 1].map((v) => polar(k.p[0], k.p[1], v * 14, k.a + 1.57)),
              ),
              4,
              K.white,
            ),
          ),
          ink(B.train, K.black, 2.4),
          fill(B.body, K.black),
          ink(B.body, K.white, 1.4),
          fill(B.wing, K.white),
          dots([B.eye], 3, K.white),
          lines([...B.legs, ...B.crest], K.black, 2.4),
          fill(B.beak, K.red),
        )
          .block(B.body, 5)
          .block(B.train, 5);
      } else
        [-1, 1].forEach((v, i) =>
          storyFigure(
            S,
            x + v * 34,
            y,
            1.3,
            i % 2 ? { aL: [1, 2.1], aR: [1.2, 2.3], fx: -sg } : { aL: [-0.4, 0.4], aR: [1.1, 2.5], fx: -sg },
            devotee((i + j) % 2 === 0, i + j),
          ),
        );
    });
  }
  shelf(i0, W - i0, 676);
  // animals and a file of worshippers below
  [
    [190, 1],
    [W - 190, -1],
  ].forEach(([x, fx]) => {
    const B = place(horse(), x, 742, 0.5, 0, fx);
    S.add(
      fill(B.tail, K.black),
      fill(B.body, K.black),
      ink(B.body, K.white, 1.6),
      clip(
        B.body,
        dots(
          walk(B.body, 13, true).map((k) => k.p),
          3,
          K.white,
        ),
      ),
      fill(B.saddle, K.red),
      ink(B.saddle, K.white, 1.8),
      dot(B.eye[0], B.eye[1], 3, K.white),
      ...B.ears.map((e) => fill(e, K.black)),
    )
      .block(B.body, 6)
      .block(B.tail, 4);
    const E = place(tusker(), CX + fx * -130, 736, 0.5, 0, fx);
    S.add(
      fill(E.body, K.white),
      ink(E.body, K.black, 2.6),
      fill(E.ear, K.red),
      ink(E.ear, K.black, 2),
      clip(
        E.body,
        lines(
          walk(E.body, 11, true).map((k) => [k.p, polar(k.p[0], k.p[1], 9, k.a + 1.57)]),
          K.black,
          1.4,
        ),
      ),
      fill(E.tusk, K.cloth),
      ink(E.tusk, K.black, 1.6),
      dot(E.eye[0], E.eye[1], 4, K.black),
    ).block(E.body, 6);
  });
  shelf(i0, W - i0, 804);
  for (let i = 0; i < 12; i++)
    storyFigure(
      S,
      i0 + 34 + i * 63,
      H - i0 - 4,
      0.95,
      { aL: [0.9, 2], aR: [1.1, 2.3], fx: i < 6 ? 1 : -1, lL: [-0.3, -0.1], lR: [0.3, 0] },
      devotee(i % 2 === 0, i),
    );
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    13,
    700,
    (x, y, i) => S.add(polys(flower(x, y, 12, 6, i), i % 2 ? K.red : K.black), dot(x, y, 3.4, K.white)),
    3,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    5,
    1400,
    (x, y) =>
      S.add(
        dots(
          [
            [x, y - 3],
            [x + 3.6, y + 2],
            [x - 3.6, y + 2],
          ],
          1.6,
          K.red,
        ),
      ),
    3,
  );
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.6, mottle: 1.6 });
}

export const work: Work = {
  id: 'gallery-folk-mata-ni-pachedi',
  collection: 'gallery',
  seed: 15,
  width: 940,
  height: 1000,
  alt: 'A goddess rides a rooster under an arch amid rows of devotees and animals on red, black and white cloth.',
  draw: pachedi,
};
