/** People of the Saura wall. */
import { type Poly, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { line, lines, polys } from '../../draw/svg.ts';
import { shadow } from '../../figures/small-dress.ts';
import { type Stance, STANCE, figure } from '../../figures/small.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { place } from '../../motifs/place.ts';
import { SAURA, W } from './style.ts';

/** Long-bodied figure; `extra` may hang a tail-cloth behind, as the Saura draw it. */
export function man(S: Sheet, x: number, y: number, s: number, o: Stance = {}, tuft = true) {
  const F = figure(x, y, s, { thick: 0.72, long: 1.22, ...o });
  S.add(shadow(F, W));
  if (tuft)
    S.add(line([F.headC, polar(F.headC[0], F.headC[1], 15 * s, -1.57 - 0.5 * (o.fx ?? 1))], W, 2 * s));
  S.block(F.torso, 5).block(F.head, 4);
  [...F.legs, ...F.arms].forEach((l) => S.block(l, 3));
  return F;
}

export const row = (
  S: Sheet,
  x: number,
  y: number,
  n: number,
  d: number,
  s: number,
  o: (i: number) => Stance,
) => series(n, (i) => man(S, x + i * d, y, s, o(i)));

export function rider(S: Sheet, x: number, y: number, s: number, fx: number) {
  const H = place(horse(), x, y, s, 0, fx);
  S.add(
    polys([H.body, H.tail, ...H.ears], W),
    lines(
      walk(H.mane, 4).map((k) => [k.p, [k.p[0] - 6 * fx, k.p[1] - 3]] as Poly),
      W,
      1.3,
    ),
    line(H.saddle, SAURA.earth, 1.3, true),
  )
    .block(H.body, 5)
    .block(H.tail, 3);
  man(S, x, y - 6 * s, 0.4, { ...STANCE.ride, fx });
}
