/**
 * Edge-stopping filter on the light buffers: an a-trous wavelet guided by variance, normals and depth
 * (after Dammertz et al. 2010 and Schied et al. 2017).
 */
import { allocate, eachRow } from './crew.ts';
import type { Film } from './film.ts';

/** Five-tap B-spline weights. */
const SPLINE = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
const REACH = 2;

export interface FilterSettings {
  /** Passes; the step doubles with each. */
  passes: number;
  /** How many standard deviations two pixels may differ and still be mixed. */
  sigma: number;
  /** Reflections: leave mirrors and backdrop alone, and keep roughnesses apart. */
  glossy: boolean;
}

/** Filters a three-channel buffer and returns the buffer that holds the result. */
export function denoise(
  film: Film,
  source: Float32Array,
  sourceVariance: Float32Array,
  settings: FilterSettings,
) {
  const { size } = film;
  let from = source;
  let to = allocate(size * size * 3);
  let variance = sourceVariance;
  let nextVariance = allocate(size * size);
  for (let pass = 0; pass < settings.passes; pass++) {
    const a = from;
    const b = to;
    const va = variance;
    const vb = nextVariance;
    eachRow(size, (j) => {
      for (let i = 0; i < size; i++) filterPixel(film, i, j, 1 << pass, a, b, va, vb, settings);
    });
    [from, to] = [to, from];
    [variance, nextVariance] = [nextVariance, variance];
  }
  return from;
}

function filterPixel(
  film: Film,
  i: number,
  j: number,
  step: number,
  from: Float32Array,
  to: Float32Array,
  variance: Float32Array,
  newVariance: Float32Array,
  { sigma, glossy }: FilterSettings,
) {
  const { size, geometry, normal } = film;
  const pixel = j * size + i;
  const o = pixel * 3;
  const depth = geometry[o];
  const kind = geometry[o + 1];
  const rough = geometry[o + 2];
  // The sweep has no gloss, the far backdrop no noise, and a mirror must stay sharp.
  const keep = glossy ? kind === 0 || rough < 0.06 : kind === 0 && variance[pixel] === 0;
  let weight = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  let v = 0;
  if (!keep) {
    const n0 = normal[o];
    const n1 = normal[o + 1];
    const n2 = normal[o + 2];
    const brightness = from[o] + from[o + 1] + from[o + 2];
    const noise = Math.sqrt(localVariance(film, variance, i, j));
    const perDeviation = 1 / (sigma * (kind < 0.1 ? 3 : 1) * noise + 0.006);
    const depthScale = 0.06 * step * (400 / size);
    for (let y = -REACH; y <= REACH; y++) {
      for (let x = -REACH; x <= REACH; x++) {
        const i2 = i + x * step;
        const j2 = j + y * step;
        if (i2 < 0 || j2 < 0 || i2 >= size || j2 >= size) continue;
        const k = j2 * size + i2;
        const e = k * 3;
        if (Math.abs(geometry[e + 1] - kind) > 0.25) continue;
        const difference = Math.abs(from[e] + from[e + 1] + from[e + 2] - brightness) * perDeviation;
        if (difference > 6) continue;
        const turn = Math.max(0, 1 - (n0 * normal[e] + n1 * normal[e + 1] + n2 * normal[e + 2]));
        const away = Math.abs(geometry[e] - depth) / ((Math.abs(x) + Math.abs(y)) * depthScale + 0.02);
        const unlike = glossy ? 8 * Math.abs(geometry[e + 2] - rough) : 0;
        const w = SPLINE[x + 2] * SPLINE[y + 2] * Math.exp(-difference - away - 48 * turn - unlike);
        weight += w;
        r += w * from[e];
        g += w * from[e + 1];
        b += w * from[e + 2];
        v += w * w * variance[k];
      }
    }
  }
  if (weight <= 0) {
    to[o] = from[o];
    to[o + 1] = from[o + 1];
    to[o + 2] = from[o + 2];
    newVariance[pixel] = variance[pixel];
    return;
  }
  const share = 1 / weight;
  to[o] = r * share;
  to[o + 1] = g * share;
  to[o + 2] = b * share;
  newVariance[pixel] = v * share * share;
}

/** Variance averaged over 3 x 3 pixels of the same surface; across a silhouette it would leave a pale fringe. */
function localVariance(film: Film, variance: Float32Array, i: number, j: number) {
  const { size, geometry } = film;
  const pixel = j * size + i;
  const kind = geometry[pixel * 3 + 1];
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, j - 1); y <= Math.min(size - 1, j + 1); y++) {
    for (let x = Math.max(0, i - 1); x <= Math.min(size - 1, i + 1); x++) {
      const k = y * size + x;
      if (Math.abs(geometry[k * 3 + 1] - kind) < 0.02) {
        sum += variance[k];
        count++;
      }
    }
  }
  return count ? sum / count : variance[pixel];
}
