/** Ganesha's head and belly over a standing figure of the rig, facing us; trunk to the picture's left. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';

const mirror = (p: Poly): Poly => p.map(([x, y]) => [-x, y]);

/** Round belly with its chains and the serpent that girds it. @param at centre of the belly */
export function belly(pen: Pen, t: Tone, x: number, y: number) {
  const T = (p: Poly): Poly => p.map(([a, b]) => [a + x, b + y]);
  pen.skin(
    T(
      loopThrough([
        0, -78, 40, -70, 56, -36, 60, 6, 48, 40, 18, 54, -18, 54, -48, 40, -60, 6, -56, -36, -40, -70,
      ]),
    ),
    t,
    undefined,
    24,
  );
  pen.stroke(T(curveThrough(-3, 18, 0, 23, 3, 18)), 0.9, t.line);
  pen.stroke(T(curveThrough(-34, 2, 0, 14, 34, 2)), 0.5, t.shade);
  pen.beads(T(curveThrough(-40, -66, -26, -40, 0, -32, 26, -40, 40, -66)), 3);
  pen.beads(T(curveThrough(-46, -58, -34, -18, 0, -6, 34, -18, 46, -58)), 3.6, pen.tr.gold);
  pen.gold(T(loopThrough(0, -18, 10, -6, 0, 8, -10, -6)), false);
  pen.gem(T([[0, -5]])[0], 4.6, 0);
  pen.shape(
    T(ribbon(curveThrough(-60, 4, -34, 20, 0, 26, 34, 20, 60, 4), widths(3.6, 4.4, 4.4, 4.4, 3.6))),
    '#2f6a4c',
    '#0a2a18',
    0.7,
    2,
  );
  const belt = [...T(curveThrough(-54, 34, 0, 50, 54, 34)), ...T(curveThrough(50, 48, 0, 66, -50, 48))];
  pen.gold(belt);
  for (const u of [-38, -20, 0, 20, 38]) pen.gem(T([[u, 56 - (u * u) / 160]])[0], u ? 3 : 5, u % 40 ? 1 : 0);
}

