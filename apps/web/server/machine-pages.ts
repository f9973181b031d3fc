import type { Client } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
import { html } from 'hono/html';
import { unindexed } from '../app/site-map.ts';

export interface MachinePagesOptions {
  /** Calls the API. */
  client: Client;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** The paths of all pages that have one address. */
  paths: readonly string[];
  /** Told of a list that the API did not give. */
  reportError: (error: unknown) => void;
}

/** How long, in seconds, a sitemap may be shown before it is made anew; as long as the documents it names. */
const freshSeconds = 30;
/** The API gives its lists within this time, in milliseconds, or the sitemap goes without. */
const patienceMs = 5000;

/** As many as a sitemap may name. */
const mostAddresses = 50_000;

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', ...unindexed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const entry = (address: string): string => String(html`<url><loc>${address}</loc></url>`);

/** A sitemap as https://www.sitemaps.org/protocol.html has it. */
const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** The ids of all events, read page by page. */
const allEvents = async (client: Client, signal: AbortSignal): Promise<string[]> => {
  const ids = new Set<string>();
  let query: { cursor: string } | undefined;
  for (;;) {
    const before = ids.size;
    const { answer, headers } = await client('events', { signal, ...(query && { query }) });
    for (const { _id } of answer) ids.add(_id);
    const cursor = nextCursor(headers.get('link'));
    // A page that brings nothing new ends the list, whatever its server says.
    if (cursor === null || ids.size === before || ids.size >= mostAddresses) return [...ids];
    query = { cursor };
  }
};

/** The paths of all events and artists; `whole` is false when the API did not give one of the lists. */
const pathsOfData = async (
  client: Client,
  tell: (error: unknown) => void,
): Promise<{ paths: string[]; whole: boolean }> => {
  const signal = AbortSignal.timeout(patienceMs);
  const lists = await Promise.allSettled([
    allEvents(client, signal).then((ids) => ids.map((id) => `/events/${encodeURIComponent(id)}`)),
    client('artists', { signal }).then(({ answer }) =>
      answer.map(({ _id }) => `/artists/${encodeURIComponent(_id)}`),
    ),
  ]);
  for (const list of lists) if (list.status === 'rejected') tell(list.reason);
  return {
    paths: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
    whole: lists.every(({ status }) => status === 'fulfilled'),
  };
};

type Page = () => Promise<Response>;

/**
 * The pages that only machines read, by path: what may be asked for, and where everything is. A sitemap without what the API should
 * have told is still good, but not to be kept: one that is whole takes its place as soon as there is one.
 */
export const machinePages = ({
  client,
  publicUrl,
  paths,
  reportError,
}: MachinePagesOptions): ReadonlyMap<string, Page> =>
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
            'Cache-Control': found.whole ? `public, max-age=0, s-maxage=${freshSeconds}` : 'no-store',
          },
        });
      },
    ],
  ]);
