/** SVG drawings as textures. */
import { allocateBytes, myTurn } from './crew.ts';
import { fbm } from './noise.ts';
import type { Vec3 } from './vector.ts';
import sharp from 'sharp';

/** sRGB byte -> linear light, with the plain 2.2 curve that `develop` undoes. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => Math.pow(i / 255, 2.2));

/** Linear colour of a `#rrggbb` code. */
export function linear(hex: string): Vec3 {
  const n = parseInt(hex.slice(1), 16);
  return [LINEAR[n >> 16], LINEAR[(n >> 8) & 255], LINEAR[n & 255]];
}

/** A drawing and its size; `tremor` moves its lines by so many pixels, like a hand that trembles. */
export interface Sheet {
  width: number;
  height: number;
  svg: string;
  tremor: number;
  seed: number;
}

export interface SheetOptions {
  ground?: string;
  tremor?: number;
  seed?: number;
  defs?: string;
}

/** Wraps SVG elements as a sheet; the ground is black unless given. */
export function sheet(width: number, height: number, body: string, options: SheetOptions = {}): Sheet {
  const ground = `<rect width="${width}" height="${height}" fill="${options.ground ?? '#000'}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${options.defs ?? ''}</defs>${ground}${body}</svg>`;
  return { width, height, svg, tremor: options.tremor ?? 0, seed: options.seed ?? 1 };
}

export interface Texture {
  /** Linear colour at (u, v); u wraps round, v is clamped, v = 0 is the top of the drawing. Fills and returns out. */
  rgb: (u: number, v: number, out: Vec3) => Vec3;
  /** Red channel 0..1 without linearising: for masks and heights. */
  value: (u: number, v: number) => number;
  width: number;
  height: number;
}

/** Pixels between two points of the tremor grid. */
const TREMOR_CELL = 12;

/** Displacements of one row of tremor cells, as x and y pairs; nothing moves at the left and right edge. */
function tremorRow(out: Float32Array, drawing: Sheet, y: number) {
  const columns = out.length / 2;
  for (let i = 0; i < columns; i++) {
    const ease = Math.min(1, i / 6, (columns - i) / 6);
    const row = (y / TREMOR_CELL) * 0.3;
    out[i * 2] = drawing.tremor * ease * (fbm(i * 0.3, row, drawing.seed, 2) - 0.5) * 2;
    out[i * 2 + 1] = drawing.tremor * ease * (fbm(i * 0.3, row, drawing.seed + 50, 2) - 0.5) * 2;
  }
}

/** Rasterises a drawing into shared memory as RGB; `blur` in pixels softens heights. */
async function rasterise(drawing: Sheet, out: Uint8Array, blur: number) {
  const { width, height, tremor } = drawing;
  let image = sharp(Buffer.from(drawing.svg), { unlimited: true }).removeAlpha().toColourspace('srgb');
  if (blur) image = image.blur(blur);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels;
  const shift = new Float32Array((Math.ceil(width / TREMOR_CELL) + 2) * 2);
  for (let y = 0; y < height; y++) {
    if (tremor) tremorRow(shift, drawing, y);
    for (let x = 0; x < width; x++) {
      const cell = (x / TREMOR_CELL) | 0;
      const f = x / TREMOR_CELL - cell;
      const dx = shift[cell * 2] * (1 - f) + shift[cell * 2 + 2] * f;
      const dy = shift[cell * 2 + 1] * (1 - f) + shift[cell * 2 + 3] * f;
      const sx = tremor ? Math.max(0, Math.min(width - 1.001, x + dx)) : x;
      const sy = tremor ? Math.max(0, Math.min(height - 1.001, y + dy)) : y;
      const left = sx | 0;
      const top = sy | 0;
      const fu = sx - left;
      const fv = sy - top;
      const from = (top * width + left) * channels;
      const toRight = fu ? channels : 0;
      const toBelow = fv ? width * channels : 0;
      for (let c = 0; c < 3; c++) {
        const k = from + (channels > 1 ? c : 0);
        const upper = data[k] + (data[k + toRight] - data[k]) * fu;
        const lower = data[k + toBelow] + (data[k + toBelow + toRight] - data[k + toBelow]) * fu;
        out[(y * width + x) * 3 + c] = upper + (lower - upper) * fv;
      }
    }
  }
}

/** Texture from a drawing. One worker rasterises it; it may be read after the next barrier. */
export async function texture(drawing: Sheet, blur = 0): Promise<Texture> {
  const { width, height } = drawing;
  const data = allocateBytes(width * height * 3);
  if (myTurn()) await rasterise(drawing, data, blur);
  let k00 = 0;
  let k10 = 0;
  let k01 = 0;
  let k11 = 0;
  let fx = 0;
  let fy = 0;
  const seek = (u: number, v: number) => {
    const x = (u - Math.floor(u)) * width;
    const y = Math.max(0, Math.min(height - 1.001, v * height - 0.5));
    const left = Math.min(width - 1, x | 0);
    const top = y | 0;
    const right = left + 1 === width ? 0 : left + 1;
    const bottom = Math.min(height - 1, top + 1);
    fx = x - left;
    fy = y - top;
    k00 = (top * width + left) * 3;
    k10 = (top * width + right) * 3;
    k01 = (bottom * width + left) * 3;
    k11 = (bottom * width + right) * 3;
  };
  const blend = (a: number, b: number, c: number, d: number) =>
    (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
  return {
    width,
    height,
    rgb(u, v, out) {
      seek(u, v);
      for (let c = 0; c < 3; c++) {
        out[c] = blend(
          LINEAR[data[k00 + c]],
          LINEAR[data[k10 + c]],
          LINEAR[data[k01 + c]],
          LINEAR[data[k11 + c]],
        );
      }
      return out;
    },
    value(u, v) {
      seek(u, v);
      return blend(data[k00], data[k10], data[k01], data[k11]) / 255;
    },
  };
}
