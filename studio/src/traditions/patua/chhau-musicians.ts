/** Players on the village ground: the kettle drum and the reed pipe. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look } from '../../motifs/dancers/dancer-pen.ts';
import { closed, flat } from '../../motifs/dancers/hands.ts';
import type { Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

const look = (skin: string): Look => ({
  skin,
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: '#8d3325',
  w: 2.6,
});

const MOUSTACHE = loopThrough([40, 21, 30, 20, 16, 24, 6, 19, 12, 28, 24, 30, 34, 26]);

/** Trunk in a vest, head with a wound cloth; arms come from the caller. */
function upper(u: DancerPen, vest: string, cloth: string, tilt: number, features: Features): string {
  const place = u.headPlace(14, -186, tilt);
  const trunk = loopThrough([
    -44, 20, -40, -30, -46, -76, -46, -104, -30, -122, -8, -128, 16, -129, 38, -122, 49, -100, 52, -72, 44,
    -30, 46, 20,
  ]);
  const turban = loopThrough([
    34, -26, 41, -38, 34, -58, 8, -68, -24, -66, -48, -52, -55, -32, -46, -16, -32, -12, -20, -22, 2, -31, 22,
    -30,
  ]);
  return (
    u.shape(limb([2, -112, 6, -138, 8, -160], 19, 17, 17), u.look.skin) +
    u.shape(
      trunk,
      vest,
      u.rows(
        series(7, (i) => curveThrough(-46, -100 + i * 18, 4, -92 + i * 18, 52, -100 + i * 18)),
        2,
        K.white,
      ),
    ) +
    u.line(curveThrough(-14, -126, 6, -108, 26, -126), 2.4) +
    u.head(place, features) +
    u.flat(place(MOUSTACHE), K.black) +
    u.shape(
      place(turban),
      cloth,
      u.rows(
        [
          curveThrough(-50, -22, -10, -48, 38, -40),
          curveThrough(-50, -42, -12, -60, 30, -54),
          curveThrough(-36, -14, 0, -36, 38, -33),
        ].map(place),
        1.8,
        K.black,
      ),
    ) +
    u.shape(place(loopThrough([-48, -20, -64, 4, -70, 34, -56, 38, -48, 14, -38, -10])), cloth)
  );
}

/** A drummer behind his dhamsa; (x, y) is the middle of the drum's foot. */
export function dhamsaPlayer(x: number, y: number, s: number, fx: number): [DancerPen, string] {
  const pen = new DancerPen(look('#9c5f35'), x, y, s, fx);
  const u = pen.turned(-52, -92, 0.1);
  const near: Joint = [
    [-32, -104],
    [-100, -100],
    [-92, -174],
  ];
  const far: Joint = [
    [36, -106],
    [104, -96],
    [128, -52],
  ];
  const stick = (a: Point, b: Point): string =>
    u.shape(limb([...a, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, ...b], 3.6, 4.4, 6), '#c58b4a');
  const arm = (j: Joint): string => u.grown(DancerPen.jointed(j, [19, 16, 15, 10]), u.look.skin, j[0], 24);
  const bowl = loopThrough([
    -104, -104, -108, -80, -92, -40, -58, -8, -20, 6, 20, 6, 58, -8, 92, -40, 108, -80, 104, -104, 60, -112,
    -60, -112,
  ]);
  const thong = series(12, (i) => i);
  return [
    pen,
    arm(far) +
      upper(u, K.green, K.red, -0.3, { nose: 1.04, chin: 1, glance: 0.8 }) +
      pen.shape(
        bowl,
        K.brown,
        polys(
          thong.map((i) =>
            pen.to([
              [-110 + i * 18.5, -106],
              [-100 + i * 18.5, -106],
              [-52 + i * 9.2, 4],
              [-58 + i * 9.2, 4],
            ]),
          ),
          K.yellow,
        ) + pen.rows([curveThrough(-112, -62, 0, -46, 112, -62)], 6 * s, K.red),
      ) +
      pen.shape(ellipse(0, -106, 106, 26), K.white) +
      pen.shape(ellipse(0, -106, 88, 19), '#e2c184', '', 1.6) +
      pen.flat(ellipse(0, -106, 34, 8), K.black) +
      stick([142, -44], [48, -20]) +
      u.hand(closed(), 127, -58, 1.5, 0.82) +
      arm(near) +
      stick([-110, -184], [-48, -258]) +
      u.hand(closed(), -91, -178, -1.5, 0.82, -1) +
      u.rings(-92, -174, -1.5, 11, [K.red, K.yellow]),
  ];
}

/** A player of the mahuri, sitting on the ground at (x, y). */
export function pipePlayer(x: number, y: number, s: number, fx: number): [DancerPen, string] {
  const pen = new DancerPen(look('#b27140'), x, y, s, fx);
  const u = pen.turned(-10, -66, -0.06);
  const near: Joint = [
    [-28, -104],
    [18, -30],
    [86, -92],
  ];
  const far: Joint = [
    [36, -106],
    [96, -72],
    [120, -122],
  ];
  const arm = (j: Joint): string => u.grown(DancerPen.jointed(j, [19, 16, 15, 10]), u.look.skin, j[0], 24);
  const lap = loopThrough([
    -66, -70, -84, -30, -96, -4, -40, 6, 40, 6, 116, 2, 132, -18, 96, -40, 40, -64, 0, -76,
  ]);
  const pipe = limb([54, -166, 96, -146, 150, -122, 176, -110], 4.4, 5.4, 7, 8);
  const bell = loopThrough([172, -122, 194, -130, 208, -118, 204, -92, 192, -78, 166, -98]);
  return [
    pen,
    arm(far) +
      pen.shape(
        lap,
        K.white,
        pen.rows(
          [
            curveThrough(-70, -40, -10, -22, 50, -30, 110, -20),
            curveThrough(-84, -20, -20, -4, 60, -8, 120, -4),
            curveThrough(-50, -60, 10, -46, 70, -40),
          ],
          2,
          K.black,
        ) + pen.rows([curveThrough(-92, -8, 0, 4, 124, -2)], 5 * s, K.red),
      ) +
      pen.foot(74, 8, 0.9) +
      upper(u, K.orange, K.yellow, -0.16, { nose: 0.96, chin: -1, glance: 0.85 }) +
      u.shape(pipe, K.black) +
      u.shape(bell, K.yellow) +
      u.hand(flat(), 116, -116, -2.4, 0.7) +
      arm(near) +
      u.hand(flat(), 86, -94, -0.85, 0.7),
  ];
}
