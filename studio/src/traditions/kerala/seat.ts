/** Seated legs of the murals: each limb drawn for itself under striped cloth, ankles crossed or one leg hanging. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { footShape } from '../../figures/body.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';

function piece(
  pen: Pen,
  c: Cloth,
  pts: Point[],
  w: (t: number) => number,
  n: number,
  knee?: Poly,
  hem = false,
) {
  const centre = curve(pts),
    out = ribbon(centre, w, 3),
    half = out.length >> 1,
    a = out.slice(0, half),
    b = out.slice(half).reverse();
  const folds = series(n, (i) => {
    const t = (i + 0.6) / (n + 0.2),
      p = a[Math.round(t * (half - 1))],
      q = b[Math.round(Math.min(1, t + 0.07) * (half - 1))];
    return curve([p, [lerp(p[0], q[0], 0.5) + 2, lerp(p[1], q[1], 0.5) + 2], q]);
  });
  const shape = knee ? union([out, knee], 5) : out;
  pen.drape(
    {
      shape,
      folds,
      bands: [],
      trims: hem ? [[out[half - 1], out[half]]] : [],
      motifs: pen.stations(shape, 14, 7),
    },
    c,
    3.2,
  );
}

/**
 * For `prop` of a mural figure whose pose has base `sit`; covers the rig's own lap.
 * @param hang leg that hangs `drop` below the seat: -1 the picture's left one, 1 the right one, 0 both folded
 */
export const muralSeat =
  (c: Cloth, over: Cloth, t: Tone, hang: -1 | 0 | 1 = 0, drop = 104) =>
  (pen: Pen): void => {
    const folded = (sg: -1 | 1, high: boolean) => {
      const m = (pts: Point[]): Point[] => pts.map(([x, y]) => [x * sg, y]);
      piece(
        pen,
        c,
        m([
          [4, -40],
          [40, -40],
          [70, -32],
          [88, -20],
        ]),
        widths(24, 23, 19, 16),
        7,
        ellipse(sg * 88, -19, 18, 17),
      );
      pen.skin(footShape([sg * -8, high ? -16 : -8], sg > 0 ? 'left' : 'right'), t, undefined, 5);
      piece(
        pen,
        c,
        m([
          [92, -13],
          [60, -8],
          [30, high ? -12 : -5],
          [2, high ? -14 : -6],
        ]),
        widths(15, 14, 12, 9.6),
        7,
        undefined,
        true,
      );
    };
    if (hang === 0) {
      folded(1, false);
      folded(-1, true);
    } else {
      const sg = hang;
      folded(-sg as -1 | 1, false);
      pen.skin(footShape([sg * 60, drop - 8], sg > 0 ? 'right' : 'left'), t, undefined, 5);
      piece(
        pen,
        c,
        polyline(66, -22, 70, drop * 0.3, 66, drop * 0.64, 60, drop - 14).map(([x, y]) => [x * sg, y]),
        widths(21, 19, 16, 15, 16),
        9,
        undefined,
        true,
      );
      piece(
        pen,
        c,
        polyline(0, -44, 32, -46, 58, -36, 68, -22).map(([x, y]) => [x * sg, y]),
        widths(24, 25, 24, 20),
        5,
        ellipse(sg * 68, -22, 22, 21),
      );
    }
    const end = hang ? drop * 0.6 : 12,
      x = hang * 14,
      fan = new Sheet(
        curveThrough(-11, -54, -12 + x * 0.4, -20, -18 + x, end),
        curveThrough(11, -54, 12 + x * 0.4, -20, 18 + x, end),
        3,
        5,
      );
    pen.drape(fan.drape(6, [[0.86, 0.98]], 200), over, 3);
  };

/**
 * Legs of the flute player: the picture's right one carries him, the left one crosses before it and stands on its toes.
 * For `prop` of a standing mural figure, before wings and girdle; covers the rig's own wrap.
 */
export function crossedStance(pen: Pen, c: Cloth, t: Tone): void {
  const shank = (from: Point, to: Point, foot: 'left' | 'toe') => {
    pen.skin(
      ribbon(
        curve([from, [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5)], to]),
        widths(9.4, 8, 7, 7.6),
        3,
      ),
      t,
      undefined,
      4,
    );
    pen.skin(footShape(to, foot), t, undefined, 5);
    for (const k of [0, 5])
      pen.beads(
        curve([
          [to[0] - 8.4, to[1] - 12 - k],
          [to[0], to[1] - 8.6 - k],
          [to[0] + 8.4, to[1] - 12 - k],
        ]),
        2.3,
        pen.tr.gold,
      );
  };
  shank([15, -70], [10, -11], 'left');
  piece(
    pen,
    c,
    polyline(12, -206, 20, -160, 21, -118, 15, -84, 12, -44),
    widths(25, 24, 19.6, 16.4, 12.6, 14.4),
    9,
    undefined,
    true,
  );
  shank([8, -66], [40, -20], 'toe');
  piece(
    pen,
    c,
    polyline(-14, -206, -29, -162, -31, -122, -8, -86, 19, -51),
    widths(26, 25, 20.4, 16.8, 13, 14.6),
    10,
    ellipse(-31, -120, 18.6, 20),
    true,
  );
}
