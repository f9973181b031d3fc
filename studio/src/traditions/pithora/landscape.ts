/** Palm, sun and moon. */
import { rays } from '../../draw/bands.ts';
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Toddy palm with hanging pots. */
export function palm(S: Sheet, x: number, y: number, h: number) {
  const trunk = ribbon(curveThrough(x, y, x + 3, y - h * 0.5, x - 2, y - h), widths(5, 4, 4));
  S.add(
    fill(trunk, K.brown),
    lines(
      series(Math.floor(h / 7), (i) => [
        [x - 5, y - i * 7],
        [x + 5, y - i * 7 - 3],
      ]),
      K.yellow,
      1.4,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * 1.02 + (i / 8) * Math.PI * 1.04,
      p = leaf(x - 2, y - h, h * 0.42, 6, a, 0.16 * Math.cos(a), 0.5);
    S.add(
      fill(p, K.green),
      lines(
        walk(p.slice(0, 15), 5).map((k) => [k.p, polar(k.p[0], k.p[1], 7, a + 1.1)]),
        K.green,
        1.6,
      ),
    ).block(p, 3);
  }
  for (const d of [-9, 0, 9])
    S.add(dot(x + d, y - h + 12 + Math.abs(d) * 0.3, 4.6, K.orange), dot(x + d, y - h + 12, 1.4, K.black));
  S.block(trunk, 5);
}

export function sunMoon(S: Sheet, x: number, y: number, R: number, moon: boolean) {
  if (moon)
    S.add(
      fill(ellipse(x, y, R), K.blue),
      fill(loopThrough(offsets(x, y, [-0.3, -0.8, 0.75, -0.2, 0.5, 0.7, -0.2, 0.8, 0.3, 0], R)), K.white),
    );
  else {
    S.add(
      polys(
        rays(x, y, R, R * 1.5, 20).map((q) =>
          leaf(q[0][0], q[0][1], R * 0.5, R * 0.1, Math.atan2(q[1][1] - q[0][1], q[1][0] - q[0][0])),
        ),
        K.red,
      ),
    );
    S.add(
      fill(ellipse(x, y, R), K.orange),
      line(ellipse(x, y, R * 0.78), K.yellow, 3, true),
      fill(ellipse(x, y, R * 0.5), K.yellow),
      dot(x, y, R * 0.2, K.red),
    );
  }
  S.block(ellipse(x, y, R * 1.5));
}
