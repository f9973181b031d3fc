/** Wood turned on a lathe: the pieces that toys are made of, coloured with sticks of lac while they spin. */
import type { Point } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { lathe, solidProfile } from '../studio/grid.ts';
import { lacquer } from '../studio/materials.ts';
import { alongProfile } from '../studio/ornament.ts';
import type { Bounded } from './thing.ts';
import type { Surface } from '../studio/scene.ts';
import { linear } from '../studio/texture.ts';
import { type Vec3, mix } from '../studio/vector.ts';

/** The colours of lac, and the bare hale wood. */
export const LAC = {
  red: linear('#c4201c'),
  orange: linear('#e56d17'),
  yellow: linear('#f0b21c'),
  green: linear('#1d8440'),
  leaf: linear('#7fae2c'),
  blue: linear('#1c4ba6'),
  teal: linear('#12808a'),
  pink: linear('#cf3f78'),
  plum: linear('#5a2152'),
  cream: linear('#f6ead0'),
  black: linear('#17130f'),
  wood: linear('#dcbb88'),
} satisfies Record<string, Vec3>;

export interface Turned {
  /** Outline (radius, height) from the foot up. */
  outline: Point[];
  /** Colours from the tip down: each holds to this share of the outline's length; the last is 1. */
  rings: readonly (readonly [number, Vec3])[];
  /** Where the foot of the axis is. */
  at: Vec3;
  size?: number;
  /** How far the axis leans from upright in radians, and the direction it leans to (0 = right, a quarter turn = forward). */
  lean?: number;
  yaw?: number;
  rough?: number;
}

const BLACK: Vec3 = [0, 0, 0];

/** A turned piece as a part, with a ball round it. */
export function turned({ outline, rings, at, size = 1, lean = 0, yaw = 0, rough = 0.09 }: Turned): Bounded {
  const out = curve(outline, false, 14);
  const form = lathe(solidProfile(out), 0.008);
  const along = alongProfile(out);
  const [low, high] = [out[0][1], out[out.length - 1][1]];
  const widest = Math.max(...out.map(([r]) => r));
  const [toX, toZ] = [Math.cos(yaw), Math.sin(yaw)];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const local = (x: number, y: number, z: number): Vec3 => {
    const dx = (x - at[0]) / size;
    const dy = (y - at[1]) / size;
    const dz = (z - at[2]) / size;
    const a = dx * toX + dz * toZ;
    return [a * cos - dy * sin, a * sin + dy * cos, dz * toX - dx * toZ];
  };
  const middle = ((low + high) / 2) * size;
  const tilt = sin * middle;
  return {
    ball: [
      at[0] + tilt * toX,
      at[1] + cos * middle,
      at[2] + tilt * toZ,
      Math.hypot(widest, (high - low) / 2) * size + 0.02,
    ],
    f(x, y, z) {
      const p = local(x, y, z);
      return form(p[0], p[1], p[2]) * size;
    },
    mat(surface, x, y, z) {
      const p = local(x, y, z);
      const v = along(Math.hypot(p[0], p[2]), p[1]);
      const ring = rings.find(([end]) => v < end) ?? rings[rings.length - 1];
      // Where one stick of lac ends and the next begins there is a hair of shadow; the turner's tool leaves fine rings.
      const edge = Math.min(...rings.map(([end]) => Math.abs(v - end)));
      const tone = (edge < 0.004 ? 0.55 : 1) * (0.96 + 0.04 * Math.sin(p[1] * 190));
      lac(surface, mix(BLACK, ring[1], tone), p, rough);
    },
  };
}

/** Lac on wood; bare wood keeps its dry grain. */
export function lac(surface: Surface, colour: Vec3, [x, y, z]: Vec3, rough = 0.09) {
  lacquer(surface, colour, x * 2, y * 5, z * 2, rough);
}
