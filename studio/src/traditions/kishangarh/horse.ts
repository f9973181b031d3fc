/** Horse of the Rajput courts: small head drawn in, arched heavy neck, round barrel and croup, fine dry legs, one forefoot raised. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';

const hoof = (x: number, y: number, turn = 0): Poly =>
  polyline(-5, -6, 5, -6, 11, 7, -6, 7).map(([u, v]): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ]);

/** Withers, crest, face and chest; near foreleg; belly; near hind leg; croup and back. */
const BODY = [
  [
    18, -60, 34, -74, 48, -98, 62, -124, 78, -144, 96, -156, 108, -158, 118, -150, 127, -134, 136, -116, 145,
    -100, 149, -91, 148, -84, 141, -79.6, 134, -82, 127, -91, 119, -99, 109, -104, 101, -103,
  ],
  [
    96, -90, 92, -70, 96, -48, 105, -28, 106, -10, 97, 6, 84, 16, 73, 24, 67, 40, 65, 54, 64, 62, 61, 68, 60,
    88, 60.6, 97, 63, 103, 66, 112,
  ],
  [
    56, 112, 53, 104, 50.6, 97, 52, 88, 52, 68, 51, 60, 50, 50, 48, 34, 42, 22, 18, 27, -12, 28, -40, 21, -58,
    10,
  ],
  [-64, 20, -74, 34, -87, 46, -93, 56, -94, 68, -92, 90, -90, 99, -86, 112],
  [
    -97, 112, -100, 103, -102, 98, -102, 88, -103, 68, -105, 60, -111, 51, -106, 38, -106, 22, -114, 2, -119,
    -20, -116, -42, -104, -58, -84, -66, -60, -65, -34, -56, -10, -53, 6, -55,
  ],
].flat();

/** About 270 long, feet at y = 124, facing right; the rider's seat is at (-2, -50). */
export const rajputHorse = () => ({
  /** The legs of the far side, drawn before the body. */
  far: [
    loopThrough([
      -40, 0, -46, 20, -56, 38, -62, 52, -60, 64, -52, 90, -49, 99, -44, 112, -55, 113, -59, 104, -61, 96,
      -69, 66, -74, 58, -76, 50, -74, 34, -72, 8,
    ]),
    loopThrough([
      84, -22, 104, -4, 118, 12, 125, 20, 127, 27, 122, 36, 113, 54, 109, 64, 105, 72, 96, 68, 101, 58, 107,
      40, 110, 34, 98, 30, 80, 24, 66, 10,
    ]),
  ],
  body: loopThrough(BODY),
  /** Hooves, the two of the far side first. */
  hooves: [hoof(-47, 118), hoof(97, 77, 0.7), hoof(-90, 118), hoof(62, 118)],
  mane: curveThrough(110, -160, 94, -156, 76, -143, 60, -121, 46, -95, 32, -72),
  ears: [leaf(100, -155, 22, 4.6, -1.8, -0.22), leaf(107, -156, 22, 4.6, -1.3, 0.28)],
  eye: leaf(113, -139, 12, 3.6, 0.86),
  pupil: [118, -134] as Point,
  nostril: loopThrough([141, -96, 145.4, -93, 144.6, -89, 140.4, -92]),
  mouth: curveThrough(146, -84, 139, -87, 134, -91),
  cheek: curveThrough(106, -122, 116, -116, 121, -104, 117, -99),
  shoulder: curveThrough(46, -52, 70, -32, 78, -4, 70, 18),
  stifle: curveThrough(-66, -36, -56, -12, -60, 10),
  ribs: curveThrough(-36, 12, -6, 19, 32, 15),
  tail: ribbon(
    curveThrough(-108, -52, -128, -52, -140, -24, -138, 24, -130, 70, -134, 104),
    widths(5, 11, 15, 16, 13, 1.5),
    4,
  ),
});
