/** Light that reaches a point: the key lamp with its shadow, one diffuse bounce, one glossy bounce. */
import { lighting, sky } from './lights.ts';
import { type March, gradient, marcher } from './march.ts';
import { type PixelSampler, DIMENSION, aroundNormal, cosineDirection } from './sampling.ts';
import type { Scene, Surface } from './scene.ts';
import type { Vec3 } from './vector.ts';

export const newSurface = (): Surface => ({
  r: 0,
  g: 0,
  b: 0,
  rough: 0,
  metal: 0,
  spec: 0,
  sheen: 0,
  glow: 0,
});

/** Back to plain grey matter before a material is asked. */
export function resetSurface(surface: Surface) {
  surface.r = surface.g = surface.b = 0.5;
  surface.rough = 0.5;
  surface.metal = 0;
  surface.spec = 1;
  surface.sheen = 0;
  surface.glow = 0;
}

/** Beyond this the sweep is not shaded any more but has its backdrop colour. */
const SWEEP_DEPTH = 14;
/** Rays from a surface start this far above it. */
const LIFT = 0.01;
const SWEEP_LIFT = 0.004;

export interface Illumination {
  march: March;
  /** Normal of the sweep or wall. */
  groundNormal: Vec3;
  /** Light on the empty sweep: what its shading is divided by, so that it keeps its given colour. */
  openGround: Vec3;
  fill: number;
  /** Distance to the sweep (or wall) along a ray, or below 0. */
  toGround(origin: Vec3, direction: Vec3): number;
  /** Diffuse light at a point with a normal, written to `out`. */
  diffuse(point: Vec3, normal: Vec3, out: Vec3): void;
  /** Reflected light seen from `view`, written to `out`; returns its weight (Fresnel and masking). */
  gloss(point: Vec3, view: Vec3, normal: Vec3, rough: number, f0: number, out: Vec3): number;
}

