/** Where the tremor of the finish (`Painting.finish.wobble`) moves each point of a drawing. */
import sharp from 'sharp';
import type { Point } from '../draw/geometry.ts';
import type { Painting } from '../draw/painting.ts';

/** A point of the drawing on the finished picture. */
export type Tremor = (p: Point) => Point;

/**
 * The filter fetches what it shows at p from p + shift(p); so a point q of the drawing is seen where p + shift(p) = q. The shifts are those of the
 * same turbulence, drawn alone.
 */
export async function tremorOf({ w, h, finish }: Painting): Promise<Tremor> {
  const scale = (finish.wobble ?? 3) * 2;
  if (scale === 0) return (p) => p;
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${finish.wobbleFreq ?? 0.018}" numOctaves="3" seed="${finish.seed ?? 1}"/>`;
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="n" x="0" y="0" width="100%" height="100%" filterUnits="objectBoundingBox" color-interpolation-filters="sRGB">${noise}</filter><rect width="${w}" height="${h}" filter="url(#n)"/></svg>`;
  const pixels = await sharp(Buffer.from(markup)).ensureAlpha().raw().toBuffer();
  const clamp = (v: number, n: number): number => Math.max(0, Math.min(n - 1, Math.round(v)));
  const shift = (x: number, y: number): Point => {
    const at = (clamp(y, h) * w + clamp(x, w)) * 4;
    return [scale * (pixels[at] / 255 - 0.5), scale * (pixels[at + 1] / 255 - 0.5)];
  };
  return ([qx, qy]) => {
    let [x, y] = [qx, qy];
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = shift(x, y);
      [x, y] = [qx - dx, qy - dy];
    }
    return [x, y];
  };
}
