/** Hojagiri: a girl upon a pitcher, a bottle with a burning lamp on her head, a plate on each palm. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { type Drape, drape } from '../../motifs/dancers/drape.ts';
import { bearing } from '../../motifs/dancers/hands.ts';
import { EASTERN, type Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

/** How one girl holds herself. */
export interface Balancer {
  lean: number;
  left: Joint;
  right: Joint;
  cloth: string;
  features?: Features;
  skin?: string;
  /** Which way her face is turned. */
  looks: 1 | -1;
}

const look = (skin = K.skin): Look => ({
  skin,
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: '#a8343a',
  cheek: '#c46a4c',
  w: 2.7,
});

/** Bottle, wick and flame, standing on (0, 0) of the place. */
function bottle(u: DancerPen, place: Place): string {
  const glass = loopThrough([
    -15, 0, -17, -8, -16, -46, -12, -58, -6, -66, -6, -88, 6, -88, 6, -66, 12, -58, 16, -46, 17, -8, 15, 0,
  ]);
  return (
    u.shape(
      place(glass),
      '#7fa79a',
      u.rows([place(curveThrough(-9, -8, -10, -44, -6, -56))], 4 * u.s, K.white),
    ) +
    u.shape(place(loopThrough([-15, -30, 0, -27, 15, -30, 15, -14, 0, -11, -15, -14])), K.red, '', 1.8) +
    u.shape(place(loopThrough([-12, -96, 12, -96, 8, -86, -8, -86])), K.clay, '', 2) +
    u.shape(place(loopThrough([0, -96, -11, -106, -9, -120, 2, -142, 9, -120, 11, -106])), K.orange, '', 2) +
    u.flat(place(loopThrough([0, -98, -5, -106, -3, -116, 1, -126, 5, -114, 5, -106])), K.yellow)
  );
}

/** A brass plate seen a little from above, its middle at (x, y). */
function plate(u: DancerPen, x: number, y: number): string {
  return (
    u.shape(ellipse(x, y, 46, 13), K.yellow) +
    u.shape(ellipse(x, y - 2, 34, 8), '#d99a2e', '', 1.6) +
    each(
      series(7, (i) => i),
      (i) => u.flat(ellipse(x - 21 + i * 7, y - 2 + (i % 2 ? 2 : -1), 2.4, 1.6), K.white),
    )
  );
}

/** Black cloth in stripes, with rows of woven lozenges. */
function rinai(pen: DancerPen, d: Drape, col: string): string {
  const lozenges = (v: number, n: number, h: number, paint: string): string =>
    polys(
      series(n, (i) =>
        pen.to([
          d.at(i / n, v),
          d.at((i + 0.5) / n, v - h),
          d.at((i + 1) / n, v),
          d.at((i + 0.5) / n, v + h),
        ]),
      ),
      paint,
    );
  return (
    polys(
      [
        [0.06, 0.1],
        [0.13, 0.15],
        [0.33, 0.37],
        [0.4, 0.42],
        [0.62, 0.66],
        [0.69, 0.71],
        [0.9, 0.97],
      ].map(([a, b]) => pen.to(d.band(a, b))),
      col,
    ) +
    polys(
      [
        pen.to(d.band(0.105, 0.12)),
        pen.to(d.band(0.375, 0.39)),
        pen.to(d.band(0.665, 0.68)),
        pen.to(d.band(0.86, 0.875)),
      ],
      K.white,
    ) +
    lozenges(0.24, 9, 0.06, K.yellow) +
    lozenges(0.24, 9, 0.03, K.black) +
    lozenges(0.52, 8, 0.075, K.white) +
    lozenges(0.52, 8, 0.045, K.red) +
    lozenges(0.785, 9, 0.055, K.yellow) +
    lozenges(0.785, 9, 0.028, K.black)
  );
}

/** The bare arm up to the wrist. */
const armOf = (j: Joint): Poly => DancerPen.jointed(j, [17, 13, 13, 9]);

