/** Spinning tops in four forms, to stand, lean or lie. */
import type { Point } from '../../draw/geometry.ts';
import type { Vec3 } from '../studio/vector.ts';
import { type Bounded, thing } from './thing.ts';
import { type Turned, LAC, turned } from './turned.ts';

const peg = (y: number, h: number): Point[] => [
  [0.1, y],
  [0.07, y + h * 0.3],
  [0.07, y + h * 0.6],
  [0.12, y + h * 0.82],
  [0.1, y + h * 0.96],
  [0.02, y + h],
];
/** Outlines from the point up: a broad disc, an onion, a tall cone, a stepped bell. */
export const TOP_FORMS: Record<'disc' | 'onion' | 'cone' | 'bell', Point[]> = {
  disc: [
    [0.01, 0],
    [0.05, 0.06],
    [0.26, 0.36],
    [0.74, 0.6],
    [0.9, 0.72],
    [0.88, 0.82],
    [0.6, 0.92],
    [0.3, 0.98],
    ...peg(1.04, 0.6),
  ],
  onion: [
    [0.01, 0],
    [0.05, 0.06],
    [0.4, 0.34],
    [0.72, 0.64],
    [0.76, 0.82],
    [0.58, 1.04],
    [0.28, 1.18],
    ...peg(1.24, 0.5),
  ],
  cone: [
    [0.01, 0],
    [0.06, 0.1],
    [0.34, 0.62],
    [0.6, 1.06],
    [0.66, 1.2],
    [0.56, 1.3],
    [0.24, 1.36],
    ...peg(1.42, 0.42),
  ],
  bell: [
    [0.01, 0],
    [0.05, 0.08],
    [0.16, 0.3],
    [0.5, 0.5],
    [0.78, 0.58],
    [0.8, 0.66],
    [0.56, 0.74],
    [0.44, 0.9],
    [0.42, 1.02],
    [0.22, 1.12],
    ...peg(1.18, 0.46),
  ],
};
const { red, orange, yellow, green, leaf, blue, teal, pink, plum, cream, wood } = LAC;
/** Colourings from the tip of the peg down. */
export const TOP_RINGS = {
  sun: [
    [0.14, red],
    [0.24, yellow],
    [0.36, orange],
    [0.4, cream],
    [0.5, red],
    [0.54, yellow],
    [0.6, cream],
    [0.64, red],
    [0.76, yellow],
    [0.82, orange],
    [1, red],
  ],
  sea: [
    [0.16, yellow],
    [0.26, cream],
    [0.36, blue],
    [0.4, cream],
    [0.5, teal],
    [0.55, yellow],
    [0.62, blue],
    [0.66, cream],
    [0.8, teal],
    [1, blue],
  ],
  rose: [
    [0.14, cream],
    [0.24, plum],
    [0.36, pink],
    [0.4, cream],
    [0.5, plum],
    [0.55, yellow],
    [0.64, pink],
    [0.68, cream],
    [0.8, plum],
    [1, pink],
  ],
  field: [
    [0.14, orange],
    [0.26, green],
    [0.36, leaf],
    [0.4, yellow],
    [0.5, green],
    [0.54, cream],
    [0.62, orange],
    [0.66, yellow],
    [0.8, green],
    [1, leaf],
  ],
  bare: [
    [0.16, wood],
    [0.2, red],
    [0.42, wood],
    [0.46, green],
    [0.5, yellow],
    [0.54, red],
    [0.74, wood],
    [0.78, red],
    [1, wood],
  ],
} satisfies Record<string, (readonly [number, Vec3])[]>;

export interface TopAt extends Pick<Turned, 'at' | 'size' | 'lean' | 'yaw'> {
  form: keyof typeof TOP_FORMS;
  rings: keyof typeof TOP_RINGS;
}

/** Lean at which a top lies on its point and its rim. */
function lying(outline: Point[]): number {
  return outline.reduce((most, [r, y]) => (y > 0.2 ? Math.min(most, Math.atan2(y, r)) : most), Math.PI);
}

/** One top; it lies on point and rim unless its lean is given. */
export function top({ form, rings, at, size = 1, lean, yaw = 0 }: TopAt): Bounded {
  const outline = TOP_FORMS[form];
  return turned({
    outline,
    rings: TOP_RINGS[rings],
    at: [at[0], at[1] + 0.008, at[2]],
    size,
    lean: lean ?? lying(outline),
    yaw,
  });
}

/** A handful of tops on the table. */
export const tops = (id: string, places: TopAt[]) => thing(id, () => places.map(top));
