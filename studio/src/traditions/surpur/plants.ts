/** Flowers of the Deccan gardens, drawn as large as people. */
import { curveThrough } from '../../draw/curves.ts';
import { lerp, type Point, polar, series } from '../../draw/geometry.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot, dots, edged, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

/** Large flowering plants of the Deccan: iris, poppy, lily, each with its leaves. @param h height */
export function plant(x: number, y: number, h: number, kind: 0 | 1 | 2, lean = 0): string {
  const top: Point = [x + lean, y - h],
    stem = curveThrough(x, y, x + lean * 0.2 - 4, y - h * 0.5, ...top);
  let s = line(stem, '#7fa05a', 2.6);
  for (const [t, d] of [
    [0.06, -0.5],
    [0.1, 0.55],
    [0.3, -0.8],
    [0.42, 0.8],
  ])
    s += edged(
      leaf(x + lean * t, y - h * t, h * 0.48, h * 0.055, -Math.PI / 2 + d, d * 0.35),
      '#5f9450',
      '#12301d',
      0.9,
    );
  const R = h * 0.2;
  if (kind === 0) {
    for (const d of [-0.95, 0.95, -0.45, 0.45, 0])
      s += edged(
        leaf(top[0], top[1], R * (1.25 - Math.abs(d) * 0.2), R * 0.36, -Math.PI / 2 + d, d * -0.1, 0.6),
        d ? '#6a78b8' : '#8f9ad0',
        K.line,
        0.8,
      );
    for (const d of [-0.7, 0.7])
      s += edged(leaf(top[0], top[1], R, R * 0.3, Math.PI / 2 + d, d * 0.3, 0.6), '#4c5aa0', K.line, 0.8);
    return s + dot(top[0], top[1], 3, K.bright);
  }
  if (kind === 1) {
    for (const d of [-1.1, 1.1, -0.4, 0.4])
      s += edged(
        leaf(top[0], top[1] + R * 0.3, R * 1.15, R * 0.62, -Math.PI / 2 + d, 0, 0.66),
        Math.abs(d) > 1 ? '#c8483c' : '#e0705c',
        K.line,
        0.8,
      );
    return (
      s +
      dot(top[0], top[1], 4, '#2a1410') +
      dots(
        series(9, (i): Point => polar(top[0], top[1], 7, i * 0.7)),
        1.3,
        K.bright,
      )
    );
  }
  for (let i = 0; i < 3; i++) {
    const q: Point = [
      lerp(stem[stem.length - 1][0], x, i * 0.16) + (i - 1) * R * 0.9,
      top[1] + Math.abs(i - 1) * R * 0.7,
    ];
    s +=
      line([top, q], '#7fa05a', 1.6) +
      polys(rosette(q[0], q[1], R * 0.62, 6, i), i === 1 ? '#f6efdc' : K.rose) +
      dot(q[0], q[1], 3, K.gold);
  }
  return s;
}