/** A plate on an upturned palm, silver at wrist and upper arm; `k` is the side the arm reaches to. */
function served(u: DancerPen, j: Joint, k: 1 | -1): string {
  const [x, y] = j[2];
  const along = Math.atan2(y - j[1][1], x - j[1][0]);
  return (
    plate(u, x + k * 36, y - 20) +
    u.hand(bearing(), x, y - 2, k > 0 ? 0 : Math.PI, 0.84, k) +
    u.rings(x, y + 2, along, 11, [K.silver, K.silver, K.silver], 6) +
    u.rings(
      lerp(j[0][0], j[1][0], 0.62),
      lerp(j[0][1], j[1][1], 0.62),
      Math.atan2(j[1][1] - j[0][1], j[1][0] - j[0][0]),
      16,
      [K.silver, K.red],
      6,
    )
  );
}

/** Trunk, arms, necklaces, head and bottle, from the waist up. */
function upper(u: DancerPen, d: Balancer): string {
  const trunk = union(
    [
      loopThrough([
        -36, 8, -33, -30, -41, -70, -44, -100, -34, -118, -12, -127, 12, -127, 34, -118, 44, -100, 41, -70,
        33, -30, 36, 8,
      ]),
      armOf(d.left),
      armOf(d.right),
    ],
    9,
    1.3,
  );
  const risa = loopThrough([
    -43, -92, -22, -98, 0, -96, 22, -98, 43, -92, 41, -66, 36, -44, 0, -38, -36, -44, -41, -66,
  ]);
  const place = u.headPlace(2 * d.looks, -192, 0, 1, d.looks);
  const coins = [0, 1, 2, 3, 4];
  const string = (r: number): Poly =>
    curveThrough(
      -22 - r * 2.6,
      -121 + r * 2,
      -14 - r * 2,
      -100 + r * 11,
      0,
      -88 + r * 16,
      14 + r * 2,
      -100 + r * 11,
      22 + r * 2.6,
      -121 + r * 2,
    );
  const garland = series(7, (i): Point => [-50 + Math.abs(i - 3) * 3.4 - 6, -34 + i * 11]);
  return (
    u.shape(limb([0, -112, 0, -136, 2 * d.looks, -160], 18, 15, 16), u.look.skin) +
    u.shape(trunk, u.look.skin) +
    u.line(curveThrough(-44, -98, -40, -86, -41, -76), 2) +
    u.line(curveThrough(44, -98, 40, -86, 41, -76), 2) +
    served(u, d.left, -1) +
    served(u, d.right, 1) +
    u.line(curveThrough(-3, -20, 0, -14, 3, -20), 1.8) +
    u.shape(
      risa,
      d.cloth,
      clip(
        u.to(risa),
        polys(
          series(9, (i) =>
            u.to([
              [-45 + i * 11, -46],
              [-39.5 + i * 11, -60],
              [-34 + i * 11, -46],
            ]),
          ),
          K.yellow,
        ) +
          u.rows([curveThrough(-44, -84, 0, -87, 44, -84)], 4 * u.s, K.white) +
          dots(u.to(series(12, (i) => [-42 + i * 7.6, -72] as Point)), 2.2 * u.s, K.white),
      ),
    ) +
    each(coins, (r) => u.beads(string(r), 6.4, 2.8, [K.white, K.red, K.yellow, K.white, K.green][r])) +
    each(
      series(9, (i) => i),
      (i) => {
        const [x, y] = string(5)[Math.round(((i + 0.5) / 9) * (string(5).length - 1))];
        return u.shape(ellipse(x, y, 6.4), K.silver, '', 1.6);
      },
    ) +
    u.shape(place(ellipse(-48, 16, 21, 23)), K.black) +
    u.head(place, { ...EASTERN, open: 0.76, glance: 0.75, smile: 0.8, ...d.features }) +
    each(
      garland,
      ([x, y], i) =>
        polys(
          series(5, (k) => u.to(place(leaf(x, y, 9, 3.6, (k / 5) * TAU + i, 0, 0.6)))),
          i % 2 ? K.white : K.orange,
        ) + u.flat(place(ellipse(x, y, 2.2)), K.red),
    ) +
    u.beads(place(loopThrough([-19, 15, -12, 24, -19, 34, -26, 24])), 5, 2.4, K.silver) +
    u.line(place(curveThrough(-44, -30, -12, -46, 26, -38)), 7, K.red) +
    u.beads(place(curveThrough(-44, -30, -12, -46, 26, -38)), 8, 2.2, K.silver) +
    u.shape(
      place(loopThrough([-25, -53, -2, -59, 21, -53, 18, -63, -2, -67, -22, -63])),
      K.white,
      u.rows([place(curveThrough(-24, -58, -2, -63, 20, -58))], 3, K.red),
    ) +
    bottle(u, (p) => place(p.map(([x, y]): Point => [x - 2, y - 62])))
  );
}

