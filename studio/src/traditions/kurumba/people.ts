/** The honey gatherers. */
import type { Sheet } from '../../draw/sheet.ts';
import { lines } from '../../draw/svg.ts';
import { dress } from '../../figures/small-dress.ts';
import { type Stance, figure } from '../../figures/small.ts';
import { K } from './style.ts';

/** Man in a white waist cloth, or woman wrapped from the shoulder. */
export function person(S: Sheet, x: number, y: number, s: number, o: Stance = {}, woman = false) {
  const F = figure(x, y, s, { thick: 1.15, ...o, skirt: woman });
  S.add(
    dress(F, {
      skin: K.brown,
      top: woman ? K.pale : K.brown,
      low: woman ? K.pale : K.pale,
      hair: K.dark,
      rim: K.dark,
      w: 1.1,
    }),
  );
  if (woman)
    S.add(lines([F.skirt!.slice(8, 12), [F.waist, [F.waist[0] + 8 * s, F.waist[1] + 30 * s]]], K.ochre, 1.4));
  S.block(F.torso, 5).block(F.head, 4);
  F.legs.forEach((l) => S.block(l, 4));
  return F;
}
