/** Speaking hands. Local space: wrist at (0,0), fingers point along +x, thumb on the upper (-y) side, about 36 long. */
import { union } from '../draw/contour.ts';
import { curve, loopThrough } from '../draw/curves.ts';
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import type { Pen } from './pen.ts';
import type { Mudra, Tone } from './types.ts';

export interface HandShape {
  /** Whole silhouette. */
  outline: Poly;
  /** Finger edges drawn inside the silhouette. */
  seams: Poly[];
  /** Ends of the fingers that show their nails, reddened with alta. */
  tips: Point[];
  /** Which way the finger at each tip points. */
  aims: number[];
  /** Point where a stem, flute or veil is held. */
  hold: Point;
  /** Centre of the palm, when it faces the viewer. */
  palm?: Point | undefined;
}

/** One finger. @param a start angle @param l length @param w half width @param bend turn at each of two joints */
function finger(x: number, y: number, a: number, l: number, w: number, bend: number) {
  const p1: Point = [x + Math.cos(a) * l * 0.42, y + Math.sin(a) * l * 0.42];
  const p2: Point = [p1[0] + Math.cos(a + bend) * l * 0.33, p1[1] + Math.sin(a + bend) * l * 0.33];
  const p3: Point = [p2[0] + Math.cos(a + bend * 2) * l * 0.27, p2[1] + Math.sin(a + bend * 2) * l * 0.27];
  const centre = curve([[x, y], p1, p2, p3], false, 6);
  // the finger narrows between its joints
  const thickness = widths(w * 1.06, w * 0.93, w, w * 0.85, w * 0.9, w * 0.74, w * 0.42);
  return { shape: ribbon(centre, thickness, 1.1), tip: p3, aim: a + bend * 2 };
}

type FingerSpec = [x: number, y: number, a: number, l: number, bend: number];

interface HandSpec {
  palm: Poly;
  fingers: FingerSpec[];
  thumb: FingerSpec;
  hold: Point;
  palmDot?: Point;
  /** Only the thumb shows its nail. */
  closed?: true;
}

const PALM = loopThrough([-3, -5, 5, -7.4, 14, -8.2, 19.5, -6.4, 20, 5.4, 14, 7.6, 4, 6.6, -3, 5]);

/** The closed hand seen from its back. */
const FIST = loopThrough([-3, -5, 4, -7.6, 12, -9, 18, -8, 20, -3, 20, 4, 18, 8, 12, 9, 4, 7.4, -3, 5]);

/** Four fingers side by side. @param a base angle @param fan spread @param bend curl @param k length factor */
const four = (a: number, fan: number, bend: number, k = 1): FingerSpec[] =>
  [19.5, 23, 21.5, 17].map((l, i) => [17.6, -5.4 + i * 3.7, a + (i - 1.5) * fan, l * k, bend]);

const SPECS: Record<Mudra, HandSpec> = {
  open: { palm: PALM, fingers: four(0, 0.1, 0.07), thumb: [5, -6, -0.85, 16, 0.28], hold: [24, 0] },
  blessing: {
    palm: PALM,
    fingers: four(0, 0.03, 0.02, 1.04),
    thumb: [5, -6, -0.62, 16, 0.22],
    hold: [24, 0],
    palmDot: [10, 0],
  },
  hold: {
    palm: PALM,
    fingers: [
      [18, -5.2, -0.42, 17, 0.62],
      [18.5, -1.6, 0.0, 22, 0.16],
      [18.5, 2, 0.26, 21, 0.18],
      [17, 5.2, 0.56, 17, 0.2],
    ],
    thumb: [6, -6, -0.46, 21, 0.3],
    hold: [29, -8],
  },
  veil: {
    palm: PALM,
    fingers: [
      [18, -5.2, -0.44, 17, 0.62],
      [18.5, -1.6, -0.06, 22, 0.12],
      [18.5, 2, 0.18, 21, 0.14],
      [17, 5.2, 0.44, 17, 0.16],
    ],
    thumb: [6, -6, -0.46, 21, 0.3],
    hold: [29, -8],
  },
  flute: {
    palm: PALM,
    fingers: [
      [17, -6, -0.1, 13, 0.7],
      [18, -2, -0.02, 14, 0.75],
      [18, 2, 0.06, 13.5, 0.8],
      [16.5, 5.8, 0.3, 13, 0.35],
    ],
    thumb: [5, -6, -0.5, 15, 0.45],
    hold: [24, 0],
  },
  grip: {
    palm: FIST,
    fingers: [-6.6, -2.3, 2, 6.2].map(
      (y, i) => [11.5, y, [-0.05, 0, 0.03, 0.1][i], [11.5, 12.6, 12, 10][i], 0.05] as FingerSpec,
    ),
    thumb: [4, -8, 0.02, 17, 0.26],
    hold: [13, 0],
    closed: true,
  },
  hip: { palm: PALM, fingers: four(0.08, 0.04, 0.2, 0.92), thumb: [6, -6, -0.5, 14, -0.25], hold: [20, 0] },
  point: {
    palm: PALM,
    fingers: [
      [18, -5.4, -0.06, 22, 0.04],
      [18, -1.6, 0.2, 15, 0.95],
      [17.5, 2, 0.3, 14, 1.0],
      [16.5, 5.2, 0.4, 12, 1.0],
    ],
    thumb: [6, -6, -0.35, 15, 0.6],
    hold: [36, -6],
  },
  garland: {
    palm: PALM,
    fingers: four(-0.16, 0.08, -0.36, 0.95),
    thumb: [6, -6, -1.0, 14, 0.35],
    hold: [24, -8],
  },
  flat: {
    palm: loopThrough([-3, -4, 6, -5, 18, -4.6, 18, 3.6, 6, 5, -3, 4]),
    fingers: four(0.02, 0.015, 0.05).map(([, , a, l, b], i) => [16, -3 + i * 1.7, a, l, b] as FingerSpec),
    thumb: [5, -4, -0.6, 14, 0.2],
    hold: [26, 3],
  },
  namaste: {
    palm: loopThrough([-3, -4, 6, -5.4, 18, -5, 18, 4, 6, 5, -3, 4]),
    fingers: [
      [17, -2.4, 0, 19, 0],
      [17, 1.4, 0.02, 18, 0],
    ],
    thumb: [7, -4, -0.42, 14, 0.34],
    hold: [30, 0],
  },
  rest: { palm: PALM, fingers: four(0.16, 0.07, 0.24, 0.96), thumb: [5, -6, -0.2, 15, 0.2], hold: [24, 2] },
};