/** The earthen pitcher, its mouth at (0, 0). */
function pitcher(whole: DancerPen): string {
  const pen = whole.scaled(0.88);
  const body = loopThrough([
    -44, 4, -50, 18, -42, 30, -84, 50, -112, 96, -106, 146, -66, 184, 0, 194, 66, 184, 106, 146, 112, 96, 84,
    50, 42, 30, 50, 18, 44, 4, 0, 10,
  ]);
  const ring = (y: number, w: number): Poly => curveThrough(-w, y, 0, y + 14, w, y);
  return (
    pen.shape(
      body,
      K.clay,
      pen.rows([ring(66, 112), ring(128, 124)], 6 * pen.s, K.white) +
        pen.rows([ring(76, 112), ring(118, 124)], 3 * pen.s, K.black) +
        polys(
          series(11, (i) => (i - 5) * 20).flatMap((x) => [
            pen.to([
              [x - 9, 98 + 10 * Math.cos(x / 76)],
              [x, 86 + 10 * Math.cos(x / 76)],
              [x + 9, 98 + 10 * Math.cos(x / 76)],
              [x, 110 + 10 * Math.cos(x / 76)],
            ]),
          ]),
          K.white,
        ) +
        dots(
          pen.to(series(15, (i) => [-98 + i * 14, 148 + 13 * Math.sin((i / 14) * Math.PI)] as Point)),
          4 * pen.s,
          K.white,
        ),
    ) +
    pen.shape(ellipse(0, 6, 58, 13), '#8d4527') +
    pen.flat(ellipse(0, 8, 42, 7), K.black)
  );
}

/** A foot seen from the front, the toes bent over the rim; `k` is the side of the little toe. */
function gripping(pen: DancerPen, x: number, y: number, k: 1 | -1): string {
  const on = (p: Poly): Poly => p.map(([u, v]): Point => [x + u * k, y + v]);
  return (
    each(
      [
        [20, 6, 4],
        [14, 11, 4.6],
        [6.6, 14, 5],
        [-1.4, 16, 5.2],
        [-12, 16, 7.4],
      ],
      ([u, v, q]) => pen.shape(on(ellipse(u, v, q, q * 1.25)), pen.look.skin, '', pen.look.w * 0.7),
    ) +
    pen.shape(
      on(
        loopThrough([
          -3, -42, -9, -24, -16, -6, -19, 8, -12, 13, 4, 12, 16, 7, 22, 1, 17, -10, 12, -24, 15, -42,
        ]),
      ),
      pen.look.skin,
    ) +
    pen.flat(on(loopThrough([-17, 8, -12, 14, 4, 13, 16, 8, 20, 3, 12, -2, -10, 2])), pen.look.skin) +
    pen.flat(
      on(loopThrough([-2, -48, 8, -51, 16, -46, 13, -36, 9.4, -28, 0, -26, -8.6, -28, -7, -36])),
      pen.look.skin,
    )
  );
}

