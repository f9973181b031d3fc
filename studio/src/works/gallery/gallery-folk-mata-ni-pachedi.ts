/** Mata ni Pachedi: Bahuchara rides her rooster under the shrine arch, among devotees and animals. */
import { around, flower } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { type Look, storyFigure } from '../../figures/story.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import { goddess } from '../../traditions/pachedi/goddess.ts';
import { devotee } from '../../traditions/pachedi/people.ts';
import { rooster } from '../../traditions/pachedi/rooster.ts';
import { shrine } from '../../traditions/pachedi/shrine.ts';
import { CX, H, K, M, T, W, band } from '../../traditions/pachedi/style.ts';
import type { Work } from '../../work.ts';

/** A woman with a lamp on her raised palm. */
function lampBearer(S: Sheet, x: number, y: number, s: number, fx: number, who: Look) {
  const F = storyFigure(S, x, y, s, { aL: [-0.5, 0.3], aR: [0.55, 2.7], fx }, who),
    [u, v] = [F.handR[0] + 2 * fx, F.handR[1] - 11 * s],
    bowl = curve(
      [
        [u - 11 * s, v - 3],
        [u + 11 * s, v - 3],
        [u + 6 * s, v + 6 * s],
        [u - 6 * s, v + 6 * s],
      ],
      true,
    ),
    flame = leaf(u, v - 3, 15 * s, 4 * s, -1.57);
  S.add(fill(bowl, K.black), ink(bowl, K.black, 1.4), fill(flame, K.red), ink(flame, K.black, 1.2))
    .block(bowl, 4)
    .block(flame, 4);
}

/** Palms together before the goddess. */
function adorer(S: Sheet, x: number, y: number, s: number, fx: number, who: Look) {
  storyFigure(S, x, y, s, { aL: [0.45, 2.35], aR: [0.6, 2.5], lL: [-0.3, -0.1], lR: [0.3, 0], fx }, who);
}

/** Drummer with the barrel slung at the waist. */
function drummer(S: Sheet, x: number, y: number, s: number, fx: number, who: Look) {
  const F = storyFigure(S, x, y, s, { ...STANCE.drum, fx }, who),
    [u, v] = [F.waist[0] + 7 * s * fx, F.waist[1] - 8 * s],
    barrel = loopThrough(offsets(u, v, [-1, -9, 0, -13, 1, -9, 1, 9, 0, 13, -1, 9], 20 * s, s));
  S.add(
    fill(barrel, K.red),
    clip(
      barrel,
      lines(
        [-14, -7, 0, 7, 14].map((d) => [
          [u + (d - 3) * s, v - 14 * s],
          [u + (d + 3) * s, v + 14 * s],
        ]),
        K.white,
        1.8,
      ),
    ),
    ink(barrel, K.black, 2),
    ...[-1, 1].map((k) => {
      const head = ellipse(u + k * 20 * s, v, 4 * s, 9 * s);
      return inked(head, K.white, K.black, 1.6);
    }),
  ).block(barrel, 4);
}

/** Animals and a file of worshippers below. */
function animalsAndWorshippers(S: Sheet): void {
  [
    [190, 1],
    [W - 190, -1],
  ].forEach(([x, fx]) => {
    const B = place(horse(), x, 754, 0.42, 0, fx);
    S.add(
      fill(B.tail, K.black),
      ...B.ears.map((e) => fill(e, K.black)),
      lines(
        walk(B.mane, 6).map((k) => [k.p, [k.p[0] - 11 * fx, k.p[1] + 3]]),
        K.red,
        2.6,
      ),
      fill(B.body, K.black),
      ink(B.body, K.black, 2),
      fill(B.saddle, K.red),
      dots(resample(inset(B.saddle, 5)[0] ?? B.saddle, 8, true), 1.8, K.white),
      ink(B.saddle, K.white, 1.8),
      line(B.neckBand, K.white, 3),
      ...B.bridle.map((p) => line(p, K.white, 2)),
      line(B.rein, K.white, 2),
      polys(B.hooves, K.red),
      dot(B.eye[0], B.eye[1], 3, K.white),
    )
      .block(B.body, 6)
      .block(B.tail, 4);
    const E = place(tusker(), CX + fx * -130, 736, 0.5, 0, fx),
      cover = polyline(-42, -52, 30, -56, 40, 24, -48, 28).map(
        ([u, v]) => [CX + fx * -130 + u * fx, 738 + v * 0.86] as Point,
      );
    const elephant = (): Sheet =>
      S.add(
        fill(E.body, K.white),
        clip(
          E.body,
          edged(cover, K.black, K.red, 7) +
            dots(resample(cover, 9, true), 2, K.white) +
            polys(
              [-24, 4].flatMap((u) => flower(CX + fx * -130 + u * fx, 728, 13, 8)),
              K.white,
            ),
        ),
        ...inset(E.body, 6).map((q) => dots(resample(q, 9, true), 1.7, K.red)),
        ink(E.body, K.black, 2.6),
        fill(E.ear, K.red),
        ink(E.ear, K.black, 2),
        fill(E.tusk, K.cloth),
        ink(E.tusk, K.black, 1.6),
        dot(E.eye[0], E.eye[1], 4, K.black),
      ).block(E.body, 6);
    if (fx > 0) motif('Elephant', elephant);
    else elephant();
  });
}

