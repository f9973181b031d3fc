/** Small Gond people: heads in profile, skin and clothes sown with rows of dots and seeds. */
import { inset } from '../../draw/contour.ts';
import { loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { walk } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { type Figure, type Stance, figure } from '../../figures/small.ts';
import { GOND as K } from './infill.ts';

/** Colours of one person: cloth below, blouse or shoulder cloth, seeds on both; hair or turban. */
export interface GondDress {
  skin?: string;
  low: string;
  top: string;
  seed: string;
  head?: string;
}

/** Head in profile, looking right, about its middle. */
const PROFILE = loopThrough(
  -8,
  -3,
  -5,
  -9,
  3,
  -9.4,
  7.6,
  -5,
  8.4,
  -1.6,
  13,
  3.4,
  8.8,
  4.8,
  9.8,
  7.2,
  7.6,
  10.4,
  1,
  10.6,
  -6,
  7,
);

/** @param s 1 = about 100 units tall; feet at (x, y). Women (skirt) wear their hair in a knot, men a turban when `c.head` is set. */
export function gondPerson(S: Sheet, x: number, y: number, s: number, o: Stance, c: GondDress): Figure {
  const F = figure(x, y, s, { thick: 1.2, ...o });
  const skin = c.skin ?? '#96512c';
  const step = 2.6 * s + 1.6;
  const cloth = (p: Poly, col: string) =>
    S.add(
      filled(
        p,
        col,
        [
          ['seed', c.seed],
          ['dot', K.cream],
        ],
        step,
        S.r,
        col,
        1.4,
      ),
    ).block(p, 3);
  /** Dots down the middle of a limb. */
  const marked = (p: Poly): string => {
    const n = p.length >> 1,
      mid = p
        .slice(1, n - 1)
        .map(([u, v], i): Point => [(u + p[p.length - 2 - i][0]) / 2, (v + p[p.length - 2 - i][1]) / 2]);
    return (
      fill(p, skin) +
      dots(
        walk(mid, 2.4 * s + 1.4).map((k) => k.p),
        0.62 * s,
        K.cream,
      )
    );
  };
  for (const l of F.legs) S.add(marked(l)).block(l, 3);
  cloth(F.skirt ?? F.hips, c.low);
  cloth(F.torso, c.top);
  S.add(fill(F.neck, skin));
  for (const a of F.arms) {
    S.add(marked(a)).block(a, 3);
    S.add(line([a[Math.floor(a.length * 0.42)], a[Math.ceil(a.length * 0.58)]], K.cream, 1.6 * s));
  }
  const face = transform(PROFILE, F.headC[0], F.headC[1], s, 0, o.fx ?? 1),
    rows = inset(face, 2.2 * s);
  S.add(
    fill(face, skin),
    rows.length
      ? dots(
          walk(rows[0], 2.2 * s + 1, true).map((k) => k.p),
          0.56 * s,
          K.cream,
        )
      : '',
  ).block(face, 4);
  if (o.skirt) S.add(fill(F.bun, K.black), fill(F.turban, K.black));
  else S.add(fill(F.turban, c.head ?? K.black));
  const eye = transform(leaf(-1.6, -1, 9.4, 2.5, -0.06, 0, 0.5), F.headC[0], F.headC[1], s, 0, o.fx ?? 1),
    pupil = transform([[4.2, -1.2]], F.headC[0], F.headC[1], s, 0, o.fx ?? 1)[0];
  S.add(fill(eye, K.white), line(eye, K.black, 0.6 * s, true), dot(...pupil, 1.6 * s, K.black));
  return F;
}
