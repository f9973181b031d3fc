/** Ganesha's mouse, sitting up with a sweet in its paws. Painted, with a necklace of raised gold. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Panel } from './panel.ts';

/** @param x,y its feet, @param s scale (1 = about 100 high), @param fx 1 faces right */
export function sittingMouse(p: Panel, x: number, y: number, s: number, fx: number) {
  const T = (q: Poly): Poly => q.map(([a, b]) => [x + a * s * fx, y + b * s]),
    edge = '#2a1810',
    part = (q: Poly, d = 9, col = '#a5836c') =>
      modelled(T(q), col, '#4a2e1e', d * s, 3) + ink(T(q), edge, 1.5),
    tail = T(curveThrough(-26, -6, -54, -2, -70, -14, -66, -32, -52, -34, -50, -24));
  let v = line(tail, edge, 7 * s) + line(tail, '#c79a86', 4.6 * s);
  v += part(loopThrough(-26, 0, -38, -22, -34, -50, -14, -68, 8, -62, 20, -36, 18, -8, 8, 0), 12);
  v += fill(T(loopThrough(2, -10, -2, -30, 6, -50, 14, -44, 17, -24, 12, -8)), '#e8d0b8');
  v += part(loopThrough(-30, 0, -32, -18, -18, -26, -2, -18, 0, 0), 7);
  v +=
    part(loopThrough(-14, 1, -8, -7, 12, -8, 22, -3, 20, 2), 3) +
    part(loopThrough(8, 2, 14, -5, 30, -6, 36, 0, 32, 3), 3);
  v += part(ellipse(-16, -92, 15, 16), 6) + fill(T(ellipse(-15, -91, 9, 10)), '#e0a898');
  v += part(
    loopThrough(-22, -62, -24, -80, -8, -94, 14, -92, 36, -80, 46, -71, 40, -64, 18, -56, -4, -54),
    9,
  );
  v += part(ellipse(4, -96, 13, 14), 5) + fill(T(ellipse(4, -95, 7.6, 8.6)), '#e0a898');
  v += fill(T(ellipse(20, -79, 5.4, 5)), '#17100f');
  const [ex, ey] = T([[21.4, -80.6]])[0],
    [nx, ny] = T([[45, -71]])[0];
  v += dot(ex, ey, 1.7 * s, '#fff') + dot(nx, ny, 3.6 * s, '#3a1a14');
  for (const d of [-8, 0, 8])
    v += line(T(curveThrough(36, -68, 50, -66 + d, 60, -66 + d * 1.8)), '#5a3a2a', 0.8);
  v += line(T(curveThrough(40, -64, 34, -61, 28, -61)), edge, 1.1);
  // the sweet, held in both paws
  const sweet = loopThrough(26, -34, 28, -46, 40, -58, 52, -46, 54, -34, 40, -28);
  v += part(ribbon(curveThrough(0, -46, 18, -36, 30, -40), widths(6, 5, 4)), 3);
  v += modelled(T(sweet), '#fbf0d2', '#b98a4a', 7 * s, 2) + ink(T(sweet), '#6a4420', 1.3);
  for (const d of [-6, 0, 6])
    v += line(T(curveThrough(40 + d, -31, 40 + d * 1.2, -42, 40, -56)), '#c8a06a', 0.9);
  v += part(ribbon(curveThrough(2, -50, 24, -30, 34, -32, 38, -36), widths(6.4, 5.4, 4, 3.4)), 3);
  p.paint(v);
  const chain = T(curveThrough(-22, -58, -4, -50, 14, -55));
  p.gild({
    gold:
      line(chain, '#747474', 6 * s) +
      each(
        chain.filter((_, i) => i % 3 === 0),
        (k) => dot(k[0], k[1], 2.6 * s, '#fff'),
      ),
    over: dot(...T([[-3, -49]])[0], 3.4 * s, '#b3182c'),
  });
}
