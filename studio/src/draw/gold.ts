/** Embossed gold leaf, lit from the upper left: gesso raised under the leaf is what makes Tanjore and Mysore pictures glow. */
import { clouds } from './noise.ts';

/** Colours of gold from deep shade to highlight. */
const RAMP = [
  [70, 38, 6],
  [150, 94, 18],
  [205, 148, 40],
  [238, 196, 88],
  [255, 236, 168],
];

const clamp = (v: number): number => (v < 0 ? 0 : v > 255 ? 255 : v);

/** Pixels of a picture, some of which make one of the drawing. */
export interface Pixels {
  width: number;
  height: number;
  /** Pixels for one of the drawing. */
  scale: number;
}

/** The mask's red channel, softened so that edges become slopes, 0..1. */
function heights(mask: Buffer, { width: w, height: h, scale }: Pixels): Float32Array {
  const R = Math.round(2 * scale);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0;
      let n = 0;
      for (let j = Math.max(0, y - R); j <= Math.min(h - 1, y + R); j++) {
        for (let i = Math.max(0, x - R); i <= Math.min(w - 1, x + R); i++) {
          sum += mask[(j * w + i) * 4];
          n++;
        }
      }
      out[y * w + x] = sum / n / 255;
    }
  }
  return out;
}

/**
 * Lay gold into the pixels, in place.
 * @param px RGB pixels
 * @param mask RGBA pixels of the same size: alpha where there is leaf, grey 100–120 for flat leaf, white for raised gesso
 */
export function embossGold(px: Buffer, mask: Buffer, pixels: Pixels & { seed: number }): void {
  const { width: w, height: h, scale, seed } = pixels;
  const H = heights(mask, pixels);
  const step = Math.round(scale);
  for (let row = step; row < h - step; row++) {
    for (let column = step; column < w - step; column++) {
      const k = row * w + column;
      const [x, y] = [column / scale, row / scale];
      const alpha = mask[k * 4 + 3] / 255;
      if (alpha < 0.02) continue;
      const crumple = (u: number, v: number): number => clouds(u / 5, v / 5, seed, 2);
      const dx = (H[k + step] - H[k - step]) * 3.2 + (crumple(x + 1, y) - crumple(x - 1, y)) * 0.55;
      const dy = (H[k + step * w] - H[k - step * w]) * 3.2 + (crumple(x, y + 1) - crumple(x, y - 1)) * 0.55;
      const inv = 1 / Math.hypot(dx, dy, 1);
      const [nx, ny, nz] = [-dx * inv, -dy * inv, inv];
      const diffuse = Math.max(0, nx * -0.5 + ny * -0.62 + nz * 0.6);
      const glint = Math.pow(Math.max(0, nx * -0.28 + ny * -0.36 + nz * 0.89), 26);
      const sweep = clouds(x / 260 + y / 400, y / 300, seed + 9, 2);
      const leaf = clouds(x / 7, y / 7, seed + 5, 3);
      const light = 0.34 + 0.62 * diffuse + 0.34 * (sweep - 0.5) + 0.16 * (leaf - 0.5);
      const t = Math.max(0, Math.min(3.999, light * 4));
      const i = Math.floor(t);
      const f = t - i;
      for (let c = 0; c < 3; c++) {
        const v = RAMP[i][c] * (1 - f) + RAMP[i + 1][c] * f + glint * 46 * (H[k] > 0.5 ? 1 : 0.35);
        px[k * 3 + c] = clamp(px[k * 3 + c] * (1 - alpha) + v * alpha);
      }
    }
  }
}
