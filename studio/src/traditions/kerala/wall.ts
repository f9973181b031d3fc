/** Wall and border of a narrow mural. */
import { rect } from '../../draw/shapes.ts';
import type { Rng } from '../../draw/random.ts';
import { fill } from '../../draw/svg.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { BORDER, foliage, scroll } from './scroll.ts';
import { K } from './style.ts';

/** A wall full of leafy sprays, and the border as markup of its own, so that people may stand before it. */
export function mural(
  W: number,
  H: number,
  r: Rng,
  ground: string,
  leaves: string,
  avoid: (x: number, y: number) => boolean,
) {
  const f = frame(
    W,
    H,
    8,
    [
      { t: 8, band: plain(K.deep), corner: false },
      { t: 42, band: scroll },
      { t: 18, band: petals, corner: false },
      { t: 6, band: plain(K.manjal), corner: false },
    ],
    r,
    BORDER,
  );
  const area = rect(f.x, f.y, f.w, f.h);
  return {
    f,
    wall: fill(area, ground) + foliage(area, r, avoid, 37).replaceAll(K.eri, leaves),
    border: f.svg,
  };
}
