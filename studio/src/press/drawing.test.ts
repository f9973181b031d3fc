/** Determinism: the same seed gives the same bytes, today, tomorrow and whatever was drawn before. */
import { describe, expect, it } from 'vitest';
import { drawsAll, sampleOf } from '../testing/sample.ts';
import { listWorkFiles, loadWork } from '../works/index.ts';
import { readManifest } from './manifest.ts';
import { drawWork, versionOf } from './press.ts';
import type { Work } from '../work.ts';

const manifest = await readManifest();

const works = await Promise.all((await listWorkFiles()).map(loadWork));

const drawn = works.filter(({ proof }) => !proof);

/** Renders take seconds each: they are compared when everything is drawn. */
const compared = drawsAll ? works : drawn;

const version = async (work: Work, seed = work.seed): Promise<string> =>
  (await versionOf({ ...work, seed })).version;

describe('a drawing', () => {
  // The manifest keeps the hash of the markup or the proof that each committed picture was made from.
  it.each(sampleOf(compared, 24).map((work) => [work.id, work] as const))(
    '%s is the committed one, to the byte',
    async (id, work) => {
      expect(await version(work)).toBe(manifest[id]?.version);
    },
  );

  it('does not depend on what was drawn before it', async () => {
    const [first, second] = drawn.filter(({ collection }) => collection === 'memory');
    if (!first || !second) throw new Error('two small works are needed for this test');
    const alone = await version(first);
    await version(second);
    expect(await version(first)).toBe(alone);
  });

  it('follows its seed', async () => {
    const work = drawn.find(({ collection }) => collection === 'memory');
    if (!work) throw new Error('a small work is needed for this test');
    expect(await version(work, work.seed + 1)).not.toBe(await version(work));
  });

  it('uses no clock and no chance of its own', async () => {
    const clock = Date.now;
    const chance = Math.random;
    const forbidden = (): never => {
      throw new Error('a drawing may use neither the clock nor Math.random');
    };
    try {
      Date.now = forbidden;
      Math.random = forbidden;
      for (const work of drawn.filter(({ collection }) => collection === 'memory'))
        await expect(drawWork(work)).resolves.toHaveProperty('body');
    } finally {
      Date.now = clock;
      Math.random = chance;
    }
  });
});
