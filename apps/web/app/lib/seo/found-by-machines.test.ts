import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import { pictureAddress, pictureDownload } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { unindexed } from './unindexed';
import { artist, drawn, event, machineView, pages, site, type Node } from '../../testing/machine-view';

/** Pages with a picture of their own. */
const own: Record<string, Picture | null> = {
  'routes/event.tsx': event.bannerPicture,
  'routes/artist.tsx': artist.image.picture,
  'routes/game-memory.tsx': sitePicture('game-memory'),
  'routes/game-snakes-and-ladders.tsx': sitePicture('game-snakes'),
  'routes/game-puzzle.tsx': sitePicture('game-puzzle'),
  'routes/game-quiz.tsx': sitePicture('game-quiz'),
};

/** Addresses anywhere in a node. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(https?:|\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

describe.each(['', '-upcoming', '-completed'])(
  'a page that a list of events does not have (events%s)',
  (name) => {
    it.each([':page', '99'])('has the title and the address of the list: %s', async (page) => {
      const file = `routes/events${name}.tsx`;
      const missing = { state: 'failed', status: 404, message: 'There is no such page.', missing: true };
      const list = await machineView(file);
      const lost = await machineView(file, { page, data: { events: missing } });
      expect(lost.title).toBe(list.title);
      expect(lost.canonical).toBe(list.canonical);
      expect(lost.content('description')).toBe(list.content('description'));
      // In the browser the answer may still be on its way.
      const loading = await machineView(file, { page, data: { events: new Promise(() => {}) } });
      expect(loading.title.includes(page)).toBe(page === '99');
    });
  },
);

describe.each(pages)('$path', ({ file, path }) => {
  it('has a title, a description, and its own address', async () => {
    const page = await machineView(file);
    expect(page.title).toContain('Kalavithi');
    expect(page.content('description')?.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(`${site}${path}`);
  });

  it('can be shared: card, picture with size and words, place and language', async () => {
    const page = await machineView(file);
    expect(page.content('og:url')).toBe(page.canonical);
    expect(page.title).toContain(page.content('og:title'));
    expect(page.content('twitter:title')).toBe(page.content('og:title'));
    expect(page.content('og:description')).toBe(page.content('description'));
    expect(page.content('twitter:description')).toBe(page.content('description'));
    expect(page.content('og:locale')).toBe('en_IN');
    expect(page.content('og:type')).toBe('website');
    expect(page.content('twitter:card')).toMatch(/^summary(_large_image)?$/);
    expect(page.content('og:image')).toMatch(new RegExp(`^${site}/(media/|icon-512)`));
    expect(page.content('twitter:image')).toBe(page.content('og:image'));
    expect(page.content('og:image:alt')?.length).toBeGreaterThan(10);
    expect(page.content('twitter:image:alt')).toBe(page.content('og:image:alt'));
    expect(Number(page.content('og:image:width'))).toBeGreaterThan(300);
    expect(Number(page.content('og:image:height'))).toBeGreaterThan(300);
  });

  it('gives whole addresses only, made of the public one', async () => {
    for (const address of addressesIn((await machineView(file)).graph))
      expect(address).toMatch(new RegExp(`^(${site}/|https://schema\\.org/)`));
  });
});

describe.each(pages.filter(({ file }) => own[file]))('$path', ({ file }) => {
  it('is shared under its own picture, even when the site has a card', async () => {
    const page = await machineView(file, { socialCard: drawn('social-card', 1200, 630) });
    expect(page.content('og:image')).toBe(`${site}${pictureAddress(own[file]!)}`);
    expect(page.content('og:image:alt')).toBe(own[file]!.alt);
  });
});

describe.each(pages.filter(({ file }) => !own[file]))('$path', ({ file }) => {
  it('is shared under the card of the site, a JPEG in the size of its file', async () => {
    const card = drawn('social-card', 1200, 630);
    const page = await machineView(file, { socialCard: card });
    expect(page.content('og:image')).toBe(`${site}${pictureDownload(card)}`);
    expect(page.content('og:image:type')).toBe('image/jpeg');
    expect([page.content('og:image:width'), page.content('og:image:height')]).toEqual(['1200', '630']);
    expect(page.content('twitter:card')).toBe('summary_large_image');
  });
});

describe.each(pages.filter(({ path }) => unindexed.includes(path)))('$path', ({ file }) => {
  it('is one visitor’s own: in no index, and nothing is told of it', async () => {
    const page = await machineView(file);
    expect(page.content('robots')).toBe('noindex');
    expect(page.graph).toEqual([]);
  });
});

describe.each(pages.filter(({ path }) => path !== '/' && !unindexed.includes(path)))('$path', ({ file }) => {
  it('may be in every index, and tells the way from home by the names that the pages bear', async () => {
    const page = await machineView(file);
    expect(page.content('robots')).toBeUndefined();
    const steps = page.ofType('BreadcrumbList')[0]?.['itemListElement'] as Node[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` });
    expect(steps.at(-1)).toMatchObject({ name: page.content('og:title'), item: page.canonical });
    for (const { name, item } of steps.slice(1, -1)) {
      const step = pages.find(({ path }) => `${site}${path}` === item);
      expect((await machineView(step!.file)).content('og:title')).toBe(name);
    }
  });
});

describe('all pages', () => {
  it('have titles, descriptions and addresses of their own', async () => {
    const all = await Promise.all(pages.map(({ file }) => machineView(file)));
    for (const values of [
      all.map(({ title }) => title),
      all.map((page) => page.content('description')),
      all.map(({ canonical }) => canonical),
    ])
      expect(new Set(values).size).toBe(pages.length);
  });

  it('that fail or were never there are in no index', async () => {
    const { meta } = (await import('../../root')) as unknown as {
      meta: (args: { error?: unknown }) => MetaDescriptor[];
    };
    expect(meta({ error: new Error('broken') })).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(meta({})).toEqual([]);
  });
});
