/** Objects assembled from parts, each with its own field and material. */
import type { Field, Material } from './scene.ts';

export interface Part {
  f: Field;
  mat: Material;
  /** Bounding ball [x, y, z, radius]: spares the field while it is far away. */
  ball?: [number, number, number, number];
}

/** The exact field is asked for within this distance of the bounding ball. */
const BALL_MARGIN = 0.15;

/** Distance to a part, or to its bounding ball while that is still far. */
function reach(part: Part, x: number, y: number, z: number) {
  const ball = part.ball;
  if (ball) {
    const dx = x - ball[0];
    const dy = y - ball[1];
    const dz = z - ball[2];
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - ball[3];
    if (distance > BALL_MARGIN) return distance;
  }
  return part.f(x, y, z);
}

/** Union of parts; the material is that of the nearest part. */
export function assemble(parts: Part[]): { sdf: Field; mat: Material } {
  return {
    sdf(x, y, z) {
      let nearest = 1e9;
      for (let i = 0; i < parts.length; i++) {
        const d = reach(parts[i], x, y, z);
        if (d < nearest) nearest = d;
      }
      return nearest;
    },
    mat(surface, x, y, z, n) {
      let nearest = 1e9;
      let index = 0;
      for (let i = 0; i < parts.length; i++) {
        const d = reach(parts[i], x, y, z);
        if (d < nearest) {
          nearest = d;
          index = i;
        }
      }
      parts[index].mat(surface, x, y, z, n);
    },
  };
}
