/** Crafts as works for the press: a single object, or several on one stage. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Collection, Work } from '../work.ts';
import { render } from './studio/render.ts';
import type { Craft } from './studio/scene.ts';
import path from 'node:path';
import sharp from 'sharp';

/** Side of an object's drawing in pixels. */
const SIZE = 1000;
/** Light samples per pixel. A group has large even surfaces, which the filter cleans well. */
const SAMPLES = { objects: 15, groups: 6 } as const;
/** For close looks, where a pixel is two fifths as large and as much of it is even. */
const SAMPLES_LARGE = 7;
/** A fine group is rendered so much larger and scaled down: an edge gets 13 rays a pixel, and bright ones do not step. */
const FINE_SCALE = 1.5;
/** The proof is a coarse render a sixteenth as wide. */
const PROOF = { size: 64, samples: 3, gridScale: 3 } as const;

/** Finished renders, so that a change of code that leaves the picture alone needs no new one. Safe to delete. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/kalavithi-art/crafts', import.meta.url));

type Folder = keyof typeof SAMPLES;

/** Address of the module that draws a craft: `objects/<id>.ts` or `groups/<id>.ts`. */
export const craftModule = (id: string, folder: Folder): string =>
  new URL(`./${folder}/${id}.ts`, import.meta.url).href;

/** A square render as PNG, kept from the last time when its proof is the same. */
async function keptRender(
  { id }: Craft,
  folder: Folder,
  size: number,
  seed: number,
  proof: Uint8Array,
  { fine = false, samples = SAMPLES[folder] as number } = {},
): Promise<Buffer> {
  const side = fine ? Math.round(size * FINE_SCALE) : size;
  const figures = fine ? `${size} ${side} ${samples}` : `${size} ${samples}`;
  const key = createHash('sha256').update(proof).update(figures).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${id}-${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const data = await render(craftModule(id, folder), { seed, size: side, samples });
  const made = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .resize(size, size, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await sharp(made).toFile(file);
  return made;
}

type Facts = Pick<Work, 'collection' | 'width' | 'height' | 'alt'> & {
  seed?: number;
  /** Rendered larger and scaled down, for thin bright things on dark ground; takes twice as long. */
  fine?: true;
};

/** A small rough render changes when shape, ornament, material or light change. */
const proofOf = (craft: Craft, folder: Folder, seed: number): Promise<Uint8Array> =>
  render(craftModule(craft.id, folder), { ...PROOF, seed });

/** The studio renders squares; of a wide picture the middle rows are kept. */
function renderedWork(craft: Craft, folder: Folder, { seed = 4, fine, ...facts }: Facts): Work {
  const proof = (from: number) => proofOf(craft, folder, from);
  return {
    id: craft.id,
    seed,
    ...facts,
    proof,
    async draw(from) {
      const { width, height } = facts;
      const square = await keptRender(craft, folder, width, from, await proof(from), { fine: fine === true });
      const top = Math.round((width - height) / 2);
      const data = await sharp(square)
        .extract({ left: 0, top, width, height })
        .removeAlpha()
        .raw()
        .toBuffer();
      return { width, height, data };
    },
  };
}

/** Work of an object in `objects/<id>.ts`. */
export const craftWork = (
  craft: Craft,
  facts: { collection: Collection; alt: string; seed?: number },
): Work => {
  const work = renderedWork(craft, 'objects', { ...facts, width: SIZE, height: SIZE });
  return {
    ...work,
    async drawLarge(seed, width) {
      const proof = await proofOf(craft, 'objects', seed);
      const square = await keptRender(craft, 'objects', width, seed, proof, { samples: SAMPLES_LARGE });
      const data = await sharp(square).removeAlpha().raw().toBuffer();
      return { width, height: width, data };
    },
  };
};

/** Work of a group in `groups/<id>.ts`, not higher than wide. */
export const groupWork = (craft: Craft, facts: Facts): Work => renderedWork(craft, 'groups', facts);
