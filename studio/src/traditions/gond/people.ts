/** Small Gond people: silhouettes in one dark skin, clothes sown with seed rows. */
import type { Poly } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line } from '../../draw/svg.ts';
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

/** @param s 1 = about 100 units tall; feet at (x, y). Women (skirt) wear their hair in a knot, men a turban when `c.head` is set. */
export function gondPerson(S: Sheet, x: number, y: number, s: number, o: Stance, c: GondDress): Figure {
  const F = figure(x, y, s, { thick: 1.2, ...o });
  const skin = c.skin ?? '#8a4a2a';
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
  for (const l of F.legs) S.add(fill(l, skin)).block(l, 3);
  cloth(F.skirt ?? F.hips, c.low);
  cloth(F.torso, c.top);
  S.add(fill(F.neck, skin));
  for (const a of F.arms) {
    S.add(fill(a, skin)).block(a, 3);
    S.add(line([a[Math.floor(a.length * 0.42)], a[Math.ceil(a.length * 0.58)]], K.cream, 1.6 * s));
  }
  S.add(fill(F.head, skin)).block(F.head, 4);
  if (o.skirt) S.add(fill(F.bun, K.black), fill(F.turban, K.black));
  else S.add(fill(F.turban, c.head ?? K.black));
  S.add(dot(F.eye[0], F.eye[1], 2.5 * s, K.white), dot(F.eye[0], F.eye[1], 1.3 * s, K.black));
  return F;
}
