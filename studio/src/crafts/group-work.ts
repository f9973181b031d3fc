/** A wide picture of several crafts as a work for the press. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Collection, Raster, Work } from '../work.ts';
import { render } from './studio/render.ts';
import type { Craft } from './studio/scene.ts';

/** Light samples per pixel; a group has large even surfaces, which the filter cleans well. */
const SAMPLES = 6;
const PROOF = { size: 64, samples: 3, gridScale: 3 } as const;
/** Finished renders; safe to delete. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/kalavithi-art/crafts', import.meta.url));

/**
 * Work of a group in `groups/<id>.ts`. The studio renders squares; the middle rows are kept.
 * @param facts.width,facts.height size of the picture, not higher than wide
 */
export const groupWork = (
  craft: Craft,
  facts: { collection: Collection; alt: string; width: number; height: number },
): Work => ({
  id: craft.id,
  collection: facts.collection,
  seed: 4,
  width: facts.width,
  height: facts.height,
  alt: facts.alt,
  raster: true,
  async draw(seed): Promise<Raster> {
    const { width, height } = facts;
    const module = new URL(`./groups/${craft.id}.ts`, import.meta.url).href;
    const proof = createHash('sha256').update(await render(module, { ...PROOF, seed }));
    const key = proof.update(`${width} ${SAMPLES}`).digest('hex').slice(0, 16);
    const file = path.join(CACHE, `${craft.id}-${key}.png`);
    const raw = { width, height: width, channels: 3 } as const;
    let square = await readFile(file).catch(() => undefined);
    if (!square) {
      square = await sharp(await render(module, { seed, size: width, samples: SAMPLES }), { raw })
        .png()
        .toBuffer();
      await mkdir(CACHE, { recursive: true });
      await sharp(square).toFile(file);
    }
    const top = Math.round((width - height) / 2);
    const data = await sharp(square).extract({ left: 0, top, width, height }).removeAlpha().raw().toBuffer();
    return { width, height, data };
  },
});
