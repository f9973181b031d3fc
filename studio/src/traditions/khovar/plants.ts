/** Combed leaves and flowers. */
import { flower } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { curve } from '../../draw/curves.ts';
import { type Poly, polar } from '../../draw/geometry.ts';
import { comb } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { KHOVAR } from './style.ts';

const { cream, black } = KHOVAR;

/** Leaf: one half raked along, the other across. */
export function combLeaf(S: Sheet, x: number, y: number, L: number, w: number, a: number, bend = 0) {
  const p = leaf(x, y, L, w, a, bend, 0.45),
    tip = polar(x, y, L * 0.97, a + bend),
    m = curve([[x, y], polar(x, y, L * 0.5, a + bend * 0.5), tip]);
  S.add(fill(p, cream), ink(p, black, 6), line(m, black, 4));
  const veins = (sg: number) =>
    walk(m, 6.5)
      .slice(1, -1)
      .map((k) => [k.p, polar(k.p[0], k.p[1], w * 1.6, k.a + sg * 0.75)] as Poly);
  S.add(
    clip(
      inset(p, 4)[0] ?? p,
      lines(veins(1), black, 1.9) + lines([...comb(m, 7, 5)].slice(0, 3), black, 1.9),
    ),
  ).block(p, 7);
}

/** Flower of raked petals. */
export function bloom(S: Sheet, x: number, y: number, R: number, n: number) {
  flower(x, y, R, n, 0.2, 1.1).forEach((p) =>
    S.add(
      fill(p, cream),
      ink(p, black, 4.6),
      ...inset(p, 5)
        .slice(0, 1)
        .map((q) => ink(q, black, 1.7)),
      ...inset(p, 9)
        .slice(0, 1)
        .map((q) => fill(q, black)),
    ),
  );
  S.add(dot(x, y, R * 0.26, black), dot(x, y, R * 0.15, cream), dot(x, y, R * 0.07, black)).block(
    ellipse(x, y, R),
    6,
  );
}
