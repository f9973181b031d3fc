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
    expect(answer).toMatchObject({
      ...painting,
      gi: { name: 'Warli Painting', number: 239 },
      maker: { id: 'artist-devji-umbarsada' },
    });
    await api.fail('work', 'work-not-found', { params: { id: 'painting-of-nothing' } });
  });

  it('answers a work with the works, artists and events of its tradition', async () => {
    const { answer } = await api.succeed('work', { params: { id: 'gallery-madhubani-kohbar' } });
    expect(answer.tradition).toBe('Madhubani (Mithila)');
    expect(answer.related.length).toBeGreaterThan(2);
    expect(answer.related.map(({ id }) => id)).not.toContain(answer.id);
    expect(answer.artists.map(({ id }) => id)).toEqual(['artist-nirupama-kanth']);
    expect(answer.events.map(({ _id }) => _id)).toEqual(['event-madhubani-weekend']);
  });

  it('answers the works that follow where few are of the same tradition', async () => {
    const { answer } = await api.succeed('work', { params: { id: 'craft-kashmir-pashmina-stole' } });
    expect(answer.related).toEqual([]);
    expect(answer.following.map(({ id }) => id)).toEqual(
      sampleContent.works.handicrafts.slice(0, 4).map(({ id }) => id),
    );
  });

  it('answers a card of 1200 by 630 pixels for a work, and 404 for an unknown one', async () => {
    const response = await api.request('/api/works/painting-warli-tarpa-circle/card.jpg');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const again = await api.request('/api/works/painting-warli-tarpa-circle/card.jpg');
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await api.request('/api/works/painting-of-nothing/card.jpg')).status).toBe(404);
  });

  it('answers the picture of a work as a JPEG to keep, in its largest size', async () => {
    const id = 'gallery-madhubani-chhath';
    const { answer } = await api.succeed('work', { params: { id } });
    const response = await api.request(`/api/works/${id}/picture.jpg`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: answer.picture.large });
    expect((await api.request('/api/works/gallery-of-nothing/picture.jpg')).status).toBe(404);
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

  it('lists the works that pass all filters, with their count', async () => {
    const ids = async (query: Record<string, string>) => {
      const { answer, headers } = await api.succeed('works', { query });
      expect(headers.get('x-total-count')).toBe(String(answer.length));
      return answer.map(({ id }) => id);
    };
    const paintings = { catalogue: 'paintings' };
    expect(await ids({ ...paintings, tradition: 'Gond' })).toEqual([
      'painting-gond-rain-peacocks',
      'painting-gond-mahua-deer',
    ]);
    expect(await ids({ ...paintings, tradition: 'Gond', max: '1400' })).toEqual([
      'painting-gond-rain-peacocks',
    ]);
    expect(await ids({ ...paintings, state: 'Jharkhand' })).toEqual([
      'painting-sohrai-cattle',
      'painting-khovar-peacock-forest',
    ]);
    expect(await ids({ ...paintings, state: 'Gujarat' })).toEqual(['painting-pithora-horses']);
    expect(await ids({ ...paintings, maker: 'artist-devji-umbarsada', max: '1000' })).toEqual([
      'painting-warli-tarpa-circle',
    ]);
    expect(await ids({ ...paintings, tradition: 'Cubism' })).toEqual([]);
    // Works of the gallery have no price.
    expect(await ids({ catalogue: 'gallery', max: '1000' })).toEqual([]);
  });

  it('tells what a catalogue can be filtered by', async () => {
    const { answer } = await api.succeed('workFilters', { query: { catalogue: 'paintings' } });
    expect(answer.tradition).toContainEqual({ value: 'Gond', label: 'Gond', works: 2 });
    expect(answer.maker.map(({ label, works }) => [label, works])).toEqual([
      ['Devji Umbarsada', 2],
      ['Phulesar Marawi', 2],
    ]);
    expect(answer.max).toContainEqual({ value: '1500', label: 'Up to ₹1,500', works: 7 });
    // Pithora is at home in two states.
    expect(answer.state).toContainEqual({ value: 'Gujarat', label: 'Gujarat', works: 1 });
    expect(answer.state.reduce((sum, { works }) => sum + works, 0)).toBe(11);
    const gallery = await api.succeed('workFilters', { query: { catalogue: 'gallery' } });
    expect(gallery.answer.max).toEqual([]);
    await api.fail('workFilters', 'invalid', { query: { catalogue: 'stamps' } });
  });

  it('counts what a value of a filter finds with the other filters, and keeps those without works', async () => {
    const query = { catalogue: 'paintings', state: 'Jharkhand' };
    const all = (await api.succeed('workFilters', { query: { catalogue: 'paintings' } })).answer;
    const { answer } = await api.succeed('workFilters', { query });
    expect(answer.tradition).toContainEqual({ value: 'Gond', label: 'Gond', works: 0 });
    expect(answer.tradition.reduce((sum, { works }) => sum + works, 0)).toBe(2);
    // Another place instead of this one.
    expect(answer.state).toEqual(all.state);
    expect(answer.tradition.map(({ value }) => value)).toEqual(all.tradition.map(({ value }) => value));
    const both = (await api.succeed('workFilters', { query: { ...query, tradition: 'Gond' } })).answer;
    expect(both.tradition).toEqual(answer.tradition);
    expect(both.state).toContainEqual({ value: 'Jharkhand', label: 'Jharkhand', works: 0 });
    expect(both.max.every(({ works }) => works === 0)).toBe(true);
  });

  it.each([
    { catalogue: 'stamps' },
    { max: 'cheap' },
    { tradition: 'x'.repeat(101) },
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
    const { works, schools, dances, artists, events, games, pages, home } = sampleContent;
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
      pages.size +
      home.arrivals.length;
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

describe('a work that is taken out of the content', () => {
  it('stays in carts under its name, without a price, until it is removed', async () => {
    const asha = await api.signIn();
    const [toy, top] = [{ id: 'craft-channapatna-toys' }, { id: 'craft-etikoppaka-spinning-tops' }];
    await api.succeed('saveCart', { as: asha, body: { cart: [toy, top] } });
    await change('works/handicrafts.yaml', '- id: craft-channapatna-toys', '- id: craft-another-toy');
    expect(await api.deps.content.reload()).toBe(true);

    const { answer } = await api.succeed('userData', { as: asha });
    expect(answer.cart.map(({ id, name, price, gone }) => ({ id, name, price, gone }))).toEqual([
      { id: toy.id, name: 'Channapatna Stacking Rooster', price: 0, gone: true },
      { id: top.id, name: 'Etikoppaka Spinning Tops', price: 1050, gone: undefined },
    ]);
    // Saving the rest of the cart loses nothing.
    const saved = await api.succeed('saveCart', { as: asha, body: { cart: [toy, top], version: 1 } });
    expect(saved.answer.cart).toHaveLength(2);
    const removed = await api.succeed('saveCart', { as: asha, body: { cart: [top], version: 2 } });
    expect(removed.answer.cart.map(({ id }) => id)).toEqual([top.id]);
    await api.fail('saveCart', 'unknown-item', { as: asha, body: { cart: [{ id: 'craft-never-made' }] } });

    await change('works/handicrafts.yaml', '- id: craft-another-toy', '- id: craft-channapatna-toys');
    expect(await api.deps.content.reload()).toBe(true);
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
    // What the requests above have begun.
    await api.deps.background.settle(10_000);
    const times = async () => {
      const { files } = await api.deps.files.list('content-', 100);
      const sizes = files.filter(({ key }) => /^content-(?!card-|whole-)/.test(key));
      return sizes.map(({ key, modifiedAt }) => [key, modifiedAt.getTime()]);
    };
    await makeMissingSizes(api.deps, signal);
    const made = await times();
    expect(made).toHaveLength(6);
    await makeMissingSizes(api.deps, signal);
    expect(await times()).toEqual(made);
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
