/** Materials shared by the crafts. They fill in a Surface; colours are linear. */
import { fbm } from './noise.ts';
import type { Surface } from './scene.ts';
import type { Vec3 } from './vector.ts';

/** Sets the base colour. */
export const paint = (surface: Surface, colour: Vec3) => {
  surface.r = colour[0];
  surface.g = colour[1];
  surface.b = colour[2];
};

/** Glossy lac or enamel: a clear reflection over slightly uneven colour. */
export function lacquer(surface: Surface, colour: Vec3, x: number, y: number, z: number, rough = 0.1) {
  const uneven = 0.94 + 0.12 * fbm(x * 3, y * 9, z * 3, 2);
  paint(surface, [colour[0] * uneven, colour[1] * uneven, colour[2] * uneven]);
  surface.rough = rough;
  surface.spec = 1.15;
}

/** Golden metals; patina 0 is bright, 1 dull brown. */
export function brass(surface: Surface, patina: number, rough = 0.22, colour: Vec3 = [0.86, 0.6, 0.22]) {
  const k = Math.max(0, Math.min(1, patina));
  paint(surface, [colour[0] * (1 - k * 0.72), colour[1] * (1 - k * 0.78), colour[2] * (1 - k * 0.8)]);
  surface.metal = 1 - k * 0.15;
  surface.rough = rough + k * 0.3;
}

/** Bright gold leaf. */
export function gild(surface: Surface) {
  paint(surface, [0.9, 0.62, 0.2]);
  surface.metal = 0.95;
  surface.rough = 0.24;
}

/** Oiled dark wood, its grain along x. */
export function wood(surface: Surface, x: number, y: number, z: number, colour: Vec3 = [0.2, 0.09, 0.04]) {
  const tone = 0.7 + 0.6 * fbm(x * 2, y * 14, z * 14, 3);
  paint(surface, [colour[0] * tone, colour[1] * tone, colour[2] * tone]);
  surface.rough = 0.38;
  surface.spec = 0.8;
}
