/** The cloths of Lepakshi: woven patterns that fill a shape. */
import { loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { patterned } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

/** How a sari is woven; every lady's differs. */
export type Weave =
  | 'bars'
  | 'checks'
  | 'zigzag'
  | 'leaves'
  | 'rings'
  | 'diagonal'
  | 'lozenges'
  | 'blocks'
  | 'swans';

/** Fill a cloth with its pattern. @param a direction of the weft, @param c ground, first and second mark */
export function weave(
  q: Poly,
  kind: Weave,
  c: readonly [string, string, string],
  a: number,
  step = 15,
): string {
  const xs = q.map((p) => p[0]),
    ys = q.map((p) => p[1]),
    [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2,
    R = Math.hypot(x1 - x0, y1 - y0) / 2 + step,
    at = (u: number, v: number): Point => [
      cx + u * Math.cos(a) - v * Math.sin(a),
      cy + u * Math.sin(a) + v * Math.cos(a),
    ],
    place = (p: Poly, u: number, v: number): Poly => {
      const [x, y] = at(u, v);
      return transform(p, x, y, 1, a);
    };
  let s = '';
  const rows = (h: number, draw: (v: number, i: number) => void) => {
    for (let v = -R, i = 0; v < R; v += h, i++) draw(v, i);
  };
  const cells = (
    w: number,
    h: number,
    draw: (u: number, v: number, i: number, j: number) => void,
    shift = 0,
  ) =>
    rows(h, (v, j) => {
      for (let u = -R + (j % 2) * shift, i = 0; u < R; u += w, i++) draw(u, v, i, j);
    });
  if (kind === 'bars')
    rows(step, (v, i) => {
      s += line([at(-R, v), at(R, v)], i % 2 ? c[1] : c[2], i % 2 ? step * 0.5 : step * 0.16);
      if (i % 2) s += line([at(-R, v), at(R, v)], c[2], 1.2);
    });
  else if (kind === 'checks') {
    const sq: Poly[] = [];
    cells(step * 0.7, step * 0.7, (u, v, i, j) => {
      if ((i + j) % 2)
        sq.push([at(u, v), at(u + step * 0.7, v), at(u + step * 0.7, v + step * 0.7), at(u, v + step * 0.7)]);
    });
    s += polys(sq, c[1]);
    cells(step * 1.4, step * 1.4, (u, v) => {
      const [x, y] = at(u + step * 0.35, v + step * 0.35);
      s += dot(x, y, step * 0.12, c[2]);
    });
  } else if (kind === 'zigzag')
    rows(step * 0.8, (v, i) => {
      const z: Poly = [];
      for (let u = -R, k = 0; u < R; u += step * 0.5, k++)
        z.push(at(u, v + (k % 2 ? step * 0.3 : -step * 0.3)));
      s += line(z, i % 2 ? c[1] : c[2], i % 2 ? step * 0.3 : 1.6);
    });
  else if (kind === 'leaves')
    cells(
      step * 1.3,
      step * 1.2,
      (u, v, i) => {
        s += each([-0.6, 0, 0.6], (d) => {
          const [x, y] = at(u, v);
          return fill(leaf(x, y, step * 0.8, step * 0.2, a - Math.PI / 2 + d), i % 2 ? c[1] : c[2]);
        });
      },
      step * 0.65,
    );
  else if (kind === 'rings')
    cells(
      step * 1.35,
      step * 1.2,
      (u, v) => {
        const [x, y] = at(u, v);
        s +=
          line(ellipse(x, y, step * 0.44, step * 0.44, 0, 20), c[1], step * 0.16, true) +
          dot(x, y, step * 0.16, c[2]);
      },
      step * 0.67,
    );
  else if (kind === 'diagonal')
    for (let u = -R * 2, i = 0; u < R * 2; u += step * 0.8, i++) {
      s += line([at(u, -R), at(u + R, R)], i % 2 ? c[1] : c[2], i % 2 ? step * 0.34 : 1.3);
      if (i % 4 === 0)
        s += dots(
          series(30, (k): Point => at(u + step * 0.4 + (k / 30) * R, -R + (k / 30) * 2 * R)),
          1.5,
          c[2],
        );
    }
  else if (kind === 'lozenges')
    cells(
      step * 1.3,
      step * 0.9,
      (u, v) => {
        s +=
          fill(place(polyline(-step * 0.5, 0, 0, -step * 0.62, step * 0.5, 0, 0, step * 0.62), u, v), c[1]) +
          fill(place(polyline(-step * 0.22, 0, 0, -step * 0.28, step * 0.22, 0, 0, step * 0.28), u, v), c[2]);
      },
      step * 0.65,
    );
  else if (kind === 'blocks')
    cells(step * 1.5, step * 1.1, (u, v, i, j) => {
      const [x, y] = at(u, v);
      s +=
        (i + j) % 2
          ? polys(rosette(x, y, step * 0.5, 8, a), c[1]) + dot(x, y, step * 0.14, c[2])
          : lines(
              [
                [at(u - step * 0.4, v), at(u + step * 0.4, v)],
                [at(u, v - step * 0.4), at(u, v + step * 0.4)],
              ],
              c[2],
              1.7,
            );
    });
  else
    cells(
      step * 1.9,
      step * 1.5,
      (u, v) => {
        const b = (p: Poly) => place(transform(p, 0, 0, step / 16), u, v);
        s +=
          fill(
            b(
              loopThrough([
                -11, 2, -4, 8, 6, 6, 8, -2, 7, -9, 12, -10, 13, -13, 7, -14, 3, -9, 4, -2, -2, -1, -9, -3,
              ]),
            ),
            c[1],
          ) + dot(...at(u + step * 0.55, v - step * 0.74), 0.9, c[2]);
      },
      step * 0.95,
    );
  return patterned(q, c[0], s, K.black, 2);
}
