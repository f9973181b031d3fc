/** The plant. */
import { flower } from '../../draw/bands.ts';
import { curveThrough } from '../../draw/curves.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Plant: a stem with paired leaf strokes, thick as a finger. */
export function plant(S: Sheet, x: number, y: number, h: number, lean: number, cols: string[]) {
  const st = curveThrough(x, y, x + lean * 0.3, y - h * 0.5, x + lean, y - h);
  S.add(line(st, K.black, 4));
  walk(st, 17)
    .slice(1)
    .forEach((k, i) =>
      [1, -1].forEach((sg) => {
        const p = leaf(k.p[0], k.p[1], 34 * (1.15 - k.t * 0.5), 8.5, k.a + sg * 0.85, sg * -0.12);
        S.add(fill(p, cols[i % cols.length]), ink(p, K.black, 2.2)).block(p, 4);
      }),
    );
  const e = st[st.length - 1];
  S.add(polys(flower(e[0], e[1] - 4, 17, 7), K.red), dot(e[0], e[1] - 4, 5, K.black)).block(
    ellipse(e[0], e[1], 18),
    3,
  );
}
