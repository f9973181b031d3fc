import type { Poly } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { dot, fill } from '../../draw/svg.ts';
import { swan } from '../birds/swan.ts';
import { place } from '../place.ts';

/** Swan in colour. */

export function paintSwan(x: number, y: number, s: number, fx: number, outline: string) {
  const B = place(swan(), x, y, s, 0, fx);
  return (
    modelled(B.body, '#f6f0e4', '#a89c90', 10 * s, 3, { op: 0.7 }) +
    ink(B.body, outline, 1.2) +
    each(B.feathers, (f: Poly) => inked(f, '#efe6d6', outline, 0.9)) +
    fill(B.beak, '#e07a2a') +
    dot(B.eye[0][0], B.eye[0][1], 2 * s, outline)
  );
}
