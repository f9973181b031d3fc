/** From light to picture: denoise, multiply by the surface colours, vignette, film curve, 8-bit sRGB. */
import { barrier, eachRow } from './crew.ts';
import { denoise } from './denoise.ts';
import type { Film } from './film.ts';

/** Filmic curve with a soft shoulder that keeps colours saturated (fit by K. Narkowicz). */
const filmCurve = (x: number) =>
  Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));

/** A trace of grain, so that even grounds do not band when they are encoded. */
const grain = (i: number, j: number) => ((Math.sin(i * 12.9898 + j * 78.233) * 43758.5453) % 1) * 1.2;

/** Writes the finished RGB bytes of this worker's rows into `out`. */
export function develop(film: Film, out: Uint8Array, exposure: number) {
  barrier();
  const { size, albedo, tint, glow } = film;
  const light = denoise(film, film.light, film.lightVariance, {
    passes: 5,
    sigma: 3,
    glossy: false,
  });
  const gloss = denoise(film, film.gloss, film.glossVariance, {
    passes: 3,
    sigma: 2,
    glossy: true,
  });
  eachRow(size, (j) => {
    for (let i = 0; i < size; i++) {
      const o = (j * size + i) * 3;
      const fromCentre = (i / size - 0.46) ** 2 + (j / size - 0.46) ** 2;
      const vignette = 1 - 0.3 * Math.min(1, fromCentre * 1.5);
      for (let c = 0; c < 3; c++) {
        const k = o + c;
        const radiance = (albedo[k] * light[k] + tint[k] * gloss[k] + glow[k]) * vignette * exposure * 0.72;
        out[k] = Math.max(0, Math.min(255, 255 * Math.pow(filmCurve(radiance), 1 / 2.2) + grain(i, j)));
      }
    }
  });
}
