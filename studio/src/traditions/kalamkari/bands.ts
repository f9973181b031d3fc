/** Borders: the chintz vine and block-printed rosettes. */
import { curve } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import type { Band } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { INK, K } from './style.ts';

export const chintzVine =
  (ground: string): Band =>
  (L, T, r) => {
    const n = Math.max(1, Math.round(L / (T * 1.7))),
      d = L / n,
      pts: Point[] = [];
    for (let i = 0; i <= n * 2; i++) pts.push([(i * d) / 2, T * (i % 2 ? 0.74 : 0.26)]);
    const v = curve(pts, false, 14);
    let o = fill(rect(0, 0, L, T), ground);
    walk(v, d / 11).forEach((k, i) => {
      const sg = i % 2 ? 1 : -1;
      o += chintzLeaf(
        k.p[0],
        k.p[1],
        T * 0.3,
        T * 0.075,
        k.a + sg * 0.9,
        -sg * 0.25,
        i % 3 ? K.leaf : K.indigo,
        ground === K.cloth ? K.cloth : K.shell,
        INK,
        r,
      );
    });
    o += ink(v, INK, 2, { closed: false, taper: 0 });
    for (let i = 0; i <= n * 2; i++) {
      const x = (i * d) / 2,
        R = T * 0.29;
      if (x < R || x > L - R) continue;
      o += chintz(
        x,
        T * (i % 2 ? 0.34 : 0.66),
        R,
        i % 2 ? 0 : Math.PI,
        [0, 5, 4, 0][i % 4],
        [
          [K.madder, K.myrobalan, K.indigo],
          [K.indigo, K.madder, K.myrobalan],
          [K.rust, K.indigo, K.myrobalan],
        ][i % 3],
        INK,
        r,
        K.cloth,
      );
    }
    return o;
  };

export const blockButi: Band = (L, T, _r, s) => {
  const n = Math.round(L / (T * 1.05)),
    d = L / n;
  let o = fill(rect(0, 0, L, T), s.cols[0]);
  for (let i = 0; i < n; i++) {
    o +=
      polys(
        [
          leaf(i * d + d / 2, T * 0.92, T * 0.8, T * 0.2, -Math.PI / 2),
          leaf(i * d + d / 2, T * 0.92, T * 0.56, T * 0.12, -Math.PI / 2 - 0.7, -0.2),
          leaf(i * d + d / 2, T * 0.92, T * 0.56, T * 0.12, -Math.PI / 2 + 0.7, 0.2),
        ],
        K.cloth,
      ) +
      dot(i * d, T * 0.3, T * 0.09, K.myrobalan) +
      line(leaf(i * d + d / 2, T * 0.92, T * 0.8, T * 0.2, -Math.PI / 2), INK, 0.9, true);
  }
  return o;
};
