/** The Odissi dancer as a scroll painter paints her: tribhanga, flower crown, pleated fan at the waist, bells on the feet. */
import { curveThrough } from '../../draw/curves.ts';
import { type Point, lerp, polar, series } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import type { Cloth, Pose } from '../../figures/types.ts';
import { PATTA as K } from './style.ts';

/** Hip out to the left, ribs to the right, head to the hip: three bends; one hand over the head, one before the waist. */
const tribhanga = (): Pose => ({
  ...POSES.dance(),
  name: 'tribhanga',
  spine: [
    [-20, -196],
    [-16, -232],
    [13, -282],
    [6, -332],
  ],
  headTilt: -0.12,
  base: 'dance',
  legs: [
    { knee: [-62, -116], ankle: [-30, -12], foot: 'left' },
    { knee: [54, -112], ankle: [18, -14], foot: 'right' },
  ],
  arms: [
    { to: [-46, -428], bend: 1, mudra: 'open', order: 'behind', aim: -1.3 },
    { to: [22, -262], bend: 1, mudra: 'hold', order: 'front', aim: 2.7 },
  ],
});

/** White pith flowers round the knot of hair, and the spire over them. */
function tahiya(pen: Pen, [x, y]: Point) {
  for (const [k, L] of [
    [-0.34, 58],
    [0.34, 58],
    [-0.17, 74],
    [0.17, 74],
    [0, 96],
  ] as const) {
    const p = leaf(x, y - 8, L, 8, -1.75 + k, 0, 0.3);
    pen.flat(p, K.conch);
    pen.stroke(p, 0.6, pen.tr.ink, true);
  }
  for (const [R, n] of [
    [50, 17],
    [38, 13],
  ] as const)
    for (let i = 0; i < n; i++) {
      const c = polar(x, y, R, lerp(-4.15, -0.1, i / (n - 1)));
      const flower = ellipse(c[0], c[1], R / 5.4, R / 5.4, 0, 12);
      pen.flat(flower, i % 3 === 1 ? K.pink : K.conch);
      pen.stroke(flower, 0.55, pen.tr.ink, true);
      pen.flat(ellipse(c[0], c[1], 2.6, 2.6, 0, 8), K.harital);
    }
}

/** Fan of pleats that opens between the knees. */
function pleats(pen: Pen, c: Cloth) {
  const top: Point = [-12, -204];
  for (const [L, spread, col, hem] of [
    [118, 0.5, c.base, c.border],
    [74, 0.46, c.border2, c.motif],
  ] as const) {
    const rim = series(12, (i) => {
      const a = Math.PI / 2 + 0.02 + lerp(spread, -spread, i / 11);
      return polar(...top, L + (i % 2 ? 5 : -4), a);
    });
    const fan = [top, ...rim];
    pen.flat(fan, col);
    rim.forEach((p) => pen.stroke([top, p], 0.5));
    const band = rim.map((p): Point => [lerp(top[0], p[0], 0.86), lerp(top[1], p[1], 0.86)]);
    pen.flat([...band, ...[...rim].reverse()], hem);
    pen.stroke(band, 0.7);
    pen.stroke(fan, 0.9, pen.tr.ink, true);
  }
}

/** @param c silk of the trousers and fan, @param blouse and stole */
export const odissiDancer = (c: Cloth, blouse: Cloth): FigureSpec => ({
  build: 'woman',
  view: 'profile',
  pose: tribhanga(),
  tone: 'fair',
  hair: 'bun',
  gear: 'tikka',
  jewels: 2,
  wear: { lower: 'dhoti', lowerCloth: c, upper: 'choli', upperCloth: blouse, scarf: c, scarfStyle: 'pallu' },
  behind: (pen) => tahiya(pen, [-8, -386]),
  prop: (pen) => {
    pleats(pen, c);
    const belt = curveThrough(-46, -204, -22, -192, 8, -200);
    pen.stroke(belt, 5);
    pen.beads(belt, 4.4, K.conch);
    for (const [x, y, sg] of [
      [-31, -30, 1],
      [19, -32, -1],
    ] as const)
      for (let i = 0; i < 3; i++)
        pen.beads(curveThrough(x - 12, y + i * 7, x, y + 3 + i * 7 + sg, x + 12, y + i * 7), 3.4, K.conch);
  },
});
