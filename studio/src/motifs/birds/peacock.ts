import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Peacock with trailing, lifted or fanned train, looking forward or back. */

export function peacock(o: { tail?: 'trail' | 'fan' | 'up'; look?: 'fwd' | 'back' } = {}) {
  const tail = o.tail ?? 'trail',
    back = o.look === 'back';
  const spine = back
    ? curveThrough([4, -118, 14, -100, 30, -78, 44, -50, 36, -18, 4, 6, -38, 8, -74, -2])
    : curveThrough([66, -120, 58, -98, 48, -74, 46, -48, 36, -16, 4, 6, -38, 8, -74, -2]);
  const hd: Point = back ? [0, -124] : [68, -124],
    f = back ? -1 : 1;
  const body = union(
    [ribbon(spine, widths(8, 11, 13, 18, 30, 34, 27, 12)), ellipse(hd[0], hd[1], 14.5, 13)],
    8,
  );
  const beak = polyline(hd[0] + f * 11, hd[1] - 5, hd[0] + f * 32, hd[1] + 5, hd[0] + f * 10, hd[1] + 5);
  const crest: Poly[] = [];
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.3 - f * 0.12;
    crest.push([[hd[0], hd[1] - 9], polar(hd[0], hd[1] - 6, 34, a)]);
  }
  const wing = loopThrough([30, -18, 6, -28, -36, -22, -84, 4, -104, 20, -70, 20, -30, 20, 10, 14]);
  const legs = [
    curveThrough(-4, 32, 0, 52, -6, 74),
    curveThrough(18, 28, 24, 50, 20, 74),
    curveThrough(-6, 74, 12, 78),
    curveThrough(-6, 74, -16, 80),
    curveThrough(20, 74, 38, 78),
    curveThrough(20, 74, 10, 80),
    curveThrough(-6, 74, 4, 82),
    curveThrough(20, 74, 30, 82),
  ];
  let tailC: Poly, tailW: (t: number) => number;
  if (tail === 'up') {
    tailC = curveThrough([-52, 0, -104, -24, -134, -90, -118, -170, -56, -226]);
    tailW = widths(14, 32, 46, 50, 38, 6);
  } else {
    tailC = curveThrough([-52, 4, -120, 2, -190, 36, -238, 100, -262, 176]);
    tailW = widths(15, 34, 48, 52, 44, 6);
  }
  const tailO = ribbon(tailC, tailW),
    feathers: Poly[] = [];
  if (tail === 'fan')
    for (let i = 0; i < 13; i++) {
      const a = lerp(-Math.PI * 0.98, -Math.PI * 0.08, i / 12);
      feathers.push(leaf(-36, 0, 196 + 12 * Math.sin((i / 12) * Math.PI), 25, a, 0, 0.8));
    }
  return {
    body,
    beak,
    crest,
    wing,
    legs,
    tailO,
    tailC,
    feathers,
    head: [hd] as Poly,
    eye: leaf(hd[0] - 9, hd[1] - 1, 20, 5.5, 0),
    pupil: ellipse(hd[0] + 1, hd[1] - 1, 3, 3),
    spine,
  };
}
