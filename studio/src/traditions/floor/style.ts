/** Drawn floors and doorsteps (Aipan, Mandana) and Chittara walls: chalk or rice paste on red, lines only. */
import { offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, line, lines, polys } from '../../draw/svg.ts';

export const FLOOR = {
  geru: '#8f2420',
  ochre: '#93391f',
  dung: '#8a7148',
  white: '#f8efdd',
  black: '#241715',
  yellow: '#e6b43c',
};

export const W = FLOOR.white;

/** Finger line: firm, slightly swelling. */
export const finger = (p: Poly, w: number, closed = false) =>
  ink(p, W, w, { closed, vary: 0.22, jit: 0.35, taper: 0.25 });

/** Straight-ruled lattices of Chittara, each filling a rectangle. */
export function lattice(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  kind: 'net' | 'diamond' | 'chevron' | 'ladder' | 'star',
): string {
  const nx = Math.max(1, Math.round(w / cell)),
    ny = Math.max(1, Math.round(h / cell)),
    dx = w / nx,
    dy = h / ny,
    ls: Poly[] = [],
    bl: Poly[] = [],
    ye: Point[] = [];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const u = x + i * dx,
        v = y + j * dy,
        cx = u + dx / 2,
        cy = v + dy / 2;
      if (kind === 'net') {
        ls.push(
          [
            [u, v],
            [u + dx, v + dy],
          ],
          [
            [u + dx, v],
            [u, v + dy],
          ],
          [
            [cx, v],
            [cx, v + dy],
          ],
        );
        if ((i + j) % 2) ye.push([cx, cy]);
      }
      if (kind === 'diamond') {
        for (const k of [1, 0.66, 0.34])
          ls.push(polyline(offsets(cx, cy, [0, -1, 1, 0, 0, 1, -1, 0, 0, -1], (dx / 2) * k, (dy / 2) * k)));
        bl.push(polyline(cx, cy - dy * 0.17, cx + dx * 0.17, cy, cx, cy + dy * 0.17, cx - dx * 0.17, cy));
        ye.push([cx, cy]);
      }
      if (kind === 'chevron')
        for (const o of [0, 0.25, 0.5, 0.75])
          ls.push(polyline(u, v + dy * o + dy * 0.25, cx, v + dy * o, u + dx, v + dy * o + dy * 0.25));
      if (kind === 'ladder') {
        for (const o of [0, 0.2, 0.4, 0.6, 0.8])
          ls.push([
            [u, v + dy * o],
            [u + dx, v + dy * o],
          ]);
        ls.push([
          [u, v],
          [u, v + dy],
        ]);
        if ((i + j) % 2) bl.push(rect(u + dx * 0.3, v + dy * 0.2, dx * 0.4, dy * 0.2));
      }
      if (kind === 'star') {
        ls.push(
          [
            [u, v],
            [u + dx, v + dy],
          ],
          [
            [u + dx, v],
            [u, v + dy],
          ],
          [
            [cx, v + 2],
            [cx, v + dy - 2],
          ],
          [
            [u + 2, cy],
            [u + dx - 2, cy],
          ],
          [...rect(u + dx * 0.22, v + dy * 0.22, dx * 0.56, dy * 0.56), [u + dx * 0.22, v + dy * 0.22]],
        );
        ye.push([cx, cy]);
      }
    }
  return polys(bl, FLOOR.black) + lines(ls, W, 1.7) + dots(ye, Math.max(1.8, cell * 0.07), FLOOR.yellow);
}

export const frameLines = (x: number, y: number, w: number, h: number, gaps: number[], lw = 2.2) =>
  each(gaps, (k) => line(rect(x + k, y + k, w - 2 * k, h - 2 * k), W, lw, true));
