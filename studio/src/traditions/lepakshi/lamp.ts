/** The standing brass lamp of a temple hall, a goose on its top. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { leaf } from '../../draw/shapes.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { K } from './style.ts';

/** Foot at (x, y), about 400 high. */
export function hallLamp(onto: Brush, x: number, y: number, s: number): void {
  const b = onto.on(x, y, s),
    brass = '#d9a03c';
  b.shape(loopThrough(-60, 0, -56, -12, -30, -24, -14, -38, 14, -38, 30, -24, 56, -12, 60, 0, 0, 7), brass);
  b.shape(
    loopThrough([
      -8, -36, -10, -70, -20, -84, -8, -98, -9, -160, -20, -174, -8, -188, -9, -260, 9, -260, 8, -188, 20,
      -174, 9, -160, 8, -98, 20, -84, 10, -70, 8, -36,
    ]),
    brass,
  );
  for (const yy of [-84, -174]) b.band(curveThrough(-18, yy, 0, yy + 4, 18, yy), K.pale, 5);
  b.shape(loopThrough(-64, -284, -42, -268, -16, -258, 16, -258, 42, -268, 64, -284, 0, -276), brass);
  for (const [fx, a] of [
    [-56, -1.8],
    [-28, -1.66],
    [28, -1.48],
    [56, -1.34],
  ] as const) {
    b.shape(leaf(fx, -276, 48, 10, a, 0, 0.34), K.red, 0.6);
    b.fill(leaf(fx, -276, 32, 6, a, 0, 0.34), '#f4c552');
    b.fill(leaf(fx, -276, 18, 3, a, 0, 0.4), K.white);
  }
  b.shape(loopThrough(-5, -262, -6, -320, 0, -330, 6, -320, 5, -262), brass, 0.8);
  b.shape(
    loopThrough([
      -34, -352, -20, -332, 10, -326, 26, -340, 22, -362, 28, -380, 42, -378, 34, -392, 18, -390, 12, -372, 6,
      -352, -14, -350,
    ]),
    brass,
  );
  b.dot(23, -382, 2.4, K.black);
  b.stroke(curveThrough(-24, -346, -8, -338, 10, -342), 0.6);
  onto.take(b);
}

/** Lamp of the ceiling: a chain of leaves, a bowl with beaks, a flame in each. Hangs from (x, y), about 210 long. */
export function hangingLamp(onto: Brush, x: number, y: number): void {
  const b = onto.on(x, y),
    brass = '#d9a03c';
  for (let i = 0; i < 5; i++)
    b.shape(leaf(0, i * 24, 28, 7, Math.PI / 2, 0, 0.5), i % 2 ? K.pale : brass, 0.6);
  b.shape(loopThrough(-10, 120, -26, 140, -14, 160, 14, 160, 26, 140, 10, 120), brass, 0.9);
  b.band(curveThrough(-25, 140, 0, 146, 25, 140), K.red, 6, K.pale);
  b.shape(
    loopThrough(-78, 164, -50, 188, -16, 198, 16, 198, 50, 188, 78, 164, 40, 172, 0, 174, -40, 172),
    brass,
  );
  b.beads(curveThrough(-50, 180, 0, 190, 50, 180), 3, K.red);
  for (const d of [-68, -30, 30, 68]) {
    b.shape(leaf(d, 170, 44, 10, -Math.PI / 2 + d * 0.004, 0, 0.34), K.red, 0.6);
    b.fill(leaf(d, 169, 28, 6, -Math.PI / 2 + d * 0.004, 0, 0.34), '#f4c552');
    b.fill(leaf(d, 168, 14, 3, -Math.PI / 2, 0, 0.4), K.white);
  }
  b.shape(leaf(0, 196, 30, 9, Math.PI / 2, 0, 0.45), brass, 0.8);
  onto.take(b);
}
