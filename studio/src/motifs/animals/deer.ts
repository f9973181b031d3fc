import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Deer in profile, standing or grazing; antlers are left to the painter. */

export function deer(o: { graze?: boolean } = {}) {
  const neck = o.graze ? curveThrough(62, -18, 96, -10, 120, 22) : curveThrough(60, -14, 84, -52, 92, -92),
    hx = o.graze ? 122 : 94,
    hy = o.graze ? 26 : -98;
  const head = transform(
    loopThrough([-18, -13, -2, -15, 18, -9, 40, -3, 52, 2, 54, 9, 46, 13, 24, 13, 2, 14, -16, 8]),
    hx,
    hy,
    1,
    o.graze ? 1.15 : 0.2,
  );
  const body = union(
    [
      ribbon(curveThrough(-84, -14, -40, -16, 10, -12, 62, -14), widths(22, 36, 34, 34, 38, 26)),
      ellipse(-74, -16, 36, 34),
      ellipse(56, -14, 36, 37),
      ribbon(neck, widths(30, 18, 13)),
      head,
      ribbon(curveThrough(-72, 0, -84, 40, -70, 74, -80, 128), widths(24, 15, 9, 7, 6)),
      ribbon(curveThrough(-52, 4, -56, 44, -46, 78, -54, 128), widths(22, 13, 8, 7, 6)),
      ribbon(curveThrough(44, 4, 46, 60, 42, 128), widths(18, 10, 8, 6, 6)),
      ribbon(curveThrough(66, 0, 74, 58, 74, 128), widths(18, 10, 8, 6, 6)),
    ],
    14,
  );
  return {
    body,
    ear: leaf(hx - 6, hy - 8, 36, 8, Math.PI * 1.12),
    ear2: leaf(hx, hy - 10, 30, 7, -Math.PI * 0.62),
    eye: leaf(hx + (o.graze ? 0 : 2), hy + (o.graze ? 8 : 0), 20, 6, o.graze ? 1.1 : 0.2),
    pupil: ellipse(hx + (o.graze ? 5 : 12), hy + (o.graze ? 17 : 3), 3.4),
    hooves: [-80, -54, 42, 74].map((x) => polyline(x - 6, 116, x + 6, 116, x + 11, 130, x - 7, 130)),
    tail: leaf(-96, -18, 32, 8, 2.3),
    horn: [[hx - 6, hy - 12]] as Poly,
  };
}
