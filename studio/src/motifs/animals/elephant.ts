import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { TAU } from '../../draw/geometry.ts';
import { arc, ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Elephant in profile with saddle cloth and cap. */

export function elephant() {
  const body = union(
    [
      ellipse(-6, -4, 104, 68),
      ellipse(96, -38, 52, 50),
      ribbon(
        curveThrough([128, -34, 152, 2, 156, 50, 146, 88, 160, 112, 180, 108]),
        widths(34, 24, 18, 14, 11, 7),
      ),
      ribbon(polyline(-80, 20, -84, 120), widths(30, 27, 26, 27)),
      ribbon(polyline(-40, 30, -38, 120), widths(28, 24, 23, 25)),
      ribbon(polyline(40, 30, 44, 120), widths(28, 24, 23, 25)),
      ribbon(polyline(78, 10, 84, 120), widths(30, 26, 25, 27)),
    ],
    14,
  );
  return {
    body,
    ear: loopThrough([78, -74, 40, -70, 18, -36, 28, 4, 54, 26, 74, 2, 84, -30]),
    tusk: loopThrough([136, -6, 160, 14, 190, 12, 206, -2, 190, 24, 160, 28, 138, 12]),
    eye: leaf(104, -46, 30, 8, 0.1),
    pupil: ellipse(119, -44, 4.5),
    cloth: loopThrough([-62, -64, 6, -74, 48, -62, 52, -10, 48, 40, -4, 48, -60, 40, -68, -10]),
    cap: loopThrough([84, -86, 120, -84, 140, -62, 128, -48, 104, -66, 82, -68]),
    tail: curveThrough(-106, -24, -128, 6, -124, 52, -130, 70),
    tuft: leaf(-126, 54, 34, 8, 1.7),
    toes: [-84, -38, 44, 84].map((x) => arc(x, 118, 22, Math.PI, TAU, 12, 14)),
  };
}
