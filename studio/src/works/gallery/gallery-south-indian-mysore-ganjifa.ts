/** Ganjifa: ten round cards of the avatars fanned round the king of the suit of the lotus. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import { clip, each, group, radialGradient, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { cardFace, lay } from '../../traditions/ganjifa/card.ts';
import { K } from '../../traditions/ganjifa/style.ts';
import { SUITS, emblem } from '../../traditions/ganjifa/suits.ts';
import { conch, discus } from '../../traditions/mysore/emblems.ts';
import { lord } from '../../traditions/mysore/people.ts';
import { atEase } from '../../traditions/mysore/seat.ts';
import { MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];

/** Rim, field and inner ring of the ten suits. */
const COLOURS: readonly (readonly [string, string, string])[] = [
  [K.red, '#f0d79a', K.green],
  [K.green, K.cream, K.red],
  [K.gold, '#c9574a', K.green],
  [K.red, '#2f6a4c', K.black],
  [K.green, '#f0d79a', K.blue],
  [K.black, '#b23a3a', K.green],
  [K.red, K.cream, K.blue],
  [K.green, '#d98a5c', K.red],
  [K.gold, '#27594a', K.red],
  [K.black, '#e6b95c', K.red],
];

/** A silk cloth of deep teal with woven sprigs and a gold border. */
function tealSilk(sheet: Sheet, cx: number, cy: number, r: Rng): void {
  sheet.add(
    `<defs>${radialGradient('silk', cx, cy, 640, [0, '#2f5f62'], [0.7, '#1c4246'], [1, '#102a2e'])}</defs>`,
    fill(rect(0, 0, W, H), 'url(#silk)'),
  );
  sheet.add(
    each(
      scatter(rect(86, 92, W - 172, H - 176), 46, r),
      ([x, y], i) =>
        each([-0.6, 0, 0.6], (d) => fill(leaf(x, y, 12, 2.6, -1.57 + d), '#5c8a80')) +
        dot(x, y - 13, 2.4, i % 2 ? '#c9a14a' : '#b0687a'),
    ),
  );
  for (const [m, w, c] of [
    [16, 10, '#7c5418'],
    [16, 6, K.gold],
    [30, 1.6, K.pale],
    [62, 1.6, K.pale],
    [72, 5, K.gold],
  ] as const)
    sheet.add(line(rect(m, m, W - 2 * m, H - 2 * m), c, w, true));
  for (let i = 0; i < 84; i++) {
    const side = Math.floor(i / 21),
      t = 46 + ((i % 21) + 0.5) * ((W - 92) / 21),
      [x, y]: Point = side === 0 ? [t, 46] : side === 1 ? [W - 46, t] : side === 2 ? [t, H - 46] : [46, t];
    sheet.add(polys(rosette(x, y, 10, 8, i), i % 2 ? K.gold : '#c4687a') + dot(x, y, 2.6, K.cream));
  }
  // ten suits laid round like a flower, each over its neighbour
  const R = 113,
    ring = 318;
  const order = SUITS.map((suit, i) => ({ suit, i, a: -Math.PI / 2 + (i / 10) * TAU }));
  for (const { suit, i, a } of order) {
    const [x, y] = polar(cx, cy, ring, a),
      [rim, field, second] = COLOURS[i];
    sheet.add(
      lay(
        x,
        y,
        R,
        a + Math.PI / 2,
        cardFace(R, rim, field, second) + `<g transform="scale(1.1)">${emblem(suit)}</g>` + sprigs(R),
      ),
    );
  }
  // the king card: Vishnu at ease, larger
  const big = 214;
  let king = cardFace(big, K.red, '#e9c77a', K.green);
  king += clip(
    ellipse(0, 0, big * 0.74, big * 0.74, 0, 80),
    group(dot(0, -20, big * 0.5, '#fff2c4'), 'opacity=".55" filter="url(#b24)"') +
      each(scatter(ellipse(0, 0, big * 0.72), 30, r), ([x, y]) => polys(rosette(x, y, 5, 5), '#c98a4a')) +
      fill(rect(-big, 92, big * 2, 120), K.green) +
      line(polyline(-big, 92, big, 92), K.gold, 3) +
      repeat(14, (i) => polys(rosette(-156 + i * 24, 118, 7, 6), i % 2 ? K.rose : K.pale)),
  );
  king +=
    dot(0, -78, 58, '#f6e3a0') +
    line(ellipse(0, -78, 58, 58, 0, 60), K.red, 3) +
    line(ellipse(0, -78, 52, 52, 0, 60), K.gold, 2) +
    repeat(36, (i) => {
      const q = polar(0, -78, 60, (i / 36) * TAU);
      return fill(leaf(q[0], q[1], i % 2 ? 14 : 9, 2.6, (i / 36) * TAU, 0, 0.4), i % 2 ? K.gold : K.red);
    });
  king +=
    fill(polyline(-112, 66, 112, 66, 124, 92, -124, 92), '#8a2a2c') +
    line(polyline(-112, 66, 112, 66), K.gold, 5) +
    line(polyline(-124, 92, 124, 92), K.gold, 4);
  const pen = new Pen(MYSORE_HAND, r.fork(), 0, 62, 0.76, 1, false, 1.12);
  drawFigure(
    pen,
    withMoreArms(
      lord(
        SILK.yellow,
        SILK.red,
        withArms(
          POSES.sit(),
          { to: [-74, -96], mudra: 'blessing', aim: -1.9, bend: 1 },
          { to: [84, -84], mudra: 'hold', aim: -0.6 },
        ),
        {
          tone: 'blue',
          jewels: 3,
          headScale: 1.12,
          prop: atEase(SILK.yellow, MYSORE_HAND.tones.blue, 108, SILK.rose),
          hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 20)],
        },
      ),
      [
        { side: 0, to: [-92, -196], bend: 1, mudra: 'grip', aim: -1.7, order: 'behind', hold: discus },
        { side: 1, to: [92, -196], bend: -1, mudra: 'grip', aim: -1.4, order: 'behind', hold: conch },
      ],
    ),
  );
  king += clip(ellipse(0, 0, big * 0.745, big * 0.745, 0, 80), pen.svg);
  sheet.add(lay(cx, cy, big, 0, king));
}

function draw(seed: number): Painting {
  const sheet = new Sheet(seed, W, H),
    r = sheet.r,
    [cx, cy] = [W / 2, H / 2];
  tealSilk(sheet, cx, cy, r);
  return sheet.art('#1c4246', {
    surface: 'board',
    wobble: 0,
    grain: 0.6,
    mottle: 0.5,
    fibre: 0,
    vignette: 0.5,
    age: 0.3,
  });
}

/** Small gold sprigs at both sides of an emblem. */
function sprigs(R: number): string {
  return (
    each([0.0, Math.PI], (a) => {
      const q = polar(0, 0, R * 0.64, a);
      return (
        each([-0.9, -0.3, 0.3, 0.9], (d) =>
          fill(leaf(q[0], q[1], R * 0.1, R * 0.026, a + Math.PI + d), K.gold),
        ) + dot(q[0], q[1], R * 0.022, K.red)
      );
    }) + line(curveThrough(-R * 0.3, R * 0.62, 0, R * 0.68, R * 0.3, R * 0.62), K.gold, 2)
  );
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-ganjifa',
  collection: 'gallery',
  seed: 2,
  width: W,
  height: H,
  alt: 'Ten round cards with red, green and gold rims lie in a ring, fish, turtle, boar and the other emblems of the avatars, Vishnu on the large card in the middle.',
  draw,
};
