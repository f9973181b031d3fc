/** The black stone slab behind Shrinathji, with the small creatures and sages carved in it. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { type CowPal, paintCow } from '../../motifs/painted/cow.ts';
import { paintParrot } from '../../motifs/painted/parrot.ts';
import { K } from './people.ts';

const STONE: CowPal = {
  body: '#5b544d',
  shade: '#26221f',
  line: '#12100f',
  gold: '#a58d57',
  cloth: '#6b5a3a',
  spot: '#5b544d',
  hoof: '#2b2623',
};

/** A sage who sits cross-legged, hands joined, beard and topknot. @param fx 1 looks right */
function sage(x: number, y: number, s: number, fx: 1 | -1): string {
  const T = (p: Poly): Poly => transform(p, x, y, s, 0, fx);
  const part = (p: Poly, col: string): string =>
    modelled(T(p), col, STONE.shade, 6 * s, 2, { op: 0.7 }) + ink(T(p), STONE.line, 1.3 * s);
  const cut = (...p: number[]): string => ink(T(curveThrough(p)), '#b9a878', 1.2 * s, { closed: false });
  return (
    part(loopThrough(-16, -52, -24, -30, -20, -8, 14, -8, 14, -34, 6, -54), '#5b544d') +
    part(loopThrough(-40, -8, -30, -18, 0, -20, 34, -16, 44, -6, 30, 2, -30, 2), '#6b5a3a') +
    cut(-34, -6, 0, -12, 38, -4) +
    part(loopThrough(-14, -46, -4, -34, 14, -32, 26, -44, 31, -40, 22, -24, 0, -24, -18, -34), '#655d55') +
    part(
      loopThrough(-14, -62, -18, -76, -8, -88, 6, -86, 11, -76, 15, -68, 10, -64, 8, -58, -4, -54),
      '#655d55',
    ) +
    part(loopThrough(8, -64, 12, -58, 10, -42, 4, -36, 0, -44, -4, -58), '#8a8173') +
    part(loopThrough(-16, -80, -8, -92, -2, -100, 6, -96, 6, -88, -6, -86, -14, -72), '#3a3430') +
    cut(2, -74, 9, -74) +
    cut(-22, -28, -10, -20, 8, -12)
  );
}

/** A cobra that rises along the edge of the slab. */
function cobra(x: number, y: number, s: number, fx: 1 | -1): string {
  const T = (p: Poly): Poly => transform(p, x, y, s, 0, fx);
  const body = curveThrough(-18, 60, 12, 52, 14, 34, -12, 26, -14, 6, 6, -8, 8, -30, 2, -48);
  return (
    line(T(body), STONE.line, 13 * s) +
    line(T(body), '#6b6256', 10 * s) +
    modelled(
      T(loopThrough(2, -40, -14, -56, -10, -78, 4, -86, 18, -78, 20, -58)),
      '#6b6256',
      STONE.shade,
      6 * s,
      2,
    ) +
    each([-4, 9], (d) => dot(...T([[d, -68]])[0], 2.4 * s, '#d9c98a'))
  );
}

/** The slab: black, a gold rim, lit a little from above. @param hw half its width @param top,base its edges */
export function pithika(cx: number, hw: number, top: number, base: number, r: Rng): string {
  const slab = (k: number): Poly => [
    [cx - hw - k, base],
    ...curveThrough(
      [cx - hw - k, top + 90],
      [cx - hw - k, top + 50],
      [cx - hw * 0.86 - k, top + 12],
      [cx - hw * 0.5, top - k],
    ),
    ...curveThrough(
      [cx + hw * 0.5, top - k],
      [cx + hw * 0.86 + k, top + 12],
      [cx + hw + k, top + 50],
      [cx + hw + k, top + 90],
    ),
    [cx + hw + k, base],
  ];
  let s =
    fill(slab(14), K.line) +
    fill(slab(12), K.gold) +
    fill(slab(7), '#8c1c1e') +
    fill(slab(3), K.gold) +
    fill(slab(0), '#211d1e');
  s += clip(
    slab(0),
    group(fill(ellipse(cx, top + 160, hw, 190), '#5a5560'), 'opacity=".55" filter="url(#b24)"') +
      group(
        each(
          series(26, (i) => i),
          (i) =>
            line(
              polyline(
                cx - hw,
                top + 10 + i * 27 + r.between(-6, 6),
                cx + hw,
                top + 10 + i * 27 + r.between(-6, 6),
              ),
              '#3a3538',
              1,
            ),
        ),
        'opacity=".5"',
      ),
  );
  const left = cx - hw + 46,
    right = cx + hw - 44;
  return (
    s +
    paintParrot(left + 14, top + 62, 0.42, 1) +
    sage(left + 4, top + 186, 0.8, 1) +
    paintCow(left + 4, top + 262, 0.26, 1, STONE, r) +
    paintCow(right + 2, top + 330, 0.24, -1, STONE, r) +
    sage(right, top + 286, 0.66, -1) +
    cobra(right + 8, top + 430, 0.62, -1)
  );
}
