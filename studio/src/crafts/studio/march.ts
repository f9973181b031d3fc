/** Finding surfaces along rays by sphere tracing, and their normals. */
import type { Field, Scene } from './scene.ts';
import type { Vec3 } from './vector.ts';

/** A ray this near to a surface has hit it. */
const HIT = 0.0012;
/** Shortest step, so that grazing rays get on. */
const SHORTEST = 0.002;

/** Distance along a ray to the object, or -1. */
export type March = (origin: Vec3, direction: Vec3, farthest: number, steps: number) => number;

export function marcher(scene: Scene): March {
  const { sdf, lo, hi } = scene;
  const safety = scene.step ?? 0.92;
  return (origin, direction, farthest, steps) => {
    let enter = 0;
    let leave = farthest;
    for (let c = 0; c < 3; c++) {
      const inverse = 1 / (direction[c] || 1e-9);
      const a = (lo[c] - origin[c]) * inverse;
      const b = (hi[c] - origin[c]) * inverse;
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    const [ox, oy, oz] = origin;
    const [dx, dy, dz] = direction;
    for (let t = enter + 0.001, i = 0; i < steps && t < leave; i++) {
      const d = sdf(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < HIT) return t;
      t += Math.max(SHORTEST, d * safety);
    }
    return -1;
  };
}

/** Unit normal of a field, from four differences on a tetrahedron. */
export function gradient(field: Field, x: number, y: number, z: number, e: number, out: Vec3) {
  const a = field(x + e, y - e, z - e);
  const b = field(x - e, y - e, z + e);
  const c = field(x - e, y + e, z - e);
  const d = field(x + e, y + e, z + e);
  setUnit(out, a - b - c + d, -a - b + c + d, -a + b - c + d);
}

/** Tilts a normal by the slope of a surface height. */
export function tilt(height: Field, x: number, y: number, z: number, e: number, n: Vec3) {
  const here = height(x, y, z);
  const gx = (height(x + e, y, z) - here) / e;
  const gy = (height(x, y + e, z) - here) / e;
  const gz = (height(x, y, z + e) - here) / e;
  const across = gx * n[0] + gy * n[1] + gz * n[2];
  setUnit(n, n[0] - gx + across * n[0], n[1] - gy + across * n[1], n[2] - gz + across * n[2]);
}

export function setUnit(out: Vec3, x: number, y: number, z: number) {
  const k = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  out[0] = x * k;
  out[1] = y * k;
  out[2] = z * k;
}
