/** Second structures of the Thanjavur boards: brocade grounds and foliage of raised gold. */
import { curve, offsets, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { clip, radialGradient } from '../../draw/markup.ts';
import { bounds } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot, fill, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Panel } from './panel.ts';

/**
 * Brocade ground: ogee lattice with a flower in every field, lit softly from behind the gods.
 * @param light centre of the light and its reach
 * @param glow colour of the light; the dark of the edges follows from `dark`
 */
export function brocade(
  p: Pick<Panel, 'base'>,
  area: Poly,
  col: string,
  glow: string,
  dark: string,
  light: [number, number, number],
  pitch = 46,
) {
  const b = bounds(area),
    id = `brocade${Math.round(b.x0)}_${Math.round(b.y0)}`,
    ogee: Poly[] = [],
    petals: Poly[] = [],
    leaves: Poly[] = [];
  let hearts = '';
  for (let j = -1, y = b.y0; y < b.y0 + b.h + pitch; y += pitch * 0.62, j++)
    for (
      let x = light[0] - Math.ceil((light[0] - b.x0) / pitch) * pitch - pitch;
      x < b.x0 + b.w + pitch;
      x += pitch
    ) {
      const X = x + (j & 1 ? pitch / 2 : 0),
        h = pitch * 0.62;
      for (const sg of [-1, 1])
        ogee.push(
          curve(polyline(offsets(X, y, [0, -1, 0.12, -0.62, 0.44, -0.24, 0.5, 0], sg * pitch, h)), false, 4),
        );
      petals.push(...rosette(X, y + 1, pitch * 0.15, 6, 0.5));
      for (const a of [-Math.PI / 2, Math.PI / 2])
        leaves.push(leaf(X, y + Math.sign(a) * pitch * 0.15, pitch * 0.16, pitch * 0.05, a, 0, 0.45, 5));
      hearts += dot(X, y + 1, pitch * 0.045, '#8a1526');
    }
  p.base +=
    `<defs>${radialGradient(id, light[0], light[1], light[2], [0, glow], [0.62, col], [1, dark])}</defs>` +
    fill(area, `url(#${id})`) +
    clip(
      area,
      lines(ogee, '#f2d89a2b', 1.5) + polys(petals, '#e8c25a8c') + polys(leaves, '#e8c25a66') + hearts,
    );
}
