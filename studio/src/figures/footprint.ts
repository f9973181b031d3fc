/** The ground a figure takes, for pictures whose fillers must keep off it. */
import { polyline } from '../draw/curves.ts';
import type { Poly } from '../draw/geometry.ts';
import { ellipse } from '../draw/shapes.ts';
import type { Pen } from './pen.ts';

/**
 * Rough silhouette of a standing adult in picture space.
 * @param pen the pen the figure is drawn with (position, scale, facing)
 * @param hem half-width of the lower garment at the feet, in figure units (48 for a dhoti, 92 for a wide skirt)
 */
export function footprint(pen: Pen, hem: number): Poly[] {
  const parts: Poly[] = [
    ellipse(14, -398, 62, 66),
    polyline(-46, -350, 44, -350, 46, -230, -52, -230),
    polyline(-44, -240, 44, -240, hem, 0, -hem, 0),
    polyline(-70, -330, 92, -330, 84, -250, -70, -250),
  ];
  return parts.map((p) => pen.T(p));
}
