/** A woman of Marwar in the turn of the ghoomar: her skirt opens to a whole disc. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, fill, lines, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look } from '../../motifs/dancers/dancer-pen.ts';
import { fanned, pinched } from '../../motifs/dancers/hands.ts';
import type { Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

/** Colours and carriage of one dancer. */
export interface Whirl {
  /** Skirt from the waist outwards: ground, figured band, border, hem. */
  skirt: [ground: string, band: string, border: string, hem: string];
  bodice: string;
  veil: string;
  lean: number;
  tilt: number;
  raised: Joint;
  lowered: Joint;
  features: Features;
  skin?: string;
  /** Half-width and half-height of the disc. */
  disc: [number, number];
}

const BAND_ENDS = [0, 0.44, 0.5, 0.7, 0.76, 0.92, 1];

/** The disc of the skirt: figured rings round the waist, the gores swept back by the turn. */
function disc(pen: DancerPen, { skirt: [ground, band, border, hem], disc: [rx, ry] }: Whirl): string {
  const drop = ry * 0.36;
  const at = (a: number, v: number): Point => {
    const ruffle = 1 + 0.022 * v * v * Math.sin(a * 15);
    const k = lerp(0.13, 1, v) * ruffle;
    return [Math.cos(a) * rx * k, drop * v + Math.sin(a) * ry * k * lerp(0.5, 1, v)];
  };
  const ring = (v: number): Poly => series(120, (i) => at((i / 120) * TAU, v));
  const n = 22;
  const swept = (i: number, v: number): number => (i / n) * TAU + v * 0.5;
  const gores = series(n, (i) => series(14, (k) => at(swept(i, (k / 13) * 0.44), (k / 13) * 0.44)));
  const far = series(n * 2, (i) =>
    series(6, (k) => at(swept(i / 2, 0.76 + (k / 5) * 0.16), 0.76 + (k / 5) * 0.16)),
  );
  const place = (p: Poly): Poly => pen.to(p);
  const petals = (m: number, v: number, R: number, col: string, w: number): string =>
    polys(
      series(m, (i) => {
        const a = ((i + 0.5) / m) * TAU;
        const [x, y] = at(a, v);
        return series(5, (k) => place(leaf(x, y, R, w, a + (k * TAU) / 5, 0, 0.6, 5)));
      }).flat(),
      col,
    );
  const tints = [hem, border, K.yellow, band, K.yellow, ground];
  const rings = each(tints, (col, i) => {
    const q = place(ring(BAND_ENDS[6 - i]));
    return fill(q, col) + ink(q, K.black, i ? 1.8 : 2.8);
  });
  const teeth = series(54, (i) =>
    place([at((i / 54) * TAU, 0.93), at(((i + 0.5) / 54) * TAU, 0.995), at(((i + 1) / 54) * TAU, 0.93)]),
  );
  const ears = series(n, (i) => {
    const a = swept(i + 0.5, 0.34);
    const [x, y] = at(a, 0.24);
    const [u, v] = at(a + 0.08, 0.41);
    return place(leaf(x, y, Math.hypot(u - x, v - y), 8, Math.atan2(v - y, u - x), 0, 0.6));
  });
  pen.silhouette.push(place(ring(1)));
  return (
    rings +
    polys(teeth, K.yellow) +
    lines(gores.map(place), K.black, 1.6) +
    polys(ears, K.yellow) +
    dots(place(series(n, (i) => at(swept(i + 0.5, 0.34), 0.33))), 2.6 * pen.s, ground) +
    dots(place(series(56, (i) => at((i / 56) * TAU, 0.47))), 3.2 * pen.s, K.red) +
    petals(20, 0.6, 17, K.white, 6.4) +
    dots(place(series(20, (i) => at(((i + 0.5) / 20) * TAU, 0.6))), 4.6 * pen.s, K.yellow) +
    polys(
      series(20, (i) => place(leaf(...at((i / 20) * TAU, 0.54), 24, 5, (i / 20) * TAU + 0.2, 0, 0.5, 6))),
      K.green,
    ) +
    dots(place(series(72, (i) => at((i / 72) * TAU, 0.73))), 3.2 * pen.s, K.red) +
    lines(far.map(place), K.black, 1.2) +
    petals(30, 0.84, 12, K.yellow, 4.6) +
    dots(place(series(30, (i) => at(((i + 0.5) / 30) * TAU, 0.84))), 3.2 * pen.s, K.red)
  );
}

const chooda = (): string[] => [K.white, K.red, K.white, K.white, K.red, K.white];

/** Bangles between two points of an upper arm. */
function upperBangles(u: DancerPen, [a, b]: Joint): string {
  const t = 0.94;
  return u.rings(lerp(a[0], b[0], t), lerp(a[1], b[1], t), Math.atan2(b[1] - a[1], b[0] - a[0]), 14, [
    K.white,
    K.white,
    K.red,
    K.white,
  ]);
}

const sleeveOf = ([a, b]: Joint): Poly => {
  const k = (t: number): [number, number] => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  return limb([...a, ...k(0.3), ...k(0.6)], 19, 19, 17);
};

