/** The painted band of a ceiling. */
import { curve, offsets, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

/** Band of stepped, flower and bead courses, as frame the ceiling panels. */
export function ceilingBand(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'petals' | 'steps' | 'scroll',
): string {
  let s = fill(rect(x, y, w, h), kind === 'scroll' ? K.deep : K.pale);
  if (kind === 'petals') {
    const n = Math.round(w / (h * 0.7));
    for (let i = 0; i < n; i++) {
      const p = leaf(x + ((i + 0.5) * w) / n, y + h, h * 0.94, (w / n) * 0.5, -Math.PI / 2, 0, 0.4);
      s +=
        inked(p, [K.red, K.ochre, K.green][i % 3], K.black, 1.2) +
        line([p[0], [p[0][0], y + h * 0.3]], K.pale, 1.4);
    }
  } else if (kind === 'steps') {
    const n = Math.round(w / (h * 1.3)),
      d = w / n;
    for (let i = 0; i < n; i++) {
      const u = x + i * d;
      s +=
        fill(
          polyline(
            offsets(
              u,
              y,
              [
                0, 1, 0, 0.7, 0.17, 0.7, 0.17, 0.38, 0.34, 0.38, 0.34, 0.08, 0.66, 0.08, 0.66, 0.38, 0.83,
                0.38, 0.83, 0.7, 1, 0.7, 1, 1,
              ],
              d,
              h,
            ),
          ),
          i % 2 ? K.green : K.red,
        ) + dot(u + d / 2, y + h * 0.6, h * 0.14, K.pale);
    }
  } else {
    const n = Math.round(w / (h * 1.5)),
      d = w / n,
      wave = curve(
        series(n * 2 + 1, (i): Point => [x + (i * d) / 2, y + h * (i % 2 ? 0.76 : 0.24)]),
        false,
        10,
      );
    s += line(wave, K.ochre, 3);
    for (let i = 0; i < n * 2; i++) {
      const u = x + ((i + 0.5) * d) / 2 + d / 4;
      if (u > x + w - 8) continue;
      s +=
        polys(rosette(u, i % 2 ? y + h * 0.66 : y + h * 0.34, h * 0.24, 7, i), i % 2 ? K.pale : '#c4583c') +
        dot(u, i % 2 ? y + h * 0.66 : y + h * 0.34, h * 0.07, K.black);
    }
  }
  return s + line(rect(x, y, w, h), K.black, 2, true);
}
