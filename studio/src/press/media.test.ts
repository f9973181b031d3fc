/** The committed pictures: all there, light enough, described, and not to be mistaken for one another. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Work } from '../work.ts';
import { loadWork, listWorkFiles } from '../works/index.ts';
import { CARD_BUDGET, CARD_WIDTH, fileNames, LARGE_WIDTH, largeName } from './encode.ts';
import { averageHash, distance, HASH_BITS } from './likeness.ts';
import { isFilm, PICTURES, readSizes } from '../sizes.ts';
import { RELIEF_ENDING } from './relief.ts';
import { folderOf, type Manifest, readManifest, sizesOf, type Picture } from './manifest.ts';

/** Bytes of an average card; what a page of twenty cards weighs follows from it. */
const CARD_AVERAGE = 45_000;

/** Bytes of the whole folder, films included: it is cloned, and copied to every machine that serves the site. */
const FOLDER_BUDGET = 95_000_000;

/** Pictures of one collection differ in at least this share of their hash. */
const UNLIKE = 0.08;

let manifest: Manifest;
let pictures: Picture[];
let works: Map<string, Work>;

beforeAll(async () => {
  manifest = await readManifest();
  pictures = Object.values(manifest);
  works = new Map((await Promise.all((await listWorkFiles()).map(loadWork))).map((work) => [work.id, work]));
});

describe('the committed pictures', () => {
  it('have every file, of the size the manifest says', async () => {
    for (const picture of pictures) {
      const { id, collection, files } = picture;
      const sizes = Object.keys(files).filter(
        (name) => name !== `${id}${RELIEF_ENDING}` && name !== largeName(id),
      );
      expect(sizes.sort()).toEqual(fileNames(works.get(id) ?? picture).sort());
      for (const [name, bytes] of Object.entries(files))
        expect({ name, bytes: (await stat(path.join(folderOf(collection), name))).size }).toEqual({
          name,
          bytes,
        });
    }
  });

  it('of what has a page can be looked at closely', async () => {
    const shown = pictures.filter(({ collection }) =>
      ['gallery', 'paintings', 'handicrafts'].includes(collection),
    );
    expect(shown.length).toBeGreaterThan(100);
    for (const { id, collection } of shown)
      expect(await sharp(path.join(folderOf(collection), largeName(id))).metadata()).toMatchObject({
        width: LARGE_WIDTH,
      });
  });

  it('have a JPEG of their own size where the work asks for one, as the social card does', async () => {
    const asking = [...works.values()].filter(({ jpeg }) => jpeg);
    expect(asking.map(({ id }) => id)).toContain('social-card');
    for (const { id, collection, width, height } of asking)
      expect(await sharp(path.join(folderOf(collection), `${id}.jpg`)).metadata()).toMatchObject({
        format: 'jpeg',
        width,
        height,
      });
  });

  it('are made for every work, and for works only', async () => {
    const ids = (await listWorkFiles()).map(({ id }) => id);
    expect(pictures.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('keep the budget of a card, each and on average', () => {
    const cards = pictures.map(({ id, files }) => files[`${id}-${CARD_WIDTH}.avif`] ?? Infinity);
    expect(Math.max(...cards)).toBeLessThanOrEqual(CARD_BUDGET);
    expect(cards.reduce((sum, bytes) => sum + bytes, 0) / cards.length).toBeLessThanOrEqual(CARD_AVERAGE);
  });

  it('keep the budget of the whole folder, with the films', async () => {
    const files = (await readdir(PICTURES, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
    );
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FOLDER_BUDGET);
  });

  it('are each described by a plain sentence of their own', () => {
    const alts = pictures.map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
    const faulty = alts.filter((alt) => !/^[A-Z].{29,198}\.$/.test(alt));
    expect(faulty).toEqual([]);
  });

  it('do not look alike within a collection', async () => {
    const alike: string[] = [];
    for (const [collection, members] of Map.groupBy(pictures, (picture) => picture.collection)) {
      const hashes = await Promise.all(
        members.map(({ id }) => averageHash(path.join(folderOf(collection), `${id}-320.avif`))),
      );
      hashes.forEach((hash, i) =>
        hashes.slice(0, i).forEach((other, j) => {
          if (distance(hash, other) <= UNLIKE * HASH_BITS)
            alike.push(`${collection}: ${members[i]?.id} and ${members[j]?.id}`);
        }),
      );
    }
    expect(alike).toEqual([]);
  });

  it('are listed for the site as in the manifest', async () => {
    const listed = Object.entries(await readSizes()).filter(([name]) => !isFilm(name));
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        pictures.map((picture) => [`${picture.collection}/${picture.id}`, sizesOf(picture)]),
      ),
    );
  });
});

describe('every work', () => {
  it('loads and says what the manifest says', async () => {
    for (const place of await listWorkFiles()) {
      const { id, collection, width, height, alt } = await loadWork(place);
      expect({ ...manifest[id], id }).toMatchObject({ id, collection, width, height, alt });
    }
  });
});
