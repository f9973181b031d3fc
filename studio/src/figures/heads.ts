/** Heads by tradition. Head space: 100 units from chin to crown, looking right, origin near the centre of the skull. */
import { curve, curveThrough, loopThrough, polyline } from '../draw/curves.ts';
import type { Point, Poly } from '../draw/geometry.ts';
import { clip, group } from '../draw/markup.ts';
import { ellipse } from '../draw/shapes.ts';
import { dot } from '../draw/svg.ts';
import { type Eye, type EyeOptions, drawEye } from './eyes.ts';
import { likeness } from './likeness.ts';
import type { Pen } from './pen.ts';
import type { ProfileName, View } from './types.ts';

export type { Eye } from './eyes.ts';

export interface HeadShape {
  /** Skin area including ear side; contour is the inked part. */
  face: Poly;
  contour: Poly[];
  eyes: Eye[];
  nose: Poly[];
  lips: Poly;
  mouth: Poly;
  ear?: Poly;
  /** Where the earring hangs, the brow mark sits, the nose ring hangs and the lips touch a flute. */
  lobe: Point;
  tilak: Point;
  nostril: Point;
  lipsAt: Point;
  /** Part of the neck that meets the head. */
  nape: Point;
  throat: Point;
}

interface ProfileData {
  line: number[];
  eye: number[];
  iris: [number, number, number];
  upper: number[];
  lower: number[];
  brow: number[];
  lips: number[];
  mouth: number[];
  wing: number[];
}

const PROFILES: Record<ProfileName, ProfileData> = {
  // Bani Thani: receding brow, long fine nose, small pointed chin, lotus-petal eye swept to the temple
  kishangarh: {
    line: [
      12, -49, 20, -38, 25.5, -26, 27.5, -18, 30.5, -10, 35.5, 1, 40.5, 9.4, 40, 11.6, 37.6, 12.8, 34.2, 13.2,
      33, 15, 33.4, 16.6, 35.8, 19.2, 35.6, 21, 33, 22.6, 35.2, 24.6, 34.8, 26.6, 31.6, 28.8, 30.6, 31, 32.4,
      34.2, 32.2, 37.6, 28.6, 41.2, 23, 42, 12, 38.4, 1, 32, -8, 23,
    ],
    eye: [
      25.5, -9.4, 20.5, -14.4, 13, -17.2, 4, -18, -5, -17.2, -13.5, -18.4, -6, -12.2, 3, -8.4, 13, -6.8, 20.5,
      -7.2,
    ],
    iris: [13.2, -12.2, 5],
    upper: [27, -8.2, 20.5, -14.9, 13, -17.9, 4, -18.8, -5, -18, -13, -19.2, -20, -23],
    lower: [26, -9, 19, -6.8, 11, -6.6, 2, -8.6, -7, -12.6, -13, -17.6],
    brow: [26, -23, 20, -30.5, 9, -34.6, -3, -32.6, -13, -27, -19, -21.5],
    lips: [
      35.8, 19, 31.6, 17.8, 27, 19.4, 22.6, 20.8, 27.4, 22, 32.6, 22.6, 35.2, 24.6, 33.8, 27, 30, 27.2, 26,
      24.6, 22.6, 20.8,
    ],
    mouth: [34, 22, 29, 22, 24, 20.8, 21.6, 19.4],
    wing: [36.5, 12.6, 33.4, 9.6, 34, 6.4, 36.6, 6],
  },
  // Nathdwara: full cheek, straight nose, wide almond eye, soft double chin
  pichwai: {
    line: [
      14, -48, 23.5, -37, 28, -26, 29, -18, 31, -11, 34.6, -2, 39.4, 7.6, 38, 11, 33.6, 12.8, 32.6, 15.4,
      35.6, 19.4, 33, 22.2, 35, 25.4, 31.6, 28.6, 31, 31.4, 33.4, 36, 30, 42.4, 22, 45.4, 10, 43, -2, 36, -9,
      26,
    ],
    eye: [27, -9, 20, -16.4, 11, -19, 1, -17.4, -9, -11.6, -13, -9.6, -5, -6.4, 5, -3.8, 16, -4, 22, -6],
    iris: [11.4, -11.2, 6.2],
    upper: [28, -8, 20, -17, 11, -19.6, 1, -18, -9, -12, -18, -8.4],
    lower: [27, -8.6, 19, -4.6, 8, -3.4, -3, -6, -12, -9.4],
    brow: [27, -22, 18, -29.4, 5, -30.4, -7, -25.4, -14, -19],
    lips: [
      35.4, 19, 31, 17, 26, 19, 21.6, 21.6, 27, 22.4, 32.4, 22.4, 34.8, 25.4, 32, 28.2, 27, 26.6, 21.6, 21.6,
    ],
    mouth: [34, 22, 28, 22.4, 22, 21.4],
    wing: [35, 12.4, 31.4, 9.6, 32, 5.4, 35, 5],
  },
  // Pattachitra / Srikalahasti: sharp nose and chin, eye drawn out to the ear
  pattachitra: {
    line: [
      15, -48, 25, -36, 29.6, -24, 31, -16, 37, -4, 46, 9, 42.6, 12.4, 35.4, 13.4, 34.4, 16, 38.4, 19.6, 34.6,
      22.4, 37.2, 26.2, 32.6, 29.4, 32.4, 33, 36, 38.6, 29.4, 44.6, 18, 45.8, 4, 40, -8, 28,
    ],
    eye: [29, -8, 21, -17.6, 10, -20, -4, -16, -20, -8.6, -7, -4, 7, -1.4, 20, -2.4],
    iris: [11, -10.2, 7.6],
    upper: [30, -7.4, 21, -18.2, 10, -20.6, -4, -16.6, -24, -7.6],
    lower: [29.4, -7.6, 20, -1.8, 7, -0.8, -7, -3.6, -21, -8],
    brow: [30, -22, 19, -30, 4, -31, -10, -26, -20, -18],
    lips: [38, 19.4, 32, 17, 26.6, 19, 22.6, 21.4, 28, 22.6, 34, 22.6, 37, 26, 33, 29, 27, 26.6, 22.6, 21.4],
    mouth: [36, 22.2, 29, 22.6, 22.6, 21.4],
    wing: [38, 13, 33.6, 10, 34, 5.4, 37.4, 5],
  },
  // Mithila: vast frontal fish eye, beak of a nose
  mithila: {
    line: [
      13, -48, 25, -34, 31, -22, 34, -14, 42, 1, 50, 10, 36, 13.6, 35, 16.4, 40, 20.4, 34.6, 23.4, 38.4, 28.6,
      31, 32.6, 31.6, 40, 23, 47.6, 6, 47, -10, 38, -20, 22,
    ],
    eye: [33, -9, 24, -19.4, 10, -24, -6, -20.4, -18, -11, -8, -3, 8, 0.4, 22, -2.6],
    iris: [9, -11.6, 8.4],
    upper: [34, -8.6, 24, -20, 10, -24.6, -6, -21, -20, -10],
    lower: [33.6, -8.6, 22, -2, 8, 1, -8, -2.4, -19, -10.4],
    brow: [33, -22, 22, -33, 6, -36, -10, -31, -20, -22],
    lips: [40, 20, 33, 17.4, 26, 20, 22, 23, 28, 24, 34.4, 23.6, 38, 28.2, 33, 31.4, 27, 29, 22, 23],
    mouth: [37, 23.2, 29, 24, 22.6, 23],
    wing: [37, 13.4, 34, 9.4, 36, 5, 40, 6],
  },
};

