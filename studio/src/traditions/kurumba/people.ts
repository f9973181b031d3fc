/** The honey gatherers. */
import { loopThrough } from '../../draw/curves.ts';
import { transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { dress } from '../../figures/small-dress.ts';
import { type Stance, figure } from '../../figures/small.ts';
import { K } from './style.ts';

const SKIN = '#9a6238';

/** Man in a white waist cloth, or woman wrapped from the shoulder. */
export function person(S: Sheet, x: number, y: number, s: number, o: Stance = {}, woman = false) {
  const F = figure(x, y, s, { thick: 1.15, ...o, skirt: woman });
  S.add(
    dress(F, {
      skin: SKIN,
      top: woman ? K.pale : SKIN,
      low: woman ? K.pale : K.pale,
      hair: K.dark,
      rim: K.dark,
      w: 1.1,
    }),
  );
  if (woman)
    S.add(lines([F.skirt!.slice(8, 12), [F.waist, [F.waist[0] + 8 * s, F.waist[1] + 30 * s]]], K.ochre, 1.4));
  // the head in profile, hair drawn back, an eye that looks where the figure goes
  const H = (p: ReturnType<typeof loopThrough>) =>
      transform(p, F.headC[0], F.headC[1], s * 1.12, 0, o.fx ?? 1),
    face = H(loopThrough(-7, -4, -3, -9, 4, -8, 7, -4, 7.6, -1, 11, 3, 7.4, 4.4, 7.6, 8.4, 1, 9.4, -5, 6)),
    eye = H(leaf(-0.6, -1, 7.6, 2.1, 0, 0, 0.5)),
    [px, py] = H([[4, -1]])[0];
  S.add(
    fill(H(ellipse(-9, 1, 5.4, 5.4)), K.dark),
    fill(face, SKIN),
    ink(face, K.dark, 1.1),
    fill(H(loopThrough(5, -9, -3, -11, -9, -6, -9, 3, -6, 4, -4, -3, 2, -7)), K.dark),
    fill(eye, K.pale),
    line(eye, K.dark, 0.8, true),
    dot(px, py, 1.3 * s, K.dark),
    lines(
      [
        H([
          [6.6, 5.6],
          [4, 5.8],
        ]),
      ],
      K.dark,
      1,
    ),
    woman ? dot(...H([[-4, 4]])[0], 1.7 * s, K.resin) : '',
  );
  S.block(F.torso, 5).block(F.head, 4);
  F.legs.forEach((l) => S.block(l, 4));
  return F;
}
