/** The cusped doorway of palaces and painted shrines. */
import { type Point, type Poly, series } from '../../draw/geometry.ts';

export interface ArchwayShape {
  /** Centre line. */
  cx: number;
  /** Half the width of the opening. */
  hw: number;
  /** Where the jambs end and the arch begins. */
  spring: number;
  /** Height of the arch above the springing. */
  rise: number;
  /** Where the jambs stand. */
  floor: number;
  /** Lobes of the arch, odd for a lobe in the middle; default 7. */
  cusps?: number;
  /** Grows the outline outward, for mouldings round the same opening. */
  grow?: number;
}

/** Outline of the opening, from the foot of the left jamb over the arch to the foot of the right one. */
export function archway({ cx, hw, spring, rise, floor, cusps = 7, grow = 0 }: ArchwayShape): Poly {
  const arch = series(113, (i): Point => {
    const t = i / 112;
    const a = Math.PI + t * Math.PI;
    const lobe = 0.94 + 0.075 * Math.abs(Math.sin(t * Math.PI * cusps));
    const tip = 0.16 * Math.sin(t * Math.PI) ** 22;
    const b = lobe + tip;
    // the tips of the lobes vanish towards the jambs, so that the arch meets them in line
    const ease = Math.min(1, Math.min(t, 1 - t) * 9);
    const k = 1 + (b - 1) * ease;
    return [cx + Math.cos(a) * (hw + grow) * k, spring + Math.sin(a) * (rise + grow) * k];
  });
  return [[cx - hw - grow, floor], ...arch, [cx + hw + grow, floor]];
}
