/** A chitrakar's hand with the brush: flat ochre skin, one black line, a white cuff. */
import { ink } from '../../draw/ink.ts';
import { clip, fill, line, lines } from '../../draw/svg.ts';
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
  const contour = (p: Parameters<typeof ink>[0], w = 2.2) => fill(p, skin) + ink(p, INK, w);
  const cuff = o.cuff ?? K.conch;
  let out =
    h.fingers.map((p) => contour(p)).join('') +
    contour(h.arm, 2.6) +
    ink(h.seam, INK, 1.8, { closed: false });
  if (o.bangles)
    out += h.bangles
      .map((q, i) => line(q, INK, 9 * s) + line(q, i % 2 ? K.hingula : K.harital, 6 * s))
      .join('');
  else out += line(h.bangles[1], INK, 5 * s) + line(h.bangles[1], K.hingula, 3 * s);
  out += fill(h.sleeve, cuff) + clip(h.sleeve, lines(h.bangles, cuff, 1)) + ink(h.sleeve, INK, 2.4);
  out += line(h.hem, INK, 13 * s) + line(h.hem, K.hingula, 9 * s) + line(h.hem, K.harital, 2 * s);
  out += fill(h.shaft, '#8a4a24') + ink(h.shaft, INK, 1.6) + fill(h.nib, o.hair ?? INK);
  return (
    out +
    fill(h.thumb, skin) +
    ink(h.thumbEdge, INK, 2.2, { closed: false, taper: 0.2 }) +
    h.nails.map((p) => fill(p, '#f0cfa0') + ink(p, INK, 1)).join('')
  );
}
