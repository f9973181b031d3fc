/** Paitkar scroll of Manasa: soft earth washes, large-eyed figures, cobras, the merchant's boat on the river. */
import { flower, run, zig } from '../../draw/bands.ts';
import { curve, ellipse, leaf, polar, rect, ribbon, widths } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, group, line, polys } from '../../draw/svg.ts';
import type { Stance } from '../../figures/small.ts';
import { storyFigure } from '../../figures/story.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { H, K, M, W, boat, cobra, look, manasa, river, wash } from '../../traditions/paitkar/style.ts';
import type { Work } from '../../work.ts';

function paitkar(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    cuts = [392, 716];
  for (const q of [rect(0, 0, W, M + 4), rect(0, H - M, W, M), rect(0, 0, M, H), rect(W - M, 0, M, H)])
    S.block(q, 4);
  const rule = (y: number) =>
    S.add(
      group(
        fill(rect(0, 0, W - 2 * M, 26), K.red) +
          line(zig(W - 2 * M, 26, 4, 22), K.pale, 3) +
          dots(run(W - 2 * M, 26, 18), 2.6, K.ochre),
        `transform="translate(${M} ${y - 13})"`,
      ),
      line(
        [
          [M, y - 13],
          [W - M, y - 13],
        ],
        K.dark,
        2,
      ),
      line(
        [
          [M, y + 13],
          [W - M, y + 13],
        ],
        K.dark,
        2,
      ),
    ).block(rect(0, y - 14, W, 28));
  manasa(S, W / 2, 366);
  const serve = (x: number, fx: number, c: string): void => {
    storyFigure(
      S,
      x,
      376,
      1.6,
      { aL: [1, 2], aR: [1.2, 2.3], fx } as Stance,
      look('woman', c, K.ochre, K.red),
    );
  };
  serve(84, 1, K.green);
  serve(W - 84, -1, K.red);
  river(S, 616, cuts[1]);
  boat(S, W / 2 + 6, 632);
  [
    [104, 684, 1],
    [270, 690, -1],
    [430, 688, 1],
  ].forEach(([x, y, f], i) => {
    const B = place(bigFish(5), x, y, 0.36, 0, f);
    S.add(
      wash(B.tail, K.ochre),
      ...B.fins.map((q) => wash(q, K.red)),
      wash(B.body, i % 2 ? K.red : K.ochre),
      dot(B.eye[0], B.eye[1], 3.4, K.pale),
      dot(B.eye[0], B.eye[1], 1.6, K.dark),
    ).block(B.body, 5);
  });
  // worshippers before the serpent's pot, under a tree
  const tr = curve([
    [W / 2, 962],
    [W / 2 - 6, 900],
    [W / 2 + 4, 846],
  ]);
  S.add(wash(ribbon(tr, widths(13, 10, 8)), K.brown));
  for (let i = 0; i < 46; i++) {
    const a = i * 2.4,
      R = 9 * Math.sqrt(i),
      q = polar(W / 2, 812, R, a);
    S.add(wash(leaf(q[0], q[1], 24, 7, a), i % 3 ? K.green : K.ochre));
  }
  S.block(ellipse(W / 2, 812, 84, 76));
  [
    [76, 1, 'woman'],
    [142, 1, 'man'],
    [W - 142, -1, 'man'],
    [W - 76, -1, 'woman'],
  ].forEach(([x, f, k], i) =>
    storyFigure(
      S,
      x as number,
      960,
      1.72,
      { aL: [1.1, 2.2], aR: [1.3, 2.4], fx: f as number },
      look(
        k as 'man',
        [K.red, K.pale, K.ochre, K.green][i],
        [K.ochre, K.red, K.pale, K.red][i],
        [K.pale, K.red, K.ochre, K.pale][i],
        { moustache: k === 'man' },
      ),
    ),
  );
  for (const sg of [-1, 1])
    cobra(
      S,
      curve([
        [W / 2 + sg * 16, 956],
        [W / 2 + sg * 56, 944],
        [W / 2 + sg * 36, 914],
        [W / 2 + sg * 64, 888],
      ]),
      7,
      sg < 0 ? K.slate : K.ochre,
    );
  cuts.forEach(rule);
  S.pack(
    M,
    M,
    W - M,
    H - M,
    10,
    700,
    (x, y, i) => S.add(polys(flower(x, y, 9, 6, i), i % 2 ? K.red : K.ochre), dot(x, y, 2.6, K.dark)),
    6,
  );
  S.add(
    line(rect(M, M, W - 2 * M, H - 2 * M), K.dark, 2.6, true),
    line(rect(M - 9, M - 9, W - 2 * M + 18, H - 2 * M + 18), K.red, 8, true),
    line(rect(M - 14, M - 14, W - 2 * M + 28, H - 2 * M + 28), K.dark, 2, true),
  );
  return S.art(K.paper, { ...GROUND.paper, age: 0.9, mottle: 2.2, fibre: 1.5, vignette: 0.7 });
}

export const work: Work = {
  id: 'gallery-folk-paitkar-manasa',
  collection: 'gallery',
  seed: 18,
  width: 560,
  height: 1000,
  alt: 'A narrow scroll shows a large-eyed goddess with cobras above a boat on a river, in brown, red and yellow washes.',
  draw: paitkar,
};
