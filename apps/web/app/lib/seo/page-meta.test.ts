import { pictureAddress, pictureJpeg } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { allPages, unindexed } from '../../site-map';
import { artist, eventOf, site } from '../../testing/content';
import { event, pageTags, publicUrl, ready, sitePages, type Node } from '../../testing/page-tags';

/** Pages with a picture of their own. */
const own: Record<string, Picture | null> = {
  'events/:id': event.bannerPicture,
  'artists/:id': artist.image.picture,
  'games/memory': site.pictures['game-memory'],
  'games/SandL': site.pictures['game-snakes'],
  'games/puzzle': site.pictures['game-puzzle'],
  'games/quiz': site.pictures['game-quiz'],
};

/** Addresses anywhere in a node. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(https?:|\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

describe.each(['/events', '/events/upcoming', '/events/completed'])('a missing page of %s', (path) => {
  it.each([':page', '99'])('has the title and the address of the list: %s', async (page) => {
    const missing = { state: 'failed', status: 404, message: 'There is no such page.', missing: true };
    const list = await pageTags(path);
    const lacking = await pageTags(path, { page, data: { page: missing } });
    expect(lacking.title).toBe(list.title);
    expect(lacking.canonical).toBe(list.canonical);
    expect(lacking.content('description')).toBe(list.content('description'));
    // In the browser the data may still be pending.
    const loading = await pageTags(path, { page, data: { page: new Promise(() => {}) } });
    expect(loading.title.includes(page)).toBe(page === '99');
  });
});

describe('the site map', () => {
  it('has exactly the routes without parameters', () => {
    const routed = sitePages.filter(({ pattern }) => !pattern.includes(':')).map(({ path }) => path);
    expect(new Set(allPages.map(({ path }) => path))).toEqual(new Set(routed));
  });
});

describe.each(sitePages)('$path', ({ path, pattern }) => {
  it('has a title with the name of the site, a description, and its own address', async () => {
    const page = await pageTags(path, { site: { ...site, name: 'Chitrashala' } });
    expect(page.title).toContain('Chitrashala');
    expect(page.content('og:site_name')).toBe('Chitrashala');
    expect(page.content('description')?.length).toBeGreaterThan(10);
    expect(page.canonical).toBe(`${publicUrl}${path}`);
  });

  it('has Open Graph and Twitter tags', async () => {
    const page = await pageTags(path);
    expect(page.content('og:url')).toBe(page.canonical);
    expect(page.title).toContain(page.content('og:title'));
    expect(page.content('twitter:title')).toBe(page.content('og:title'));
    expect(page.content('og:description')).toBe(page.content('description'));
    expect(page.content('twitter:description')).toBe(page.content('description'));
    expect(page.content('og:locale')).toBe('en_IN');
    expect(page.content('og:type')).toBe('website');
    expect(page.content('twitter:card')).toMatch(/^summary(_large_image)?$/);
    expect(page.content('og:image')).toMatch(new RegExp(`^${publicUrl}/(media|api/works)/`));
    expect(page.content('twitter:image')).toBe(page.content('og:image'));
    expect(page.content('og:image:alt')?.length).toBeGreaterThan(10);
    expect(page.content('twitter:image:alt')).toBe(page.content('og:image:alt'));
    expect(Number(page.content('og:image:width'))).toBeGreaterThan(300);
    expect(Number(page.content('og:image:height'))).toBeGreaterThan(300);
  });

  // Works have cards of their own.
  it.skipIf(/^arts\/.*:id$/.test(pattern))(
    'shares its own picture, or the site’s card as a full-size JPEG',
    async () => {
      const page = await pageTags(path);
      const picture = own[pattern];
      const card = site.pictures['social-card'];
      expect(page.content('og:image')).toBe(
        `${publicUrl}${picture ? pictureAddress(picture) : pictureJpeg(card)}`,
      );
      expect(page.content('og:image:alt')).toBe((picture ?? card).alt);
      if (picture) return;
      expect(page.content('og:image:type')).toBe('image/jpeg');
      expect([page.content('og:image:width'), page.content('og:image:height')]).toEqual(['1200', '630']);
      expect(page.content('twitter:card')).toBe('summary_large_image');
    },
  );

  it('uses only absolute addresses in its structured data', async () => {
    for (const address of addressesIn((await pageTags(path)).graph))
      expect(address).toMatch(new RegExp(`^(${publicUrl}/|https://schema\\.org/)`));
  });
});

describe('a picture that the API serves from another origin', () => {
  it('is shared by its absolute address', async () => {
    const bannerPicture = { ...event.bannerPicture!, path: 'https://api.example/api/pictures/x' };
    const page = await pageTags('/events/:id', {
      data: ready({ event: eventOf({ bannerPicture: event.bannerPicture }), artist: null }),
    });
    expect(page.content('og:image')).toContain(publicUrl);
    const elsewhere = await pageTags('/events/:id', {
      data: ready({ event: { ...event, bannerPicture }, artist: null }),
    });
    expect(elsewhere.content('og:image')).toBe('https://api.example/api/pictures/x-640.webp?v=0123abcd');
    expect(elsewhere.ofType('Event')[0]?.['image']).toContain(elsewhere.content('og:image'));
  });
});

describe.each(sitePages.filter(({ path }) => unindexed.includes(path)))('$path', ({ path }) => {
  it('is personal: noindex and without structured data', async () => {
    const page = await pageTags(path);
    expect(page.content('robots')).toBe('noindex');
    expect(page.graph).toEqual([]);
  });
});

describe.each(sitePages.filter(({ path }) => path !== '/' && !unindexed.includes(path)))(
  '$path',
  ({ path }) => {
    it('may be indexed, and has breadcrumbs with the titles of the pages', async () => {
      const page = await pageTags(path);
      expect(page.content('robots')).toBeUndefined();
      const steps = page.ofType('BreadcrumbList')[0]?.['itemListElement'] as Node[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/` });
      expect(steps.at(-1)).toMatchObject({ name: page.content('og:title'), item: page.canonical });
      for (const { name, item } of steps.slice(1, -1)) {
        expect((await pageTags(String(item).slice(publicUrl.length))).content('og:title')).toBe(name);
      }
    });
  },
);

describe('all pages', () => {
  it('have unique titles, descriptions and addresses', async () => {
    const all = await Promise.all(sitePages.map(({ path }) => pageTags(path)));
    for (const values of [
      all.map(({ title }) => title),
      all.map((page) => page.content('description')),
      all.map(({ canonical }) => canonical),
    ])
      expect(new Set(values).size).toBe(sitePages.length);
  });

  it('are noindex when they fail or do not exist', async () => {
    const { meta } = (await import('../../root')) as unknown as {
      meta: (args: { error?: unknown }) => MetaDescriptor[];
    };
    expect(meta({ error: new Error('broken') })).toEqual([
      { title: 'Something went wrong' },
      { name: 'robots', content: 'noindex' },
    ]);
    expect(meta({})).toEqual([]);
  });
});
