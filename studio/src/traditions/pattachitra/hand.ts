/** A chitrakar's hand with the brush: flat ochre skin, one black line, a white cuff. */
import { ink, inked, patterned } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { fill, line, lines } from '../../draw/svg.ts';
import { drawingHand } from '../../figures/drawing-hand.ts';
import { INK, PATTA as K } from './style.ts';

/** @param o options of `drawingHand`, and the colour on the brush */
export function pattaHand(
  x: number,
  y: number,
  s: number,
  o: Parameters<typeof drawingHand>[3] & {
    skin?: string;
    hair?: string;
    cuff?: string;
    bangles?: boolean;
  } = {},
): string {
  const h = drawingHand(x, y, s, { thick: 5, ...o });
  const skin = o.skin ?? '#d9974f';
  const contour = (p: Parameters<typeof ink>[0], w = 2.2) => inked(p, skin, INK, w);
  const cuff = o.cuff ?? K.conch;
  let out =
    each(h.fingers, (p) => contour(p)) + contour(h.arm, 2.6) + ink(h.seam, INK, 1.8, { closed: false });
  if (o.bangles)
    out += each(h.bangles, (q, i) => line(q, INK, 9 * s) + line(q, i % 2 ? K.hingula : K.harital, 6 * s));
  else out += line(h.bangles[1], INK, 5 * s) + line(h.bangles[1], K.hingula, 3 * s);
  out += patterned(h.sleeve, cuff, lines(h.bangles, cuff, 1), INK, 2.4);
  out += line(h.hem, INK, 13 * s) + line(h.hem, K.hingula, 9 * s) + line(h.hem, K.harital, 2 * s);
  out += inked(h.shaft, '#8a4a24', INK, 1.6) + fill(h.nib, o.hair ?? INK);
  return (
    out +
    fill(h.thumb, skin) +
    ink(h.thumbEdge, INK, 2.2, { closed: false, taper: 0.2 }) +
    each(h.nails, (p) => inked(p, '#f0cfa0', INK, 1))
  );
}
