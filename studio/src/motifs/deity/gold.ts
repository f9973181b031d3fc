/** Layers of a deity (paint, gold relief, stones) and the gold that is laid on it. */
import { type Point, type Poly, curve, ellipse, walk } from '../../draw/geometry.ts';
import { contourRows } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { dot, dots, fill, line, each, edged } from '../../draw/svg.ts';

/** Frontal seated deity (Ganesha, Lakshmi) with crown, jewels and lotus seat. Relief gold goes to a separate layer. */
export interface DeityPal {
  skin: string;
  shade: string;
  line: string;
  robe: string;
  robe2: string;
  gold: string;
  goldLine: string;
  lips: string;
  lotus: [string, string];
  hair: string;
  red: string;
  green: string;
  white: string;
}

/** Layers being drawn: paint, gold height mask (when `relief`), stones over it. */
export interface Ctx {
  base: string;
  gold: string;
  over: string;
  relief: boolean;
}

/** Closed outline from its right half, mirrored at x = 0. */
export const sym = (...n: number[]): Poly => {
  const p: Point[] = [];
  for (let i = 0; i < n.length; i += 2) p.push([n[i], n[i + 1]]);
  const m = p
    .slice()
    .reverse()
    .filter((q) => Math.abs(q[0]) > 0.01)
    .map((q) => [-q[0], q[1]] as Point);
  return curve([...p, ...m], true);
};

/** A cut stone, painted. */
export const gemDot = (x: number, y: number, R: number, col: string) =>
  dot(x, y, R, col) +
  dot(x, y, R * 0.62, col === '#f4f1ea' ? '#ffffff' : '#ffffff22') +
  dot(x - R * 0.3, y - R * 0.35, R * 0.28, '#ffffffdd');

/** Gold shape: embossed when relief, otherwise flat ochre with drawn detail. */
export function goldPart(C: Ctx, p: Poly, palette: DeityPal, rows = 2, step = 7) {
  const rr = contourRows(p, step, step * 0.6, rows);
  if (C.relief)
    C.gold +=
      edged(p, '#6c6c6c', '#ffffff', 3) +
      each(rr, (k, i) =>
        i % 2
          ? line(k, '#e8e8e8', 1.8, true)
          : dots(
              walk(k, 5.4, true).map((q) => q.p),
              1.9,
              '#fff',
            ),
      );
  else
    C.base +=
      fill(p, palette.gold) +
      each(rr, (k, i) =>
        i % 2
          ? line(k, palette.red, 1.5, true)
          : dots(
              walk(k, 6, true).map((q) => q.p),
              1.7,
              palette.goldLine,
            ),
      ) +
      ink(p, palette.line, 1.7);
}

/** A stone in its gold setting. */
export function gem(C: Ctx, x: number, y: number, R: number, col: string) {
  if (C.relief) {
    C.gold +=
      dot(x, y, R * 1.75, '#6c6c6c') + line(ellipse(x, y, R * 1.5, R * 1.5, 0, 24), '#fff', R * 0.5, true);
    C.over += gemDot(x, y, R, col);
  } else
    C.base +=
      dot(x, y, R * 1.5, '#0002') +
      dot(x, y, R * 1.35, '#f6e3a6') +
      line(ellipse(x, y, R * 1.35), '#3a1a10', 1, true) +
      dot(x, y, R, col) +
      dot(x - R * 0.3, y - R * 0.3, R * 0.3, '#fff9');
}

/** A string of gold beads along a line. */
export const goldString = (C: Ctx, p: Poly, R: number, palette: DeityPal) => {
  const st = walk(p, R * 2.05);
  if (C.relief)
    C.gold +=
      line(p, '#6c6c6c', R * 2.2) +
      dots(
        st.map((k) => k.p),
        R * 0.95,
        '#fff',
      );
  else
    C.base +=
      line(p, palette.line, R * 2.3) +
      dots(
        st.map((k) => k.p),
        R * 0.9,
        palette.gold,
      );
};
