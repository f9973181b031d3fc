/** Small Gond people: profile heads with almond eyes, skin in rows of dashes, clothes sown with seeds. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
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

/** Head in profile: forehead, a long nose, lips and chin; about (0, 0), looking right. */
const HEAD = loopThrough([
  -8.4, -4, -4, -9.6, 3, -9.8, 7.6, -6.6, 8.6, -2, 12.6, 3.2, 9.4, 4.6, 10, 6.4, 8.8, 7.6, 9.2, 9.6, 5, 12,
  -2, 10.6, -7.6, 6,
]);

const HAIR = loopThrough([
  -9.4, 5, -10.6, -4, -6, -11.4, 3, -12, 8.8, -7, 3.6, -6.4, -1.4, -3.4, -3.4, 1, -5, 6,
]);

/** @param s 1 = about 100 units tall; feet at (x, y). Women (skirt) wear their hair in a knot, men a turban when `c.head` is set. */
export function gondPerson(S: Sheet, x: number, y: number, s: number, o: Stance, c: GondDress): Figure {
  const F = figure(x, y, s, { thick: 1.2, ...o });
  const skin = c.skin ?? '#a8602f';
  const pale = '#e0a566';
  const step = 2.6 * s + 1.6;
  const large = s > 1.2;
  const at = (p: Poly): Poly => transform(p, ...F.headC, s, o.rot ?? 0, o.fx ?? 1);
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
  // the body is drawn in rows like everything else that lives
  const flesh = (p: Poly, mark: 'dash' | 'dot') =>
    S.add(large ? filled(p, skin, [[mark, pale]], 2.4 * s + 1.2, S.r, skin, 1.2) : fill(p, skin));
  for (const l of F.legs) flesh(l, 'dash').block(l, 3);
  cloth(F.skirt ?? F.hips, c.low);
  cloth(F.torso, c.top);
  S.add(fill(F.neck, skin));
  for (const a of F.arms) {
    flesh(a, 'dash').block(a, 3);
    S.add(line([a[Math.floor(a.length * 0.42)], a[Math.ceil(a.length * 0.58)]], K.cream, 1.6 * s));
  }
  const head = at(HEAD);
  S.add(fill(head, skin)).block(head, 4);
  if (large)
    S.add(
      clip(
        head,
        dots(
          at([
            [1, 6],
            [3.4, 8.4],
            [-1.6, 8],
            [0.6, 10],
            [4.6, 5],
            [6, 8.6],
          ]),
          0.55 * s,
          pale,
        ),
      ),
    );
  if (o.skirt) S.add(fill(F.bun, K.black), dots([...resample(F.bun, 4.4 * s, true)], 0.9 * s, c.seed));
  if (o.skirt || !c.head || c.head === K.black) S.add(fill(at(HAIR), K.black));
  else S.add(filled(F.turban, c.head, [['seed', c.seed]], step, S.r, c.head, 1.2));
  S.add(
    fill(at(leaf(-0.8, -0.6, 8.4, 2.5, 0.04, 0, 0.5)), K.white),
    dot(...at([[4, -0.6]])[0], 1.65 * s, K.black),
    line(at(curveThrough(-1.4, -3.4, 3.4, -5, 8, -3.2)), K.black, 0.8 * s),
    line(at(polyline(9.6, 6.9, 6.4, 7.1)), K.vermilion, 1 * s),
    dot(...at([[-4.6, 6.6]])[0], 1.5 * s, K.mustard),
  );
  return F;
}
