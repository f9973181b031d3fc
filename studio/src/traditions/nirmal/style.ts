/** Nirmal: gold tones on a dark lacquered ground, modelled by fine strokes; creeper borders. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { clip, group } from '../../draw/markup.ts';
import { fill, line, lines } from '../../draw/svg.ts';

export const K = {
  ground: '#1d1310',
  deep: '#0f0908',
  umber: '#5a3718',
  bronze: '#96672a',
  gold: '#cf9c42',
  light: '#efcf7e',
  glow: '#fdf0b8',
  green: '#5f6f3a',
  rose: '#b4563e',
};

/** A shape in gold tones: dark edge, light from the upper left, a fine bright contour. @param turn where the light falls */
export function gilt(p: Poly, o: { col?: string; lightCol?: string; w?: number; rim?: string } = {}): string {
  const w = o.w ?? 12,
    xs = p.map((q) => q[0]),
    ys = p.map((q) => q[1]),
    cx = (Math.min(...xs) + Math.max(...xs)) / 2,
    cy = (Math.min(...ys) + Math.max(...ys)) / 2,
    big = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const blur = big > 160 ? 8 : big > 60 ? 5 : big > 24 ? 3 : 1;
  return (
    fill(p, o.col ?? K.gold) +
    clip(
      p,
      group(
        line(
          p,
          K.umber,
          w * 1.3,
          true,
          `transform="translate(${(-w * 0.3).toFixed(1)} ${(-w * 0.3).toFixed(1)})"`,
        ),
        `filter="url(#b${blur})" opacity=".95"`,
      ) +
        group(
          fill(
            p.map(([x, y]): Point => [cx + (x - cx) * 0.5 - big * 0.06, cy + (y - cy) * 0.5 - big * 0.08]),
            o.lightCol ?? K.light,
          ),
          `filter="url(#b${blur})" opacity=".75"`,
        ),
    ) +
    line(p, o.rim ?? K.light, Math.max(0.8, w * 0.09), true)
  );
}

/** Fine strokes along a direction that model a surface, as Nirmal's brush does. */
export const strokes = (shapes: Poly[], col = K.glow, w = 0.7): string =>
  lines(shapes, col, w, 'opacity=".55"');
