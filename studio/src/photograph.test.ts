import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photograph } from './photograph.ts';
import { toRaster, versionOf } from './press/press.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kalavithi-photograph-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A photograph 40 wide and 60 high, red above and blue below, taken with the camera on its side. */
const taken = async (): Promise<URL> => {
  const upright = Buffer.alloc(40 * 60 * 3);
  for (let pixel = 0; pixel < 40 * 60; pixel += 1) upright[pixel * 3 + (pixel < 40 * 30 ? 0 : 2)] = 255;
  const lying = await sharp(upright, { raw: { width: 40, height: 60, channels: 3 } })
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const file = path.join(folder, 'taken.jpg');
  await writeFile(file, lying);
  return pathToFileURL(file);
};

const facts = { id: 'craft-example', collection: 'handicrafts', alt: 'A red and blue card.' } as const;

describe('a photograph', () => {
  it('stands upright and fills its picture', async () => {
    const work = photograph({ ...facts, file: await taken(), width: 40, height: 60 });
    const { width, height, data } = await toRaster(await work.draw(work.seed));
    expect([width, height, data.length]).toEqual([40, 60, 40 * 60 * 3]);
    const at = (x: number, y: number) => data.slice((y * 40 + x) * 3, (y * 40 + x) * 3 + 3);
    expect(at(20, 8)[0]).toBeGreaterThan(230);
    expect(at(20, 8)[2]).toBeLessThan(30);
    expect(at(20, 52)[2]).toBeGreaterThan(230);
  });

  it('is cropped, not squeezed, when its proportions are others', async () => {
    const work = photograph({ ...facts, file: await taken(), width: 30, height: 30 });
    expect(await toRaster(await work.draw(work.seed))).toMatchObject({ width: 30, height: 30 });
  });

  it('that is too small is refused with both sizes', async () => {
    const work = photograph({ ...facts, file: await taken(), width: 1000, height: 1000 });
    await expect(work.draw(work.seed)).rejects.toThrow(
      'craft-example wants 1000x1000 pixels, the photograph has 40x60',
    );
  });

  it('has another version when its file changes', async () => {
    const file = await taken();
    const work = photograph({ ...facts, file, width: 40, height: 60 });
    const { version } = await versionOf(work);
    expect(await versionOf(work)).toEqual({ version });
    await writeFile(file, 'another photograph');
    expect(await versionOf(work)).not.toEqual({ version });
  });
});
