/** The border of vines. */
import { curve } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { fill, line } from '../../draw/svg.ts';
import { flower, goldLeaf } from './flowers.ts';
import { K } from './style.ts';

/** Ornamental border of a Nirmal board: two gold fillets, a wave of leaves and flowers between. */
export function vineBorder(W: number, H: number, m: number, t: number): string {
  const ring = (d: number, w: number, col: string) =>
    line(
      [
        [m + d, m + d],
        [W - m - d, m + d],
        [W - m - d, H - m - d],
        [m + d, H - m - d],
      ],
      col,
      w,
      true,
    );
  let s =
    ring(0, 5, K.bronze) +
    ring(0, 2, K.light) +
    ring(7, 1, K.gold) +
    ring(t, 5, K.bronze) +
    ring(t, 2, K.light) +
    ring(t - 7, 1, K.gold);
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const L = Math.hypot(x1 - x0, y1 - y0),
      a = Math.atan2(y1 - y0, x1 - x0),
      n = 2 * Math.round((L - t) / (t * 1.7)),
      d = (L - t) / n,
      at = (u: number, v: number): Point => [
        x0 + Math.cos(a) * u - Math.sin(a) * v,
        y0 + Math.sin(a) * u + Math.cos(a) * v,
      ],
      wave = curve(
        series(n + 1, (i) => at(t / 2 + i * d, (i % 2 ? 1 : -1) * t * 0.17)),
        false,
        12,
      );
    s += line(wave, K.bronze, 2.4) + line(wave, K.light, 0.8);
    for (let i = 0; i < n; i++) {
      const q = at(t / 2 + (i + 0.5) * d, 0),
        sg = i % 2 ? 1 : -1;
      for (const k of [-1, 1])
        s += goldLeaf(q[0], q[1], t * 0.34, t * 0.085, a + k * (1.2 - sg * 0.5), 0.1 * k, k === sg);
      const f = at(t / 2 + i * d, (i % 2 ? -1 : 1) * t * 0.1);
      if (i) s += flower(f[0], f[1], t * 0.2, i);
    }
  };
  const c = m + t / 2;
  side(c, c, W - c, c);
  side(W - c, c, W - c, H - c);
  side(W - c, H - c, c, H - c);
  side(c, H - c, c, c);
  for (const [x, y] of [
    [c, c],
    [W - c, c],
    [W - c, H - c],
    [c, H - c],
  ]) {
    s +=
      fill(
        [
          [x - t / 2 + 9, y - t / 2 + 9],
          [x + t / 2 - 9, y - t / 2 + 9],
          [x + t / 2 - 9, y + t / 2 - 9],
          [x - t / 2 + 9, y + t / 2 - 9],
        ],
        K.deep,
      ) + flower(x, y, t * 0.34, 0.2);
    for (let i = 0; i < 4; i++) s += goldLeaf(x, y, t * 0.42, t * 0.09, i * 1.5708 + 0.785, 0);
    s += flower(x, y, t * 0.24, 0.2);
  }
  return s;
}
