/**
 * A large hand that draws: forearm, fingers, thumb and the pen between them, seen from the thumb's side. Outlines only; each
 * tradition paints them with its own line and colour, in the order of the fields.
 */
import { union } from '../draw/contour.ts';
import { curve, curveThrough } from '../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../draw/geometry.ts';
import { walk } from '../draw/measure.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';

interface DrawingHand {
  /** Little, ring and middle finger, curled, painted first. */
  fingers: Poly[];
  /** Forearm, back of the hand and index finger in one outline. */
  arm: Poly;
  /** Fold between index finger and thumb. */
  seam: Poly;
  /** The shaft, painted over the index finger; from the tip upwards. */
  shaft: Poly;
  /** Nib or hair of the brush: the first part of the shaft. */
  nib: Poly;
  /** The thumb, over the shaft, and the part of its outline that shows. */
  thumb: Poly;
  thumbEdge: Poly;
  nails: Poly[];
  /** Bands across the wrist, thumb side to little finger, for bangles: from the hand towards the elbow. */
  bangles: Poly[];
  /** Cloth over the upper part of the forearm, and its hem. */
  sleeve: Poly;
  hem: Poly;
  /** Stations along the back of the hand for painted ornament. */
  back: Point[];
  /** Everything in one outline, to keep other marks away. */
  whole: Poly;
}

/**
 * @param x where the pen touches the sheet
 * @param s 1 = about 210 from wrist to tip
 * @param o.turn the whole hand turned about the tip
 * @param o.fx -1: the hand comes from the right
 * @param o.arm length of the forearm from the wrist
 * @param o.bend angle of the forearm against the hand; positive drops the elbow
 * @param o.shaft length of pen or brush, @param o.thick its half width
 * @param o.sleeve share of the forearm that is covered, from the elbow
 */
export function drawingHand(
  x: number,
  y: number,
  s: number,
  o: {
    turn?: number;
    fx?: number;
    arm?: number;
    bend?: number;
    shaft?: number;
    thick?: number;
    sleeve?: number;
  } = {},
): DrawingHand {
  const put = (p: Poly): Poly => transform(p, x, y, s, o.turn ?? 0, o.fx ?? 1);
  const wrist: Point = [-206, -32];
  const elbow = polar(wrist[0], wrist[1], o.arm ?? 240, Math.PI - (o.bend ?? 0.3));
  const fingers = [
    ribbon(curveThrough(-142, -22, -104, 4, -76, 8, -58, -2), widths(15, 13, 13.4, 10.6, 7)),
    ribbon(curveThrough(-130, -40, -88, -16, -60, -8, -44, -14), widths(17, 14.4, 14.6, 11.4, 7.4)),
    ribbon(curveThrough(-122, -62, -78, -44, -48, -28, -27, -22), widths(18, 15, 15, 11.6, 7.6)),
  ];
  const forearm = ribbon(
    curve([elbow, [lerp(elbow[0], wrist[0], 0.55), lerp(elbow[1], wrist[1], 0.55) - 5], wrist, [-176, -42]]),
    widths(44, 40, 31, 25, 27),
    6,
  );
  const palm = ribbon(curveThrough(-216, -30, -176, -46, -146, -60, -112, -74), widths(24, 31, 38, 28));
  const index = ribbon(
    curveThrough(-136, -82, -98, -100, -66, -100, -44, -72, -28, -38),
    widths(18, 16, 16.4, 13.4, 12.6, 7),
  );
  const web = ribbon(curveThrough(-130, -66, -96, -74, -66, -78), widths(20, 22, 14));
  const thumb = ribbon(
    curveThrough(-206, -24, -152, -18, -112, -28, -74, -46, -37, -50),
    widths(10, 20, 19, 15, 15.6, 8.6),
  );
  const half = thumb.length / 2;
  const edge = [...thumb.slice(Math.floor(half * 0.1), half), ...thumb.slice(half, Math.ceil(half * 1.6))];
  const n = o.shaft ?? 250;
  const thick = o.thick ?? 6;
  const axis = (d: number): Point => [-0.56 * d, -0.828 * d];
  const shaft = ribbon([axis(26), axis(n)], widths(thick * 0.8, thick, thick), 6);
  const nib = ribbon([axis(0), axis(14), axis(30)], widths(0.6, thick * 0.7, thick * 0.8), 2);
  const bone = walk(
    curve([elbow, [lerp(elbow[0], wrist[0], 0.55), lerp(elbow[1], wrist[1], 0.55) - 5], wrist]),
    6,
  );
  const across = (i: number, w: number): Poly => {
    const k = bone[i];
    return curve([polar(...k.p, w, k.a - 1.57), polar(...k.p, 5, k.a), polar(...k.p, w, k.a + 1.57)]);
  };
  const at = Math.floor((bone.length - 1) * (o.sleeve ?? 0.5));
  const sleeveLine = bone.slice(0, at + 1).map((k) => k.p);
  return {
    fingers: fingers.map(put),
    arm: put(union([forearm, palm, web, index], 10, 2.2)),
    seam: put(curveThrough(-128, -42, -104, -54, -84, -66, -70, -80)),
    shaft: put(shaft),
    nib: put(nib),
    thumb: put(thumb),
    thumbEdge: put(edge),
    nails: [
      ellipse(-47, -53, 7, 4.4, -0.15),
      ellipse(-63, 2, 5, 3.2, -0.5),
      ellipse(-50, -11, 5.4, 3.4, -0.3),
      ellipse(-34, -20, 5.4, 3.4, 0.2),
    ].map(put),
    bangles: series(7, (i) => across(bone.length - 1 - i * 2, 27 + i * 0.9)).map(put),
    sleeve: put(ribbon([...sleeveLine], widths(54, 54, 50), 6)),
    hem: put(across(at, 51)),
    back: put(curveThrough(-188, -52, -166, -66, -142, -80, -112, -96)),
    whole: put(union([forearm, palm, index, ribbon([axis(0), axis(n)], () => 8), ...fingers], 4, 5)),
  };
}
