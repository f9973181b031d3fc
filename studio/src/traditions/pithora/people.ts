/** People of the Pithora wall. */
import type { Sheet } from '../../draw/sheet.ts';
import { dress } from '../../figures/small-dress.ts';
import { type Stance, figure } from '../../figures/small.ts';
import { K } from './style.ts';

export function person(S: Sheet, x: number, y: number, s: number, o: Stance, col: string[], woman = false) {
  const F = figure(x, y, s, { thick: 1.25, ...o, skirt: woman });
  S.add(
    dress(F, {
      skin: K.brown,
      top: col[0],
      low: col[1],
      rim: K.black,
      w: 1,
      ...(woman ? { hair: K.black } : { turban: col[2] ?? col[1] }),
    }),
  );
  S.block(F.torso, 8).block(F.head, 6);
  F.legs.forEach((l) => S.block(l, 5));
  return F;
}
