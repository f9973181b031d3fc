/** Shiva's linga as the cloths of Srikalahasti show it. */
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { type Cloth, nimbus } from './cloth.ts';
import { INK, K } from './style.ts';

/** The linga on its spouted base, marked with ash and hung with flowers, about 260 high; (x, y) is the middle of its foot. */
export function linga(c: Cloth, x: number, y: number): string {
  const { r } = c;
  const shaft = [
    ...curveThrough(offsets(x, y, [-54, -70, -54, -190, -42, -232, 0, -254, 42, -232, 54, -190, 54, -70])),
  ] as Poly;
  let s = nimbus(x, y - 168, 122);
  s += fill(shaft, '#3a3634') + hatch(shaft, 1.3, 6, 0.8, '#5f5a56', r) + ink(shaft, INK, 2.2);
  for (const d of [-10, 0, 10])
    s += line(curveThrough(x - 42, y - 176 + d, x, y - 166 + d, x + 42, y - 176 + d), K.cloth, 4.4);
  s += fill(leaf(x, y - 156, 22, 6, -Math.PI / 2, 0, 0.5), K.cloth) + dot(x, y - 168, 4.6, K.madder);
  // garland
  const g = curveThrough(x - 54, y - 136, x - 36, y - 96, x, y - 82, x + 36, y - 96, x + 54, y - 136);
  for (let i = 0; i < g.length; i += 3)
    s +=
      polys(rosette(g[i][0], g[i][1], 9, 7, i), [K.cloth, K.myrobalan, K.rust][(i / 3) % 3]) +
      dot(g[i][0], g[i][1], 2.2, K.madder);
  // the basin, its spout towards us
  const basin = loopThrough(
    offsets(
      x,
      y,
      [-112, -64, -84, -78, 0, -84, 84, -78, 112, -64, 104, -48, 70, -36, 0, -32, -70, -36, -104, -48],
    ),
  );
  const spout = loopThrough(offsets(x, y, [-15, -66, 15, -66, 17, -40, 12, -20, 0, -16, -12, -20, -17, -40]));
  s += fill(basin, K.paleIndigo) + hatch(basin, 0, 7, 0.9, INK, r) + ink(basin, INK, 2.2);
  s += line(curveThrough(offsets(x, y, [-108, -62, -60, -72, 0, -75, 60, -72, 108, -62])), K.cloth, 3);
  s += inked(rect(x - 70, y - 36, 140, 16), K.myrobalan, INK, 1.5);
  s +=
    inked(spout, K.paleIndigo, INK, 2) +
    line(curveThrough(offsets(x, y, [0, -62, 0, -44, 0, -24])), K.cloth, 4);
  const foot = loopThrough(offsets(x, y, [-116, -2, -104, -22, 0, -24, 104, -22, 116, -2, 0, 4]));
  s += inked(foot, K.madder, INK, 1.8);
  for (let i = 0; i < 11; i++) {
    const q = leaf(x - 92 + i * 18.4, y - 2, 17, 7, -Math.PI / 2, 0, 0.45);
    s += edged(q, i % 2 ? K.cloth : K.shell, INK, 0.9);
  }
  return s;
}
