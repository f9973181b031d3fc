/** The films as committed, and the loops they are made from. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../testing/sample.ts';
import { danceNames, loadDance } from './film/dances.ts';
import { factsOf, filmBytes, type FilmFacts, filmStem, readFacts } from './film/facts.ts';
import { type Dance, FPS, frameCount, frameSvg } from './rig/dance.ts';
import { H, W } from './rig/stage.ts';

/** Limits of a film, in bytes. */
const LEAST = 150_000;
const MOST = 450_000;
/** Some tests draw many frames. */
const PATIENCE = 240_000;

const dances: Dance[] = [];
let facts: Record<string, FilmFacts> = {};

beforeAll(async () => {
  for (const name of await danceNames()) dances.push(await loadDance(name));
  facts = await readFacts();
}, PATIENCE);

/** The figures of a frame at a quarter of its size. */
const small = (dance: Dance, t: number) =>
  sharp(Buffer.from(frameSvg(dance, t, W / 4, H / 4)), { unlimited: true })
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer();

/** Mean change per colour value from one frame to the next. */
async function change(dance: Dance, frame: number): Promise<number> {
  const [a, b] = await Promise.all(
    [frame, frame + 1].map((i) => small(dance, ((i % frameCount(dance)) / frameCount(dance)) * dance.dur)),
  );
  if (!a || !b) throw new Error('no frame');
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe('the films', () => {
  it('are ten, each in both encodings, between 150 and 450 kB', async () => {
    expect(dances.length).toBe(10);
    for (const { id } of dances) {
      const { mp4 = 0, webm = 0 } = await filmBytes(id);
      for (const bytes of [mp4, webm])
        expect({ id, fits: bytes >= LEAST && bytes <= MOST }).toEqual({ id, fits: true });
    }
  });

  it('really are MP4 that can start before it is loaded, and WebM', async () => {
    for (const { id } of dances) {
      const mp4 = await readFile(`${filmStem(id)}.mp4`);
      expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp');
      const [moov, mdat] = [mp4.indexOf('moov'), mp4.indexOf('mdat')];
      expect({ id, startsAtOnce: moov > 0 && moov < mdat }).toEqual({ id, startsAtOnce: true });
      const webm = await readFile(`${filmStem(id)}.webm`);
      expect(webm.readUInt32BE(0)).toBe(0x1a45dfa3);
    }
  });

  it(
    'are recorded with the facts of the drawing as it is now',
    () => {
      expect(Object.keys(facts).sort()).toEqual(dances.map(({ id }) => id).sort());
      for (const dance of sampleOf(dances, 9)) expect(facts[dance.id]).toEqual(factsOf(dance));
    },
    PATIENCE,
  );

  it('last four to six seconds, in whole frames', () => {
    for (const dance of dances) {
      expect(dance.dur).toBeGreaterThanOrEqual(4);
      expect(dance.dur).toBeLessThanOrEqual(6);
      expect(facts[dance.id]?.seconds).toBeCloseTo(frameCount(dance) / FPS, 3);
    }
  });
});

describe('the loops', () => {
  it(
    'have no seam: the last frame leads into the first like any other into the next',
    async () => {
      for (const dance of sampleOf(dances, 9)) {
        const frames = frameCount(dance);
        const others: number[] = [];
        for (let i = 1; i <= 8; i++) others.push(await change(dance, Math.floor((i * frames) / 9)));
        const seam = await change(dance, frames - 1);
        expect({ id: dance.id, smooth: seam <= 1.5 * Math.max(...others) + 0.1 }).toEqual({
          id: dance.id,
          smooth: true,
        });
      }
    },
    PATIENCE,
  );

  it('depend on nothing that was drawn before', () => {
    const [first, second] = dances;
    if (!first || !second) throw new Error('no dances');
    const alone = frameSvg(first, 1);
    frameSvg(second, 2);
    expect(frameSvg(first, 1)).toBe(alone);
  });
});
