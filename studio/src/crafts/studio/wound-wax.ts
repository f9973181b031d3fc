/**
 * Dhokra: wax threads wound on a clay core, cast in brass. A figure is a list of wound limbs and plain ones, joined with
 * soft seams; the caster's soil stays dark in the grooves.
 */
import { smoothMin } from './distance.ts';
import { brass } from './materials.ts';
import { fbm } from './noise.ts';
import { bake } from './grid.ts';
import type { Craft, Field, Material, Scene } from './scene.ts';
import { type Vec3, cross, normalise, subtract } from './vector.ts';

/** A tapered limb. `thread` is the pitch of its spiral; 0 leaves it smooth. */
export interface Limb {
  from: Vec3;
  to: Vec3;
  radius: number;
  radiusTo: number;
  thread: number;
}

/** Limb wound with thread. */
export const coil = (from: Vec3, to: Vec3, radius: number, radiusTo = radius, thread = 0.05): Limb => ({
  from,
  to,
  radius,
  radiusTo,
  thread,
});

/** Limb without thread: faces, hands, feet. */
export const smooth = (from: Vec3, to: Vec3, radius: number, radiusTo = radius): Limb =>
  coil(from, to, radius, radiusTo, 0);

/** Limbs along a line of points; the radius changes evenly from the first to the last. */
export const chain = (points: Vec3[], radius: number, radiusTo = radius, thread = 0.05): Limb[] =>
  points.slice(1).map((to, i) => {
    const at = (k: number) => radius + ((radiusTo - radius) * k) / (points.length - 1);
    return coil(points[i], to, at(i), at(i + 1), thread);
  });

/** Beyond this distance the thread is not asked for. */
const NEAR = 0.1;

/** Distance to a limb, ridged by its thread. */
export function limb({ from, to, radius, radiusTo, thread }: Limb): Field {
  const span = subtract(to, from);
  const squared = span[0] ** 2 + span[1] ** 2 + span[2] ** 2;
  const length = Math.sqrt(squared);
  const axis = normalise(span);
  const side = normalise(cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const other = cross(axis, side);
  return (x, y, z) => {
    const px = x - from[0];
    const py = y - from[1];
    const pz = z - from[2];
    const s = (px * span[0] + py * span[1] + pz * span[2]) / squared;
    const t = s < 0 ? 0 : s > 1 ? 1 : s;
    const dx = px - span[0] * t;
    const dy = py - span[1] * t;
    const dz = pz - span[2] * t;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (radius + (radiusTo - radius) * t);
    if (!thread || d > NEAR) return d;
    const around = Math.atan2(
      dx * side[0] + dy * side[1] + dz * side[2],
      dx * other[0] + dy * other[1] + dz * other[2],
    );
    return d - ridge((s * length) / thread + around / (2 * Math.PI)) * thread;
  };
}

/** Half-round profile of threads that lie side by side, one per unit; about -0.17 in the groove, 0.11 on the crest. */
export function ridge(u: number) {
  const f = u - Math.floor(u) - 0.5;
  return (Math.sqrt(Math.max(0, 0.25 - f * f)) - 0.3) * 0.55;
}

/** Union of limbs with seams of soft wax. */
export function waxwork(limbs: Limb[], seam = 0.02): Field {
  const wound = limbs.map((one) => ({
    f: limb(one),
    x: (one.from[0] + one.to[0]) / 2,
    y: (one.from[1] + one.to[1]) / 2,
    z: (one.from[2] + one.to[2]) / 2,
    reach: Math.hypot(...subtract(one.to, one.from)) / 2 + Math.max(one.radius, one.radiusTo) * 1.05 + seam,
  }));
  return (x, y, z) => {
    let d = 9;
    for (const one of wound) {
      // A limb whose ball is further away than what was found already changes nothing.
      const away = Math.sqrt((x - one.x) ** 2 + (y - one.y) ** 2 + (z - one.z) ** 2) - one.reach;
      if (away < d) d = smoothMin(d, one.f(x, y, z), seam);
    }
    return d;
  };
}

/**
 * Old brass: crests of the thread rubbed bright, grooves dark with casting soil.
 * @param field the shape, baked
 */
export const castBrass =
  (field: Field, seed: number, colour: Vec3 = [0.74, 0.52, 0.22]): Material =>
  (s, x, y, z, n) => {
    const grime = fbm(x * 5 + seed, y * 5, z * 5, 4);
    const inward = 0.022;
    const here = -field(x - n[0] * inward, y - n[1] * inward, z - n[2] * inward);
    const crest = 1 - Math.max(0, Math.min(1, (here - 0.0135) * 110));
    const out = 0.05;
    const room = field(x + n[0] * out, y + n[1] * out, z + n[2] * out);
    const deep = Math.max(0, Math.min(1, (out - room) * 34));
    brass(s, 0.1 + Math.max(0, grime - 0.42) + 0.85 * deep + 0.15 * crest, 0.32, colour);
  };

/** Fine roughness that the clay mould leaves on the metal. */
export const castSkin: Field = (x, y, z) => 0.004 * fbm(x * 24, y * 24, z * 24, 3);

/** A cast figure: its shape with the box and cell it is baked in, and what its scene adds to the look of old brass. */
interface Cast extends Pick<Scene, 'bg' | 'eye' | 'look' | 'fov' | 'step'> {
  id: string;
  field: Field;
  lo: Vec3;
  hi: Vec3;
  cell?: number;
  colour: Vec3;
}

/** A craft of cast brass alone. */
export const castCraft = ({ id, field, lo, hi, cell = 0.0125, colour, ...view }: Cast): Craft => ({
  id,
  build(seed) {
    const sdf = bake(field, lo, hi, cell);
    return Promise.resolve({
      sdf,
      exact: field,
      lo: [lo[0], 0, lo[2]],
      hi,
      step: 0.8,
      eps: 0.006,
      bumpEps: 0.006,
      edgeRays: 2,
      bump: castSkin,
      mat: castBrass(sdf, seed, colour),
      ...view,
    });
  },
});
