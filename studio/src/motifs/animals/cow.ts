/** Cow with her head lifted, as Nathdwara paints her. */
import { union } from '../../draw/contour.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Pichwai / Kalamkari cow, head lifted toward the centre. */
export function cow() {
  const body = union(
    [
      ribbon(curveThrough([-92, -22, -50, -20, 0, -14, 50, -22, 66, -24]), widths(26, 40, 42, 42, 42, 34)),
      ellipse(-84, -20, 38, 38),
      ellipse(58, -22, 38, 38),
      ellipse(40, -54, 28, 24),
      ellipse(136, -68, 12, 11),
      ellipse(88, -86, 18, 17),
      ribbon(curveThrough(54, -22, 78, -48, 92, -76), widths(40, 26, 20)),
      ribbon(curveThrough(84, -86, 104, -80, 136, -68), widths(18, 18, 11)),
      ribbon(curveThrough(-84, -4, -94, 36, -82, 66, -88, 112), widths(26, 17, 10, 8, 9)),
      ribbon(curveThrough(-62, 2, -66, 40, -56, 68, -60, 112), widths(22, 14, 9, 8, 9)),
      ribbon(curveThrough(40, 6, 44, 50, 38, 112), widths(20, 12, 9, 8, 9)),
      ribbon(curveThrough(62, 0, 70, 50, 68, 112), widths(20, 12, 9, 8, 9)),
    ],
    14,
  );
  return {
    body,
    horn: ribbon(curveThrough(92, -100, 100, -122, 92, -146, 80, -156), widths(6, 5, 3, 0.6)),
    horn2: ribbon(curveThrough(100, -98, 116, -116, 118, -138, 110, -150), widths(5.5, 4.5, 2.6, 0.6)),
    ear: leaf(84, -88, 34, 8, Math.PI * 0.86),
    eye: leaf(98, -88, 20, 5.5, 0.25),
    pupil: ellipse(108, -85, 3.6),
    nose: ellipse(132, -69, 2, 1.4),
    mouth: curveThrough(136, -60, 126, -60, 118, -64),
    tail: curveThrough(-112, -30, -130, 6, -120, 50, -128, 84),
    tuft: leaf(-126, 74, 40, 9, 1.75),
    garland: curveThrough(60, -66, 78, -26, 108, -58),
    udder: ellipse(-32, 24, 18, 10),
    hooves: [-88, -60, 38, 68].map((x) => polyline(x - 9, 106, x + 9, 106, x + 13, 116, x - 10, 116)),
    bell: [[88, -34]] as Poly,
  };
}
