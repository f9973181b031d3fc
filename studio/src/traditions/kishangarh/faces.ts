/**
 * The profile of the school: forehead and nose one receding line, the eye a lotus petal that rises to the temple, a bow of a brow
 * parallel to it, a small pointed chin. It looks right; the tip of the nose is the origin, the face is 284 units high.
 */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';

/** What the painter draws of a face, all but hair and jewels. */
export interface Profile {
  /** Hairline to the chin, and from the chin along the jaw to the ear. */
  front: Poly;
  jaw: Poly;
  /** Opening of the eye, its lids, the fold over it. */
  eye: Poly;
  upper: Poly;
  lower: Poly;
  fold: Poly;
  iris: Point;
  /** Radius of the iris. */
  ball: number;
  brow: Poly;
  /** Wing of the nose, the lips, the line between them with the hint of a smile. */
  wing: Poly;
  upperLip: Poly;
  lowerLip: Poly;
  mouth: Poly;
}

interface Features {
  /** Hairline to the tip of the nose; from there to the lips; to the dent of the chin; the chin; the jaw. */
  brow: number[];
  nose: number[];
  lip: number[];
  chin: number[];
  jaw: number[];
  /** Upper and lower edge of the eye, from its inner corner to the temple. */
  over: number[];
  under: number[];
  fold: number[];
  arch: number[];
  iris: Point;
  ball: number;
}

const profile = (f: Features): Profile => {
  const over = curveThrough(f.over),
    under = curveThrough(f.under);
  const end = over[over.length - 1],
    start = over[0];
  return {
    front: [
      ...curveThrough(f.brow),
      ...curveThrough(f.nose),
      ...curveThrough(f.lip),
      ...curveThrough(f.chin),
    ],
    jaw: curveThrough(f.jaw),
    eye: [...over, ...under.slice(1, -1).reverse()],
    upper: [
      ...curveThrough(start[0] + 4, start[1] + 5, start[0], start[1]),
      ...over,
      ...curveThrough(end[0], end[1], end[0] - 12, end[1] - 8, end[0] - 21, end[1] - 17),
    ],
    lower: under,
    fold: curveThrough(f.fold),
    iris: f.iris,
    ball: f.ball,
    brow: curveThrough(f.arch),
    wing: curveThrough(-20, 13.4, -28, 12, -33.6, 5, -32.4, -4, -27.4, -9),
    upperLip: loopThrough(-12.4, 35, -17, 29.6, -24, 29.8, -36, 33.4, -50, 34, -37, 39, -26, 39.6, -15, 39.6),
    lowerLip: loopThrough(
      -14.4,
      41.4,
      -26,
      40.6,
      -37,
      39.6,
      -48,
      35.6,
      -40,
      46,
      -30,
      52,
      -20,
      51.6,
      -15,
      46.6,
    ),
    mouth: curveThrough(-13.4, 40.4, -26, 40, -38, 38.8, -47, 35.4, -54, 29.6),
  };
};

const LADY_FEATURES: Features = {
  brow: [
    -130, -190, -112, -168, -94, -140, -79.6, -114, -67, -92, -55, -71, -41, -47, -26, -23, -12, -4, -2.6, 5,
  ],
  nose: [-2.6, 5, -2.6, 8.6, -6, 11.2, -13, 12.6, -20, 14.6],
  lip: [-20, 14.6, -22.4, 19, -20, 25, -14.6, 31, -12, 35, -15, 40.4, -13.6, 44, -15.4, 48, -21, 52.6],
  chin: [-21, 52.6, -26.6, 57, -26.6, 62, -22.4, 68, -19.4, 75.6, -21.4, 84, -28, 91, -39, 94],
  jaw: [-39, 94, -58, 91, -84, 80, -112, 62, -138, 40, -160, 12, -172, -16],
  over: [-65, -57, -71, -69.6, -83, -80.4, -99, -86.4, -118, -88.4, -142, -91.6, -174, -102],
  under: [-65, -57, -77, -53.4, -94, -53, -113, -58.4, -134, -69.6, -154, -84, -174, -102],
  fold: [-70, -82, -83, -93, -102, -99.6, -124, -102, -148, -104.6, -174, -113],
  arch: [-82, -107, -94, -124, -112, -136, -133, -141, -156, -139, -180, -129, -203, -112],
  iris: [-98, -71.6],
  ball: 16.4,
};

/** A lady of the court, her eye open. */
export const LADY = profile(LADY_FEATURES);

/** A girl: rounder forehead and cheek, shorter nose, the eye lowered under its lid. */
export const GIRL = profile({
  ...LADY_FEATURES,
  brow: [
    -126, -190, -104, -168, -86, -141, -73, -115, -63.6, -92, -54, -71, -41, -49, -27, -27, -14, -9, -5, 1,
  ],
  nose: [-5, 1, -4.6, 5, -8, 9, -14, 11.6, -20, 14.6],
  chin: [-21, 52.6, -26, 57, -26, 62, -22.4, 68, -20, 74.6, -22, 83, -29, 90, -40, 93],
  jaw: [-40, 93, -60, 92, -86, 84, -114, 68, -140, 44, -161, 14, -172, -16],
  over: [-68, -50, -80, -59, -96, -64, -115, -66.4, -136, -69.4, -155, -75, -174, -84],
  under: [-68, -50, -79, -46, -94, -44.4, -112, -47, -132, -55, -153, -68, -174, -84],
  fold: [-68, -72, -80, -84, -98, -91.6, -120, -94, -146, -95, -172, -101],
  arch: [-79, -104, -92, -120, -110, -131, -132, -135.6, -155, -133, -179, -123, -200, -107],
  iris: [-102, -54],
  ball: 14,
});
