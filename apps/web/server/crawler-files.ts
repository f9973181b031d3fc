import type { Client } from '@kalavithi/contract/client';
import { nextCursor, workPath } from '@kalavithi/contract/links';
import { pictureAddress } from '@kalavithi/contract/media';
import { html } from 'hono/html';
import { unindexed } from '../app/site-map.ts';

export interface CrawlerFilesOptions {
  client: Client;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** The paths of all pages without parameters. */
  paths: readonly string[];
  /** Called when the API fails to return a list. */
  reportError: (error: unknown) => void;
}

/** How long a sitemap is fresh, in seconds: it lists everything, and crawlers come rarely. */
const freshSeconds = 30;
/** How long the sitemap waits for the API's lists, in milliseconds. */
const apiTimeoutMs = 5000;

/** Limit of the sitemap protocol. */
const maxAddresses = 50_000;

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', ...unindexed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** An address of the sitemap, with the addresses of its pictures. */
interface Listed {
  path: string;
  pictures?: readonly string[];
}

/** Formats a sitemap (https://www.sitemaps.org/protocol.html) with picture entries. */
const sitemap = (publicUrl: string, listed: readonly Listed[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...listed.map(({ path, pictures = [] }) => {
      const images = pictures.map(
        (picture) =>
          html`<image:image><image:loc>${new URL(picture, publicUrl).href}</image:loc></image:image>`,
      );
      return String(html`<url><loc>${publicUrl}${path}</loc>${images}</url>`);
    }),
    '</urlset>',
    '',
  ].join('\n');

/** Loads a list of the API page by page; `keyOf` identifies an entry. */
const wholeList = async <Entry>(
  loadPage: (query: { cursor?: string }) => Promise<{ answer: Entry[]; headers: Headers }>,
  keyOf: (entry: Entry) => string,
): Promise<Entry[]> => {
  const entries = new Map<string, Entry>();
  let query: { cursor?: string } = {};
  for (;;) {
    const before = entries.size;
    const { answer, headers } = await loadPage(query);
    for (const entry of answer) entries.set(keyOf(entry), entry);
    const cursor = nextCursor(headers.get('link'));
    // A page without new entries ends the list, even if it links to another.
    if (cursor === null || entries.size === before || entries.size >= maxAddresses)
      return [...entries.values()];
    query = { cursor };
  }
};

/** Loads the addresses of all works, events and artists; `complete` is false when a list failed. */
const listedOfData = async (
  client: Client,
  reportError: (error: unknown) => void,
): Promise<{ listed: Listed[]; complete: boolean }> => {
  const signal = AbortSignal.timeout(apiTimeoutMs);
  const lists = await Promise.allSettled([
    wholeList(
      (query) => client('works', { signal, query }),
      ({ id }) => id,
    ).then((works) =>
      works.map((work): Listed => ({ path: workPath(work), pictures: [pictureAddress(work.picture)] })),
    ),
    wholeList(
      (query) => client('events', { signal, query }),
      ({ _id }) => _id,
    ).then((events) => events.map(({ _id }): Listed => ({ path: `/events/${encodeURIComponent(_id)}` }))),
    client('artists', { signal }).then(({ answer }) =>
      answer.map(({ _id }): Listed => ({ path: `/artists/${encodeURIComponent(_id)}` })),
    ),
  ]);
  for (const list of lists) if (list.status === 'rejected') reportError(list.reason);
  return {
    listed: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
    complete: lists.every(({ status }) => status === 'fulfilled'),
  };
};

type Page = () => Promise<Response>;

/**
 * Returns the renderers of `/robots.txt` and `/sitemap.xml`. A sitemap that lacks a list of the API
 * is served but not cached, so that a complete one replaces it soon.
 */
export const crawlerFiles = ({
  client,
  publicUrl,
  paths,
  reportError,
}: CrawlerFilesOptions): ReadonlyMap<string, Page> =>
  new Map<string, Page>([
    [
      '/robots.txt',
      async () =>
        new Response(robots(publicUrl), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
    ],
    [
      '/sitemap.xml',
      async () => {
        const found = await listedOfData(client, reportError);
        const indexed = paths.filter((path) => !unindexed.includes(path));
        return new Response(sitemap(publicUrl, [...indexed.map((path) => ({ path })), ...found.listed]), {
          headers: {
            'Content-Type': 'application/xml; charset=utf-8',
            'Cache-Control': found.complete ? `public, max-age=0, s-maxage=${freshSeconds}` : 'no-store',
          },
        });
      },
    ],
  ]);
