/** Several crafts on one stage: every object keeps its own shape, materials and fine relief, and casts shadows on the others. */
import type { Craft, Field, Scene, Surface } from './scene.ts';
import { type Vec3, rotate } from './vector.ts';

/** One object of a group. */
export interface Placed {
  craft: Craft;
  /** Where its foot stands. */
  at: Vec3;
  /** 1 = as large as alone. */
  size?: number;
  /** Turn about the upright axis in radians. */
  turn?: number;
}

/** An object's own field is asked for within this distance of its box, in its own units. */
const MARGIN = 0.12;

interface Standing {
  scene: Scene;
  size: number;
  at: Vec3;
  /** Of its turn. */
  cos: number;
  sin: number;
}

/** A point of the group in the object's own units. */
function local({ size, at, cos, sin }: Standing, x: number, y: number, z: number): Vec3 {
  const a = (x - at[0]) / size;
  const b = (z - at[2]) / size;
  return [a * cos - b * sin, (y - at[1]) / size, a * sin + b * cos];
}

/** Distance to an object, or to its box while that is still far. Asked for millions of times: it makes no arrays. */
function reach({ scene, size, at, cos, sin }: Standing, x: number, y: number, z: number): number {
  const { lo, hi } = scene;
  const a = (x - at[0]) / size;
  const b = (z - at[2]) / size;
  const px = a * cos - b * sin;
  const py = (y - at[1]) / size;
  const pz = a * sin + b * cos;
  const dx = Math.max(lo[0] - px, 0, px - hi[0]);
  const dy = Math.max(lo[1] - py, 0, py - hi[1]);
  const dz = Math.max(lo[2] - pz, 0, pz - hi[2]);
  const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
  return (away > MARGIN ? away : scene.sdf(px, py, pz) * (scene.step ?? 1)) * size;
}

/**
 * Builds the objects one after the other (the workers share their memory by order) and joins them.
 * @param view camera, backdrop and light of the group
 */
export async function arrange(
  seed: number,
  placed: readonly Placed[],
  view: Pick<Scene, 'bg' | 'eye' | 'look' | 'fov' | 'key' | 'fill' | 'exposure' | 'edgeRays'>,
): Promise<Scene> {
  const all: Standing[] = [];
  const lo: Vec3 = [Infinity, 0, Infinity];
  const hi: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { craft, at, size = 1, turn = 0 } of placed) {
    const scene = await craft.build(seed);
    all.push({ scene, size, at, cos: Math.cos(turn), sin: Math.sin(turn) });
    for (const cx of [scene.lo[0], scene.hi[0]])
      for (const cz of [scene.lo[2], scene.hi[2]]) {
        const [x, z] = rotate(cx * size, cz * size, -turn);
        lo[0] = Math.min(lo[0], at[0] + x);
        hi[0] = Math.max(hi[0], at[0] + x);
        lo[2] = Math.min(lo[2], at[2] + z);
        hi[2] = Math.max(hi[2], at[2] + z);
      }
    hi[1] = Math.max(hi[1], at[1] + scene.hi[1] * size);
  }
  const nearest = (x: number, y: number, z: number): Standing => {
    let best = all[0];
    let least = Infinity;
    for (const one of all) {
      const d = reach(one, x, y, z);
      if (d < least) {
        least = d;
        best = one;
      }
    }
    return best;
  };
  const exact: Field = (x, y, z) => {
    const one = nearest(x, y, z);
    const { scene, size } = one;
    const p = local(one, x, y, z);
    return (scene.exact ?? scene.sdf)(p[0], p[1], p[2]) * size;
  };
  return {
    ...view,
    lo,
    hi,
    eps: 0.006,
    bumpEps: 0.005,
    exact,
    sdf(x, y, z) {
      let least = Infinity;
      for (const one of all) least = Math.min(least, reach(one, x, y, z));
      return least;
    },
    bump(x, y, z) {
      const one = nearest(x, y, z);
      const { scene, size } = one;
      if (!scene.bump) return 0;
      const p = local(one, x, y, z);
      return scene.bump(p[0], p[1], p[2]) * size;
    },
    mat(surface: Surface, x, y, z, n) {
      const one = nearest(x, y, z);
      const { scene } = one;
      const p = local(one, x, y, z);
      const o = local(one, 0, 0, 0);
      // The normal is turned like a point, but neither moved nor scaled.
      const q = local(one, n[0], n[1], n[2]).map((v, i) => v - o[i]) as Vec3;
      const length = Math.hypot(q[0], q[1], q[2]) || 1;
      scene.mat(surface, p[0], p[1], p[2], [q[0] / length, q[1] / length, q[2] / length]);
    },
  };
}
