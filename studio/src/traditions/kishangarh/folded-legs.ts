/** People on a carpet whose legs are seen under their clothes, for `prop` of a figure of base `sit` that looks to the right. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { clip, group } from '../../draw/markup.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { drawFoot, drawLyingFoot } from '../../figures/feet.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Drape, Tone } from '../../figures/types.ts';

/** A shadow of the cloth's own colour, kept within `inside`. */
const hollow = (pen: Pen, inside: Poly, p: Poly, c: Cloth, opacity: number): void =>
  pen.add(clip(pen.T(inside), group(fill(pen.T(p), c.shade), `opacity="${opacity}" filter="url(#b5)"`)));

const along =
  (hem: Poly) =>
  (u: number): Point =>
    hem[Math.round(Math.max(0, Math.min(1, u)) * (hem.length - 1))];

/** A fold from `from` to the place `u` of a hem. */
function fold(hem: Poly, from: Point, u: number, belly: number): Poly {
  const end = along(hem)(u);
  return curve([
    from,
    [lerp(from[0], end[0], 0.5) + belly, lerp(from[1], end[1], 0.5)],
    [end[0], end[1] - 3],
  ]);
}

const lifted = (hem: Poly, d: number): Poly => hem.map(([x, y]): Point => [x, y - d]);

/** A stretch of points to the middle by `k`, and draping so. */
function narrowed(
  pen: Pen,
  k: number,
): [X: (p: Poly) => Poly, drape: (d: Drape, c: Cloth, motif?: number) => void] {
  const X = (p: Poly): Poly => p.map(([x, y]): Point => [x * k, y]);
  const drape = (d: Drape, c: Cloth, motif = 5.5): void =>
    pen.drape(
      {
        ...d,
        shape: X(d.shape),
        folds: d.folds.map(X),
        bands: d.bands.map(X),
        trims: d.trims.map(X),
        motifs: X(d.motifs),
      },
      c,
      motif,
    );
  return [X, drape];
}

/**
 * A lord who kneels back on his heels: the thigh runs to a knee in front, the shin lies under it along the carpet, the
 * foot comes out behind; the skirt of the coat lies over the thigh and falls behind. @param hose the trousers, @param k how far they reach, below 1
 * for seats with little room
 */
export const kneeling =
  (c: Cloth, hose: Cloth, sash: Cloth, t: Tone, k = 1) =>
  (pen: Pen): void => {
    const [X, drape] = narrowed(pen, k);
    // the skirt behind him, on the carpet
    const tail = curve([
      [-22, -70],
      [-62, -56],
      [-92, -26],
      [-106, 6],
      [-84, 10],
      [-58, 5],
      [-30, 9],
      [-10, -20],
    ]);
    drape(
      {
        shape: tail,
        folds: [
          curveThrough(-44, -58, -74, -26, -84, 6),
          curveThrough(-36, -56, -56, -24, -60, 4),
          curveThrough(-50, -58, -84, -30, -98, 4),
        ],
        bands: [
          [
            ...curveThrough(-108, 5, -84, 9, -58, 4, -28, 8),
            ...curveThrough(-26, -1, -58, -5, -84, 0, -105, -4),
          ],
        ],
        trims: [],
        motifs: [],
      },
      c,
    );
    drawLyingFoot(pen, [-74 * k, 6], -1, t, false);
    const shin = union(
      [
        ribbon(curveThrough(112, -13, 70, -7, 20, -4, -30, 1, -72, 3), widths(20, 19, 17, 13, 10)),
        ellipse(114, -20, 22, 22),
      ],
      4,
    );
    drape(
      {
        shape: shin,
        folds: series(9, (i) => {
          const x = 96 - i * 19;
          return curveThrough(x, -24 + i * 1.6, x - 8, -8 + i, x - 3, 12);
        }),
        bands: [],
        trims: [curveThrough(-69, -8, -73, 3, -70, 13)],
        motifs: [],
      },
      hose,
    );
    pen.beads(X(curveThrough(-77, -6, -81, 3, -78, 10)), 2.3, pen.tr.gold);
    // the skirt over the thigh
    const rise = curve([
      [122, -12],
      [137, -24],
      [137, -42],
      [124, -56],
      [98, -65],
      [62, -72],
      [28, -78],
      [0, -82],
      [-28, -80],
      [-56, -66],
      [-76, -40],
      [-82, -12],
    ]);
    const hem = curve([
      [-82, -12],
      [-58, -3],
      [-34, -9],
      [-6, -1],
      [22, -9],
      [48, -4],
      [76, -13],
      [100, -10],
      [122, -12],
    ]);
    const skirt = [...rise, ...hem.slice(1, -1)];
    drape(
      {
        shape: skirt,
        folds: [
          ...[0.04, 0.14, 0.25, 0.36, 0.48].map((u, i) => fold(hem, [-34 + i * 9, -74], u, -10 + i * 3)),
          ...[0.97, 0.86, 0.75, 0.64].map((u, i) => fold(hem, [122 - i * 9, -47 - i * 2], u, 5 - i)),
          curveThrough(26, -74, 6, -58, -12, -42),
          curveThrough(34, -71, 66, -60, 112, -46),
          curveThrough(22, -62, 54, -50, 92, -42),
        ],
        bands: [[...lifted(hem, 1), ...lifted(hem, 9.5).reverse()]],
        trims: [lifted(hem, 11.5)],
        motifs: pen.stations(skirt, 20, 14),
      },
      c,
      5,
    );
    hollow(
      pen,
      X(skirt),
      X(
        curve(
          [
            [-30, -30],
            [20, -34],
            [70, -30],
            [112, -24],
            [112, -12],
            [40, -8],
            [-30, -8],
          ],
          true,
        ),
      ),
      c,
      0.34,
    );
    // the sash and its end
    const girdle = [...curveThrough(-31, -92, -4, -86, 25, -91), ...curveThrough(31, -76, 0, -70, -35, -77)];
    drape(
      {
        shape: girdle,
        folds: [curveThrough(-32, -86, -2, -80, 27, -86), curveThrough(-33, -81, 0, -75, 29, -81)],
        bands: [],
        trims: [],
        motifs: [],
      },
      sash,
    );
    const end = [...curveThrough(10, -82, 12, -60, 6, -34), ...curveThrough(26, -32, 30, -58, 20, -82)];
    drape(
      {
        shape: end,
        folds: [curveThrough(14, -78, 18, -58, 13, -38), curveThrough(17, -78, 24, -58, 20, -38)],
        bands: [polyline(4, -33, 28, -31, 29, -40, 5, -42)],
        trims: [],
        motifs: [],
      },
      sash,
    );
  };

