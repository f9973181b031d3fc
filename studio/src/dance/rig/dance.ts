/** What a dance hands over, and how its frames become pixels. */
import { createHash } from 'node:crypto';
import { finish } from '../../draw/finish.ts';
import type { Finish } from '../../draw/painting.ts';
import { beginDrawing } from '../../draw/markup.ts';
import type { Raster } from '../../work.ts';
import { halo } from './brush.ts';
import { type Ground, H, W } from './stage.ts';
import sharp from 'sharp';

export const FPS = 24;

/** A still with figures of the rig before a stage. */
export interface Scene {
  /** The stage: everything that does not move. */
  ground(): Ground;
  /** Content of `<defs>` for the figures. */
  defs?: string;
  /** The figures at a time in seconds, as SVG elements. */
  draw(t: number): string;
}

/** A dance: a scene that loops. */
export interface Dance extends Scene {
  /** Id of the film and of its poster, e.g. `dance-kathak`. */
  id: string;
  /** Length of the loop in seconds. */
  dur: number;
  /** Time of the poster frame in seconds. */
  poster: number;
  /** Quality of the two encoders: higher is smaller. Defaults 28 (H.264) and 44 (VP9). */
  crf?: number;
  vp9?: number;
}

/** Frames of one loop. */
export const frameCount = (dance: Dance) => Math.round(dance.dur * FPS);

/** Gradients that every scene may use: `url(#shade)` under feet, `url(#fire)` round flames, `url(#dust)`. */
const DEFS = halo('shade', '#0a0204', 0.75) + halo('fire', '#ffb04a', 0.75) + halo('dust', '#e8cfa0', 0.6);

/** Light surface: pigment, a little grain, dark corners. */
const SURFACE: Finish = { wobble: 1, grain: 0.5, mottle: 0.8, vignette: 1, age: 0.3 };

/** A painted stage: raw RGB. Frames taken before it have its size. */
export interface PaintedGround {
  width: number;
  height: number;
  data: Buffer;
}

/** The stage with pigment, grain and vignette; 640 x 800 at scale 1. */
export async function paintGround(scene: Scene, scale = 1): Promise<PaintedGround> {
  beginDrawing();
  const { bg, body, defs, seed, surface = 'cloth' } = scene.ground();
  const sized = scale === 1 ? body : `<g transform="scale(${scale})">${body}</g>`;
  const [w, h] = [Math.round(W * scale), Math.round(H * scale)];
  return finish({ w, h, bg, defs: defs + DEFS, body: sized, finish: { ...SURFACE, seed, surface } });
}

/** The figures of one frame as an SVG document. */
export function frameSvg(scene: Scene, t: number, width = W, height = H): string {
  beginDrawing();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${W} ${H}">` +
    `<defs>${DEFS}${scene.defs ?? ''}</defs>${scene.draw(t)}</svg>`
  );
}

/** One frame over its painted ground, as raw RGB of the same size. */
export async function shoot(scene: Scene, ground: PaintedGround, t: number): Promise<Buffer> {
  const { width, height, data } = ground;
  const figures = await sharp(Buffer.from(frameSvg(scene, t, width, height)), { unlimited: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: figures }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Stills are drawn larger than films: 800 x 1000. */
export const STILL_SCALE = 1.25;

/** A still for the press. */
export async function still(scene: Scene, t: number): Promise<Raster> {
  const ground = await paintGround(scene, STILL_SCALE);
  return { width: ground.width, height: ground.height, data: await shoot(scene, ground, t) };
}

const groundMarkup = (scene: Scene): string => {
  beginDrawing();
  const { body, defs, bg } = scene.ground();
  return `${bg}\n${defs}\n${body}`;
};

/** What a still is made from: the stage, its surface and the figures. */
export function stillMarkup(scene: Scene, t: number): string {
  const { seed, surface = 'cloth' } = scene.ground();
  return groundMarkup(scene) + JSON.stringify({ ...SURFACE, seed, surface }) + frameSvg(scene, t);
}

/** Frames between two that count for the version. */
const SAMPLED = 4;

/** First 8 hex digits of a hash over the drawing of the stage and of every fourth frame. */
export function filmVersion(dance: Dance): string {
  const hash = createHash('sha256').update(groundMarkup(dance));
  const frames = frameCount(dance);
  for (let i = 0; i < frames; i += SAMPLED) hash.update(frameSvg(dance, (i / frames) * dance.dur));
  return hash.digest('hex').slice(0, 8);
}
