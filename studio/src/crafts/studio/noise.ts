/** Smooth three-dimensional value noise, the same on every run. */

function latticeValue(x: number, y: number, z: number) {
  let t = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  t = Math.imul(t ^ (t >>> 15), 0x85ebca6b);
  t ^= t >>> 13;
  return ((Math.imul(t, 0xc2b2ae35) ^ (t >>> 16)) >>> 0) / 4294967296;
}

/** Value noise, 0..1, with one feature per unit. */
export function noise(x: number, y: number, z: number) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const a = x - i;
  const b = y - j;
  const c = z - k;
  const u = a * a * (3 - 2 * a);
  const v = b * b * (3 - 2 * b);
  const w = c * c * (3 - 2 * c);
  const edge = (p: number, q: number) => {
    const left = latticeValue(i, j + p, k + q);
    return left + (latticeValue(i + 1, j + p, k + q) - left) * u;
  };
  const front = edge(0, 0);
  const back = edge(0, 1);
  const low = front + (edge(1, 0) - front) * v;
  const high = back + (edge(1, 1) - back) * v;
  return low + (high - low) * w;
}

/** Fractal noise, 0..1: octaves of doubling frequency and half the weight. */
export function fbm(x: number, y: number, z: number, octaves = 3) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, z);
    total += weight;
    weight *= 0.5;
    x *= 2.03;
    y *= 2.03;
    z *= 2.03;
  }
  return sum / total;
}
