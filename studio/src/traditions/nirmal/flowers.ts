/** Gold leaves, creepers, flowers and lotuses. */
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K, gilt } from './style.ts';

/** Gold leaf of a creeper with its vein. */
export function goldLeaf(
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k = 0.12,
  dark = false,
): string {
  const p = leaf(x, y, L, w, a, k, 0.42);
  return (
    fill(p, dark ? K.umber : K.bronze) +
    clip(p, group(line(p, K.deep, w * 0.7, true), 'filter="url(#b1)" opacity=".6"')) +
    lines(
      [
        [p[0], p[14]],
        ...[0.3, 0.5, 0.7].flatMap((t) =>
          [-1, 1].map((s): Poly => [
            polar(x, y, L * t, a + k * t * 0.8),
            polar(...polar(x, y, L * t, a + k * t * 0.8), w * 0.7, a + s * 0.7),
          ]),
        ),
      ],
      dark ? K.bronze : K.light,
      0.7,
    ) +
    line(p, dark ? K.bronze : K.light, 0.9, true)
  );
}

/** Creeper along a line: stem, leaves in turn, a flower every few leaves. @param pitch from leaf to leaf */
export function creeper(path: Poly, pitch: number, size: number, flowerEvery = 4): string {
  let s = line(path, K.bronze, size * 0.09) + line(path, K.light, size * 0.03);
  walk(path, pitch)
    .slice(1, -1)
    .forEach((q, i) => {
      const side = i % 2 ? 1 : -1;
      s += goldLeaf(
        q.p[0],
        q.p[1],
        size * (0.8 + 0.2 * ((i * 7) % 3)),
        size * 0.2,
        q.a + side * 0.95,
        -side * 0.2,
        i % 3 === 2,
      );
      if (i % flowerEvery === 0) {
        const f = polar(q.p[0], q.p[1], size * 0.62, q.a - side * 1.1);
        s += line([q.p, f], K.bronze, size * 0.05) + flower(f[0], f[1], size * 0.4, i);
      }
    });
  return s;
}

/** Eight-petalled flower in gold. */
export const flower = (x: number, y: number, R: number, rot = 0): string =>
  polys(rosette(x, y, R, 8, rot), K.bronze) +
  each(rosette(x, y, R, 8, rot), (p) => line(p, K.light, 0.8, true)) +
  polys(rosette(x, y, R * 0.6, 8, rot + TAU / 16), K.gold) +
  dot(x, y, R * 0.2, K.rose) +
  dot(x, y, R * 0.09, K.glow);

/** Lotus seen from the side in gold. @param R height */
export function goldLotus(x: number, y: number, R: number, n = 9): string {
  const order = series(n, (i) => i).sort((a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2));
  let s = '';
  for (const i of order) {
    const u = (i - (n - 1) / 2) / ((n - 1) / 2),
      p = leaf(x, y, R * (1 - 0.16 * u * u), R * 0.23, -Math.PI / 2 + u * 1.15, u * -0.12, 0.52);
    s += gilt(p, { col: Math.abs(u) > 0.6 ? K.bronze : K.gold, w: R * 0.16 });
    s += lines(
      [-0.1, 0, 0.1].map(
        (d) =>
          [
            polar(x, y, R * 0.3, -Math.PI / 2 + u * 1.15 + d),
            polar(x, y, R * 0.78, -Math.PI / 2 + u * 1.12 + d * 0.7),
          ] as Poly,
      ),
      K.umber,
      0.7,
    );
  }
  return s;
}
