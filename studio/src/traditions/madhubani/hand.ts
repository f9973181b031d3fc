/** A painter's hand in the Mithila manner: brown skin in double outline, henna, glass bangles, a patterned sleeve. */
import { inset } from '../../draw/contour.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { bounds, scatter } from '../../draw/measure.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { drawingHand } from '../../figures/drawing-hand.ts';
import type { Mithila } from './painter.ts';
import { INK, K } from './style.ts';

/**
 * @param x where pen or brush meets the sheet
 * @param o.brush hair of this colour instead of a bamboo nib; the other options as in `drawingHand`
 * @param o.sleeves colour of the sleeve and of its flowers
 */
export function mithilaHand(
  m: Mithila,
  x: number,
  y: number,
  s: number,
  o: Parameters<typeof drawingHand>[3] & { brush?: string; skin?: string; sleeves: [string, string] },
) {
  const h = drawingHand(x, y, s, { thick: o.brush ? 5.5 : 7, ...o });
  const skin = o.skin ?? '#d98f4e';
  for (const p of h.fingers) m.part(p, skin, 'flat', { single: true, w: 2.6 });
  m.part(h.arm, skin, 'flat', { gap: 4.4 * s, w: 2.4 });
  m.add(ink(h.seam, INK, 2, { closed: false }));
  // henna: a rosette on the back of the hand, a creeper of dots towards the wrist
  const mid = h.back[Math.floor(h.back.length * 0.55)];
  const at: [number, number] = [mid[0], mid[1] + 26 * s];
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * Math.PI * 2;
    m.add(dot(at[0] + Math.cos(t) * 11 * s, at[1] + Math.sin(t) * 11 * s, 3.6 * s, '#8a2f1c'));
  }
  m.add(dot(at[0], at[1], 4.6 * s, '#8a2f1c'));
  h.bangles.forEach((q, i) =>
    m.add(
      line(q, INK, 10 * s) +
        line(q, [K.kumkum, K.turmeric, K.leaf, K.turmeric][i % 4], 7 * s) +
        (i % 2 ? '' : dots([q[Math.floor(q.length * 0.3)], q[Math.floor(q.length * 0.7)]], 2 * s, K.paper)),
    ),
  );
  m.part(h.sleeve, o.sleeves[0], 'none', { gap: 5, w: 2.6 });
  for (const q of inset(h.sleeve, 5)) {
    m.add(clip(q, hatch(q, 0.5, 9, 0.8, INK, m.r)));
    for (const [u, v] of scatter(q, 34 * s, m.r, 12 * s)) m.flower(u, v, 9 * s, 6, o.sleeves[1], K.paper);
  }
  m.add(line(h.hem, INK, 15 * s) + line(h.hem, o.sleeves[1], 11 * s) + line(h.hem, INK, 1.4));
  m.part(h.shaft, o.brush ? K.marigold : '#c98a3c', 'hatch', { single: true, step: 9, ang: 0.5, w: 2 });
  m.add(inked(h.nib, o.brush ?? INK, INK, 1.4));
  m.add(fill(h.thumb, skin) + ink(h.thumbEdge, INK, 2.4, { closed: false, taper: 0.2 }));
  for (const n of h.nails) m.part(n, K.kumkum, 'flat', { single: true, w: 1.4 });
  m.block(h.whole);
  return bounds(h.whole);
}
