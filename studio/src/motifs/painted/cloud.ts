/** Rolling monsoon clouds: puffs laid over one another from the zenith down, each with its lit rim and a scroll inside. */
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, ellipse } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';

export interface CloudPal {
  /** Bodies, darkest first; lower puffs take the later ones. */
  body: string[];
  /** Lit rim and scroll. */
  rim: string;
  /** Fine line inside the rim. */
  edge: string;
  /** Which edge of the puffs carries the rim, default below. */
  lit?: 'above' | 'below';
}

/**
 * A bank of clouds inside a polygon.
 * @param R radius of a puff; its neighbours lie about as far away
 */
export function cloudBank(area: Poly, R: number, palette: CloudPal, r: Rng): string {
  const puffs = scatter(area, R * 0.86, r, 0, 2).sort((a, b) => a[1] - b[1]);
  const last = Math.max(1, puffs.length - 1),
    from = palette.lit === 'above' ? Math.PI : 0;
  return each(puffs, ([x, y], i) => {
    const q = R * r.between(0.82, 1.18),
      col = palette.body[Math.min(palette.body.length - 1, Math.floor((i / last) * palette.body.length))];
    const turn = r.chance(0.5) ? 1 : -1;
    const scroll: Poly = series(26, (k): Point => {
      const t = k / 25;
      return polar(x, y, q * (0.62 - 0.5 * t), Math.PI * 0.5 + turn * (1.2 + t * 6.4));
    });
    return (
      fill(ellipse(x, y, q, q * 0.92, 0, 30), col) +
      line(
        arc(x, y, q, from + 0.2, from + Math.PI - 0.2, 20, q * 0.92),
        palette.rim,
        Math.max(1.4, R * 0.06),
      ) +
      line(arc(x, y, q * 0.84, from + 0.5, from + Math.PI - 0.5, 16, q * 0.77), palette.edge, 0.8) +
      line(scroll, palette.rim, Math.max(0.8, R * 0.028), false, 'opacity=".55"')
    );
  });
}

/** Forked lightning from (x, y) downwards. @param L length */
export function lightning(x: number, y: number, L: number, r: Rng, col: string, glow: string): string {
  const bolt: Poly = [[x, y]];
  const forks: Poly[] = [];
  let [px, py] = [x, y];
  for (let i = 0; i < 9; i++) {
    px += (i % 2 ? 1 : -1) * r.between(8, 24);
    py += L / 9;
    bolt.push([px, py]);
    if (i % 3 === 1)
      forks.push([
        [px, py],
        [px + r.between(14, 40), py + L * 0.08],
        [px + r.between(24, 48), py + L * 0.19],
      ]);
  }
  return (
    line(bolt, glow, 9, false, 'opacity=".35" filter="url(#b3)"') +
    each(forks, (f) => line(f, col, 1.2)) +
    line(bolt, col, 2.6) +
    line(bolt, '#fffbe6', 1) +
    dot(px, py, 1.4, col)
  );
}