function pachedi(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.blockRim(i0, 3);
  motif('Shrine', () => shrine(S, CX, 180, 668, 420));
  motif('Rooster', () => rooster(S, CX + 12, 568, 1.06));
  motif('Bahuchara Mata', () => goddess(S, CX - 30, 528));
  S.block(ellipse(CX - 30, 350, 84, 130))
    .block(rect(CX - 160, 340, 250, 200))
    .block(rect(CX + 60, 250, 120, 170))
    .block(rect(CX - 190, 280, 60, 120))
    .block(ellipse(CX - 20, 560, 170, 60))
    .block(rect(CX - 20, 590, 110, 80));
  const shelf = (x0: number, x1: number, y: number) =>
    S.add(
      fill(rect(x0, y, x1 - x0, 9), K.red),
      line(polyline(x0, y, x1, y), K.black, 2),
      line(polyline(x0, y + 9, x1, y + 9), K.black, 2),
    ).block(rect(x0, y - 2, x1 - x0, 13));
  for (const sg of [-1, 1]) {
    const x = CX + sg * 296,
      x0 = sg < 0 ? i0 : CX + 232,
      x1 = sg < 0 ? CX - 232 : W - i0;
    [0, 1, 2].forEach((j) => {
      const y = 286 + j * 186;
      shelf(x0, x1, y);
      if (j === 1) {
        const B = place(standingPeacock(true), x - sg * 14, y - 53, 0.42, 0, -sg);
        const bird = (): Sheet =>
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
            lines(
              B.legs.map(([...leg]) => {
                const [u, v] = leg[leg.length - 1];
                return [
                  [u - 7, v + 2],
                  [u, v - 3],
                  [u + 9 * -sg, v + 2],
                ];
              }),
              K.black,
              2.2,
            ),
            fill(B.beak, K.red),
          )
            .block(B.body, 5)
            .block(B.train, 5);
        if (sg < 0) motif('Peacock', bird);
        else bird();
      } else
        // a lamp and folded hands above; a drum and a dancer below, never the same way round
        [-1, 1].forEach((v) => {
          const woman = v < 0 === (j === 0 ? sg < 0 : sg > 0),
            at = x + v * 33 - sg * 4;
          if (j === 0)
            (woman ? lampBearer : adorer)(S, at, y, 1.26, -sg, devotee(woman, j + (v < 0 ? 0 : 1)));
          else if (woman)
            storyFigure(
              S,
              at,
              y,
              1.26,
              { aL: [-0.45, 0.5], aR: [0.7, 2.75], lL: [-0.4, 0.1], lR: [0.4, -0.2], fx: -sg },
              devotee(true, 1),
            );
          else drummer(S, at, y, 1.26, -sg, devotee(false, 3));
        });
    });
  }
  shelf(i0, W - i0, 676);
  animalsAndWorshippers(S);
  shelf(i0, W - i0, 804);
  for (let i = 0; i < 12; i++) {
    const bearer = [lampBearer, adorer, adorer, drummer, lampBearer, adorer][i % 6];
    motif('File of worshippers', () =>
      bearer(
        S,
        i0 + 36 + i * 62.6,
        H - i0 - 4,
        0.95,
        i < 6 ? 1 : -1,
        devotee(bearer === lampBearer || i % 6 === 2, i),
      ),
    );
  }
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
    (x, y) => S.add(dots(polyline(x, y - 3, x + 3.6, y + 2, x - 3.6, y + 2), 1.6, K.red)),
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
