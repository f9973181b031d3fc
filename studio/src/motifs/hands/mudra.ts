/** The hand gestures of dance. Hand coordinates: wrist at the origin, fingers along x, thumb upwards; the middle finger ends at about 90. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import type { Brush } from '../people/brush.ts';

export type Mudra = 'alapadma' | 'lotus' | 'hamsasya' | 'katakamukha' | 'pataka' | 'dola' | 'fist' | 'point';

/** Middle lines of thumb, index, middle, ring and little finger. */
const FINGERS: Record<Mudra, readonly (readonly number[])[]> = {
  alapadma: [
    [10, -10, 20, -25, 26, -39, 24, -53],
    [34, -13, 50, -25, 62, -40, 66, -57],
    [39, -5, 58, -12, 74, -22, 86, -38],
    [39, 5, 58, 5, 77, 2, 93, -8],
    [34, 13, 49, 19, 64, 22, 79, 18],
  ],
  // alapadma with its petals curled: each finger bends to the side of the thumb
  lotus: [
    [8, -10, 12, -26, 8, -41, -4, -52],
    [34, -13, 45, -31, 48, -51, 40, -68],
    [39, -5, 62, -17, 75, -36, 75, -57],
    [39, 5, 64, 3, 83, -9, 93, -28],
    [34, 13, 55, 19, 75, 16, 90, 4],
  ],
  hamsasya: [
    [10, -10, 26, -27, 41, -39, 55, -44],
    [34, -13, 51, -20, 61, -32, 57, -44],
    [39, -5, 58, -10, 76, -16, 92, -19],
    [39, 5, 58, 6, 78, 4, 95, 0],
    [34, 13, 51, 19, 68, 22, 83, 20],
  ],
  katakamukha: [
    [10, -10, 24, -26, 38, -38, 52, -44],
    [34, -13, 52, -19, 58, -32, 50, -43],
    [39, -5, 60, -10, 67, -27, 57, -43],
    [39, 5, 58, 3, 77, -3, 92, -13],
    [34, 13, 51, 18, 68, 18, 83, 12],
  ],
  pataka: [
    [10, -10, 22, -19, 35, -21, 44, -17],
    [35, -13, 52, -14, 66, -15, 77, -15],
    [39, -5, 58, -5, 74, -5, 88, -4],
    [39, 5, 57, 6, 72, 6, 85, 7],
    [35, 13, 50, 15, 62, 17, 72, 18],
  ],
  dola: [
    [10, -10, 23, -20, 35, -24, 48, -23],
    [34, -13, 50, -17, 64, -16, 77, -10],
    [39, -5, 57, -6, 73, -2, 87, 7],
    [39, 5, 55, 8, 69, 14, 80, 25],
    [34, 13, 47, 19, 57, 27, 65, 38],
  ],
  fist: [
    [8, -10, 22, -19, 34, -18, 42, -9],
    [22, -12, 38, -15, 49, -12, 46, -5],
    [22, -4, 40, -6, 51, -3, 47, 3],
    [22, 4, 39, 3, 49, 6, 45, 11],
    [22, 11, 36, 12, 44, 14, 40, 18],
  ],
  point: [
    [8, -10, 22, -19, 34, -17, 44, -8],
    [34, -13, 52, -17, 68, -19, 84, -20],
    [22, -4, 40, -6, 51, -2, 46, 4],
    [22, 4, 39, 3, 49, 6, 44, 11],
    [22, 11, 36, 12, 44, 15, 39, 19],
  ],
};

const THICK = [5.6, 5.1, 5.3, 5, 4.3];

const PALM = loopThrough([
  -8, -9, 8, -12, 20, -16, 36, -18.5, 44, -8, 45, 3, 42, 13, 32, 18, 18, 16, 6, 12, -8, 9,
]);

export interface HandColours {
  skin: string;
  /** Red of the finger tips and of the palm's middle; none leaves them bare. */
  alta?: string;
}

const finger = (line: Poly, w: number) =>
  ribbon(
    line,
    (t) =>
      widths(w, w * 1.02, w * 0.95, w * 0.84, w * 0.72)(t) *
      Math.sqrt(Math.max(0, 1 - Math.max(0, t - 0.88) ** 2 / 0.0148)),
    1.6,
  );

/** A hand in a gesture. @param aim direction of the fingers @param fx -1 turns the thumb downwards */
export function mudra(
  b: Brush,
  kind: Mudra,
  x: number,
  y: number,
  s: number,
  aim: number,
  fx: 1 | -1,
  c: HandColours,
): void {
  const h = b.on(x, y, s, aim, 1),
    flip = (p: Poly): Poly => p.map(([u, v]) => [u, v * fx]),
    list = FINGERS[kind].map((f) => curve(polyline(f), false, 8)),
    curled = kind === 'fist' || kind === 'point';
  const one = (i: number) => {
    const f = list[i],
      p = flip(finger(f, THICK[i]));
    h.fill(p, c.skin);
    if (c.alta) h.fill(flip(finger(f.slice(Math.round(f.length * 0.72)), THICK[i] * 0.86)), c.alta);
    // open at the root, where the finger grows from the palm
    const n = p.length / 2,
      cut = Math.min(4, Math.floor(n / 4));
    h.stroke([...p.slice(cut, n), ...p.slice(n, 2 * n - cut)], 0.72);
  };
  if (curled) {
    h.fill(flip(PALM.map(([u, v]) => [u > 30 ? 30 + (u - 30) * 0.4 : u, v])), c.skin);
    for (const i of [4, 3, 2, 1, 0]) one(i);
  } else {
    for (const i of [4, 3, 2, 1]) one(i);
    h.fill(flip(PALM), c.skin);
    // the thumb and the folded fingers lie over the palm
    if (kind === 'katakamukha') [2, 1].forEach(one);
    if (kind === 'hamsasya') one(1);
    one(0);
  }
  h.stroke(flip(curveThrough(-8, -9, 4, -11, 12, -14)), 0.85);
  h.stroke(flip(curveThrough(-8, 9, 6, 12, 18, 16, 33, 17.5)), 0.85);
  if (c.alta && !curled) h.dot(24, -1 * fx, 6, c.alta);
  b.take(h);
}
