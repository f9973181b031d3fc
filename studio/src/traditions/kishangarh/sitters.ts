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
    [140, -44],
    [130, -70],
    [112, -80],
    [88, -74],
    [56, -66],
    [20, -74],
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
    { from: [114, -74], to: [0.55, 0.97], n: 6, belly: -5 },
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
    [134, 6],
    [138, -14],
    [124, -34],
    [92, -50],
    [56, -62],
    [22, -76],
    [-22, -76],
    [-60, -68],
    [-96, -50],
    [-112, -24],
    [-116, 8],
  ],
  hem: [
    [-116, 8],
    [-92, 16],
    [-62, 11],
    [-24, 17],
    [14, 12],
    [52, 18],
    [92, 12],
    [134, 6],
  ],
  springs: [
    { from: [-14, -72], to: [0.05, 0.46], n: 7, belly: 7 },
    { from: [14, -72], to: [0.5, 0.93], n: 7, belly: -8 },
  ],
  foot: loopThrough(-104, -2, -118, -12, -134, -8, -146, 2, -147, 11, -132, 15, -110, 14),
  toes: [0, 1, 2, 3].map((i) =>
    curve([
      [-138 - i * 0.8, -2 + i * 3.4],
      [-143 - i * 0.5, 0 + i * 3],
      [-147, 3 + i * 2.4],
    ]),
  ),
  sole: curveThrough(-112, 14, -128, 15, -142, 13),
  anklet: curveThrough(-112, -7, -115, 3, -112, 13),
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