/** The girl on the pitcher; (x, y) is the pitcher's mouth. */
export function pitcherDancer(x: number, y: number, s: number, d: Balancer): [DancerPen, string] {
  const pen = new DancerPen(look(d.skin), x, y, s);
  const u = pen.turned(-6, -238, d.lean);
  // knees bent, hips to one side: the only part of her that moves
  const skirt = drape(
    [
      [-42, -242],
      [-76, -208],
      [-84, -162],
      [-88, -118],
      [-78, -94],
      [-50, -82],
    ],
    [
      [30, -242],
      [52, -208],
      [70, -164],
      [94, -124],
      [88, -94],
      [58, -76],
    ],
    [4, 9],
  );
  const shin = (j: number[]): string => pen.shape(limb(j, 23, 19, 11), pen.look.skin);
  return [
    pen,
    pitcher(pen) +
      shin([-52, -104, -45, -58, -25, -20]) +
      shin([60, -100, 50, -56, 27, -20]) +
      gripping(pen, -24, 2, -1) +
      gripping(pen, 26, 2, 1) +
      each([-26, 28], (at) => pen.rings(at, -24, 1.57, 12.5, [K.silver, K.silver], 6)) +
      pen.shape(skirt.outline, K.black, rinai(pen, skirt, K.red)) +
      // the thighs part to the bent knees, the cloth hangs between them
      pen.line(curveThrough(-6, -200, -4, -172, -16, -136, -44, -108, -74, -100), 3.8) +
      pen.line(curveThrough(-4, -172, 16, -136, 50, -112, 82, -106), 3.8) +
      pen.line(curveThrough(0, -130, 5, -104, 3, -80), 3.2) +
      upper(u, d) +
      pen.shape(
        limb([-44, -240, -6, -232, 32, -242], 10, 11, 10),
        d.cloth,
        pen.beads(curveThrough(-42, -240, -6, -232, 30, -242), 9, 3.2, K.silver),
      ),
  ];
}

/** A companion on her knees on the ground at (x, y). */
export function kneelingDancer(
  x: number,
  y: number,
  s: number,
  fx: number,
  d: Balancer,
): [DancerPen, string] {
  const pen = new DancerPen(look(d.skin), x, y, s, fx);
  const u = pen.turned(0, -96, d.lean);
  // she sits on her heels: the thighs slope to the knees, the shins lie on the ground
  const lap = drape(
    [
      [42, -104],
      [88, -90],
      [120, -64],
      [128, -36],
    ],
    [
      [-44, -104],
      [-84, -66],
      [-74, -12],
      [10, 0],
      [104, -3],
    ],
    [-6, -9],
  );
  const farKnee = drape(
    [
      [50, -104],
      [112, -92],
      [144, -66],
      [152, -38],
    ],
    [
      [20, -98],
      [60, -50],
      [104, -14],
      [132, -14],
    ],
    [-4, -8],
  );
  return [
    pen,
    pen.shape(farKnee.outline, K.black, rinai(pen, farKnee, K.red)) +
      pen.foot(-62, 2, 0.95, -0.08, -1) +
      pen.rings(-62, -18, 1.4, 13, [K.silver, K.silver], 6) +
      pen.shape(lap.outline, K.black, rinai(pen, lap, K.red)) +
      pen.line(curveThrough(-80, -50, -40, -28, 30, -22, 96, -26), 2.6) +
      upper(u, d) +
      pen.shape(
        limb([-42, -100, 0, -92, 42, -100], 10, 11, 10),
        d.cloth,
        pen.beads(curveThrough(-40, -100, 0, -92, 40, -100), 9, 3.2, K.silver),
      ),
  ];
}

/** Light of one flame on the wall: strokes and dots in rings. */
export const flameLight = (x: number, y: number, r: number): string =>
  polys(
    series(20, (i) =>
      leaf(...polar(x, y, r, (i / 20) * TAU), i % 2 ? r * 0.34 : r * 0.6, 4, (i / 20) * TAU, 0, 0.4),
    ),
    K.yellow,
  ) +
  each(
    series(7, (i) => r * (1.9 + i * 0.95)),
    (q, k) =>
      dots(
        series(20 + k * 10, (i) => polar(x, y, q, ((i + 0.5) / (20 + k * 10)) * TAU)),
        3.2 - k * 0.2,
        [K.red, K.white, K.yellow][k % 3],
      ),
  );
