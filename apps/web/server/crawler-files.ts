import type { Client } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
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

const entry = (address: string): string => String(html`<url><loc>${address}</loc></url>`);

/** Formats a sitemap (https://www.sitemaps.org/protocol.html). */
const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** Loads the ids of all events, page by page. */
const allEvents = async (client: Client, signal: AbortSignal): Promise<string[]> => {
  const ids = new Set<string>();
  let query: { cursor: string } | undefined;
  for (;;) {
    const before = ids.size;
    const { answer, headers } = await client('events', { signal, ...(query && { query }) });
    for (const { _id } of answer) ids.add(_id);
    const cursor = nextCursor(headers.get('link'));
    // A page without new entries ends the list, even if it links to another.
    if (cursor === null || ids.size === before || ids.size >= maxAddresses) return [...ids];
    query = { cursor };
  }
};

/** Loads the paths of all events and artists; `complete` is false when a list failed. */
const pathsOfData = async (
  client: Client,
  reportError: (error: unknown) => void,
): Promise<{ paths: string[]; complete: boolean }> => {
  const signal = AbortSignal.timeout(apiTimeoutMs);
  const lists = await Promise.allSettled([
    allEvents(client, signal).then((ids) => ids.map((id) => `/events/${encodeURIComponent(id)}`)),
    client('artists', { signal }).then(({ answer }) =>
      answer.map(({ _id }) => `/artists/${encodeURIComponent(_id)}`),
    ),
  ]);
  for (const list of lists) if (list.status === 'rejected') reportError(list.reason);
  return {
    paths: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
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
        const found = await pathsOfData(client, reportError);
        const shown = [...paths.filter((path) => !unindexed.includes(path)), ...found.paths];
        return new Response(sitemap(shown.map((path) => `${publicUrl}${path}`)), {
          headers: {
            'Content-Type': 'application/xml; charset=utf-8',
            'Cache-Control': found.complete ? `public, max-age=0, s-maxage=${freshSeconds}` : 'no-store',
          },
        });
      },
    ],
  ]);
