/** A head in profile, facing right: 100 from crown to chin, origin in the middle of the skull. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';

/** What makes one face differ from another. */
export interface Features {
  /** How far the nose stands out, default 1. */
  nose?: number;
  /** 0 a straight line from brow to nose, 1 a low bridge; default 0.2. */
  bridge?: number;
  /** How far the chin stands out, default 0. */
  chin?: number;
  /** Fullness of the cheek under the jaw, default 0. */
  cheek?: number;
  /** Length of the eye, default 1. */
  eye?: number;
  /** Height of the eye's opening, default 1. */
  open?: number;
  /** How far the eye's tail rises, default 0. */
  slant?: number;
  /** Where the iris stands, from the tail (0) to the nose (1), default 0.6. */
  glance?: number;
  /** 0 a still mouth, 1 a smile; default 0.6. */
  smile?: number;
}

/** Outlines and lines of a face. */
export interface Profile {
  [part: string]: Poly | Point;
  face: Poly;
  eye: Poly;
  lid: Poly;
  iris: Point;
  brow: Poly;
  mouth: Poly;
  lips: Poly;
  nostril: Poly;
  wing: Poly;
  ear: Poly;
}

/** The parts of a head with these features. */
export function profile(f: Features = {}): Profile {
  const { nose = 1, bridge = 0.2, chin = 0, cheek = 0, eye = 1, open = 1, slant = 0 } = f;
  const { glance = 0.6, smile = 0.6 } = f;
  const out = (x: number): number => 34 + (x - 34) * nose;
  const face = curve(
    [
      [-4, -52],
      [14, -49],
      [26, -40],
      [31.5, -28],
      [32 - bridge * 1.5, -19],
      [33 - bridge * 5, -11],
      [out(39) - bridge * 3, 0],
      [out(46.5), 10],
      [out(46), 14.5],
      [out(40), 17.5],
      [35.5, 19],
      [36, 22],
      [39, 24.8],
      [38, 27.6],
      [34.5, 28.8],
      [38.4, 31],
      [37.6, 34.6],
      [33.6, 36.8],
      [34 + chin, 41],
      [32 + chin, 46.5],
      [26 + chin, 50],
      [17, 50 + cheek * 0.4],
      [5, 45 + cheek],
      [-8, 37 + cheek],
      [-17, 26 + cheek * 0.6],
      [-22, 14],
      [-36, 8],
      [-42, -14],
      [-36, -36],
      [-22, -48],
    ],
    true,
    5,
  );
  const tail = 28 - 38 * eye;
  const mid = (tail + 28) / 2;
  const rise = slant * 8;
  const top = -6.5 - 9 * open - rise * 0.4;
  const upper: Poly = [
    [28, -5.5],
    [mid + 9 * eye, top + 2],
    [mid, top],
    [mid - 10 * eye, top + 3.4],
    [tail, -6 - rise],
  ];
  const lower: Poly = [
    [mid - 8 * eye, -3 - rise * 0.7],
    [mid + 2, -1.4 + open],
    [mid + 10 * eye, -2.4],
  ];
  return {
    face,
    eye: [...curve(upper), ...curve([upper[4], ...lower, upper[0]])],
    lid: curve([...upper, [tail - 8 * eye, -4.5 - rise * 1.2]]),
    iris: [tail + (28 - tail) * (0.18 + 0.64 * glance), (top - 2) / 2 - 0.2 - rise * 0.3],
    brow: curveThrough(31, -19, 24, -26.5, mid, top - 13, mid - 14 * eye, top - 9.5, tail - 5, -15.5 - rise),
    mouth: curveThrough(37.4, 28.2, 32, 28.6, 27, 28.2 - smile * 1.5, 23.6, 27 - smile * 4),
    lips: loopThrough([37.4, 23.4, 39.6, 25.6, 37, 28.2, 39, 31, 37.4, 35, 32, 33.6, 26, 28.4, 31, 25]),
    nostril: curveThrough(out(43), 15.6, out(40), 13.6, out(37.5), 15.4),
    wing: curveThrough(out(38.5), 8, out(35), 11.5, out(36), 16.4),
    ear: loopThrough([-14, -8, -18, -14, -26, -12, -28, -2, -24, 9, -19, 14, -16, 8, -15, 0]),
  };
}

/** Hair drawn back from the brow, over the skull and behind the ear. */
export const drawnBack = (): Poly =>
  loopThrough([
    27, -40, 18, -52, -2, -58, -26, -53, -42, -37, -48, -12, -44, 10, -34, 24, -25, 22, -23, 12, -16, 2, -12,
    -12, -3, -24, 12, -33,
  ]);

/** Features of the people of the north-eastern hills and valleys: a low bridge, a small nose, full cheeks, short almond eyes. */
export const EASTERN: Features = {
  nose: 0.55,
  bridge: 0.75,
  cheek: 2.5,
  eye: 0.78,
  open: 0.7,
  slant: 0.5,
  chin: -1.5,
};
