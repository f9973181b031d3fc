/** Parasol, fronds, sun and moon. */
import { rays } from '../../draw/bands.ts';
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { barbs } from '../../draw/infill.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { SAURA, W } from './style.ts';

/** Ceremonial umbrella with hanging fringe. */
export function parasol(S: Sheet, x: number, y: number, h: number) {
  const c = curveThrough(offsets(x, y - h, [-22, 8, -12, -4, 0, -8, 12, -4, 22, 8]));
  S.add(
    line(polyline(x, y, x, y - h - 12), W, 1.9),
    fill(c, W),
    lines(
      walk([c[0], c[c.length - 1]], 4).map((k) => [k.p, [k.p[0], k.p[1] + 5]] as Poly),
      W,
      1.1,
    ),
  ).block(rect(x - 23, y - h - 10, 46, 24), 3);
}

/** Branch with herringbone twigs. */
export function frond(S: Sheet, path: Poly, step: number, L: number, w = 2.2) {
  S.add(
    line(path, W, w),
    lines(
      barbs(path, step, (t) => L * (t < 0.12 ? 0.4 : 1.05 - t * 0.55), 0.72),
      W,
      1.15,
    ),
  ).blockLine(path, L * 0.62);
}

export function sunMoon(S: Sheet, x: number, y: number, R: number, moon: boolean) {
  if (moon)
    S.add(
      fill(
        loopThrough(
          offsets(x, y, [-0.2, -1, 0.7, -0.6, 0.95, 0.2, 0.3, 1, -0.5, 0.8, 0.25, 0.35, 0.35, -0.4], R),
        ),
        W,
      ),
    );
  else
    S.add(
      lines(rays(x, y, R * 1.1, R * 1.7, 30), W, 1.6),
      fill(ellipse(x, y, R), W),
      line(ellipse(x, y, R * 0.72), SAURA.earth, 1.6, true),
      dots(resample(ellipse(x, y, R * 0.45), 6, true), 1.6, SAURA.earth),
      dot(x, y, 2.6, SAURA.earth),
    );
  S.block(ellipse(x, y, R * 1.7), 4);
}
