/** How the court sits on a carpet, seen from the side: silk that pools round folded legs, for `prop` of a figure of base `sit`. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';

/** The upper edge of the silk, front to back over the waist; the hem, back to front; where the folds start. */
interface Pool {
  rise: Poly;
  hem: Poly;
  springs: { from: Point; to: [number, number]; n: number; belly: number }[];
  foot: Poly;
  /** Lines between the toes, the reddened sole, the anklet. */
  toes: Poly[];
  sole: Poly;
  anklet: Poly;
}

/** One knee up, the other leg under the skirt; the foot comes out in front. */
const KNEE_UP: Pool = {
  rise: [
    [150, 6],
    [146, -14],
    [142, -48],
    [132, -86],
    [114, -101],
    [92, -92],
    [58, -70],
    [20, -72],
    [-20, -74],
    [-60, -68],
    [-98, -50],
    [-122, -24],
    [-134, -4],
    [-142, 8],
  ],
  hem: [
    [-142, 8],
    [-108, 16],
    [-74, 11],
    [-36, 17],
    [4, 12],
    [44, 18],
    [84, 12],
    [118, 16],
    [150, 6],
  ],
  springs: [
    { from: [-12, -70], to: [0.04, 0.5], n: 7, belly: 7 },
    { from: [112, -92], to: [0.62, 0.97], n: 6, belly: -5 },
    { from: [26, -68], to: [0.42, 0.62], n: 3, belly: 9 },
  ],
  foot: loopThrough(138, -4, 150, -10, 168, -4, 188, 4, 196, 9, 190, 14, 160, 15, 138, 14),
  toes: [0, 1, 2, 3].map((i) =>
    curve([
      [183 - i * 2.4, 4.4 + i * 2.4],
      [189 - i * 1.6, 6 + i * 2.2],
      [194 - i * 1.6, 8.4 + i * 1.6],
    ]),
  ),
  sole: curveThrough(150, 14.4, 170, 14.6, 190, 13),
  anklet: curveThrough(150, -8, 154, 3, 151, 13),
};

/** Kneeling back on the heels; the coat fans out behind. */
const ON_HEELS: Pool = {
  rise: [
    [140, 4],
    [146, -16],
    [136, -40],
    [106, -54],
    [66, -64],
    [26, -77],
    [-22, -77],
    [-58, -68],
    [-88, -48],
    [-106, -20],
    [-110, 7],
  ],
  hem: [
    [-110, 7],
    [-72, 14],
    [-26, 9],
    [22, 16],
    [62, 11],
    [102, 15],
    [140, 4],
  ],
  springs: [
    { from: [-16, -72], to: [0.05, 0.4], n: 6, belly: 7 },
    { from: [20, -72], to: [0.46, 0.7], n: 4, belly: -6 },
    { from: [122, -44], to: [0.74, 0.97], n: 5, belly: -6 },
  ],
  foot: loopThrough(-96, -4, -110, -14, -126, -10, -138, 0, -139, 10, -124, 14, -102, 13),
  toes: [0, 1, 2, 3].map((i) =>
    curve([
      [-130 - i * 0.8, -3 + i * 3.4],
      [-135 - i * 0.5, -1 + i * 3],
      [-139, 2 + i * 2.4],
    ]),
  ),
  sole: curveThrough(-104, 13, -120, 14, -134, 12),
  anklet: curveThrough(-104, -9, -107, 2, -104, 12),
};

function pool(pen: Pen, c: Cloth, t: Tone, p: Pool): void {
  pen.skin(p.foot, t, undefined, 5);
  for (const toe of p.toes) pen.stroke(toe, 0.6, t.line);
  pen.stroke(p.sole, 1.1, pen.tr.alta);
  pen.beads(p.anklet, 2.4, pen.tr.gold);
  const hem = curve(p.hem, false, 6);
  const along = (u: number): Point => hem[Math.round(Math.max(0, Math.min(1, u)) * (hem.length - 1))];
  const shape = [...curve(p.rise, false, 6), ...hem.slice(1, -1)];
  const folds = p.springs.flatMap(({ from, to, n, belly }) =>
    series(n, (i): Poly => {
      const end = along(lerp(to[0], to[1], i / (n - 1)));
      const start: Point = [from[0] + (i - (n - 1) / 2) * 1.8, from[1] + 3];
      return curve([
        start,
        [lerp(start[0], end[0], 0.5) + belly * (i / (n - 1) - 0.5), lerp(start[1], end[1], 0.42) - 3],
        [end[0], end[1] - 3],
      ]);
    }),
  );
  const raised = (d: number): Poly => hem.map(([x, y]): Point => [x * (1 - d * 0.0018), y - d]);
  pen.drape(
    {
      shape,
      folds,
      bands: [[...raised(2), ...raised(11).reverse()]],
      trims: [raised(13.5)],
      motifs: pen.stations(shape, 19, 15),
    },
    c,
    5,
  );
}

/** A lady with one knee up. */
export const kneeUp =
  (c: Cloth, t: Tone) =>
  (pen: Pen): void =>
    pool(pen, c, t, KNEE_UP);

/** A lord on his heels. */
export const onHeels =
  (c: Cloth, t: Tone) =>
  (pen: Pen): void =>
    pool(pen, c, t, ON_HEELS);

/** On the heels, the legs tucked closer under the silk: for seats with little room. @param k how far they reach, 1 is `onHeels` */
export const tucked =
  (c: Cloth, t: Tone, k = 0.78) =>
  (pen: Pen): void => {
    const near = (q: Poly): Poly => q.map(([x, y]): Point => [x * k, y]);
    pool(pen, c, t, {
      rise: near(ON_HEELS.rise),
      hem: near(ON_HEELS.hem),
      springs: ON_HEELS.springs,
      foot: near(ON_HEELS.foot),
      toes: ON_HEELS.toes.map(near),
      sole: near(ON_HEELS.sole),
      anklet: near(ON_HEELS.anklet),
    });
  };