/** A lady with one knee up: thigh, knee and shin stand out under the skirt, which hangs between them to the carpet. */
export const raisedKnee =
  (c: Cloth, t: Tone, k = 1) =>
  (pen: Pen): void => {
    const [X, drape] = narrowed(pen, k);
    drawFoot(pen, [150 * k, 3], 'right', t, true);
    const rise = curve([
      [158, 0],
      [150, -22],
      [141, -58],
      [134, -92],
      [124, -108],
      [108, -110],
      [86, -98],
      [54, -80],
      [28, -73],
      [0, -77],
      [-28, -77],
      [-62, -68],
      [-92, -46],
      [-110, -18],
      [-122, 8],
    ]);
    const hem = curve([
      [-122, 8],
      [-94, 15],
      [-64, 10],
      [-30, 16],
      [4, 11],
      [38, 17],
      [72, 11],
      [104, 14],
      [130, 4],
      [158, 0],
    ]);
    const skirt = [...rise, ...hem.slice(1, -1)];
    drape(
      {
        shape: skirt,
        folds: [
          ...[0.05, 0.13, 0.22, 0.31, 0.4].map((u, i) => fold(hem, [-44 + i * 9, -70], u, -12 + i * 3)),
          ...[0.88, 0.8, 0.71, 0.62, 0.53].map((u, i) => fold(hem, [116 - i * 6, -84 + i * 4], u, 9 - i * 5)),
          curveThrough(28, -70, 8, -54, -8, -40),
          curveThrough(40, -72, 76, -88, 110, -98),
          curveThrough(128, -88, 138, -56, 148, -18),
        ],
        bands: [[...lifted(hem, 2), ...lifted(hem, 11).reverse()]],
        trims: [lifted(hem, 13.5)],
        motifs: pen.stations(skirt, 19, 15),
      },
      c,
      5,
    );
    // under thigh and calf
    const under = curve(
      [
        [4, -38],
        [44, -46],
        [84, -66],
        [106, -76],
        [114, -60],
        [124, -24],
        [128, -8],
        [92, -2],
        [60, -8],
        [30, -20],
      ],
      true,
    );
    hollow(pen, X(skirt), X(under), c, 0.42);
    pen.stroke(X(curveThrough(-6, -34, 40, -44, 82, -64, 107, -80)), 0.8, c.shade);
    pen.stroke(X(curveThrough(107, -80, 117, -50, 127, -12)), 0.8, c.shade);
  };
