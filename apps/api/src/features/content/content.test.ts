import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sampleFolder } from '@kalavithi/content/folders';
import { nextCursor } from '@kalavithi/contract/links';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { SizeError } from '../../platform/images/sizer.ts';
import { makeMissingSizes } from './picture-sizes.ts';

let api: TestApi;
/** A copy of the sample without its pictures, which the sample lends. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-content-'));
  await cp(sampleFolder, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(sampleFolder, 'pictures')),
  });
  api = await startApi({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const change = async (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

describe('the calls of the content', () => {
  it.each(['site', 'home', 'dances', 'games', 'schools'] as const)('answers %s', async (name) => {
    const { answer, headers } = await api.succeed(name);
    expect(answer).toEqual(sampleContent[name]);
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('etag')).toBeTruthy();
  });

  it('answers a page, and 404 for an unknown one', async () => {
    const { answer } = await api.succeed('page', { params: { id: 'about' } });
    expect(answer).toEqual(sampleContent.pages.get('about'));
    await api.fail('page', 'page-not-found', { params: { id: 'nowhere' } });
  });

  it('answers a work, and 404 for an unknown one', async () => {
    const [painting] = sampleContent.works.paintings;
    const { answer } = await api.succeed('work', { params: { id: painting?.id ?? '' } });
    expect(answer).toEqual(painting);
    await api.fail('work', 'work-not-found', { params: { id: 'painting-of-nothing' } });
  });

  it('lists works sixty at a time, each once and in order', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { catalogue: 'gallery', ...(cursor !== null && { cursor }) };
      const { answer, headers } = await api.succeed('works', { query });
      seen.push(...answer.map(({ id }) => id));
      sizes.push(answer.length);
      cursor = nextCursor(headers.get('link'));
    } while (cursor !== null);
    expect(seen).toEqual(sampleContent.works.gallery.map(({ id }) => id));
    expect(sizes).toEqual([60, 38]);
  });

  it('lists the works of a school', async () => {
    const { answer } = await api.succeed('works', { query: { catalogue: 'gallery', school: 'tanjor' } });
    expect(answer).toHaveLength(12);
    expect(answer.every((work) => work.catalogue === 'gallery' && work.school === 'tanjor')).toBe(true);
  });

  it('lists a page by its number and sorts by price, with the total count', async () => {
    const ids = (query: Record<string, string>) =>
      api.succeed('works', { query }).then(({ answer, headers }) => ({
        ids: answer.map(({ id }) => id),
        total: headers.get('x-total-count'),
      }));
    const second = await ids({ catalogue: 'gallery', page: '2' });
    expect(second).toEqual({ ids: sampleContent.works.gallery.slice(60).map(({ id }) => id), total: '98' });
    expect(await ids({ catalogue: 'gallery', page: '3' })).toEqual({ ids: [], total: '98' });
    const cheapestFirst = sampleContent.works.handicrafts.map(({ id }) => id);
    expect(await ids({ catalogue: 'handicrafts', sort: 'price-descending' })).toEqual({
      ids: cheapestFirst.toReversed(),
      total: '15',
    });
  });

  it.each([
    { catalogue: 'stamps' },
    { cursor: 'x' },
    { cursor: 'after.../x' },
    { page: '0' },
    { page: '2', cursor: 'after.x' },
    { sort: 'name' },
  ])('rejects the query %j', async (query) => {
    await api.fail('works', 'invalid', { query });
  });

  it('has every search entry once', async () => {
    const { answer, headers } = await api.succeed('search');
    const { works, schools, dances, artists, events, games, pages } = sampleContent;
    const count =
      works.paintings.length +
      works.handicrafts.length +
      works.gallery.length +
      schools.length +
      dances.dances.length +
      dances.tutorials.length +
      dances.glimpses.length +
      artists.length +
      artists.flatMap((artist) => artist.works).length +
      events.length +
      games.cards.length +
      pages.size;
    expect(Object.values(answer).map(({ length }) => length)).toEqual(Object.keys(answer).map(() => count));
    expect(new Set(answer.id.map((id, at) => `${answer.kind[at]} ${id}`)).size).toBe(count);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('etag')).toBeTruthy();
  });

  it('has a search index of 20 kB at most', async () => {
    const text = await (await api.request('/api/search')).text();
    expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(20_000);
  });
});

describe('a changed folder', () => {
  it('is shown after a reload', async () => {
    await change('site.yaml', '+91 00000 00000', '+91 11111 11111');
    await change('events.yaml', 'Warli Wall: A Village Mural in the City', 'Warli Wall');
    expect(await api.deps.content.reload()).toBe(true);
    expect((await api.succeed('site')).answer.contact.phones[0]?.number).toBe('+91 11111 11111');
    const { answer } = await api.succeed('event', { params: { id: 'event-warli-wall' } });
    expect(answer.event_title).toBe('Warli Wall');
    expect((await api.succeed('search')).answer.name).toContain('Warli Wall');
  });

  it('finds an artist and an event of the database, and not what was removed', async () => {
    const { db } = api.deps;
    const { answer: before } = await api.succeed('search');
    await db
      .updateTable('artists')
      .set({ title: 'Somebody New' })
      .where('id', '=', 'artist-devji-umbarsada')
      .execute();
    await db.deleteFrom('events').where('id', '=', 'event-kathak-sixteen').execute();
    const { answer: after } = await api.succeed('search');
    expect(before.id).toContain('event-kathak-sixteen');
    expect(after.id).not.toContain('event-kathak-sixteen');
    expect(after.name).toContain('Somebody New');
    expect(after.name).not.toContain('Devji Umbarsada');
  });

  it('keeps the old content on a mistake and logs its file and line', async () => {
    await change('site.yaml', '+91 11111 11111', '+91 22222 22222');
    await change('works/paintings.yaml', 'price: 950', 'price: cheap');
    expect(await api.deps.content.reload()).toBe(false);
    expect((await api.succeed('site')).answer.contact.phones[0]?.number).toBe('+91 11111 11111');
    expect(api.logLines.join('')).toContain(
      'works/paintings.yaml:16: painting-warli-tarpa-circle: price is \\"cheap\\"; write whole rupees, such as 950',
    );
    await change('works/paintings.yaml', 'price: cheap', 'price: 950');
    expect(await api.deps.content.reload()).toBe(true);
    expect((await api.succeed('site')).answer.contact.phones[0]?.number).toBe('+91 22222 22222');
  });
});

describe('a photograph in the folder', () => {
  it('is served in every size, upright and without its metadata', async () => {
    const pictures = join(folder, 'pictures');
    await cp(join(sampleFolder, 'pictures', 'sizes.json'), join(pictures, 'sizes.json'));
    // Rotated by its EXIF orientation, as cameras store it.
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Artist: 'A secret name' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(join(pictures, 'horse.jpg'));
    await change('works/paintings.yaml', 'file: paintings/painting-warli-tarpa-circle', 'file: horse.jpg');
    expect(await api.deps.content.reload()).toBe(true);

    const { answer } = await api.succeed('work', { params: { id: 'painting-warli-tarpa-circle' } });
    expect(answer.picture).toMatchObject({ width: 900, height: 1200, wide: true });
    for (const [ending, type, width] of [
      ['-320.avif', 'image/avif', 320],
      ['-960.avif', 'image/avif', 900],
      ['-640.webp', 'image/webp', 640],
      ['.jpg', 'image/jpeg', 900],
    ] as const) {
      const response = await api.request(`${answer.picture.path}${ending}?v=${answer.picture.version}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ width });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it('is resized in advance, and only once', async () => {
    const { signal } = new AbortController();
    await makeMissingSizes(api.deps, signal);
    const listed = await api.deps.files.list('content-', 100);
    expect(listed.files.filter(({ key }) => key.startsWith('content-'))).toHaveLength(6);
    const modified = listed.files.map(({ modifiedAt }) => modifiedAt.getTime());
    await makeMissingSizes(api.deps, signal);
    const again = await api.deps.files.list('content-', 100);
    expect(again.files.map(({ modifiedAt }) => modifiedAt.getTime())).toEqual(modified);
  });

  it.each(['0'.repeat(32) + '-640.avif', 'x-640.avif', '..%2f..%2fsite.yaml'])(
    'answers 404 for %s',
    async (name) => {
      expect((await api.request(`/api/pictures/${name}`)).status).toBe(404);
    },
  );

  it('is still answered when the content no longer has it', async () => {
    const { answer } = await api.succeed('work', { params: { id: 'painting-warli-tarpa-circle' } });
    await change('works/paintings.yaml', 'file: horse.jpg', 'file: paintings/painting-warli-tarpa-circle');
    expect(await api.deps.content.reload()).toBe(true);
    expect((await api.request(`${answer.picture.path}-640.webp`)).status).toBe(200);
    await change('works/paintings.yaml', 'file: paintings/painting-warli-tarpa-circle', 'file: horse.jpg');
    expect(await api.deps.content.reload()).toBe(true);
  });

  it('answers 404 for a size that is not offered', async () => {
    const { answer } = await api.succeed('work', { params: { id: 'painting-warli-tarpa-circle' } });
    expect((await api.request(`${answer.picture.path}-641.avif`)).status).toBe(404);
  });

  it('is not made from another file than the one that was read, and not decoded again when it is broken', async () => {
    const file = join(folder, 'pictures', 'cow.jpg');
    const noise = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a3' } })
      .jpeg()
      .toBuffer();
    await writeFile(file, noise);
    await change('works/paintings.yaml', 'file: horse.jpg', 'file: cow.jpg');
    expect(await api.deps.content.reload()).toBe(true);
    const source = [...api.deps.content.current().sources.values()].find((one) => one.file === file);
    const order = { file, hash: source?.hash ?? '', ending: '-480.avif' };
    await writeFile(file, 'something else');
    await expect(api.deps.sizer.make(order, { urgent: true })).rejects.toThrow('has changed');
    const broken = { ...order, hash: createHash('sha256').update('something else').digest('hex') };
    await expect(api.deps.sizer.make(broken, { urgent: true })).rejects.toThrow(SizeError);
    // The right bytes are there again.
    await writeFile(file, noise);
    await expect(api.deps.sizer.make(order, { urgent: true })).resolves.toBeInstanceOf(Uint8Array);
    await expect(api.deps.sizer.make(broken, { urgent: true })).rejects.toThrow(SizeError);
  });
});
