import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';

/** Fish with fins and gill, its body bent at will. */

export function fish(bend = 0) {
  const ctr = curve([
    [104, 0 + bend * 0.5],
    [60, -bend * 0.25],
    [0, -bend],
    [-50, -bend * 0.4],
    [-88, bend * 0.6],
  ]);
  const body = ribbon(ctr, widths(3, 24, 36, 38, 31, 19, 9));
  const e = ctr[ctr.length - 1],
    tail = transform(
      loopThrough([0, -5, -26, -30, -56, -42, -40, -14, -34, 0, -40, 14, -56, 42, -26, 30, 0, 5]),
      e[0] + 4,
      e[1],
      1,
      bend * -0.009,
    );
  const top = loopThrough(
      [30, -34 - bend * 0.8],
      [6, -56 - bend],
      [-40, -54 - bend],
      [-34, -28 - bend * 0.7],
      [0, -36 - bend],
    ),
    bot = loopThrough(16, 34 - bend * 0.8, -10, 52 - bend * 0.8, -36, 46 - bend * 0.6, -26, 26 - bend * 0.7),
    bot2 = loopThrough(58, 26 - bend * 0.3, 46, 46 - bend * 0.3, 26, 48 - bend * 0.5, 34, 30 - bend * 0.5);
  const gill = curveThrough(
    [62, -31 - bend * 0.25],
    [50, -12 - bend * 0.25],
    [50, 8 - bend * 0.25],
    [60, 26 - bend * 0.25],
  );
  const head = ribbon(ctr.slice(0, 13), (t) => widths(3, 24, 36)(t * 0.76));
  return {
    body,
    tail,
    top,
    bot,
    bot2,
    gill,
    head,
    eye: ellipse(78, -8, 9, 9),
    pupil: ellipse(79, -8, 4),
    mouth: curveThrough(103, 4, 96, 9, 88, 10),
    ctr,
  };
}
