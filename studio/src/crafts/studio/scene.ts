/**
 * What a craft hands to the studio. An object is about 3 units high, stands on y = 0 and faces +z.
 */
import type { Vec3 } from './vector.ts';

/** Signed distance to a surface, negative inside. */
export type Field = (x: number, y: number, z: number) => number;

/** Look of a surface point. A craft's material overwrites what it needs; values are reset before every call. */
export interface Surface {
  /** Linear base colour: diffuse albedo, or reflectance when `metal` is 1. */
  r: number;
  g: number;
  b: number;
  /** GGX roughness, 0 mirror .. 1 chalk. */
  rough: number;
  metal: number;
  /** Strength of the clear dielectric reflection: 1 glass or lacquer, 0 none. */
  spec: number;
  /** Soft glow of cloth at grazing angles. */
  sheen: number;
  /** Emitted light, for flames and lamps. */
  glow: number;
}

/** Fills in the surface at a point; n is the unit normal there. */
export type Material = (surface: Surface, x: number, y: number, z: number, n: Vec3) => void;

export interface Scene {
  /** Field used for marching, usually baked into a grid. */
  sdf: Field;
  /** Corners of a box that contains the object. */
  lo: Vec3;
  hi: Vec3;
  mat: Material;
  /** Surface height in scene units; its slope tilts the shading normal (engraving, weave, thread). */
  bump?: Field;
  /** Step of the bump differences. */
  bumpEps?: number;
  /** Slow exact field, used only for the normals that the camera sees. */
  exact?: Field;
  /** Step of the normal differences. */
  eps?: number;
  /** Safety factor on every march step; below 1 for displaced fields. */
  step?: number;
  eye?: Vec3;
  look?: Vec3;
  /** Half the field of view, as a tangent. */
  fov?: number;
  /** Linear backdrop colour, near and far. */
  bg: [Vec3, Vec3];
  /** Hang the object before a wall at this z instead of standing it on the sweep. */
  wall?: number;
  /** Lens radius; 0 keeps everything sharp. */
  lens?: number;
  exposure?: number;
  /** A pixel on an edge gets so many times the rays, default 4; densely patterned cloth is all edges and needs fewer. */
  edgeRays?: number;
  /** Direction to the key light. */
  key?: Vec3;
  /** Strength of everything but the key: low = dramatic. */
  fill?: number;
  /** Half angular size of the key softbox (tangent). */
  keySize?: number;
}

/** One object: `build` draws its textures and returns its shape, materials and camera. */
export interface Craft {
  /** Id of the picture, e.g. `craft-bidri-surahi`. */
  id: string;
  build: (seed: number) => Promise<Scene>;
}