/** The dancer with her waist at (x, y); the feet show below the disc. */
export function ghoomarDancer(x: number, y: number, s: number, fx: number, d: Whirl): [DancerPen, string] {
  const look: Look = {
    skin: d.skin ?? K.skin,
    ink: K.black,
    hair: K.black,
    white: K.white,
    lip: K.red,
    cheek: '#cf6f45',
    alta: K.red,
    w: 2.6,
  };
  const pen = new DancerPen(look, x, y, s, fx);
  const u = pen.turned(0, 4, d.lean);
  const place = u.headPlace(12, -190, d.tilt);
  const [, ry] = d.disc;
  const foot = ry * 1.36;
  const back = loopThrough([
    -2, -246, -40, -226, -54, -176, -66, -134, -104, -124, -142, -150, -180, -158, -214, -138, -206, -112,
    -190, -120, -186, -98, -164, -104, -158, -84, -126, -70, -84, -56, -40, -50, 20, -60, 48, -104, 20, -130,
    12, -170,
  ]);
  const hood = loopThrough([
    38, -228, 26, -246, 0, -253, -28, -244, -46, -216, -50, -178, -46, -140, -58, -108, -40, -92, -16, -112,
    -10, -140, -14, -166, -13, -194, 0, -217, 20, -229,
  ]);
  const spots = (p: Poly, col: string): string =>
    dots(
      u.to(
        series(
          190,
          (i) =>
            [-272 + (i % 19) * 18 + (Math.floor(i / 19) % 2) * 9, -250 + Math.floor(i / 19) * 25] as Point,
        ),
      ),
      2.8 * s,
      col,
    ) +
    u.rows([[...p, p[0]]], 15 * s, K.yellow) +
    u.rows([[...p, p[0]]], 5 * s, K.red);
  const trunk = loopThrough([
    -33, 12, -29, -26, -38, -70, -40, -104, -24, -121, -4, -127, 16, -128, 34, -122, 47, -100, 53, -80, 44,
    -56, 31, -36, 34, 12,
  ]);
  const bodice = union(
    [
      loopThrough([
        -31, -34, -39, -70, -40, -104, -24, -121, -8, -112, 6, -102, 20, -112, 34, -122, 48, -100, 55, -80,
        46, -54, 33, -34, 0, -28,
      ]),
      sleeveOf(d.raised),
      sleeveOf(d.lowered),
    ],
    5,
    1.3,
  );
  const sleeveEnd = ([a, b]: Joint): string =>
    u.rings(lerp(a[0], b[0], 0.6), lerp(a[1], b[1], 0.6), Math.atan2(b[1] - a[1], b[0] - a[0]), 17, [
      K.yellow,
      K.red,
    ]);
  const bodiceSpots = dots(
    u.to(
      series(
        90,
        (i) => [-110 + (i % 15) * 15 + (Math.floor(i / 15) % 2) * 7, -140 + Math.floor(i / 15) * 18] as Point,
      ),
    ),
    2.4 * s,
    K.yellow,
  );
  const body =
    u.shape(back, d.veil, spots(back, K.white)) +
    each(
      [-34, 38],
      (at, i) =>
        pen.foot(at, foot + (i ? 26 : 16), 1, 0) +
        pen.rings(at, foot + (i ? 2 : -8), 1.57, 12, [K.white, K.white, K.white]),
    ) +
    disc(pen, d) +
    u.arm(d.raised, fanned(), { turn: 0.25, bangles: chooda(), size: 0.8 }) +
    u.arm(d.lowered, pinched(), { turn: -0.35, bangles: chooda(), size: 0.8, side: -1 }) +
    upperBangles(u, d.raised) +
    upperBangles(u, d.lowered) +
    u.shape(trunk, look.skin) +
    u.line(curveThrough(20, -26, 16, -14, 18, -6), 1.6) +
    u.shape(limb([-2, -112, 2, -136, 4, -158], 17, 14, 15), look.skin) +
    u.shape(bodice, d.bodice, bodiceSpots) +
    sleeveEnd(d.raised) +
    sleeveEnd(d.lowered) +
    u.line(curveThrough(51, -72, 40, -60, 26, -58), 1.8) +
    u.line(curveThrough(-12, -60, 2, -54, 14, -58), 1.6) +
    pen.shape(
      limb([-36, 6, 0, 14, 38, 6], 10, 12, 10),
      K.yellow,
      pen.beads(curveThrough(-34, 8, 0, 15, 36, 8), 8, 2.6, K.red),
    ) +
    u.beads(curveThrough(-14, -122, 6, -96, 26, -121), 7, 3, K.white) +
    u.beads(curveThrough(-20, -118, 6, -72, 32, -117), 9, 3.6, K.yellow) +
    u.flat(ellipse(6, -70, 8, 9), K.red) +
    u.head(place, d.features) +
    `<g opacity=".9">${u.shape(hood, d.veil, spots(hood, K.white))}</g>` +
    u.shape(place(ellipse(31, -38, 8, 9)), K.yellow) +
    u.flat(place(ellipse(31, -38, 3.4)), K.red) +
    u.beads(place(curveThrough(24, -34, 6, -26, -12, -14)), 5, 2, K.yellow) +
    u.beads(place(ellipse(-19, 20, 8)), 5, 2.8, K.yellow) +
    u.rows([place(ellipse(42, 16, 6))], 1.8 * s, K.black) +
    u.rows([place(ellipse(42, 16, 6))], 1.2 * s, K.yellow) +
    u.beads(place(polyline(44, 21, 44, 21.2)), 5, 2.6, K.red) +
    u.flat(place(leaf(33, -24, 6, 2.4, -1.6, 0, 0.5)), K.red);
  return [pen, body];
}
