/** The Ras of Manipur as on a painted leaf: Krishna's flute, Radha and a gopi under the autumn moon. */
import { flower } from '../../draw/bands.ts';
import { curveThrough } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { frame, lotuses, plain } from '../../motifs/borders.ts';
import { gopi, raasKrishna } from '../../traditions/manipuri/raas-dancers.ts';
import { K } from '../../traditions/manipuri/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A flowering branch that bends in from the side. */
function bough(x: number, y: number, fx: number): string {
  const stem = curveThrough(
    x,
    y + 250,
    x + fx * 40,
    y + 150,
    x + fx * 34,
    y + 70,
    x + fx * 110,
    y + 24,
    x + fx * 210,
    y + 40,
  );
  const at = walk(stem, 19).slice(1);
  const blooms: Point[] = at
    .filter((_, i) => i % 5 === 2)
    .map(({ p, a }, i) => polar(...p, 25, a + (i % 2 ? 1.4 : -1.4)));
  return (
    line(stem, K.black, 9) +
    line(stem, '#7a5638', 6) +
    each(at, ({ p, a }, i) =>
      inked(leaf(...p, 44, 11, a + (i % 2 ? 0.9 : -0.9), 0.1), i % 3 ? K.leaf : K.lawn, K.black, 1.6),
    ) +
    each(
      blooms,
      ([u, v]) =>
        inked(ellipse(u, v, 16), K.gold, K.black, 1.6) +
        polys(
          series(14, (k) => leaf(...polar(u, v, 9, (k / 14) * TAU), 10, 2.4, (k / 14) * TAU)),
          K.white,
        ) +
        dot(u, v, 7, K.gold),
    )
  );
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const border = frame(
    W,
    H,
    14,
    [
      { t: 7, band: plain(K.gold) },
      { t: 46, band: lotuses },
      { t: 7, band: plain(K.crimson) },
    ],
    S.r,
    {
      ink: K.black,
      w: 1.8,
      cols: [K.rose, K.white],
      bg: K.green,
      leaf: K.leaf,
    },
  );
  const { x, y, w, h } = border;
  const inner = rect(x, y, w, h);
  const moon: Point = [404, 262];
  const ground = 760;
  S.blockRim(x, 4);
  const lawn = [
    ...curveThrough(x, ground, 260, ground - 26, 540, ground - 26, x + w, ground),
    [x + w, y + h] as Point,
    [x, y + h] as Point,
  ];
  const ring = series(44, (i): Point => [
    400 + Math.cos((i / 44) * TAU) * 316,
    846 + Math.sin((i / 44) * TAU) * 74,
  ]);
  S.add(
    fill(inner, K.night),
    each([196, 172], (r, i) => `<g opacity="${i ? 0.3 : 0.16}">${fill(ellipse(...moon, r), K.moon)}</g>`),
    polys(
      series(48, (i) =>
        leaf(...polar(...moon, 156, (i / 48) * TAU), i % 2 ? 14 : 24, 4, (i / 48) * TAU, 0, 0.4),
      ),
      K.moon,
    ),
    inked(ellipse(...moon, 148), K.moon, K.gold, 3),
    dots(
      series(72, (i) => polar(...moon, 136, (i / 72) * TAU)),
      2.4,
      K.gold,
    ),
    clip(inner, bough(x - 4, y - 6, 1) + bough(x + w + 4, y - 6, -1)),
    fill(lawn, K.lawn),
    ink(curveThrough(x, ground, 260, ground - 26, 540, ground - 26, x + w, ground), K.black, 2.6, {
      closed: false,
    }),
    polys(
      series(70, (i) => leaf(x + i * 10, ground - 12 + (i % 3) * 5, 17, 3, -1.57 + ((i % 5) - 2) * 0.14)),
      K.leaf,
    ),
  )
    .block(ellipse(...moon, 196))
    .block(rect(x, y, 250, 200))
    .block(rect(x + w - 250, y, 250, 200))
    .block(lawn);
  S.add(
    each(
      ring,
      ([u, v], i) => polys(flower(u, v, 12, 7, i), i % 2 ? K.white : K.rose) + dot(u, v, 3.6, K.gold),
    ),
  );
  const people = [
    gopi(704, 832, 0.94, -1, {
      skirt: K.crimson,
      bodice: K.green,
      lean: 0.06,
      tilt: 0.14,
      raised: [
        [32, -106],
        [88, -84],
        [112, -146],
      ],
      lowered: [
        [-20, -104],
        [-26, -40],
        [40, -34],
      ],
      features: { cheek: 4, nose: 0.62 },
    }),
    raasKrishna(190, 648, 1.16, 1),
    gopi(516, 908, 1.16, -1, {
      skirt: K.green,
      bodice: K.crimson,
      lean: 0.1,
      tilt: 0.12,
      raised: [
        [32, -106],
        [100, -136],
        [86, -218],
      ],
      lowered: [
        [-20, -104],
        [-34, -40],
        [40, -26],
      ],
    }),
  ];
  for (const [pen, figure] of people) {
    S.add(clip(inner, figure));
    for (const part of pen.silhouette) S.block(part, 7);
  }
  S.pack(
    x,
    y,
    x + w,
    ground - 30,
    7,
    160,
    (u, v, i) =>
      S.add(
        polys(
          series(6, (k) => leaf(u, v, 7, 1.8, k * 1.047 + i, 0, 0.4)),
          K.moon,
        ),
      ),
    12,
  );
  S.pack(x, y, x + w, ground - 30, 3, 500, (u, v) => S.add(dot(u, v, 1.6, K.moon)), 12);
  S.add(border.svg);
  return S.art(K.green, { ...GROUND.paper, mottle: 1.1, age: 0.3, wobble: 1.3 });
}

export const work: Work = {
  id: 'dance-manipuri',
  collection: 'dances',
  seed: 3,
  width: W,
  height: H,
  alt: 'Radha in a stiff green barrel skirt and a sheer white veil dances towards Krishna, who plays the flute, under a full moon, a gopi in red behind her.',
  draw,
};
