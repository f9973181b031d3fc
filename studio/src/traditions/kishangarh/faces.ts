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
  /** How wide the iris is to its height; seen from the side it is narrow. */
  narrow?: number | undefined;
  brow: Poly;
  /** Half the width of the brow where it is widest; without it the brow is a line. */
  browWidth?: number | undefined;
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
  narrow?: number;
  browWidth?: number;
  /** Wing of the nose, upper and lower lip, the line between them. */
  wing?: number[];
  upperLip?: number[];
  lowerLip?: number[];
  mouth?: number[];
}

const WING = [-20, 13.4, -28, 12, -33.6, 5, -32.4, -4, -27.4, -9],
  UPPER_LIP = [-12.4, 35, -17, 29.6, -24, 29.8, -36, 33.4, -50, 34, -37, 39, -26, 39.6, -15, 39.6],
  LOWER_LIP = [-14.4, 41.4, -26, 40.6, -37, 39.6, -48, 35.6, -40, 46, -30, 52, -20, 51.6, -15, 46.6],
  MOUTH = [-13.4, 40.4, -26, 40, -38, 38.8, -47, 35.4, -54, 29.6];

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
    narrow: f.narrow,
    browWidth: f.browWidth,
    wing: curveThrough(f.wing ?? WING),
    upperLip: loopThrough(f.upperLip ?? UPPER_LIP),
    lowerLip: loopThrough(f.lowerLip ?? LOWER_LIP),
    mouth: curveThrough(f.mouth ?? MOUTH),
  };
};

const LADY_FEATURES: Features = {
  brow: [
    -130, -190, -112, -168, -94, -140, -79.6, -114, -67, -92, -55, -71, -41, -47, -26, -23, -12, -5.4, -4,
    2.6,
  ],
  nose: [-4, 2.6, -1.4, 7, -4.4, 11, -12.6, 12.6, -20, 14.6],
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

const PETAL: Features = {
  brow: [-127, -190, -108, -168, -90, -138, -72, -105, -60, -82, -50, -62, -39, -43, -27, -22, -13, -5, 1, 8],
  nose: [1, 8, 2, 10.6, -3, 12.8, -11, 13.6, -21, 15.4],
  lip: [-21, 15.4, -22.6, 20, -20.4, 26, -15.4, 31.6, -14, 34.6, -18, 39.4, -15.6, 43, -16.4, 46.6, -22, 50],
  chin: [-22, 50, -26.4, 54, -26.6, 59, -22.4, 66, -18.6, 74, -19.6, 83, -26, 90, -37, 93.4],
  jaw: [-37, 93.4, -58, 90, -82, 79, -110, 60, -136, 36, -158, 8, -171, -18],
  over: [-60, -42, -67, -54, -80, -67, -98, -76.4, -119, -80.6, -141, -86, -161, -96, -179, -113],
  under: [-60, -42, -75, -37.4, -95, -38.6, -116, -47, -137, -61, -155, -79, -169, -98, -179, -113],
  fold: [-62, -59, -73, -74, -92, -87.4, -116, -92.6, -140, -98, -160, -108, -176, -124],
  arch: [-77, -91, -78, -108, -97, -125, -122, -135, -149, -136.6, -173, -131, -193, -122],
  iris: [-87, -57],
  ball: 18.4,
  narrow: 0.78,
  browWidth: 3.6,
  upperLip: [-14, 34.6, -18, 30.4, -24, 30.6, -36, 33, -54, 29.6, -40, 36.6, -28, 38.6, -18, 39],
  lowerLip: [-17, 40, -28, 39.6, -40, 37.4, -54, 30.6, -44, 42, -32, 48, -22, 48.4, -16.4, 45],
  mouth: [-16.6, 39.4, -28, 39, -40, 37, -50, 32.6, -57, 26.4],
};

/** The lady of the dusk: the eye a slanting petal seen from the side, the iris under its lid, one long high brow. */
export const BANI = profile(PETAL);

/** A girl with the same long eye, lowered: rounder chin, the lid heavy. */
export const MAIDEN = profile({
  ...PETAL,
  brow: [
    -112, -192, -96, -161, -82, -132, -70, -106, -59, -83, -49.6, -63, -39, -44, -28, -25, -15, -8, -2, 5,
  ],
  nose: [-2, 5, -1, 8, -5, 11, -12, 12.8, -21, 15.4],
  chin: [-22, 50, -26, 54, -26, 59, -21.6, 66, -19, 73.6, -21, 82, -28, 88.6, -39, 92],
  jaw: [-39, 92, -60, 90.6, -86, 82, -114, 64, -139, 38, -159, 8, -171, -18],
  over: [-60, -38, -69, -48, -83, -57, -101, -63, -121, -66, -142, -72, -161, -84, -178, -102],
  under: [-60, -38, -75, -32, -95, -32, -116, -40, -137, -54, -155, -71, -168, -88, -178, -102],
  fold: [-62, -57, -74, -72, -93, -83.4, -117, -88, -140, -92, -159, -101, -175, -116],
  arch: [-76, -93, -78, -110, -98, -127, -123, -136, -149, -137, -172, -131, -192, -122],
  iris: [-88, -46],
  ball: 16.6,
});

/** An older woman: a heavier nose, fuller under the chin, the lips drawn in. */
export const MATRON = profile({
  ...PETAL,
  brow: [-127, -190, -108, -168, -90, -138, -70, -106, -58, -83, -47, -62, -33, -41, -19, -20, -4, -2, 4, 11],
  nose: [4, 11, 4, 15, -3, 17, -12, 16.4, -22, 17.6],
  lip: [-22, 17.6, -25, 22, -24, 28, -20, 33, -19, 36, -22, 39.6, -20, 43, -21, 46.6, -26, 50],
  chin: [-26, 50, -29, 54, -27, 59, -20, 66, -15, 74, -17, 84, -26, 92, -40, 97],
  jaw: [-40, 97, -64, 104, -92, 100, -120, 80, -142, 48, -160, 10, -171, -18],
  over: [-62, -42, -69, -52, -82, -62, -99, -69, -119, -72, -140, -77, -159, -86, -175, -100],
  upperLip: [-19, 36, -23, 32.6, -30, 32.4, -40, 34, -52, 33, -42, 37.6, -32, 39, -22, 39.4],
  lowerLip: [-21, 40.4, -32, 40, -42, 38.6, -52, 34, -44, 42.6, -34, 47, -26, 47.6, -21, 45],
  mouth: [-21, 39.6, -32, 39.6, -42, 38, -51, 34.4, -56, 31],
  iris: [-88, -54],
  ball: 16.6,
  browWidth: 3,
});

/** A lord: the nose strong and bent, the jaw square, the brow straighter. */
export const LORD = profile({
  ...PETAL,
  brow: [-127, -190, -108, -168, -90, -138, -70, -106, -61, -84, -51, -64, -35, -46, -18, -27, -5, -8, 3, 8],
  nose: [3, 8, 5, 12.6, -2, 16, -12, 15.6, -22, 16.4],
  chin: [-22, 50, -27, 54, -26, 59, -18, 65, -12.6, 73, -13, 84, -21, 93, -35, 98],
  jaw: [-35, 98, -62, 96, -94, 86, -124, 68, -146, 42, -162, 10, -171, -18],
  arch: [-74, -87, -77, -100, -97, -112, -122, -120, -148, -123, -172, -124, -192, -122],
  browWidth: 4.6,
});
