/** Several crafts on one stage: every object keeps its own shape, materials and fine relief, and casts shadows on the others. */
import type { Craft, Field, Scene, Surface } from './scene.ts';
import { rotate, type Vec3 } from './vector.ts';

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
  local: (x: number, y: number, z: number) => Vec3;
}

function boxDistance(p: Vec3, lo: Vec3, hi: Vec3): number {
  const dx = Math.max(lo[0] - p[0], 0, p[0] - hi[0]);
  const dy = Math.max(lo[1] - p[1], 0, p[1] - hi[1]);
  const dz = Math.max(lo[2] - p[2], 0, p[2] - hi[2]);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

function reach({ scene, size, local }: Standing, x: number, y: number, z: number): number {
  const p = local(x, y, z);
  const away = boxDistance(p, scene.lo, scene.hi);
  return (away > MARGIN ? away : scene.sdf(p[0], p[1], p[2]) * (scene.step ?? 1)) * size;
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
    all.push({
      scene,
      size,
      local: (x, y, z) => {
        const [a, b] = rotate((x - at[0]) / size, (z - at[2]) / size, turn);
        return [a, (y - at[1]) / size, b];
      },
    });
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
    const { scene, size, local } = nearest(x, y, z);
    const p = local(x, y, z);
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
      const { scene, size, local } = nearest(x, y, z);
      if (!scene.bump) return 0;
      const p = local(x, y, z);
      return scene.bump(p[0], p[1], p[2]) * size;
    },
    mat(surface: Surface, x, y, z, n) {
      const { scene, local } = nearest(x, y, z);
      const p = local(x, y, z);
      const o = local(0, 0, 0);
      // The normal is turned like a point, but neither moved nor scaled.
      const q = local(n[0], n[1], n[2]).map((v, i) => v - o[i]) as Vec3;
      const length = Math.hypot(q[0], q[1], q[2]) || 1;
      scene.mat(surface, p[0], p[1], p[2], [q[0] / length, q[1] / length, q[2] / length]);
    },
  };
}
