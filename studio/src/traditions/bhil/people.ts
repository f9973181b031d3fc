/** People of the fields. */
import { curve } from '../../draw/curves.ts';
import { type Point, transform } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill } from '../../draw/svg.ts';
import { type Stance, figure } from '../../figures/small.ts';
import { K, body } from './style.ts';

/** Person in two cloths; women wear the full skirt and a head cloth, men a turban. */
export function person(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  o: Stance,
  c: { skin?: string; top: string; low: string; head: string },
) {
  const F = figure(x, y, s, { thick: 1.55, ...o }),
    st = 3.1 * s + 1.4,
    skin = c.skin ?? K.brown;
  F.legs.forEach((l) => body(S, l, skin, st, 6));
  body(S, F.skirt ?? F.hips, c.low, st * 1.05, 7);
  if (F.skirt) {
    const hem = F.skirt.filter((q) => q[1] > y - 18 * s);
    S.add(
      dots(
        walk(curve(hem.filter((_, i) => i % 4 === 0)), st).map((k) => [k.p[0], k.p[1] - 3] as Point),
        st * 0.3,
        K.white,
      ),
    );
  }
  body(S, F.torso, c.top, st, 7);
  F.arms.forEach((a) => body(S, a, skin, st, 6));
  S.add(fill(F.neck, skin));
  body(S, F.head, skin, st * 0.95, 7);
  if (o.skirt) {
    const h = F.headC,
      q = curve(
        [
          [-10, 4],
          [-11, -9],
          [0, -14],
          [10, -9],
          [10, -3],
          [0, -7],
          [-4, 4],
          [-10, 22],
          [-17, 26],
          [-14, 12],
        ],
        true,
        5,
      );
    body(S, transform(q, h[0], h[1], s * 1.1, 0, o.fx ?? 1), c.head, st * 0.9, 6);
  } else body(S, transform(F.turban, 0, 0), c.head, st * 0.8, 6);
  const e = F.eye;
  S.add(dot(e[0], e[1], 2.6 * s, K.white), dot(e[0], e[1], 1.3 * s, K.black));
  return F;
}
