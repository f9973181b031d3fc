/** Second structures of the Thanjavur boards: brocade grounds and foliage of raised gold. */
import { curve, offsets, polyline } from '../../draw/curves.ts';
import { polar, type Poly, TAU } from '../../draw/geometry.ts';
import { clip, radialGradient } from '../../draw/markup.ts';
import { bounds } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Leaf, stone } from './gilding.ts';
import type { Panel } from './panel.ts';
import { K } from './style.ts';

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
        ogee.push(curve(polyline(offsets(X, y, [0, -1, 0.12, -0.62, 0.44, -0.24, 0.5, 0], sg * pitch, h)), false, 4));
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

/** Area of raised gold: a trellis of vine rings with a flower and curling leaves in each, mirrored about `cx`. */
export function goldFoliage(o: Leaf, shape: Poly, cx: number, pitch = 78) {
  const b = bounds(shape);
  let s = fill(shape, '#565656', 'fill-rule="evenodd"');
  const stones: Leaf = { gold: '', over: '' };
  for (let j = 0, y = b.y0 + pitch * 0.34; y < b.y0 + b.h + pitch / 2; y += pitch * 0.94, j++)
    for (let k = Math.floor((b.x0 - cx) / pitch) - 1; k <= Math.ceil((b.x1 - cx) / pitch) + 1; k++) {
      const x = cx + (k + (j & 1 ? 0.5 : 0)) * pitch;
      if (x < b.x0 - pitch || x > b.x0 + b.w + pitch) continue;
      const sg = x < cx - 1 ? -1 : 1,
        R = pitch * 0.46;
      s += line(ellipse(x, y, R, R, 0, 40), '#b4b4b4', pitch * 0.07, true);
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * TAU - Math.PI / 2,
          q = polar(x, y, R * 0.95, a),
          frond = curve([q, polar(x, y, R * 0.8, a + sg * 0.42), polar(x, y, R * 0.56, a + sg * 0.62)]);
        s += fill(ribbon(frond, widths(pitch * 0.035, pitch * 0.08, pitch * 0.02)), '#e0e0e0');
      }
      for (const q of rosette(x, y, R * 0.44, 6, 0.52)) s += fill(q, '#f6f6f6');
      for (const a of [Math.PI / 2 - 0.5, Math.PI / 2 + 0.5])
        s += fill(leaf(x, y + R * 1.02, pitch * 0.2, pitch * 0.06, a), '#d4d4d4');
      const third = (j + Math.abs(k)) % 3;
      stone(stones, x, y, pitch * 0.055, [K.ruby, K.emerald, K.crystal][third]);
    }
  o.gold += clip(shape, s + stones.gold);
  o.over += clip(shape, stones.over);
}