const eyeOf = (d: ProfileData): Eye => ({
  white: loopThrough(...d.eye),
  iris: d.iris,
  upper: curveThrough(...d.upper),
  lower: curveThrough(...d.lower),
  brow: curveThrough(...d.brow),
});

function profileHead(name: ProfileName): HeadShape {
  const d = PROFILES[name],
    line = curveThrough(...d.line);
  const back = curveThrough([-8, 26, -16, 12, -22, -10, -20, -34, -6, -50, 13, -49]);
  return {
    face: [...line, ...back],
    contour: [line],
    eyes: [eyeOf(d)],
    nose: [curveThrough(...d.wing)],
    lips: loopThrough(...d.lips),
    mouth: curveThrough(...d.mouth),
    ear: loopThrough([-14, -4, -8, -9, -3, -6, -3.4, 1, -6, 6, -8, 12, -12, 12, -13.4, 5]),
    lobe: [-9.6, 12],
    tilak: [21, -27],
    nostril: [34.6, 11],
    lipsAt: [36, 21],
    nape: [-24, 18],
    throat: [16, 40],
  };
}

function threeQuarterHead(): HeadShape {
  const face = loopThrough([
    3, -50, 18, -46, 29, -33, 32.4, -21, 31, -13, 33.4, 0, 32, 13, 27, 27, 19, 40, 10, 45.6, -2, 43, -16, 31,
    -25, 14, -29, -6, -27, -28, -15, -45,
  ]);
  const near: Eye = {
    white: loopThrough([11, -5.4, 5, -12.6, -4, -16, -14, -13, -23, -8.4, -14, -3, -4, -0.8, 5, -2.2]),
    iris: [-4, -8.4, 6],
    upper: curveThrough(12, -4.6, 5, -13.2, -4, -16.6, -14, -13.6, -26, -7.6),
    lower: curveThrough(11, -5, 4, -1.6, -5, -0.2, -15, -2.4, -23, -8),
    brow: curveThrough(11, -20, 1, -27.4, -10, -27, -24, -18),
  };
  const far: Eye = {
    white: loopThrough([17.4, -5.4, 20.4, -12.6, 25, -15.4, 30, -13, 33.6, -9, 30, -4, 25, -1.4, 20.4, -2.6]),
    iris: [25.4, -8.4, 5],
    upper: curveThrough(16.8, -5, 20.4, -13.2, 25, -16, 30, -13.6, 35, -8.6),
    lower: curveThrough(17.4, -5.2, 21, -2, 25.4, -0.8, 30, -3.6, 33.6, -8.6),
    brow: curveThrough(17.6, -20, 23, -26, 29, -25.4, 33.4, -19),
  };
  return {
    face,
    contour: [[...face, face[0]]],
    eyes: [near, far],
    nose: [
      curveThrough([15, -18, 17.4, -5, 22, 7, 23, 11.4, 19, 14.4, 14, 13.4]),
      curveThrough(12, 8.6, 9.6, 11.6, 12.4, 14),
    ],
    lips: loopThrough([4, 24, 9, 20.8, 13.4, 22.2, 17.4, 20.8, 23.4, 24, 19, 28.4, 13.6, 30.4, 8, 28.4]),
    mouth: curveThrough(3.4, 23.6, 10, 25, 13.6, 26, 17.4, 25, 24, 23.6),
    ear: loopThrough([-30, -8, -26, -12, -23, -4, -24, 6, -26, 14, -29, 13, -31, 4]),
    lobe: [-27, 14],
    tilak: [14.6, -30],
    nostril: [20, 14],
    lipsAt: [14, 26],
    nape: [-22, 22],
    throat: [14, 42],
  };
}

