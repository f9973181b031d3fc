/** Renders of the crafts: the same for any number of workers, and of something that stands out from its ground. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sample.ts';
import { render } from './studio/render.ts';

/** A few pixels on coarse grids: a second for an object. */
const TINY = { seed: 4, size: 24, samples: 3, gridScale: 4 } as const;
/** Several objects share two cores with whatever else runs. */
const PATIENCE = 120_000;

/** Addresses of the craft modules in a folder. */
const modulesIn = async (folder: 'objects' | 'groups') => {
  const here = new URL(`./${folder}/`, import.meta.url);
  return (await readdir(here)).map((file) => new URL(file, here).href);
};
const modules = [...(await modulesIn('objects')), ...(await modulesIn('groups'))];

/** Mean of the absolute differences between neighbouring rows' middles: an even ground gives nearly 0. */
function unevenness(picture: Uint8Array, size: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 1; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 3;
      const above = at - size * 3;
      for (let c = 0; c < 3; c++) sum += Math.abs((picture[at + c] ?? 0) - (picture[above + c] ?? 0));
      count += 3;
    }
  return sum / count;
}

const named = sampleOf(modules, 9).map((module): [string, string] => [path.basename(module, '.ts'), module]);

describe.each(named)('%s', (_name, module) => {
  it(
    'is the same for one worker and for two, and shows an object',
    async () => {
      const alone = await render(module, { ...TINY, workers: 1 });
      const together = await render(module, { ...TINY, workers: 2 });
      expect(alone.length).toBe(TINY.size * TINY.size * 3);
      expect(Buffer.compare(alone, together)).toBe(0);
      expect(unevenness(alone, TINY.size)).toBeGreaterThan(2);
    },
    PATIENCE,
  );
});

describe('the render', () => {
  it('fails when a worker fails, instead of waiting for it', async () => {
    await expect(render('data:text/javascript,throw new Error("no such craft")', TINY)).rejects.toThrow(
      'no such craft',
    );
  });
});
