/** The face of a card, and a card laid on the table. */
import { loopThrough } from '../../draw/curves.ts';
import { TAU, polar, series } from '../../draw/geometry.ts';
import { each, group, repeat } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

/** Rim and ground of one card, R its radius, centred on (0, 0); what is painted on it comes after. */
export function cardFace(R: number, rim: string, field: string, second: string): string {
  const ring = (k: number, col: string) => dot(0, 0, R * k, col);
  let s =
    ring(1, K.ink) +
    ring(0.985, rim) +
    ring(0.84, K.ink) +
    ring(0.83, K.gold) +
    ring(0.8, second) +
    ring(0.755, K.ink) +
    ring(0.745, field);
  s += repeat(24, (i) => {
    const a = (i / 24) * TAU,
      q = polar(0, 0, R * 0.912, a);
    return i % 2
      ? each([-0.7, 0, 0.7], (d) =>
          fill(
            leaf(q[0] - Math.cos(a) * R * 0.03, q[1] - Math.sin(a) * R * 0.03, R * 0.075, R * 0.018, a + d),
            K.pale,
          ),
        )
      : polys(rosette(q[0], q[1], R * 0.048, 6, a), K.gold) + dot(q[0], q[1], R * 0.014, K.cream);
  });
  s += dots(
    series(72, (i) => polar(0, 0, R * 0.78, (i / 72) * TAU)),
    R * 0.011,
    K.pale,
  );
  return (
    s +
    line(ellipse(0, 0, R * 0.96, R * 0.96, 0, 80), K.gold, R * 0.012, true) +
    line(ellipse(0, 0, R * 0.865, R * 0.865, 0, 80), K.gold, R * 0.01, true)
  );
}

/** A lacquered card lying at (x, y): its shadow, the face, a soft gloss. @param rot turn in radians */
export const lay = (x: number, y: number, R: number, rot: number, face: string): string =>
  group(
    fill(ellipse(x + R * 0.05, y + R * 0.08, R * 1.02, R * 1.02, 0, 60), '#000'),
    'opacity=".42" filter="url(#b8)"',
  ) +
  group(
    face +
      group(
        fill(
          loopThrough(
            [-R * 0.8, -R * 0.3],
            [-R * 0.5, -R * 0.78],
            [R * 0.3, -R * 0.9],
            [R * 0.1, -R * 0.6],
            [-R * 0.4, -R * 0.3],
          ),
          '#fff',
        ),
        'opacity=".1" filter="url(#b5)"',
      ),
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((rot * 180) / Math.PI).toFixed(1)})"`,
  );
