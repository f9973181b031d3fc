/** The lighting of the studio: a key softbox (upper left), a strip on the right, a rim strip behind, a scrim above. */
import { cross, normalise, type Vec3 } from './vector.ts';

/** A rectangle at infinity: direction, its two axes, half sizes (as tangents) and linear radiance. */
export interface Light {
  centre: Vec3;
  u: Vec3;
  v: Vec3;
  halfU: number;
  halfV: number;
  colour: Vec3;
}

export interface Lighting {
  key: Light;
  others: Light[];
  /** Tint that the walls of the room take from the backdrop. */
  warm: Vec3;
  /** Strength of everything but the key. */
  fill: number;
}

const DEFAULT_KEY: Vec3 = [-0.66, 0.9, 0.66];

function softbox(direction: Vec3, halfU: number, halfV: number, colour: Vec3): Light {
  const centre = normalise(direction);
  const u = normalise(cross([0, 1, 0], centre));
  return { centre, u, v: cross(centre, u), halfU, halfV, colour };
}

/** Sets up the lamps; the key keeps its total light whatever its size. */
export function lighting(backdrop: Vec3, keyDirection = DEFAULT_KEY, keySize = 0.25, fill = 1): Lighting {
  const k = (1.2 / (keySize * keySize * 4)) * Math.PI;
  return {
    key: softbox(keyDirection, keySize, keySize, [k * 1.05, k, k * 0.93]),
    fill,
    others: [
      softbox([1, 0.28, 0.42], 0.16, 0.62, [1.55, 1.55, 1.6]),
      softbox([-0.5, 0.5, -1], 0.5, 0.3, [1.5, 1.42, 1.3]),
      softbox([0.1, 1, 0.25], 0.45, 0.3, [1.3, 1.28, 1.22]),
    ],
    warm: [0.8 + 0.2 * backdrop[0], 0.8 + 0.2 * backdrop[1], 0.78 + 0.22 * backdrop[2]],
  };
}

/** How much of a softbox is seen along a direction: a flat face with a soft edge. */
function visible(light: Light, x: number, y: number, z: number) {
  const k = x * light.centre[0] + y * light.centre[1] + z * light.centre[2];
  if (k < 0.2) return 0;
  const a = Math.abs(x * light.u[0] + y * light.u[1] + z * light.u[2]) / k / light.halfU;
  const b = Math.abs(x * light.v[0] + y * light.v[1] + z * light.v[2]) / k / light.halfV;
  if (a > 1.08 || b > 1.08) return 0;
  const edge = Math.min(1, (1.08 - a) / 0.16) * Math.min(1, (1.08 - b) / 0.16);
  return edge * (1.08 - 0.25 * (a * a + b * b) * 0.5);
}

/** Brightest key that a reflection may show; more would only make fireflies. */
const KEY_REFLECTION_LIMIT = 9;

/** Light that arrives from a direction in which nothing stands; `withKey` says whether the key lamp is included. */
export function sky(lamps: Lighting, x: number, y: number, z: number, withKey: boolean, out: Vec3) {
  const up = Math.max(0, y);
  const walls = lamps.fill * (0.17 + 0.26 * up + 0.1 * Math.max(0, -z) * (1 - up));
  out[0] = walls * lamps.warm[0];
  out[1] = walls * lamps.warm[1];
  out[2] = walls * lamps.warm[2];
  for (const lamp of lamps.others) {
    const share = visible(lamp, x, y, z) * lamps.fill;
    if (share > 0) {
      out[0] += lamp.colour[0] * share;
      out[1] += lamp.colour[1] * share;
      out[2] += lamp.colour[2] * share;
    }
  }
  if (!withKey) return;
  const share = visible(lamps.key, x, y, z);
  if (share > 0) {
    for (let c = 0; c < 3; c++) out[c] += Math.min(KEY_REFLECTION_LIMIT, lamps.key.colour[c]) * share;
  }
}
