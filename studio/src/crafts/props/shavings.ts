/** Curls of wood and lac that fall from the turner's chisel: ribbons rolled into open spirals. */
import { TAU } from '../../draw/geometry.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { type Vec3, rotate } from '../studio/vector.ts';
import { type Bounded, thing } from './thing.ts';

export interface Curl {
  /** Middle of the curl on the ground. */
  at: [number, number];
  /** Radius of the outermost turn; the inner ones are narrower. */
  radius: number;
  turns: number;
  /** Half width of the ribbon. */
  width: number;
  /** How far the ribbon travels sideways in one turn; more than twice the width opens it into a corkscrew. */
  drift: number;
  /** Turn about the upright axis. */
  yaw: number;
  /** Height of the ground under it. */
  lift?: number;
  colour: Vec3;
}

/** Half the thickness of a shaving. */
const THIN = 0.012;

/** One curl, lying on its outermost turn. */
export function curl({ at, radius, turns, width, drift, yaw, lift = 0, colour }: Curl): Bounded {
  const gap = Math.min(0.09, (radius * 0.62) / turns);
  const reach = Math.hypot(radius, (turns * drift) / 2 + width) + 0.03;
  const y0 = lift + radius + THIN;
  return {
    ball: [at[0], y0, at[1], reach],
    f(x, y, z) {
      const [a, b] = rotate(x - at[0], z - at[1], yaw);
      const r = Math.hypot(a, y - y0);
      const angle = Math.atan2(y - y0, a) / TAU;
      let nearest = 9;
      // The ribbon passes this direction once in every turn, each time further in and further along.
      for (let k = Math.floor(-angle); k <= turns - angle; k++) {
        const t = angle + k;
        if (t < 0 || t > turns) continue;
        const across = Math.abs(r - (radius - gap * t)) - THIN;
        const along =
          Math.abs(b - drift * (t - turns / 2)) - width * (1 - (0.45 * Math.max(0, t / turns - 0.7)) / 0.3);
        nearest = Math.min(nearest, Math.max(across, along));
      }
      return nearest * 0.7;
    },
    mat(surface, x, y, z) {
      const grain = 0.86 + 0.28 * fbm(x * 3, y * 3, z * 16, 2);
      paint(surface, [colour[0] * grain, colour[1] * grain, colour[2] * grain]);
      surface.rough = 0.6;
      surface.spec = 0.5;
      surface.sheen = 0.1;
    },
  };
}

/** A scatter of curls. */
export const shavings = (id: string, curls: Curl[]) => thing(id, () => curls.map(curl), 0);
