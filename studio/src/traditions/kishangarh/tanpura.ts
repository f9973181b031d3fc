/** The court's tanpura: a gourd in the lap, a slender neck with four pegs in its sides, ivory and gold inlay. For `prop` of a sitter. */
import { loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';

/** @param gourd middle of the gourd, @param head end of the neck (figure space), @param k size of the gourd, 1 is 66 wide */
export function tanpura(pen: Pen, gourd: Point, head: Point, k = 1): void {
  const a = Math.atan2(head[1] - gourd[1], head[0] - gourd[0]),
    L = Math.hypot(head[0] - gourd[0], head[1] - gourd[1]),
    T = (p: Poly) => transform(p, gourd[0], gourd[1], 1, a),
    wood = { body: '#9a5a2c', shade: '#4a2410', top: '#d9a463' };
  // pegs first: their shafts go into the neck
  for (const [x, sg] of [
    [L - 6, -1],
    [L - 22, -1],
    [L - 14, 1],
    [L - 30, 1],
  ] as const) {
    pen.stroke(T(polyline(x, 0, x, sg * 10 * k)), 2.6 * k, wood.shade);
    pen.shape(T(ellipse(x, sg * 13 * k, 3 * k, 5 * k, 0, 18)), '#f0e4c8', '#8a7350', 0.7, 2);
  }
  pen.shape(
    T([
      [16 * k, -5.4 * k],
      [L - 36, -4 * k],
      [L, -4 * k],
      [L + 8 * k, -6 * k],
      [L + 12 * k, 0],
      [L + 8 * k, 6 * k],
      [L, 4 * k],
      [L - 36, 4 * k],
      [16 * k, 5.4 * k],
    ]),
    wood.body,
    wood.shade,
    0.9,
    3,
  );
  pen.beads(T(polyline(46 * k, 3.4 * k, L - 44, 2.6 * k)), 1.1 * k, pen.tr.gold);
  const pear = (m: number): Poly =>
    loopThrough(
      ...[
        [-34, 0],
        [-27, -20],
        [-5, -28],
        [18, -19],
        [36, -6],
        [36, 6],
        [18, 19],
        [-5, 28],
        [-27, 20],
      ].flatMap(([x, y]) => [x * m, y * m]),
    );
  pen.shape(T(pear(k)), wood.body, wood.shade, 1, 11);
  pen.shape(T(transform(pear(k * 0.8), -1.5 * k, 0)), wood.top, '#8a5a24', 0.6, 6);
  pen.beads(T([...transform(pear(k * 0.9), -1 * k, 0)]), 1.2 * k, '#f6efdc');
  for (let i = 0; i < 8; i++)
    pen.flat(
      T(
        ellipse(
          2 * k + Math.cos((i / 8) * TAU) * 6 * k,
          Math.sin((i / 8) * TAU) * 6 * k,
          3.2 * k,
          1.3 * k,
          (i / 8) * TAU,
          10,
        ),
      ),
      i % 2 ? '#a8322a' : '#f6efdc',
    );
  // bridge, nut and strings
  for (const [x, h, w] of [
    [-15 * k, 8 * k, 4 * k],
    [L - 38, 4.4 * k, 2.4 * k],
  ])
    pen.shape(T(polyline(x, -h, x + w, -h, x + w, h, x, h)), pen.tr.pearl, '#00000033', 0.6, 0);
  for (const y of [-2.1, -0.7, 0.7, 2.1])
    pen.stroke(
      T([
        [-24 * k, y * k * 0.8],
        [-12 * k, y * k * 1.8],
        [L - 36, y * k * 0.9],
        [L - 14, y * k * 1.2],
      ]),
      0.4,
      '#f8eccb',
    );
}
