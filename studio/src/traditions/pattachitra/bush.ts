/** The flowering bush. */
import { curve } from '../../draw/curves.ts';
import { ink, inked } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K } from './style.ts';

export const bush = (x: number, y: number, s: number, sg: number) => {
  let o = '';
  const stem = curve([
    [x, y],
    [x + sg * 4 * s, y - 24 * s],
    [x + sg * 18 * s, y - 50 * s],
    [x + sg * 8 * s, y - 78 * s],
  ]);
  o += ink(stem, INK, 2, { closed: false });
  walk(stem, 9 * s).forEach((k, i) => {
    for (const d of [-1, 1]) {
      const p = leaf(k.p[0], k.p[1], 20 * s, 4.6 * s, k.a + d * 0.9);
      o += inked(p, i % 2 ? K.leaf : K.sea, INK, 0.9);
    }
  });
  const e = stem[stem.length - 1];
  return (
    o +
    each(rosette(e[0], e[1], 11 * s, 6), (p) => inked(p, K.conch, INK, 0.9)) +
    dot(e[0], e[1], 3 * s, K.harital)
  );
};
