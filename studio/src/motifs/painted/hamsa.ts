/** White hamsa on the water, softly shaded. */
import type { Poly } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { dot } from '../../draw/svg.ts';
import { hamsa } from '../birds/hamsa.ts';
import { place } from '../place.ts';

export interface HamsaPal {
  feather: string;
  shade: string;
  line: string;
  beak: string;
}

/** @param x,y centre of the body, waterline at y + 26 s, @param fx -1 faces left */
export function paintHamsa(x: number, y: number, s: number, fx: number, palette: HamsaPal): string {
  const B = place(hamsa(), x, y, s, 0, fx),
    w = Math.max(0.8, 1.2 * s),
    part = (p: Poly, d: number, b = 3) =>
      modelled(p, palette.feather, palette.shade, d * s, b, { op: 0.7 }) + ink(p, palette.line, w);
  return (
    each(B.tail, (p: Poly) => part(p, 7)) +
    inked(B.beak, palette.beak, palette.line, w * 0.8) +
    part(B.body, 16, 5) +
    part(B.wing, 10) +
    each(B.feathers, (p: Poly) => part(p, 6)) +
    each(B.scapulars, (p: Poly) => part(p, 5, 2)) +
    dot(...B.eye[20], Math.max(1, 3.2 * s), '#fffaf0') +
    dot(B.eye[20][0] + fx * 2 * s, B.eye[20][1], Math.max(1, 2.6 * s), palette.line)
  );
}
