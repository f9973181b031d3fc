/** Arms, legs, hands and feet of the people on the temple cloths. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, dist, lerp, transform } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, line } from '../../draw/svg.ts';
import { contour, dye, stroke } from './kalam.ts';
import { INK, K } from './style.ts';

export type HandSign = 'open' | 'fist' | 'pinch' | 'flat' | 'point' | 'joined';

/** Middle joint of a limb of two bones. @param bend 1 or -1, to which side it bends */
export function joint(a: Point, b: Point, upper: number, lower: number, bend: number): Point {
  const d = Math.min(dist(a, b), (upper + lower) * 0.995),
    along = (upper * upper - lower * lower + d * d) / (2 * d),
    off = Math.sqrt(Math.max(0, upper * upper - along * along)),
    an = Math.atan2(b[1] - a[1], b[0] - a[0]);
  return [
    a[0] + Math.cos(an) * along - Math.sin(an) * off * bend,
    a[1] + Math.sin(an) * along + Math.cos(an) * off * bend,
  ];
}

/** One outline round overlapping parts. @param k radius of the fillets */
export const outlineOf = (parts: Poly[], k: number): Poly => resample(union(parts, k, 1.8), 3.4, true);

/** Outline of an arm from shoulder to wrist. @param bulk 1 is a man's */
export const armOutline = (sh: Point, el: Point, wr: Point, bulk: number): Poly =>
  outlineOf(
    [
      ribbon([sh, el], (t) => bulk * widths(15, 15.5, 14, 11)(t), 5),
      ellipse(sh[0], sh[1], 14.6 * bulk, 14.6 * bulk, 0, 20),
      ellipse(el[0], el[1], 11 * bulk, 11 * bulk, 0, 16),
      ribbon([el, wr], (t) => bulk * widths(11, 12.6, 10, 7.2)(t), 5),
    ],
    5,
  );

/** Outline of a bare leg from hip to ankle. */
export const legOutline = (hip: Point, kn: Point, an: Point, bulk: number): Poly =>
  outlineOf(
    [
      ribbon([hip, kn], (t) => bulk * widths(25, 26, 21, 16)(t), 6),
      ellipse(kn[0], kn[1], 15.5 * bulk, 15.5 * bulk, 0, 18),
      ribbon([kn, an], (t) => bulk * widths(15, 17.6, 13, 9)(t), 5),
    ],
    6,
  );

const FINGERS: Record<HandSign, readonly (readonly [x: number, y: number, L: number, a: number])[]> = {
  open: [
    [11, -6, 21, -0.2],
    [13, -2, 24, -0.05],
    [13, 2, 22, 0.1],
    [11, 6, 17, 0.28],
  ],
  flat: [
    [11, -5, 22, -0.04],
    [13, -1.6, 25, 0],
    [13, 1.8, 23, 0.06],
    [11, 5, 18, 0.14],
  ],
  pinch: [
    [10, -6, 18, -0.2],
    [12, -1, 23, 0.28],
    [12, 3, 21, 0.6],
    [10, 6, 17, 0.95],
  ],
  point: [[12, -5, 25, -0.04]],
  fist: [],
  joined: [[8, 0, 31, 0]],
};

/** A hand at the wrist, fingers along `aim`. @param fx -1 turns the thumb to the other side */
export function hand(at: Point, aim: number, sign: HandSign, skin: string, s: number, fx = 1): string {
  const H = (p: Poly) => transform(fx < 0 ? p.map(([x, y]): Point => [x, -y]) : p, at[0], at[1], s, aim),
    part = (p: Poly, w = 1.3) => dye(H(p), skin) + contour(H(p), w * s);
  if (sign === 'fist') {
    const q = loopThrough(-3, -6, 6, -9, 16, -10, 21, -5, 21, 6, 16, 10, 6, 9, -3, 6);
    return (
      part(q, 1.7) +
      each([-4.5, 0.5, 5.5], (y) => stroke(H(curveThrough(20, y, 14, y + 0.8, 10, y)), 1.3 * s)) +
      part(loopThrough(4, -10, 13, -12, 17, -8, 14, -4, 6, -4), 1.2)
    );
  }
  if (sign === 'joined')
    return (
      part(loopThrough(-4, -6, 8, -8, 22, -6.5, 38, 0, 22, 5, 8, 6, -4, 6), 1.6) +
      stroke(H(curveThrough(2, -2, 14, -1.5, 34, 0)), 1.1 * s)
    );
  const palm = loopThrough(-4, -5.6, 6, -8.4, 15, -8, 17, 0, 15, 8, 6, 8, -4, 5.6);
  return (
    each(FINGERS[sign], ([x, y, L, a]) => part(leaf(x, y, L, 3.6, a, 0, 0.5, 8))) +
    (sign === 'point' ? each([-1, 3, 7], (y) => part(leaf(11, y - 1, 12, 3.8, 0.3, 0, 0.5, 8))) : '') +
    part(leaf(3, -6, 20, 3.8, sign === 'pinch' ? -0.42 : -0.78, 0.1, 0.5, 8)) +
    dye(H(palm), skin) +
    stroke(H([...curveThrough(-4, -5.6, 4, -8.6, 11, -8.6)]), 1.4 * s) +
    stroke(H([...curveThrough(12, 8.4, 6, 8.4, -4, 5.6)]), 1.4 * s) +
    (sign === 'open' || sign === 'flat' ? dot(...H([[8, 0]])[0], 3.4 * s, K.madder) : '')
  );
}

/** A foot in profile below its ankle; toes towards `fx`, lifted at the heel by `lift` radians. */
export function foot(at: Point, skin: string, s: number, fx = 1, lift = 0): string {
  const F = (p: Poly) => transform(p, at[0], at[1], s, lift * fx, fx),
    q = F(loopThrough(-8, -8, -12, 2, -9, 10, 4, 12, 22, 11, 38, 12, 45, 8, 40, 2, 27, -2, 13, -8));
  return (
    dye(q, skin) +
    contour(q, 1.9 * s) +
    each([30, 34.5, 38.5, 42], (x, i) => stroke(F(curveThrough(x, 1 + i * 1.4, x + 2, 6, x, 11)), 1.1 * s)) +
    line(
      F([
        [-8, -6],
        [10, -7],
      ]),
      INK,
      6.4 * s,
    ) +
    line(
      F([
        [-8, -6],
        [10, -7],
      ]),
      K.myrobalan,
      4 * s,
    )
  );
}

/** A band round a limb at share t of a bone. */
export function ring(
  a: Point,
  b: Point,
  t: number,
  half: number,
  s: number,
  col: string = K.myrobalan,
): string {
  const p: Point = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)],
    an = Math.atan2(b[1] - a[1], b[0] - a[0]),
    q: Poly = curveThrough(
      [p[0] - Math.sin(an) * half, p[1] + Math.cos(an) * half],
      [p[0] + Math.cos(an) * half * 0.25, p[1] + Math.sin(an) * half * 0.25],
      [p[0] + Math.sin(an) * half, p[1] - Math.cos(an) * half],
    );
  return line(q, INK, 6 * s) + line(q, col, 3.8 * s);
}
