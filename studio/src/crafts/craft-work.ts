/** A craft as a work for the press. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Collection, Raster, Work } from '../work.ts';
import { render } from './studio/render.ts';
import type { Craft } from './studio/scene.ts';

/** Side of the drawing in pixels. */
const SIZE = 1000;
/** Light samples per pixel. */
const SAMPLES = 15;
/** The proof is a coarse render a sixteenth as wide. */
const PROOF = { size: 64, samples: 3, gridScale: 3 } as const;

/** Finished renders, so that a change of code that leaves the picture alone needs no new one. Safe to delete. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/kalavithi-art/crafts', import.meta.url));

/** Address of the module that draws a craft: `objects/<id>.ts`. */
export const craftModule = (id: string): string => new URL(`./objects/${id}.ts`, import.meta.url).href;

/** A small rough render: RGB bytes that change when shape, ornament, material or light change. */
export const proofOf = (id: string, seed: number, workers = 2): Promise<Uint8Array> =>
  render(craftModule(id), { ...PROOF, seed, workers });

async function draw(id: string, seed: number): Promise<Raster> {
  const proof = createHash('sha256').update(await proofOf(id, seed));
  const key = proof.update(`${SIZE} ${SAMPLES}`).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${id}-${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { width: SIZE, height: SIZE, data: await sharp(kept).removeAlpha().raw().toBuffer() };
  const data = await render(craftModule(id), { seed, size: SIZE, samples: SAMPLES });
  await mkdir(CACHE, { recursive: true });
  await sharp(data, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toFile(file);
  return { width: SIZE, height: SIZE, data };
}

/** Work of a craft. Its module is imported by the work's file too, so that the press sees when it changes. */
export const craftWork = (
  craft: Craft,
  facts: { collection: Collection; alt: string; seed?: number },
): Work => ({
  id: craft.id,
  collection: facts.collection,
  seed: facts.seed ?? 4,
  width: SIZE,
  height: SIZE,
  alt: facts.alt,
  raster: true,
  draw: (seed) => draw(craft.id, seed),
});