const flipX = (p: Poly) => p.map(([x, y]) => [-x, y] as Point);

/** The other eye of a full face. */
export const mirroredEye = ({ white, iris: [x, y, r], upper, lower, brow }: Eye): Eye => ({
  white: flipX(white),
  iris: [-x, y, r],
  upper: flipX(upper),
  lower: flipX(lower),
  brow: flipX(brow),
});

/** A full face from its right half, top to bottom. */
const symmetric = (right: Poly): Poly =>
  curve(
    [
      ...right,
      ...right
        .slice(1, -1)
        .reverse()
        .map(([x, y]) => [-x, y] as Point),
    ],
    true,
  );

function frontHead(): HeadShape {
  const face = symmetric(polyline([0, -50, 18, -47, 29, -33, 31.4, -11, 28.6, 11, 19, 32, 8.6, 43, 0, 45.6]));
  const eye: Eye = {
    white: loopThrough([5, -5.6, 10, -12.4, 17, -15, 24, -12.4, 31, -7.6, 24, -2.4, 17, -0.6, 10, -2.2]),
    iris: [17, -8, 5.8],
    upper: curveThrough(4, -4.8, 10, -13, 17, -15.8, 24, -13.2, 34, -7),
    lower: curveThrough(5, -5.2, 10, -1.6, 17, 0, 24, -1.8, 31.4, -7.2),
    brow: curveThrough(4.6, -19, 12, -26, 22, -26, 32, -17.6),
  };
  const other = mirroredEye(eye);
  return {
    face,
    contour: [[...face, face[0]]],
    eyes: [eye, other],
    nose: [curveThrough([-3, -14, -3.6, 2, -7, 9, -4, 13.4, 0, 14.6, 4, 13.4, 7, 9])],
    lips: loopThrough([-11, 23.6, -5, 20.6, 0, 22.2, 5, 20.6, 11, 23.6, 5.6, 28.4, 0, 30, -5.6, 28.4]),
    mouth: curveThrough(-11.6, 23.2, -5, 25, 0, 26, 5, 25, 11.6, 23.2),
    lobe: [-31, 14],
    tilak: [0, -30],
    nostril: [6, 13],
    lipsAt: [0, 26],
    nape: [-18, 34],
    throat: [18, 34],
  };
}