export function illumination(scene: Scene, sampler: PixelSampler): Illumination {
  const { wall } = scene;
  const march = marcher(scene);
  const lamps = lighting(scene.bg[0], scene.key, scene.keySize, scene.fill);
  const { key } = lamps;
  const keyShare = (4 * key.halfU * key.halfV) / Math.PI;
  const groundNormal: Vec3 = wall === undefined ? [0, 1, 0] : [0, 0, 1];
  const eps = scene.eps ?? 0.004;
  const surface = newSurface();
  const toLamp: Vec3 = [0, 0, 0];
  const bounced: Vec3 = [0, 0, 0];
  const end: Vec3 = [0, 0, 0];
  const endNormal: Vec3 = [0, 0, 0];

  function toGround(origin: Vec3, direction: Vec3) {
    if (wall !== undefined) return direction[2] < -1e-5 ? (wall - origin[2]) / direction[2] : -1;
    return direction[1] < -1e-5 ? -origin[1] / direction[1] : -1;
  }

  /** Share of the key lamp that falls on a surface, by one shadow ray to a random point of the lamp. */
  function keyLight(point: Vec3, normal: Vec3, dimension: number) {
    const a = (sampler.first(dimension) * 2 - 1) * key.halfU;
    const b = (sampler.second(dimension) * 2 - 1) * key.halfV;
    const k = 1 / Math.sqrt(1 + a * a + b * b);
    for (let c = 0; c < 3; c++) toLamp[c] = (key.centre[c] + key.u[c] * a + key.v[c] * b) * k;
    const cosine = toLamp[0] * normal[0] + toLamp[1] * normal[1] + toLamp[2] * normal[2];
    if (cosine <= 0) return 0;
    return march(point, toLamp, 20, 56) >= 0 ? 0 : cosine * keyShare;
  }

  /** Light of the lamps on the empty sweep, over 4000 even directions. */
  const openGround: Vec3 = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const radius = Math.sqrt((i + 0.5) / 4000);
    const angle = i * 2.399963;
    const height = Math.sqrt(1 - radius * radius);
    aroundNormal(groundNormal, radius * Math.cos(angle), radius * Math.sin(angle), height, bounced);
    sky(lamps, bounced[0], bounced[1], bounced[2], false, end);
    for (let c = 0; c < 3; c++) openGround[c] += end[c] / 4000;
  }
  const keyCosine =
    key.centre[0] * groundNormal[0] + key.centre[1] * groundNormal[1] + key.centre[2] * groundNormal[2];
  const keyOnGround = Math.max(0, keyCosine) * keyShare * 0.93;
  for (let c = 0; c < 3; c++) openGround[c] += keyOnGround * key.colour[c];

  /** Light coming along a secondary ray, with simple shading where it ends. */
  function radiance(origin: Vec3, direction: Vec3, withKey: boolean, dimension: number, out: Vec3) {
    const t = march(origin, direction, 20, 64);
    if (t >= 0) return objectRadiance(origin, direction, t, dimension, out);
    const depth = toGround(origin, direction);
    if (depth > 0 && depth < SWEEP_DEPTH) return groundRadiance(origin, direction, depth, dimension, out);
    return sky(lamps, direction[0], direction[1], direction[2], withKey, out);
  }

  function groundRadiance(origin: Vec3, direction: Vec3, depth: number, dimension: number, out: Vec3) {
    for (let c = 0; c < 3; c++) end[c] = origin[c] + direction[c] * depth + groundNormal[c] * SWEEP_LIFT;
    const near = Math.max(0, 1 - depth / SWEEP_DEPTH);
    const lit = keyLight(end, groundNormal, dimension);
    for (let c = 0; c < 3; c++) {
      const full = openGround[c];
      const ambient = full - keyOnGround * key.colour[c];
      out[c] = scene.bg[0][c] * (((ambient * 0.8 + lit * key.colour[c]) / full) * near + (1 - near) * 0.5);
    }
  }

  function objectRadiance(origin: Vec3, direction: Vec3, t: number, dimension: number, out: Vec3) {
    const x = origin[0] + direction[0] * t;
    const y = origin[1] + direction[1] * t;
    const z = origin[2] + direction[2] * t;
    gradient(scene.sdf, x, y, z, eps, endNormal);
    resetSurface(surface);
    scene.mat(surface, x, y, z, endNormal);
    const [nx, ny, nz] = endNormal;
    end[0] = x + nx * LIFT;
    end[1] = y + ny * LIFT;
    end[2] = z + nz * LIFT;
    const lit = keyLight(end, endNormal, dimension);
    const ambient = (0.2 + 0.16 * ny) * lamps.fill;
    const back = 2 * (direction[0] * nx + direction[1] * ny + direction[2] * nz);
    sky(lamps, direction[0] - back * nx, direction[1] - back * ny, direction[2] - back * nz, false, out);
    const { metal, glow } = surface;
    const matter = 1 - metal * 0.9;
    const base = [surface.r, surface.g, surface.b];
    for (let c = 0; c < 3; c++) {
      const scattered = matter * (ambient * lamps.warm[c] + lit * key.colour[c]);
      out[c] = base[c] * (scattered + metal * out[c] * 0.7) + glow * base[c];
    }
  }

  function diffuse(point: Vec3, normal: Vec3, out: Vec3) {
    const lit = keyLight(point, normal, DIMENSION.keyLamp);
    cosineDirection(sampler.first(DIMENSION.bounce), sampler.second(DIMENSION.bounce), normal, bounced);
    radiance(point, bounced, false, DIMENSION.bounceKey, out);
    for (let c = 0; c < 3; c++) out[c] += lit * key.colour[c];
  }

  /** One GGX facet drawn from those that the viewer sees (Dupuy and Benyoub 2023). */
  function gloss(point: Vec3, view: Vec3, normal: Vec3, rough: number, f0: number, out: Vec3) {
    const [nx, ny, nz] = normal;
    const [dx, dy, dz] = view;
    const alpha = Math.max(0.002, rough * rough);
    const sign = nz >= 0 ? 1 : -1;
    const k = -1 / (sign + nz);
    const m = nx * ny * k;
    const vx = -(dx * (1 + sign * nx * nx * k) + dy * sign * m - dz * sign * nx);
    const vy = -(dx * m + dy * (sign + ny * ny * k) - dz * ny);
    const vz = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const stretch = 1 / Math.sqrt(alpha * alpha * (vx * vx + vy * vy) + vz * vz);
    const wz = vz * stretch;
    const angle = sampler.first(DIMENSION.facet) * 2 * Math.PI;
    const cosine = (1 - sampler.second(DIMENSION.facet)) * (1 + wz) - wz;
    const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    let hx = (sine * Math.cos(angle) + vx * alpha * stretch) * alpha;
    let hy = (sine * Math.sin(angle) + vy * alpha * stretch) * alpha;
    let hz = Math.max(1e-4, cosine + wz);
    const perLength = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
    hx *= perLength;
    hy *= perLength;
    hz *= perLength;
    const vh = Math.max(0, vx * hx + vy * hy + vz * hz);
    const lx = 2 * vh * hx - vx;
    const ly = 2 * vh * hy - vy;
    const lz = 2 * vh * hz - vz;
    if (lz <= 0) {
      out[0] = out[1] = out[2] = 0;
      return 0;
    }
    // Rough surfaces lose their grazing mirror, else every silhouette gets a white rim.
    const grazing = Math.max(f0, (1 - rough) * (1 - rough) * 0.8);
    const fresnel = f0 + (grazing - f0) * Math.pow(1 - vh, 5);
    const masking = (2 * lz) / (lz + Math.sqrt(alpha * alpha + (1 - alpha * alpha) * lz * lz));
    aroundNormal(normal, lx, ly, lz, bounced);
    radiance(point, bounced, true, DIMENSION.glossKey, out);
    return fresnel * Math.min(1, masking);
  }

  return { march, groundNormal, openGround, fill: lamps.fill, toGround, diffuse, gloss };
}
