/** Pattachitra: Jagannath, Subhadra and Balabhadra ride their chariot down the great road, pulled by ropes, watched from balconies, on brick red. */
import { around, flower, rays } from '../../draw/bands.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { CX, GY, H, K, M, T, W, band, chariot, look } from '../../traditions/pattachitra/ratha.ts';
import type { Work } from '../../work.ts';

/** Where the wheels touch the road, and where those who pull set their feet. */
const ROAD = GY - 22,
  FEET = H - M - T - 6;

/** Two storeys of a house on the great road: arched rooms full of lookers-on, a rail of petals, a tiled dome. */
function gallery(S: Sheet, sg: number) {
  const x = CX + sg * 313,
    half = 37,
    foot = ROAD + 2;
  const slab = (y: number, h: number, col: string) => {
    const p = rect(x - half - 3, y, 2 * half + 6, h);
    S.add(fill(p, col), ink(p, K.black, 2.2));
  };
  const base = rect(x - half, 744, 2 * half, foot - 744);
  S.add(
    fill(base, K.yellow),
    clip(
      base,
      polys(
        series(24, (i) => leaf(x - 30 + (i % 4) * 20, 772 + Math.floor(i / 4) * 24, 20, 7, -1.57, 0, 0.5)),
        K.red,
      ),
    ),
    ink(base, K.black, 2.4),
  );
  [
    [428, 586, K.blue, 2],
    [586, 744, K.green, 1],
  ].forEach(([top, floor, wall, who]) => {
    const y0 = top as number,
      y1 = floor as number,
      room = rect(x - half, y0, 2 * half, y1 - y0);
    S.add(
      fill(room, wall as string),
      clip(
        room,
        dots(
          series(
            60,
            (i) =>
              [
                x - 34 + (i % 6) * 14 + (Math.floor(i / 6) % 2) * 7,
                y0 + 12 + Math.floor(i / 6) * 15,
              ] as Point,
          ),
          1.8,
          K.white,
        ),
      ),
      ink(room, K.black, 2.4),
    );
    storyFigure(
      S,
      x - sg * -4,
      y1 - 4,
      1.14,
      { aL: [0.4, 2.35], aR: [0.6, 2.5], fx: -sg },
      look(who as number, who === 1),
    );
    const arch = curve([
      [x - half, y0 + 34],
      [x - 26, y0 + 18],
      [x - 12, y0 + 16],
      [x, y0 + 6],
      [x + 12, y0 + 16],
      [x + 26, y0 + 18],
      [x + half, y0 + 34],
    ]);
    const spandrel: Poly = [[x - half, y0], ...arch, [x + half, y0]];
    S.add(
      fill(spandrel, K.orange),
      ink(arch, K.black, 2),
      dots(
        walk(arch, 7).map((k) => [k.p[0], k.p[1] - 5] as Point),
        1.6,
        K.white,
      ),
    );
    const rail = rect(x - half, y1 - 34, 2 * half, 30);
    S.add(
      fill(rail, K.yellow),
      polys(
        [-28, -14, 0, 14, 28].map((u) => leaf(x + u, y1 - 6, 25, 6.4, -1.57, 0, 0.5)),
        K.red,
      ),
      ...[-28, -14, 0, 14, 28].map((u) =>
        line(leaf(x + u, y1 - 6, 25, 6.4, -1.57, 0, 0.5), K.black, 1.3, true),
      ),
      ink(rail, K.black, 2.2),
    );
    slab(y1 - 5, 10, K.white);
  });
  const dome = curve([
    [x - half - 4, 428],
    [x - half + 2, 396],
    [x - 16, 372],
    [x, 346],
    [x + 16, 372],
    [x + half - 2, 396],
    [x + half + 4, 428],
  ]);
  S.add(
    fill(dome, K.sea),
    clip(
      dome,
      lines(
        [400, 388, 376, 364].map((y) => curveThrough(x - 50, y + 20, x, y + 10, x + 50, y + 20)),
        K.white,
        2.4,
      ),
    ),
    ink([...dome, dome[0]], K.black, 2.6),
    dot(x, 340, 6, K.yellow),
    line(ellipse(x, 340, 6), K.black, 1.8, true),
  );
  slab(423, 10, K.yellow);
  S.block(rect(x - half - 4, 420, 2 * half + 8, 500)).block(dome, 8);
}