/** Round infant face: features low and close together. */
export function childHead(): HeadShape {
  const face = symmetric(polyline([0, -50, 20, -46, 33, -28, 35.6, -4, 34, 14, 25, 30, 11, 40, 0, 42]));
  const eye: Eye = {
    white: loopThrough([6, 0, 11, -8, 18, -11, 25, -8, 31, -2, 25, 3.4, 18, 5.2, 11, 3.6]),
    iris: [18, -3, 6.8],
    upper: curveThrough(5, 0.6, 11, -8.6, 18, -11.8, 25, -8.8, 34, -2),
    lower: curveThrough(6, 0.2, 11, 4, 18, 5.8, 25, 4, 31.4, -1.6),
    brow: curveThrough(6, -15, 13, -21, 22, -21, 31, -14),
  };
  const other = mirroredEye(eye);
  return {
    face,
    contour: [[...face, face[0]]],
    eyes: [eye, other],
    nose: [curveThrough(-5, 10, -4, 14, 0, 15.4, 4, 14, 5, 10)],
    lips: loopThrough([-8.6, 23, -4, 21.4, 0, 22.6, 4, 21.4, 8.6, 23, 4.6, 27.6, 0, 29, -4.6, 27.6]),
    mouth: curveThrough(-10.4, 21.6, -5, 24.2, 0, 25, 5, 24.2, 10.4, 21.6),
    lobe: [-35, 13],
    tilak: [0, -27],
    nostril: [5, 14],
    lipsAt: [0, 25],
    nape: [-18, 34],
    throat: [18, 34],
  };
}

/** Head geometry for a view. @param name which profile a side view uses */
export const headShape = (view: View, name: ProfileName): HeadShape =>
  view === 'profile' ? profileHead(name) : view === 'threeQuarter' ? threeQuarterHead() : frontHead();

export interface FaceOptions extends EyeOptions {
  /** Colour of lips; default the tradition's alta. */
  lips?: string;
  moustache?: boolean;
  /** Whose face it is; without it, the place of the figure decides. */
  person?: number;
  tilak?: 'bindi' | 'vaishnava' | 'none';
  noseRing?: boolean;
}

/**
 * Paint face features and skin. Hair and headgear follow separately.
 * @param M head space to figure space, @param k its scale (figure units per head unit)
 */
export function drawFace(pen: Pen, head: HeadShape, M: (p: Poly) => Poly, k: number, o: FaceOptions) {
  const h = likeness(head, o.person ?? Math.round(pen.x * 3 + pen.y * 7)),
    tr = pen.tr,
    line = o.tone.line,
    fine = pen.s * k < 0.42;
  pen.skin(M(h.face), o.tone, h.contour.map(M), 15 * k);
  if (tr.finish === 'soft' && pen.s * k > 0.5) {
    for (const dx of h.lipsAt[0] === 0 ? [-20, 20] : [-20]) {
      const [bx, by] = pen.at(M([[h.lipsAt[0] + dx, 8]])[0]);
      const blush = dot(bx, by, 9 * k * pen.s, '#c9573f');
      pen.add(clip(pen.T(M(h.face)), group(blush, 'opacity=".26" filter="url(#b5)"')));
    }
  }
  if (h.ear) pen.skin(M(h.ear), o.tone, [M([...h.ear, h.ear[0]])], 5 * k);
  h.nose.forEach((n) => pen.stroke(M(n), fine ? 0.5 : 0.72, line));
  pen.flat(M(h.lips), o.lips ?? tr.alta);
  pen.stroke(M(h.mouth), fine ? 0.45 : 0.6, tr.finish === 'soft' ? '#5a1a18' : tr.ink);
  h.eyes.forEach((e) => drawEye(pen, M, e, k, o));
  if (o.moustache) {
    const [x, y] = h.lipsAt;
    pen.stroke(M(curveThrough(x - 1, y - 5, x - 8, y - 4, x - 16, y - 7, x - 21, y - 12)), 1.3, tr.hair);
  }
  if (o.tilak === 'bindi') pen.flat(M(ellipse(h.tilak[0] - 1.5, h.tilak[1] + 2, 2.4, 2.4, 0, 12)), tr.alta);
  if (o.tilak === 'vaishnava') {
    const [x, y] = h.tilak,
      z = h.ear && h.eyes.length === 1 ? 0.62 : 1,
      at = (dx: number, dy: number): Point => [x + dx * z, y + dy * z];
    pen.flat(
      M(curve([at(-3.4, -8), at(-2.6, 4), at(0, 8), at(2.6, 4), at(3.4, -8), at(1, 2), at(-1, 2)], true)),
      '#f7d66a',
    );
    pen.flat(M(curve([at(-1, -8), at(0, 4), at(1, -8)], true)), tr.alta);
  }
  if (o.noseRing) {
    const [x, y] = h.nostril;
    pen.stroke(M(ellipse(x - 0.5, y + 2.4, 3.2, 3.7, 0, 24)), 0.8, tr.gold, true);
    pen.beads(M(polyline(x - 4.2, y + 2.6, x - 4, y + 3.4)), 1.1 * k);
  }
}
