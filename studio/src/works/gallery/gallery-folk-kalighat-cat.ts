/** The cat and the prawn: Kalighat brush drawing, shaded sweep by sweep on bare mill paper. */
import { curveThrough } from '../../draw/curves.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { cat, head, prawn } from '../../traditions/kalighat/cat.ts';
import { H, K, W, brush } from '../../traditions/kalighat/style.ts';
import type { Work } from '../../work.ts';

function kalighatCat(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  cat(S);
  head(S);
  // a collar of beads, as on a pilgrim
  const neck = curveThrough(222, 446, 260, 500, 316, 520, 380, 508, 430, 452);
  motif('Beads', () =>
    S.add(
      ...redrawn(
        () => [
          line(neck, K.deep, 6),
          ...walk(neck, 17).map((k) => dot(k.p[0], k.p[1], 8.5, K.black)),
          ...walk(neck, 17).map((k) => dot(k.p[0] - 2, k.p[1] - 2.5, 3, K.ochre)),
        ],
        () => each(walk(neck, 17).slice(1), (k) => fill(ellipse(...k.p, 8), K.white)),
      ),
    ),
  );
  motif('Prawn', () => prawn(S));
  S.add(redrawn(() => brush(curveThrough(120, 952, 330, 962, 520, 956, 690, 946), 9, K.grey)));
  return S.art(K.paper, { ...GROUND.paper, age: 0.8, fibre: 1.6, mottle: 1.6, vignette: 0.7 });
}

export const work: Work = {
  id: 'gallery-folk-kalighat-cat',
  collection: 'gallery',
  seed: 3,
  width: 780,
  height: 1000,
  alt: 'A large cat in swelling brush sweeps bites a prawn crosswise in its open jaws, a red tilak on its forehead, on blank paper.',
  draw: kalighatCat,
};
