/** Horse of the Rajput courts: small fine head tucked in, arched heavy neck, deep chest, round croup, dry legs, one forefoot raised. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';

const hoof = (x: number, y: number, turn = 0): Poly =>
  polyline(-5.4, -6, 5, -6, 10, 6, -7, 6).map(([u, v]): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ]);

/** Crest and face; throat and chest; near foreleg; belly; near hind leg; croup and back. */
const BODY = [
  [
    14, -62, 28, -76, 42, -99, 54, -123, 68, -143, 83, -154, 96, -155, 105, -151, 112, -142, 118, -129, 124,
    -115, 130, -102, 133.6, -94, 133, -88, 129, -84.6, 126, -82, 121.4, -82.4, 118, -87, 112, -94, 105, -101,
    97, -106, 90.6, -112,
  ],
  [87, -100, 89, -84, 96, -66, 105, -48, 109, -30, 107, -12, 99, 4, 88, 16, 79, 28],
  [
    75, 40, 72, 50, 72.6, 57, 70.4, 65, 67, 72, 66, 92, 67, 97, 68.6, 102, 71, 108, 75, 114, 63.6, 114, 61.6,
    107, 58.6, 102, 60, 96, 60.6, 82, 60.6, 70, 59, 63, 60.4, 56, 59, 46, 56, 34, 50, 26,
  ],
  [38, 25, 18, 29, -8, 29, -34, 22, -54, 10],
  [
    -62, 22, -68, 35, -79, 46, -87, 54, -88.4, 62, -89, 80, -88.6, 94, -87, 100, -84, 107, -80, 114, -92, 114,
    -95, 107, -97.6, 102, -95.6, 95, -96.6, 80, -99, 64, -105, 54, -105.4, 47, -102, 38, -105, 24, -112, 8,
    -119, -12, -120, -32,
  ],
  [-113, -50, -99, -62, -80, -67, -58, -64, -36, -57, -14, -54, 3, -57],
].flat();

/** About 270 long, feet at y = 124, facing right; the rider's seat is at (-4, -54). */
export const rajputHorse = () => ({
  /** The legs of the far side, drawn before the body. */
  far: [
    loopThrough([
      -38, 0, -44, 22, -54, 38, -61, 50, -61.4, 60, -57, 78, -53, 93, -50.6, 99, -46, 107, -42, 114, -54, 115,
      -57.4, 108, -60.6, 102, -60.4, 95, -65.6, 80, -71, 64, -77.6, 55, -78, 48, -74, 36, -73, 18, -70, 0,
    ]),
    loopThrough([
      84, -18, 103, 2, 117, 17, 125.4, 25, 127, 31, 123, 38, 116.4, 52, 110.6, 65, 109.6, 71, 104, 81, 94.6,
      75, 100, 68, 101.6, 61, 107, 47, 111.4, 37, 107, 34, 96, 30, 82, 24, 64, 10,
    ]),
  ],
  body: loopThrough(BODY),
  /** Hooves, the two of the far side first. */
  hooves: [hoof(-48, 119), hoof(97, 83, 0.62), hoof(-86, 119), hoof(69, 119)],
  mane: curveThrough(99, -157, 84, -157, 67, -146, 53, -125, 41, -101, 28, -78),
  ears: [leaf(91, -153, 19, 4, -1.86, -0.22), leaf(99, -154, 19, 4, -1.34, 0.26)],
  /** The eye, at the side of the head, and its ball. */
  eye: loopThrough(101.6, -137, 105.4, -140.4, 110, -138.6, 113, -132.6, 109, -132, 104.6, -133.6),
  pupil: [107.4, -136] as Point,
  nostril: loopThrough([127, -98.4, 130.4, -96.6, 130.4, -92, 127.6, -93]),
  mouth: curveThrough(129, -84, 124, -86.6, 120, -90.4),
  cheek: curveThrough(95, -128, 92, -116, 99, -107, 107, -107, 112, -114),
  shoulder: curveThrough(40, -58, 66, -36, 80, -10, 76, 14),
  stifle: curveThrough(-66, -36, -56, -14, -60, 10),
  ribs: curveThrough(-36, 13, -6, 20, 32, 16),
  tail: ribbon(
    curveThrough(-110, -52, -124, -54, -135, -38, -137, -4, -131, 34, -129, 64, -135, 92, -144, 108),
    widths(4, 7, 10, 12, 13, 12, 8, 1),
    4,
  ),
});