/** Outlines are costly; each hand is made once. */
const MADE = new Map<string, HandShape>();

/** Geometry of a hand, before placing. @param fine marching-squares cell; smaller for large portraits */
export function handShape(mudra: Mudra, fine = 0.55): HandShape {
  const known = MADE.get(`${mudra} ${fine}`);
  if (known) return known;
  const made = makeHand(mudra, fine);
  MADE.set(`${mudra} ${fine}`, made);
  return made;
}

function makeHand(mudra: Mudra, fine: number): HandShape {
  const spec = SPECS[mudra];
  const made = spec.fingers.map(([x, y, a, l, b]) => finger(x, y, a, l, 2.08, b));
  const th = finger(spec.thumb[0], spec.thumb[1] + 2, spec.thumb[2], spec.thumb[3], 2.5, spec.thumb[4]);
  const outline = union([spec.palm, ...made.map((m) => m.shape), th.shape], 0.9, fine);
  const seams = [...made, th]
    .map((m) => m.shape)
    .map((s) => {
      const n = s.length >> 1;
      return s.slice(1, n);
    });
  const nailed = spec.closed ? [th] : [...made, th];
  return {
    outline,
    seams,
    tips: nailed.map((m) => m.tip),
    aims: nailed.map((m) => m.aim),
    hold: spec.hold,
    palm: spec.palmDot,
  };
}

/**
 * Paint a hand.
 * @param wrist figure-space wrist, @param aim direction in radians, @param k size (1 = 36 units long)
 * @param flip puts the thumb on the lower side
 * @returns figure-space hold point
 */
export function drawHand(
  pen: Pen,
  m: Mudra,
  wrist: Point,
  aim: number,
  tone: Tone,
  k = 1,
  flip = false,
): Point {
  const h = handShape(m),
    place = (p: Poly) => {
      const q = flip ? p.map(([a, b]) => [a, -b] as Point) : p;
      return transform(q, wrist[0], wrist[1], k, aim);
    };
  // no line across the wrist: the hand grows from the arm
  const from = h.outline.findIndex(([x]) => x < -1.6),
    round = [...h.outline.slice(from), ...h.outline.slice(0, from)].filter(([x]) => x >= -1.6);
  pen.skin(place(h.outline), tone, [place(round)], 6 * k, true);
  const seamK = pen.s * k > 0.5 ? 0.62 : 0.4;
  if (pen.s * k > 0.34) h.seams.forEach((s) => pen.stroke(place(s), seamK, tone.line));
  h.tips.forEach(([x, y], i) => {
    const a = h.aims[i];
    pen.flat(place(ellipse(x - Math.cos(a) * 1.9, y - Math.sin(a) * 1.9, 1.8, 0.95, a, 12)), pen.tr.alta);
  });
  if (h.palm) pen.flat(place(ellipse(h.palm[0], h.palm[1], 3.4, 3.4, 0, 14)), pen.tr.alta);
  return place([h.hold])[0];
}
