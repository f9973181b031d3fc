/** Flat-coloured figures: how a silhouette from people.ts gets its skin, cloth and headgear. */
import { offsets, polyline } from '../draw/curves.ts';
import { type Point, type Poly, series } from '../draw/geometry.ts';
import { ink } from '../draw/ink.ts';
import { each } from '../draw/markup.ts';
import { walk } from '../draw/measure.ts';
import { dot, dots, fill, lines, polys } from '../draw/svg.ts';
import type { Figure } from './small.ts';

export interface Cloth {
  skin: string;
  top: string;
  low: string;
  turban?: string;
  hair?: string;
  rim?: string;
  w?: number;
  dots?: string;
  eye?: string;
}

/** Paint one figure, back to front. */
export function dress(F: Figure, c: Cloth): string {
  const w = c.w ?? 1.4,
    edge = (p: Poly) => (c.rim ? ink(p, c.rim, w) : '');
  const part = (p: Poly, col: string) => fill(p, col) + edge(p);
  let s = each(F.legs, (p) => part(p, c.skin));
  s += F.skirt ? part(F.skirt, c.low) : part(F.hips, c.low);
  s +=
    part(F.torso, c.top) + fill(F.neck, c.skin) + each(F.arms, (p) => part(p, c.skin)) + part(F.head, c.skin);
  if (c.turban) s += part(F.turban, c.turban);
  if (c.hair) s += fill(F.bun, c.hair) + fill(F.turban, c.hair);
  if (c.dots && F.skirt) {
    const hem = walk(F.skirt, 4, true).filter(
      (k) => k.p[1] > F.waist[1] + (F.skirt![0][1] < F.waist[1] ? 12 : -999),
    );
    s += dots(
      hem.filter((_, i) => i % 2 === 0).map((k) => k.p),
      w * 0.7,
      c.dots,
    );
  }
  if (c.eye) s += dot(F.eye[0], F.eye[1], w * 0.9, c.eye);
  return s;
}

/** Whole figure in one colour. */
export const shadow = (F: Figure, col: string, extra: (Poly | undefined)[] = []) =>
  polys(
    [
      F.head,
      F.torso,
      F.hips,
      F.neck,
      ...F.arms,
      ...F.legs,
      ...(F.skirt ? [F.skirt] : []),
      ...(extra.filter(Boolean) as Poly[]),
    ],
    col,
  );

/** Drum worn at the waist. */
export function drum(x: number, y: number, s: number, body: string, lace: string) {
  const p = polyline(offsets(x, y, [-16, -1, 16, -1, 12, 1, -12, 1], s, 8 * s));
  const z = series(9, (i) => [x + (i - 4) * 3.2 * s, y + (i % 2 ? 7 : -7) * s] as Point);
  return fill(p, body) + lines([z], lace, 1.2 * s) + ink(p, lace, 1.4 * s);
}
