/** Smooth value noise: in one dimension for the hand's tremor, in two for grounds and pigment. */

const smooth = (f: number): number => f * f * (3 - 2 * f);

/** 1-D noise in [-1, 1], one knot per unit of x. */
export function noise1(seed: number): (x: number) => number {
  const knot = (i: number): number => {
    let t = (i * 374761393 + seed * 668265263) | 0;
    t = Math.imul(t ^ (t >>> 13), 1274126177);
    return (((t ^ (t >>> 16)) >>> 0) / 4294967296) * 2 - 1;
  };
  return (x) => {
    const i = Math.floor(x);
    const u = smooth(x - i);
    return knot(i) * (1 - u) + knot(i + 1) * u;
  };
}

/** Hash of a grid cell in [0, 1). */
export function cellHash(x: number, y: number, seed: number): number {
  let t = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) | 0;
  t = Math.imul(t ^ (t >>> 13), 1274126177);
  return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
}

/** 2-D noise in [0, 1], one knot per unit. */
export function noise2(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const upper = cellHash(i, j, seed) * (1 - u) + cellHash(i + 1, j, seed) * u;
  const lower = cellHash(i, j + 1, seed) * (1 - u) + cellHash(i + 1, j + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Several octaves of `noise2`, normalised to [0, 1]. */
export function clouds(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  for (let k = 0; k < octaves; k++) {
    sum += amplitude * noise2(x, y, seed + k * 17);
    total += amplitude;
    amplitude *= 0.5;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}
