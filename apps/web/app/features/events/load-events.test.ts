import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../lib/loading/document-caching';
import { isMissing } from '../../lib/loading/loaded';
import { loadEvent, loadEvents } from './load-events';

const events = [
  { _id: 'soon', status: 'Upcoming' },
  { _id: 'past', status: 'Completed' },
];

/** A client of a server that answers by `answer`, and the paths of its requests. */
const clientOf = (answer: (path: string) => { status?: number; json: unknown; link?: string }) => {
  const requests: string[] = [];
  const client = createClient(async (request) => {
    const { pathname, search } = new URL(request.url);
    requests.push(pathname + search);
    const { status = 200, json, link } = answer(pathname + search);
    return Response.json(json, { status, headers: link ? { link } : {} });
  }, 'http://localhost');
  return { client, requests };
};
const link = '</api/events?cursor=x>; rel="next"';

describe('a page of a list of events', () => {
  it('is the first without a number, with no query', async () => {
    const { client, requests } = clientOf(() => ({ json: events }));
    expect(await loadEvents(client, { page: undefined })).toEqual({
      state: 'loaded',
      value: { events, page: 1, hasNext: false },
    });
    expect(requests.map((path) => path.replace(/\?$/, ''))).toEqual(['/api/events']);
  });

  it('has a next page when the Link header names one', async () => {
    const { client, requests } = clientOf(() => ({ json: events, link }));
    expect(await loadEvents(client, { page: '2' })).toMatchObject({ value: { page: 2, hasNext: true } });
    expect(requests).toEqual(['/api/events?page=2']);
  });

  it('filters by status when the server returns all events', async () => {
    const { client, requests } = clientOf(() => ({ json: events }));
    for (const [status, id] of [
      ['Upcoming', 'soon'],
      ['Completed', 'past'],
    ] as const) {
      expect(await loadEvents(client, { status, page: undefined })).toMatchObject({
        value: { events: [{ _id: id }] },
      });
    }
    expect(requests).toEqual(['/api/events?status=Upcoming', '/api/events?status=Completed']);
  });

  it.each(['0', '1', '01', '-2', '2.5', 'two', '99999', ''])('is missing for the number %j', async (page) => {
    const { client, requests } = clientOf(() => ({ json: events }));
    expect(await loadEvents(client, { page })).toMatchObject({ state: 'failed', missing: true });
    expect(requests).toEqual([]);
  });

  it('is missing after the last page, but not when the first is empty', async () => {
    const { client } = clientOf(() => ({ json: [] }));
    expect(await loadEvents(client, { page: '3' })).toMatchObject({ state: 'failed', missing: true });
    expect(await loadEvents(client, { page: undefined })).toMatchObject({ state: 'loaded' });
  });

  it('is not missing when the API answers 404 for the list', async () => {
    const notFound = { success: false, message: 'Not found.', code: 'not-found' };
    const { client } = clientOf(() => ({ status: 404, json: notFound }));
    for (const page of [undefined, '2']) {
      const list = await loadEvents(client, { page });
      expect(isMissing(list)).toBe(false);
      expect(statusOf(list).status).toBe(503);
    }
  });

  it('fails on success false with status 200', async () => {
    const { client } = clientOf(() => ({ json: { success: false, message: 'Not now.' } }));
    expect(await loadEvents(client, { page: undefined })).toMatchObject({
      state: 'failed',
      message: 'Not now.',
    });
  });
});

describe('an event', () => {
  it('has the artist of its artist id', async () => {
    const artists = [
      { _id: 'a', title: 'Asha Devi', image: { picture: 'portrait' } },
      { _id: 'b', title: 'Asha Devi', image: { picture: 'other' } },
    ];
    const { client } = clientOf((path) =>
      path === '/api/artist'
        ? { json: artists }
        : { json: { _id: 'x', artist_id: 'b', artist_name: 'A. Devi' } },
    );
    expect(await loadEvent(client, 'x')).toMatchObject({
      value: { artist: { _id: 'b', title: 'Asha Devi', picture: 'other' } },
    });
  });

  it('has no artist without an artist id', async () => {
    const { client } = clientOf((path) =>
      path === '/api/artist' ? { json: [{ _id: 'a', title: 'Asha', image: {} }] } : { json: { _id: 'x' } },
    );
    expect(await loadEvent(client, 'x')).toMatchObject({ state: 'loaded', value: { artist: null } });
  });

  it('is missing for an unknown id', async () => {
    const { client } = clientOf((path) =>
      path === '/api/artist'
        ? { json: [] }
        : { status: 404, json: { success: false, message: 'Unknown.', code: 'event-not-found' } },
    );
    const event = await loadEvent(client, 'x');
    expect(event).toMatchObject({ state: 'failed', status: 404, missing: true });
    expect(statusOf(event).status).toBe(404);
  });

  it('is not missing when a proxy answers 404', async () => {
    const { client } = clientOf(() => ({ status: 404, json: { error: 'no such route' } }));
    const event = await loadEvent(client, 'x');
    expect(isMissing(event)).toBe(false);
    expect(statusOf(event).status).toBe(503);
  });
});
