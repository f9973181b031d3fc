/** Ghoomar in the manner of Rajasthan's phad scrolls: the skirt opens to a disc before the palace wall. */
import { around, flower, run, teeth } from '../../draw/bands.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { ghoomarDancer } from '../../traditions/phad/ghoomar-dancer.ts';
import { K, M, T, band } from '../../traditions/phad/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A clay lamp on a bracket. */
const lamp = (x: number, y: number): string =>
  inked(loopThrough([-17, -4, 17, -4, 9, 9, -9, 9].map((v, i) => v + (i % 2 ? y : x))), K.red, K.black, 2) +
  inked(leaf(x, y - 4, 27, 7, -1.57), K.yellow, K.black, 1.6) +
  fill(leaf(x, y - 6, 14, 3, -1.57), K.white) +
  line(polyline(x - 20, y + 11, x + 20, y + 11), K.black, 3);

/** The palace: a parapet of ribbed domes over a row of cusped windows. */
function palace(x0: number, x1: number, y: number): string {
  const w = x1 - x0;
  const domes = [0, 1, 2].map((i) => x0 + (w * (i + 0.5)) / 3);
  return (
    fill(rect(x0, y, w, 330), K.orange) +
    fill(rect(x0, y + 62, w, 24), K.yellow) +
    group(polys(teeth(w, 22, 24, 4), K.red), `transform="translate(${x0} ${y + 62})"`) +
    line(polyline(x0, y + 62, x1, y + 62), K.black, 2.4) +
    line(polyline(x0, y + 86, x1, y + 86), K.black, 2.4) +
    fill(rect(x0, y, w, 62), K.cloth) +
    each(domes, (u, i) => {
      const dome = loopThrough(
        [-62, 60, -66, 34, -44, 6, -12, -6, 0, -20, 12, -6, 44, 6, 66, 34, 62, 60, 0, 60].map(
          (v, k) => v + (k % 2 ? y + 4 : u),
        ),
      );
      return (
        inked(dome, i % 2 ? K.red : K.green, K.black, 2.6) +
        clip(
          dome,
          lines(
            series(9, (k) => curveThrough(u, y - 14, u + (k - 4) * 15, y + 26, u + (k - 4) * 15.5, y + 66)),
            K.yellow,
            2.2,
          ),
        ) +
        line(polyline(u, y - 14, u, y - 26), K.black, 3) +
        dot(u, y - 27, 4, K.yellow)
      );
    }) +
    each(
      series(5, (i) => x0 + (w * (i + 0.5)) / 5),
      (u, i) => {
        const shape = { cx: u, hw: 42, spring: y + 176, rise: 58, floor: y + 330, cusps: 5 };
        return (
          inked(archway({ ...shape, grow: 9 }), K.yellow, K.black, 2.2) +
          inked(archway(shape), i % 2 ? K.blue : K.green, K.black, 2.2) +
          clip(
            archway(shape),
            lines(
              series(16, (k) => polyline(u - 130 + k * 17, y + 340, u - 10 + k * 17, y + 110)).concat(
                series(16, (k) => polyline(u + 130 - k * 17, y + 340, u + 10 - k * 17, y + 110)),
              ),
              K.yellow,
              2,
            ),
          ) +
          (i < 4 ? lamp(u + w / 10, y + 140) : '')
        );
      },
    )
  );
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const inner = M + T;
  const w = W - 2 * inner;
  S.blockRim(inner, 4);
  const wall = inner + 40;
  S.add(palace(inner, W - inner, wall));
  S.block(rect(inner, inner, w, wall + 330 - inner));
  S.add(line(polyline(inner, wall + 330, W - inner, wall + 330), K.black, 3));
  const soil = rect(inner, H - inner - 40, w, 40);
  S.add(
    fill(soil, K.green),
    polys(
      run(w, 15, 0).map(([x]) => leaf(inner + x, H - inner - 8, 24, 3.4, -1.57)),
      K.yellow,
    ),
    line(polyline(inner, H - inner - 40, W - inner, H - inner - 40), K.black, 2.6),
  ).block(soil, 2);
  const dancers = [
    ghoomarDancer(120, 520, 0.74, 1, {
      skirt: [K.green, K.red, K.blue, K.orange],
      bodice: K.red,
      veil: K.pink,
      lean: 0.08,
      tilt: -0.06,
      raised: [
        [32, -106],
        [96, -120],
        [134, -184],
      ],
      lowered: [
        [-20, -104],
        [-70, -60],
        [-112, -96],
      ],
      features: { nose: 1.05, glance: 0.85 },
      skin: '#d99257',
      disc: [196, 132],
    }),
    ghoomarDancer(690, 528, 0.74, -1, {
      skirt: [K.yellow, K.blue, K.green, K.red],
      bodice: K.green,
      veil: K.red,
      lean: 0.06,
      tilt: 0.04,
      raised: [
        [32, -106],
        [98, -106],
        [136, -164],
      ],
      lowered: [
        [-20, -104],
        [-72, -66],
        [-118, -92],
      ],
      features: { nose: 0.94, glance: 0.9, smile: 1 },
      skin: '#efb478',
      disc: [196, 132],
    }),
    ghoomarDancer(398, 592, 1.16, 1, {
      skirt: [K.red, K.blue, K.green, K.orange],
      bodice: K.green,
      veil: K.orange,
      lean: -0.1,
      tilt: -0.14,
      raised: [
        [32, -106],
        [102, -128],
        [116, -206],
      ],
      lowered: [
        [-20, -104],
        [-88, -74],
        [-146, -34],
      ],
      features: { glance: 0.85, smile: 0.9 },
      disc: [252, 178],
    }),
  ];
  for (const [pen, figure] of dancers) {
    S.add(clip(rect(inner, inner, w, H - 2 * inner), pen.halo(K.cloth, 10) + figure));
    for (const part of pen.silhouette) S.block(part, 6);
  }
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, band));
  S.pack(
    inner,
    inner,
    W - inner,
    H - inner,
    15,
    900,
    (x, y, i) =>
      S.add(
        polys(flower(x, y - 3, 12, 6, i), [K.red, K.orange, K.blue][i % 3]),
        dot(x, y - 3, 3.4, K.black),
        line(polyline(x, y + 8, x, y + 16), K.green, 2),
        ...[0.5, 2.64].map((a) => fill(leaf(x, y + 14, 12, 3, a), K.green)),
      ),
    4,
  );
  S.pack(inner, inner, W - inner, H - inner, 5, 900, (x, y) => S.add(dots([[x, y]], 2, K.orange)), 6);
  S.add(ink(rect(inner, inner, w, H - 2 * inner), K.black, 2.4));
  return S.art(K.cloth, { ...GROUND.cloth, age: 0.6 });
}

export const work: Work = {
  id: 'dance-ghoomar',
  collection: 'dances',
  seed: 5,
  width: W,
  height: H,
  alt: 'A woman in an orange veil turns with one hand raised, her red and blue skirt spread to a full disc, two companions behind her before a painted palace.',
  draw,
};