/** One file of pullers: they lean into the walk, and the rope runs through every fist back to the chariot. */
function pullers(S: Sheet, sg: number) {
  const hands: Point[] = [];
  for (let i = 0; i < 5; i++) {
    const F = storyFigure(
      S,
      CX + sg * (64 + i * 62),
      FEET,
      1.02,
      {
        aL: [0.75, 1.45],
        aR: [0.95, 1.6],
        lL: i % 2 ? [-0.55, -0.3] : [-0.4, -0.45],
        lR: i % 2 ? [0.45, -0.05] : [0.6, 0],
        fx: sg,
        lean: 0.35,
      },
      look(i + (sg > 0 ? 1 : 2), i === 2),
    );
    hands.push(F.handL, F.handR);
  }
  const rope = curve([
    [CX + sg * 22, ROAD - 40],
    ...hands.map(([x, y], i): Point => [x, y + (i % 2 ? 1 : 0)]),
  ]);
  S.add(
    line(rope, K.black, 7.4),
    line(rope, K.white, 4.4),
    lines(
      walk(rope, 7).map((k) => [polar(k.p[0], k.p[1], 3, k.a + 0.9), polar(k.p[0], k.p[1], 3, k.a + 4.04)]),
      K.brown,
      1.3,
    ),
    ...hands.map(([x, y]) => inked(ellipse(x, y, 5, 5.6), K.skin, K.black, 1.4)),
  );
}

/** Flower square in a corner of the border. */
const corner = (x: number, y: number) =>
  fill(rect(x, y, T, T), K.black) +
  fill(rect(x + 7, y + 7, T - 14, T - 14), K.yellow) +
  polys(flower(x + T / 2, y + T / 2, 22, 10), K.red) +
  polys(flower(x + T / 2, y + T / 2, 13, 8, 0.3), K.blue) +
  dot(x + T / 2, y + T / 2, 4.4, K.white) +
  line(rect(x + 7, y + 7, T - 14, T - 14), K.red, 3, true);

function chariotDay(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.blockRim(i0, 3);
  const road = rect(i0, ROAD, W - 2 * i0, H - i0 - ROAD);
  S.add(
    fill(road, K.green),
    dots(
      series(
        165,
        (i) =>
          [
            i0 + 10 + (i % 33) * 21.4 + (Math.floor(i / 33) % 2) * 10,
            ROAD + 14 + Math.floor(i / 33) * 17,
          ] as Point,
      ),
      2.2,
      K.sea,
    ),
    line(polyline(i0, ROAD, W - i0, ROAD), K.black, 2.6),
  ).block(rect(0, ROAD - 2, W, 200));
  motif('Balcony', () => gallery(S, -1));
  gallery(S, 1);
  chariot(S, GY - 60);
  motif('Those who pull', () => pullers(S, -1));
  pullers(S, 1);
  storyFigure(S, CX, FEET, 1.08, { aL: [-2, -2.8], aR: [2, 2.8], fx: 1 }, look(1, true));
  for (const sg of [-1, 1]) {
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
  // the strips' last leaves end under the margin and the corner squares
  for (const q of [rect(0, 0, W, M), rect(0, H - M, W, M), rect(0, 0, M, H), rect(W - M, 0, M, H)])
    S.add(fill(q, K.brick));
  for (const x of [M, W - M - T]) for (const y of [M, H - M - T]) S.add(corner(x, y));
  S.pack(
    i0,
    i0,
    W - i0,
    ROAD,
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
    ROAD,
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
  alt: 'Three round-eyed deities, white, yellow and black, ride a chariot with a striped canopy, pulled on ropes by two files of devotees, on brick red.',
  draw: chariotDay,
};