/** Rings of the trunk. */
function trunkRings(
  trunkLine: Poly,
  trunkWidth: ReturnType<typeof widths>,
  pen: Pen,
  T: (p: Poly) => Poly,
  t: Tone,
): void {
  const outline = ribbon(trunkLine, trunkWidth, 3),
    n = outline.length >> 1;
  for (let i = 2; i < 13; i++) {
    const k = Math.round((i / 13.5) * n),
      a = outline[k],
      b = outline[outline.length - 1 - k];
    pen.stroke(
      T(
        curve([
          [a[0] * 0.86 + b[0] * 0.14, a[1] * 0.86 + b[1] * 0.14],
          [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3.4],
          [a[0] * 0.14 + b[0] * 0.86, a[1] * 0.14 + b[1] * 0.86],
        ]),
      ),
      0.5,
      t.shade,
    );
  }
  for (const sg of [-1, 1]) {
    const m = (p: Poly): Poly => p.map(([a, b]) => [a * sg, b]);
    const eye = T(m(loopThrough(15, -8, 24, -15.4, 34, -16, 47, -9, 36, -3.4, 24, -2.6)));
    pen.flat(T(m(loopThrough(13, -8, 24, -22, 36, -22, 50, -9, 36, -15, 24, -15))), t.shade, 'opacity=".35"');
    pen.flat(eye, pen.tr.eyeWhite);
    pen.add(
      clip(
        pen.T(eye),
        fill(pen.T(T(m(ellipse(30, -10.4, 7.4, 7.6, 0, 22)))), '#43220f') +
          fill(pen.T(T(m(ellipse(30, -10.4, 4.4, 4.6, 0, 16)))), pen.tr.kajal) +
          fill(pen.T(T(ellipse(sg * 30 - 2.4, -12.6, 1.7, 1.7, 0, 10))), '#ffffff'),
      ),
    );
    pen.stroke(T(m(curveThrough(12, -6, 24, -16, 35, -16.6, 52, -8))), 1.7, pen.tr.kajal);
    pen.stroke(T(m(curveThrough(15, -7, 25, -2, 36, -3, 47, -8.6))), 0.7, pen.tr.kajal);
    pen.stroke(T(m(curveThrough(13, -15, 25, -22.6, 38, -21.6))), 0.6, t.line);
    pen.stroke(T(m(curveThrough(13, -25, 28, -35, 48, -26))), 1.2, pen.tr.kajal);
    pen.shape(
      sg > 0
        ? T(loopThrough(24, 30, 40, 36, 52, 54, 48, 64, 34, 52, 22, 42))
        : T(loopThrough(-24, 30, -38, 37, -42, 46, -34, 48, -22, 42)),
      '#fdf7ea',
      '#b8a078',
      0.8,
      4,
    );
    if (sg > 0) pen.gold(T(ribbon(curveThrough(30, 33, 27, 41, 25, 46), () => 3)), false);
    else pen.gold(T(ribbon(curveThrough(-29, 33, -27, 40, -25, 45), () => 3)), false);
  }
  // three lines of ash, the red mark, a flower on the trunk
  for (const d of [0, 8, 16])
    pen.stroke(T(curveThrough(-22, -46 + d, 0, -43 + d, 22, -46 + d)), 1.5, '#fdf7ea');
  pen.flat(T(leaf(0, -26, 20, 4.4, -Math.PI / 2, 0, 0.4)), '#c8202c');
  for (let i = 0; i < 8; i++)
    pen.flat(T(leaf(1, 30, 14, 4.6, (i / 8) * Math.PI * 2, 0, 0.6)), i % 2 ? '#f3b0be' : '#d96a86');
  pen.gold(T(ellipse(1, 30, 5, 5, 0, 16)), false);
  // crown
  for (let i = 3; i >= 0; i--) {
    const y0 = -46 - i * 22,
      w0 = 52 - i * 10.4,
      w1 = 44 - i * 10.4;
    pen.gold(
      T(
        curve(
          [
            [-w0, y0],
            [-w1, y0 - 26],
            [0, y0 - 31],
            [w1, y0 - 26],
            [w0, y0],
            [0, y0 - 7],
          ],
          true,
          6,
        ),
      ),
    );
    if (i < 3)
      for (const u of [-0.62, -0.31, 0, 0.31, 0.62])
        pen.gem(
          T([[u * w0, y0 - 15 - (0.4 - u * u) * 5]])[0],
          u ? 2.6 : 4,
          Math.abs(u) > 0.5 ? 1 : u ? 2 : 0,
        );
  }
  pen.gold(T(leaf(0, -138, 30, 8, -Math.PI / 2, 0, 0.4)), false);
  pen.beads(T(curveThrough(-53, -44, 0, -53, 53, -44)), 3);
}

/** Ears, skull, trunk, tusks, crown. Centre of the skull at (x, y). */
export function elephantHead(pen: Pen, t: Tone, x: number, y: number) {
  const T = (p: Poly): Poly => p.map(([a, b]) => [a + x, b + y]);
  const ear = loopThrough(38, -18, 66, -44, 102, -46, 124, -20, 122, 22, 100, 56, 74, 66, 54, 44, 48, 10),
    inner = loopThrough(56, -12, 76, -30, 98, -30, 110, -8, 106, 22, 90, 44, 74, 48, 64, 24);
  for (const m of [(p: Poly) => p, mirror]) {
    pen.skin(T(m(ear)), t, undefined, 14);
    pen.shape(T(m(inner)), '#e8a890', '#a8583c', 0.4, 12);
    for (const d of [0, 1, 2])
      pen.stroke(T(m(curveThrough(60 + d * 3, 4 + d * 12, 80, -2 + d * 14, 100, 2 + d * 10))), 0.4, t.shade);
    pen.gold(T(m(ellipse(88, 62, 10, 12, 0, 20))), false);
    pen.gem(T(m([[88, 62]]))[0], 4.4, 0);
    pen.beads(T(m(curveThrough(88, 76, 88, 92))), 2.4);
  }
  const trunkLine = curveThrough(0, 6, 3, 46, -5, 86, -34, 114, -72, 112, -97, 88, -98, 60),
    trunkWidth = widths(36, 28, 22, 18, 14.5, 11, 8);
  const head = union(
    [
      ellipse(0, -6, 54, 50),
      ellipse(-20, -34, 32, 26),
      ellipse(20, -34, 32, 26),
      ellipse(0, 22, 44, 32),
      ribbon(trunkLine, trunkWidth),
    ],
    12,
  );
  pen.skin(T(head), t, undefined, 20);
  trunkRings(trunkLine, trunkWidth, pen, T, t);
}
