/** Grove and water. */
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { bounds, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { kadamba } from '../../motifs/painted/kadamba.ts';
import { colonize } from '../../motifs/plants/colonize.ts';

/** Dense tree of overlapping mango-leaf whorls, gold-veined. */
export function grove(cx: number, y0: number, can: Poly, r: Rng, trunkW: number, flowers = true) {
  let s = '';
  const top = bounds(can),
    roots = series(9, (i) => [cx + 5 * Math.sin(i * 0.9), lerp(y0, top.cy + top.h * 0.2, i / 8)] as Point),
    L = colonize(can, roots, r, { spacing: 30, step: 11, kill: 20, tipW: 1.7, infl: 120, maxW: trunkW });
  const pts = scatter(can, 25, r, -4, 2).sort((a, b) => a[1] - b[1]);
  s += fill(can, '#132f22');
  L.forEach((l) => {
    s += edged(l.outline, '#5a3820', '#1a0f08', 0.8);
  });
  for (const [x, y] of pts) {
    const n = 7,
      a0 = r.between(0, 1),
      light = r.between(0, 1);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU,
        p = leaf(x, y, 21, 5, a),
        col = light > 0.6 ? '#3c7a44' : light > 0.3 ? '#2d6439' : '#235231';
      s += fill(p, col) + line([[x, y], polar(x, y, 18, a)], '#8fbf6a', 0.7) + line(p, '#0f2418', 0.7, true);
    }
    if (flowers && r.chance(0.4)) s += kadamba(x, y, 9.5, '#e59a2e', '#f8dc8a', '#5a2a10');
    else s += dot(x, y, 1.8, '#b8d98a');
  }
  return s;
}

export const water = (x: number, y: number, w: number, h: number, _r: Rng) => {
  let s = fill(rect(x, y, w, h), '#15293f');
  for (let j = 0; j < h / 6; j++) {
    const p: Poly = [];
    for (let i = 0; i <= w / 7; i++)
      p.push([x + i * 7, y + j * 6 + 3 + 2 * Math.sin(i * 0.82 + (j % 2) * 3.1)]);
    s += line(p, j % 3 ? '#35607f' : '#7fa6b8', 0.8);
  }
  return s;
};
