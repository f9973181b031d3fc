import { createClient, type Client } from '@kalavithi/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { unindexed } from '../app/site-map.ts';
import { createDocuments } from './documents.ts';
import { crawlerFiles } from './crawler-files.ts';

const publicUrl = 'https://kalavithi.example';
const lists: Record<string, unknown> = {
  '/api/events': [{ _id: 'event-warli-wall' }, { _id: `odd & "quoted" <id>'s/x` }],
  '/api/artist': [{ _id: 'artist-devji-umbarsada' }],
  '/api/works': [
    {
      id: 'craft-top',
      catalogue: 'handicrafts',
      picture: { path: '/media/handicrafts/craft-top', version: '0a' },
    },
  ],
};
const work = `${publicUrl}/arts/handicrafts/craft-top`;

/** A client whose API returns the lists above; the calls in `down` fail. */
const clientWithout = (down: ReadonlySet<string> = new Set()): Client =>
  createClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (down.has(pathname)) throw new TypeError('fetch failed');
    return Response.json(lists[pathname]);
  }, publicUrl);

const pagesWith = (client: Client, reportError = vi.fn()) =>
  crawlerFiles({
    client,
    publicUrl,
    paths: ['/', '/arts/paintings', '/cart', '/wishlist', '/email-verify'],
    reportError,
  });

const render = async (path: string, client = clientWithout(), reportError = vi.fn()): Promise<Response> => {
  const page = pagesWith(client, reportError).get(path);
  if (!page) throw new Error(`There is no ${path}.`);
  return page();
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Text of a `loc` element: no markup, only XML entities. */
const address = String.raw`(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+`;

const image = String.raw`<image:image><image:loc>${address}</image:loc></image:image>`;

/** Parses a sitemap strictly; throws on anything else. */
const parseSitemap = (xml: string): string[] => {
  const whole = new RegExp(
    String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http://www\.sitemaps\.org/schemas/sitemap/0\.9" xmlns:image="http://www\.google\.com/schemas/sitemap-image/1\.1">\s*((?:<url><loc>${address}</loc>(?:${image})*</url>\s*)+)</urlset>\s*$`,
  ).exec(xml);
  if (!whole) throw new Error(`Not a sitemap:\n${xml}`);
  return Array.from((whole[1] as string).matchAll(/<loc>(.*?)<\/loc>/g), ([, text]) =>
    (text as string).replaceAll(/&([^;]+);/g, (_, name: string) => entities[name] as string),
  );
};

describe('the sitemap', () => {
  it('lists every public page, work, event and artist by absolute URL, and no personal pages', async () => {
    const response = await render('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const found = parseSitemap(await response.text());
    expect(found).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/arts/paintings`,
      work,
      `${publicUrl}/events/event-warli-wall`,
      `${publicUrl}/events/${encodeURIComponent(`odd & "quoted" <id>'s/x`)}`,
      `${publicUrl}/artists/artist-devji-umbarsada`,
    ]);
    for (const one of found) expect(new URL(one).href).toBe(one);
  });

  it('names the picture of a work', async () => {
    expect(await (await render('/sitemap.xml')).text()).toContain(
      `<url><loc>${work}</loc><image:image><image:loc>${publicUrl}/media/handicrafts/craft-top-640.webp?v=0a</image:loc></image:image></url>`,
    );
  });

  it('lists the events of all pages of the list, and stops at a page without new ones', async () => {
    const asked: (string | null)[] = [];
    const client = createClient(async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/events') return Response.json([]);
      const cursor = searchParams.get('cursor');
      asked.push(cursor);
      const number = Math.min(Number(cursor ?? 1), 3);
      // The last page links to itself.
      const link = `</api/events?cursor=${number + 1}>; rel="next"`;
      return Response.json([{ _id: `event-${number}` }], { headers: { link } });
    }, publicUrl);
    const found = parseSitemap(await (await render('/sitemap.xml', client)).text());
    expect(found.filter((one) => one.includes('/events/'))).toEqual(
      [1, 2, 3].map((number) => `${publicUrl}/events/event-${number}`),
    );
    expect(asked).toEqual([null, '2', '3', '4']);
  });

  it('is fresh as long as the documents that it lists', async () => {
    expect((await render('/sitemap.xml')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30',
    );
  });

  it.each([
    [['/api/events'], [work, `${publicUrl}/artists/artist-devji-umbarsada`]],
    [['/api/events', '/api/artist', '/api/works'], []],
  ])('omits lists that the API fails to return (%s), reports that, and is not cached', async (down, rest) => {
    const reportError = vi.fn();
    const response = await render('/sitemap.xml', clientWithout(new Set(down)), reportError);
    expect(response.status).toBe(200);
    expect(parseSitemap(await response.text())).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/arts/paintings`,
      ...rest,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(reportError).toHaveBeenCalledTimes(down.length);
  });

  it('stays complete in the cache while the API is down', async () => {
    const down = new Set<string>();
    let time = 0;
    const pages = pagesWith(clientWithout(down));
    const documents = createDocuments({
      render: async (pathname) => ({ response: (await pages.get(pathname)?.()) as Response }),
      apiOrigin: null,
      now: () => time,
    });
    const read = async () =>
      parseSitemap((await documents('/sitemap.xml', '/404')).forms.plain.bytes.toString());
    const whole = await read();
    down.add('/api/events').add('/api/artist').add('/api/works');
    time = 60_000;
    await read();
    // The refresh in the background has ended by now.
    await expect.poll(read).toEqual(whole);
    expect(whole).toHaveLength(6);
  });
});

/** Parses the groups of a robots.txt by agent, and its sitemaps. */
const parseRobots = (text: string) => {
  const rules: { agent: string; disallow: string[] }[] = [];
  const sitemaps: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, field, value] = /^(User-agent|Disallow|Sitemap): (\S+)$/.exec(line) ?? [];
    if (field === 'User-agent') rules.push({ agent: value as string, disallow: [] });
    else if (field === 'Disallow') rules.at(-1)?.disallow.push(value as string);
    else if (field === 'Sitemap') sitemaps.push(value as string);
    else throw new Error(`Unknown line in robots.txt: ${line}`);
  }
  return { rules, sitemaps };
};

describe('robots.txt', () => {
  it('excludes API calls and personal pages, and names the sitemap', async () => {
    const response = await render('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(parseRobots(await response.text())).toEqual({
      rules: [{ agent: '*', disallow: ['/api/', '/cart', '/wishlist', '/email-verify'] }],
      sitemaps: [`${publicUrl}/sitemap.xml`],
    });
    expect(unindexed).toHaveLength(3);
  });
});
