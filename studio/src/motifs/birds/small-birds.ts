/**
 * Forty small birds for a tree: eight bodies, five ways to wear them. A kind is drawn facing right, its feet at (0, 0), about 60 high.
 */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

export type BirdBody = 'parrot' | 'dove' | 'hoopoe' | 'heron' | 'owl' | 'drongo' | 'duck' | 'hornbill';

export const BIRD_BODIES: readonly BirdBody[] = [
  'parrot',
  'dove',
  'hoopoe',
  'heron',
  'owl',
  'drongo',
  'duck',
  'hornbill',
];

/** Parts in painting order; a crest and a second tail may be missing. */
export interface SmallBird {
  tail: Poly[];
  legs: Poly[];
  body: Poly;
  wing: Poly;
  crest: Poly[];
  beak: Poly[];
  eye: Point;
  /** Where a collar lies. */
  collar: Poly;
  /** Owls look at us with two eyes. */
  eye2?: Point;
}

const stand = (x: number, L = 16): Poly[] => [-4, 5].map((d) => polyline(x + d, -L, x + d, 0));

/** The outlines of one body. @param look 1 forward, -1 the head is turned back */
export function smallBird(body: BirdBody, look: 1 | -1 = 1): SmallBird {
  const turned = (p: Poly, x: number): Poly => (look > 0 ? p : p.map(([u, v]) => [2 * x - u, v] as Point));
  switch (body) {
    case 'parrot':
      return {
        tail: [0, 0.14, -0.14].map((d) => leaf(-14, -20, 58, 6, 2.6 + d, 0, 0.7)),
        legs: stand(0, 14),
        body: loopThrough(-18, -22, -8, -40, 6, -52, 14, -66, 28, -66, 33, -54, 24, -38, 12, -18, -4, -12),
        wing: loopThrough(10, -44, -4, -42, -20, -22, -34, -6, -14, -10, 8, -22),
        crest: [],
        beak: [turned(loopThrough(31, -62, 40, -60, 40, -50, 33, -53), 22)],
        eye: turned([[25, -59]], 22)[0],
        collar: curveThrough(10, -52, 18, -46, 29, -48),
      };
    case 'dove':
      return {
        tail: [leaf(-20, -22, 36, 8, 2.9, 0, 0.7), leaf(-20, -20, 34, 7, 3.1, 0, 0.7)],
        legs: stand(2, 13),
        body: loopThrough(-26, -22, -12, -36, 8, -42, 16, -56, 28, -58, 34, -48, 30, -30, 14, -14, -8, -12),
        wing: loopThrough(14, -34, -4, -36, -26, -24, -36, -16, -10, -14, 10, -20),
        crest: [],
        beak: [turned(leaf(32, -49, 13, 3, 0.12, 0, 0.3), 24)],
        eye: turned([[27, -51]], 24)[0],
        collar: curveThrough(12, -46, 20, -40, 32, -42),
      };
    case 'hoopoe':
      return {
        tail: [leaf(-18, -20, 40, 8, 2.7, 0, 0.7)],
        legs: stand(2, 13),
        body: loopThrough(-22, -20, -10, -36, 8, -46, 16, -60, 27, -62, 32, -53, 26, -36, 14, -16, -4, -12),
        wing: loopThrough(12, -38, -4, -40, -24, -22, -32, -12, -10, -12, 10, -22),
        crest: [-2.3, -1.95, -1.6, -1.25].map((a) => turned(leaf(22, -60, 22, 3.6, a, 0, 0.7), 22)),
        beak: [turned(leaf(30, -55, 27, 2.4, 0.22, 0.12, 0.2), 22)],
        eye: turned([[26, -56]], 22)[0],
        collar: curveThrough(12, -50, 18, -44, 29, -46),
      };
    case 'heron':
      return {
        tail: [leaf(-18, -34, 24, 6, 2.8, 0, 0.6)],
        legs: stand(2, 26),
        body: [...loopThrough(-24, -34, -12, -46, 8, -48, 18, -40, 10, -27, -10, -24)],
        wing: loopThrough(12, -42, -6, -45, -24, -34, -30, -27, -6, -26, 10, -32),
        crest: [turned(leaf(20, -76, 20, 2.4, Math.PI * 0.92, 0, 0.3), 21)],
        beak: [
          ribbon(curveThrough(10, -42, 24, -48, 16, -60, 21, -74), widths(7, 5, 4, 4.6), 2),
          turned(ellipse(22, -75, 6.4, 5.2), 21),
          turned(leaf(26, -75, 24, 2.6, 0.1, 0, 0.2), 21),
        ],
        eye: turned([[23, -76]], 21)[0],
        collar: curveThrough(4, -46, 10, -40, 18, -42),
      };
    case 'owl':
      return {
        tail: [leaf(-8, -14, 22, 7, 2.2, 0, 0.7)],
        legs: stand(2, 8),
        body: loopThrough([
          -16, -14, -20, -34, -17, -56, -12, -66, 2, -62, 16, -66, 20, -54, 22, -34, 16, -12, 2, -6,
        ]),
        wing: loopThrough(-14, -44, -22, -28, -18, -6, -8, -14, -6, -34),
        crest: [leaf(-12, -62, 12, 4, -1.9), leaf(15, -62, 12, 4, -1.2)],
        beak: [leaf(2, -52, 11, 3, Math.PI / 2)],
        eye: [-7, -54],
        eye2: [11, -54],
        collar: curveThrough(-16, -40, 2, -34, 20, -40),
      };
    case 'drongo':
      return {
        tail: [
          ribbon(curveThrough(-14, -20, -30, -6, -42, 12, -54, 12), widths(5, 4, 4, 1)),
          ribbon(curveThrough(-14, -18, -24, 0, -28, 18, -22, 26), widths(5, 4, 4, 1)),
        ],
        legs: stand(2, 12),
        body: loopThrough(-18, -20, -6, -36, 8, -46, 16, -58, 27, -60, 32, -51, 26, -36, 12, -16, -4, -12),
        wing: loopThrough(10, -38, -6, -38, -22, -20, -30, -8, -10, -12, 8, -22),
        crest: [turned(leaf(27, -58, 12, 3, -1.1), 22)],
        beak: [turned(leaf(30, -53, 14, 3.6, 0.1, 0, 0.3), 22)],
        eye: turned([[26, -54]], 22)[0],
        collar: curveThrough(10, -48, 18, -42, 29, -44),
      };
    case 'duck':
      return {
        tail: [leaf(-24, -20, 18, 6, 3.7, 0, 0.6), leaf(-24, -18, 18, 5, 3.4, 0, 0.6)],
        legs: stand(0, 8),
        body: loopThrough([
          -30, -20, -14, -30, 6, -28, 12, -44, 16, -58, 28, -60, 33, -51, 26, -42, 26, -24, 16, -10, -10, -8,
          -26, -12,
        ]),
        wing: loopThrough(10, -26, -8, -28, -28, -18, -12, -12, 8, -14),
        crest: [],
        beak: [turned(loopThrough(31, -55, 44, -52, 45, -47, 32, -48), 23)],
        eye: turned([[26, -54]], 23)[0],
        collar: curveThrough(12, -40, 18, -36, 27, -39),
      };
    case 'hornbill':
      return {
        tail: [leaf(-16, -20, 48, 8, 2.4, 0, 0.75), leaf(-16, -18, 44, 7, 2.2, 0, 0.75)],
        legs: stand(2, 12),
        body: loopThrough(-20, -20, -8, -36, 8, -46, 15, -60, 27, -62, 32, -52, 26, -36, 12, -16, -4, -12),
        wing: loopThrough(12, -38, -6, -38, -24, -20, -32, -8, -10, -12, 10, -22),
        crest: [turned(loopThrough(24, -62, 34, -70, 46, -64, 40, -58, 30, -58), 22)],
        beak: [turned(loopThrough(30, -58, 46, -60, 58, -48, 44, -50, 32, -50), 22)],
        eye: turned([[25, -56]], 22)[0],
        collar: curveThrough(10, -50, 18, -44, 29, -46),
      };
  }
}

/** The same bird put somewhere. @param fx -1 faces left */
export function placeBird(b: SmallBird, x: number, y: number, s: number, fx: number): SmallBird {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const P = (p: Point) => T([p])[0];
  return {
    tail: b.tail.map(T),
    legs: b.legs.map(T),
    body: T(b.body),
    wing: T(b.wing),
    crest: b.crest.map(T),
    beak: b.beak.map(T),
    eye: P(b.eye),
    collar: T(b.collar),
    ...(b.eye2 ? { eye2: P(b.eye2) } : {}),
  };
}
