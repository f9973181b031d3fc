/** Tanjore gold: frame, arch, pillars and stones, drawn as a height mask, and the curtains between them. */
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, line } from '../../draw/svg.ts';
import { TANJORE } from './style.ts';

export const K = TANJORE;

export interface Leaf {
  gold: string;
  over: string;
}

/** A stone in a raised collet. */
export function stone(o: Leaf, x: number, y: number, R: number, col: string) {
  o.gold +=
    dot(x, y, R * 1.75, '#6c6c6c') + line(ellipse(x, y, R * 1.5, R * 1.5, 0, 22), '#fff', R * 0.5, true);
  o.over += dot(x, y, R, col) + dot(x - R * 0.3, y - R * 0.35, R * 0.28, '#ffffffdd');
}

/** Cusped arch line. @param k grows it outward */
export const archLine = (cx: number, hw: number, sp: number, rise: number, k: number): Poly => [
  [cx - hw - k, sp],
  ...series(91, (i) => {
    const t = i / 90,
      a = Math.PI + t * Math.PI,
      b = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.12 * Math.sin(t * Math.PI) ** 14;
    return [cx + Math.cos(a) * (hw + k), sp + Math.sin(a) * (rise + k) * b] as Point;
  }),
  [cx + hw + k, sp],
];
