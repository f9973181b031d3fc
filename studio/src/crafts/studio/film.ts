/** Frame buffers of one picture. Light is kept apart from surface colour, so that textures survive the denoiser. */
import { allocate } from './crew.ts';

export interface Film {
  /** Side of the square picture in pixels. */
  size: number;
  /** Diffuse light before it is multiplied by the surface colour (3 channels). */
  light: Float32Array;
  /** Reflected light before its tint (3 channels). */
  gloss: Float32Array;
  /** Surface colour (3 channels). */
  albedo: Float32Array;
  /** Tint of reflections (3 channels). */
  tint: Float32Array;
  /** Light emitted by the surface (3 channels). */
  glow: Float32Array;
  /** Shading normal (3 channels). */
  normal: Float32Array;
  /** Distance from the camera, kind (0 backdrop, 1 matter, 2 metal), roughness. */
  geometry: Float32Array;
  /** Variance of light and of gloss. */
  lightVariance: Float32Array;
  glossVariance: Float32Array;
}

/** Buffers in the shared heap. */
export function newFilm(size: number): Film {
  const plane = (channels: number) => allocate(size * size * channels);
  return {
    size,
    light: plane(3),
    gloss: plane(3),
    albedo: plane(3),
    tint: plane(3),
    glow: plane(3),
    normal: plane(3),
    geometry: plane(3),
    lightVariance: plane(1),
    glossVariance: plane(1),
  };
}
