/** The southern veena across a lap: bowl of jackwood, fretted neck with a dragon's head, gourd under the neck. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';

/** @param bowl centre of the great bowl, @param tip where the neck bends into the dragon's head, in figure space */
export function sarasvatiVeena(pen: Pen, bowl: Point, tip: Point) {
  const a = Math.atan2(tip[1] - bowl[1], tip[0] - bowl[0]),
    L = Math.hypot(tip[0] - bowl[0], tip[1] - bowl[1]),
    T = (p: Poly) => transform(p, bowl[0], bowl[1], 1, a),
    wood = '#8a4a1c',
    dark = '#2e1204';
  // gourd, hung from the neck near its end
  const g = L - 22;
  pen.shape(
    T(loopThrough(g - 8, 4, g - 26, 20, g - 22, 44, g, 52, g + 22, 44, g + 26, 20, g + 8, 4)),
    '#d98a3a',
    '#6a2c08',
    0.9,
    9,
  );
  for (const d of [-13, 0, 13])
    pen.stroke(T(curveThrough(g + d * 0.4, 8, g + d, 26, g + d * 0.6, 48)), 0.5, '#6a2c08');
  pen.gold(T(loopThrough(g - 11, 2, g + 11, 2, g + 9, 10, g - 9, 10)), false);
  // great bowl
  pen.shape(T(ellipse(0, 6, 35, 36, 0, 50)), wood, dark, 0.9, 12);
  // neck and table
  pen.shape(
    T(polyline(-30, -9, L * 0.5, -9, L + 4, -8, L + 4, 8, L * 0.5, 9, -30, 10)),
    '#b06a2a',
    dark,
    0.9,
    4,
  );
  pen.shape(T(ellipse(0, 0, 29, 26, 0, 50)), '#c98440', '#6a300c', 0.8, 7);
  for (const sg of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const x = -2 + i * 1,
        y = sg * 16;
      pen.flat(T(leaf(x, y, 8, 2.2, (i / 6) * Math.PI * 2)), '#f0cf6a');
    }
  pen.gold(T(ellipse(-12, 0, 5, 12, 0, 24)), false);
  for (let x = 32; x < L - 4; x += 9.4) pen.stroke(T(polyline(x, -8, x, 8)), 1.3, '#f0cf6a');
  for (const y of [-4.4, -1.5, 1.5, 4.4]) pen.stroke(T(polyline(-28, y * 0.8, L, y)), 0.4, '#fff6dc');
  // pegs and the dragon's head
  for (const [x, y] of [
    [L - 12, -16],
    [L + 2, -16],
    [L - 6, 16],
    [L + 8, 15],
  ]) {
    pen.stroke(T(polyline(x, 0, x, y)), 1.6, dark);
    pen.shape(T(ellipse(x, y, 4.2, 5, 0, 16)), '#6a2c10', dark, 0.5, 2);
  }
  pen.gold(
    T(loopThrough(offsets(L, 0, [0, -9, 18, -12, 34, -22, 46, -14, 42, -4, 52, 0, 40, 8, 22, 10, 0, 9]))),
    false,
  );
  pen.gem(T([[L + 30, -8]])[0], 3, 0);
}
