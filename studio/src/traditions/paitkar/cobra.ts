/** The cobra. */
import { curve } from '../../draw/curves.ts';
import { type Poly, polar } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, line, lines } from '../../draw/svg.ts';
import { K, wash } from './style.ts';

/** Cobra with spread hood along a path, head at its end. */
export function cobra(S: Sheet, path: Poly, w: number, col: string) {
  const b = ribbon(path, widths(w * 0.3, w, w, w * 0.9, w * 0.8)),
    e = path[path.length - 1],
    k = walk(path, 10),
    a = k[k.length - 1].a;
  S.add(
    wash(b, col),
    lines(
      walk(path, 9)
        .slice(1, -1)
        .map((q) => [polar(q.p[0], q.p[1], w * 0.8, q.a + 1.57), polar(q.p[0], q.p[1], w * 0.8, q.a - 1.57)]),
      K.dark,
      1.1,
    ),
  );
  const hood = curve(
    [
      polar(e[0], e[1], -w * 1.6, a),
      polar(e[0], e[1], w * 2, a + 1.5),
      polar(e[0], e[1], w * 3.1, a + 0.72),
      polar(e[0], e[1], w * 4.3, a + 0.16),
      polar(e[0], e[1], w * 4.3, a - 0.16),
      polar(e[0], e[1], w * 3.1, a - 0.72),
      polar(e[0], e[1], w * 2, a - 1.5),
    ],
    true,
  );
  const h = polar(e[0], e[1], w * 1.3, a),
    tip = polar(e[0], e[1], w * 4.4, a),
    mark = [-1, 1].map((sg) => polar(h[0], h[1], w * 0.75, a + sg * 1.57));
  S.add(
    lines(
      [-0.35, 0.35].map((v) => [tip, polar(tip[0], tip[1], w * 1.1, a + v)]),
      K.red,
      1.8,
    ),
    wash(hood, col),
  );
  S.add(
    ...mark.map(
      (m) => edged(ellipse(m[0], m[1], w * 0.55), K.pale, K.dark, 1.5) + dot(m[0], m[1], w * 0.2, K.dark),
    ),
  );
  S.add(
    line(curve([mark[0], polar(h[0], h[1], -w * 0.9, a), mark[1]]), K.dark, 1.5),
    dots(
      [0.14, -0.14].map((v) => polar(e[0], e[1], w * 3.6, a + v)),
      w * 0.2,
      K.dark,
    ),
  );
  S.block(hood, 5).blockLine(path, w + 3);
}
