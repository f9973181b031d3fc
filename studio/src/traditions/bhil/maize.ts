/** Maize and its cobs. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, lerp, polar, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import { K, body } from './style.ts';

/** Maize: jointed stem, arching leaves, cobs with packed kernels, a tassel of dotted lines. */
export function maize(S: Sheet, x: number, y: number, h: number, lean: number, cobs: number, flip = 1) {
  const stem = curveThrough(x, y, x + lean * 0.4, y - h * 0.5, x + lean, y - h),
    st = walk(stem, h / 9);
  for (const k of [-0.7, -0.42, -0.15, 0.15, 0.42, 0.7]) {
    const e = stem[stem.length - 1],
      q = curve([e, polar(e[0], e[1], 26, -1.57 + k * 0.8), polar(e[0], e[1], 52, -1.57 + k * 1.5)]);
    S.add(
      line(q, K.yellow, 3),
      dots(resample(q, 7), 3.6, K.orange),
      dots(resample(q, 7), 1.4, K.white),
    ).blockLine(q, 6);
  }
  st.slice(1, -1).forEach((k, i) => {
    const sg = (i % 2 ? 1 : -1) * flip,
      L = lerp(120, 78, k.t);
    const mid = curve([
      k.p,
      [k.p[0] + sg * L * 0.45, k.p[1] - L * 0.5],
      [k.p[0] + sg * L * 0.85, k.p[1] - L * 0.3],
      [k.p[0] + sg * L * 1.02, k.p[1] + L * 0.12],
    ]);
    body(S, ribbon(mid, widths(5, 13, 12, 8, 1)), i % 3 === 1 ? K.lime : K.green, 9.5, 4);
  });
  body(S, ribbon(stem, widths(10, 9, 7)), K.green, 8, 4);
  S.add(...st.slice(1, -1).map((k) => line(polyline(k.p[0] - 9, k.p[1], k.p[0] + 9, k.p[1]), K.yellow, 3)));
  for (let i = 0; i < cobs; i++) {
    const k = st[Math.min(st.length - 3, 3 + i * 2)],
      sg = (i % 2 ? -1 : 1) * flip;
    cob(S, k.p[0] + sg * 9, k.p[1] - 4, 1, -1.57 + sg * 0.5, i % 2 ? K.orange : K.yellow);
  }
}

export function cob(S: Sheet, x: number, y: number, s: number, a: number, col: string) {
  const p = transform(
    curve(
      [
        [0, 0],
        [10, -13],
        [34, -15],
        [60, -9],
        [72, 0],
        [60, 9],
        [34, 15],
        [10, 13],
      ],
      true,
      6,
    ),
    x,
    y,
    s,
    a,
  );
  S.add(fill(p, K.white), ink(p, K.black, 1.6));
  const rows: Point[] = [];
  for (let u = 8; u < 70; u += 6.4)
    for (let v = -12; v <= 12; v += 6)
      rows.push(transform([[u + (Math.abs(v) % 12 ? 3 : 0), v]], x, y, s, a)[0]);
  S.add(clip(p, dots(rows, 2.9 * s, col === K.orange ? K.red : K.orange)));
  for (const sg of [-1, 1])
    body(
      S,
      transform(
        curve(
          [
            [-6, 0],
            [4, sg * 16],
            [34, sg * 22],
            [52, sg * 19],
            [30, sg * 12],
            [12, sg * 4],
          ],
          true,
          6,
        ),
        x,
        y,
        s,
        a,
      ),
      K.lime,
      6.5 * s,
      4,
    );
  S.block(p, 5);
}
