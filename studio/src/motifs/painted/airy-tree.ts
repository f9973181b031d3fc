/** Tree whose leaf whorls stand apart, so that the ground shows between them. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';
import { edged, fill, line } from '../../draw/svg.ts';
import { colonize } from '../plants/colonize.ts';
import { kadamba } from './kadamba.ts';

export interface TreePal {
  /** From the deepest leaves to the lightest. */
  leaves: readonly string[];
  vein: string;
  line: string;
  bark: string;
  /** Ball, stamens and outline of the blossoms; none without it. */
  blossom?: readonly [string, string, string];
}

/**
 * @param canopy outline that the crown fills
 * @param roots points of the trunk, from the ground up
 * @param o.gap distance of the whorls, default 27; `o.leaf` length of a leaf, default 21; `o.trunk` greatest width of the trunk, default 30
 */
export function airyTree(
  canopy: Poly,
  roots: Point[],
  r: Rng,
  palette: TreePal,
  o: { gap?: number; leaf?: number; trunk?: number } = {},
): string {
  const L = o.leaf ?? 21;
  const w = o.trunk ?? 30;
  const stem = ribbon(curve(roots), widths(w * 0.62, w * 0.42, w * 0.36, w * 0.3, w * 0.14));
  // only the top of the trunk branches, or twigs would start below the crown
  const limbs = colonize(canopy, roots.slice(-3), r, {
    spacing: 30,
    step: 11,
    kill: 20,
    tipW: 1.7,
    infl: 130,
    maxW: w * 0.75,
  });
  let s = each(limbs, (b) => edged(b.outline, palette.bark, palette.line, 1));
  s +=
    fill(stem, palette.bark) +
    clip(stem, scales(stem, Math.PI / 2, w * 0.4, palette.line, 0.8)) +
    line(stem, palette.line, 1.6, true);
  const whorls = scatter(canopy, o.gap ?? 27, r, -3, 2).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of whorls) {
    const colour = r.pick(palette.leaves);
    const turn = r.between(0, 1);
    for (let i = 0; i < 7; i++) {
      const a = turn + (i / 7) * TAU;
      const blade = leaf(x, y, L, L * 0.24, a);
      s +=
        fill(blade, colour) +
        line([[x, y], polar(x, y, L * 0.86, a)], palette.vein, 0.7) +
        line(blade, palette.line, 0.7, true);
    }
    if (palette.blossom && r.chance(0.3)) s += kadamba(x, y, L * 0.46, ...palette.blossom);
  }
  return s;
}

export const KADAMBA_TREE: TreePal = {
  leaves: ['#2d6439', '#3c7a44', '#568f4a'],
  vein: '#a9cf86',
  line: '#1f3a24',
  bark: '#7a5330',
  blossom: ['#e59a2e', '#f8dc8a', '#5a2a10'],
};
