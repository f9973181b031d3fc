/** Random numbers of a pixel, and directions made from them. Everything depends on the pixel and sample number only. */
import type { Vec3 } from './vector.ts';

/** Hash of two integers, 0..1. */
const hash = (a: number, b: number) => {
  let t = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d);
  t ^= t >>> 12;
  t = Math.imul(t, 0x297a2d39);
  return ((t ^ (t >>> 15)) >>> 0) / 4294967296;
};

/** The R2 low-discrepancy sequence (M. Roberts 2018): steps 1/g and 1/g^2, g being the plastic number. */
const STEP_1 = 0.7548776662;
const STEP_2 = 0.5698402909;

/** Purposes of random pairs: one dimension each, so that they do not follow one another. */
export const DIMENSION = {
  pixel: 0,
  keyLamp: 1,
  bounce: 2,
  facet: 3,
  glossKey: 4,
  lens: 5,
  bounceKey: 6,
} as const;

/** Low-discrepancy pairs in [0, 1): `first` and `second` of a dimension for the current sample of the pixel. */
export class PixelSampler {
  pixel = 0;
  sample = 0;

  first(dimension: number) {
    const v = hash(this.pixel, dimension * 2) + this.sample * STEP_1;
    return v - Math.floor(v);
  }

  second(dimension: number) {
    const v = hash(this.pixel, dimension * 2 + 1) + this.sample * STEP_2;
    return v - Math.floor(v);
  }
}

/** Turns a direction given round +z into one round the normal n (Duff et al. 2017, branchless basis). */
export function aroundNormal(n: Vec3, a: number, b: number, c: number, out: Vec3) {
  const [nx, ny, nz] = n;
  const sign = nz >= 0 ? 1 : -1;
  const k = -1 / (sign + nz);
  const m = nx * ny * k;
  out[0] = a * (1 + sign * nx * nx * k) + b * m + c * nx;
  out[1] = a * sign * m + b * (sign + ny * ny * k) + c * ny;
  out[2] = -a * sign * nx - b * ny + c * nz;
}

/** Direction above a surface, denser towards its normal (cosine weighted). */
export function cosineDirection(u: number, v: number, n: Vec3, out: Vec3) {
  const radius = Math.sqrt(u);
  const angle = v * 6.28318530718;
  const height = Math.sqrt(Math.max(0, 1 - radius * radius));
  aroundNormal(n, radius * Math.cos(angle), radius * Math.sin(angle), height, out);
}
