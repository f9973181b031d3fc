import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../lib/loading/document-caching';
import { isMissing } from '../../lib/loading/loaded';
import { loadEvent, loadEvents } from './load-events';

const events = [
  { _id: 'soon', status: 'Upcoming' },
  { _id: 'over', status: 'Completed' },
];

/** A client of a server that gives each address what is told here, and notes what it is asked. */
const clientOf = (answer: (path: string) => { status?: number; json: unknown; link?: string }) => {
  const asked: string[] = [];
  const client = createClient(async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    const { status = 200, json, link } = answer(pathname + search);
    return Response.json(json, { status, headers: link ? { link } : {} });
  }, 'http://localhost');
  return { client, asked };
};
const link = '</api/events?cursor=x>; rel="next"';

describe('a page of a list of events', () => {
  it('is the first one without a number, and asks only for what the specification has', async () => {
    const { client, asked } = clientOf(() => ({ json: events }));
    expect(await loadEvents(client, { page: undefined })).toEqual({
      state: 'loaded',
      value: { events, page: 1, hasNext: false },
    });
    expect(asked.map((path) => path.replace(/\?$/, ''))).toEqual(['/api/events']);
  });

  it('knows of a next one by the Link header', async () => {
    const { client, asked } = clientOf(() => ({ json: events, link }));
    expect(await loadEvents(client, { page: '2' })).toMatchObject({ value: { page: 2, hasNext: true } });
    expect(asked).toEqual(['/api/events?page=2']);
  });

  it('keeps to its status also when the server answers everything', async () => {
    const { client, asked } = clientOf(() => ({ json: events }));
    for (const [status, id] of [
      ['Upcoming', 'soon'],
      ['Completed', 'over'],
    ] as const) {
      expect(await loadEvents(client, { status, page: undefined })).toMatchObject({
        value: { events: [{ _id: id }] },
      });
    }
    expect(asked).toEqual(['/api/events?status=Upcoming', '/api/events?status=Completed']);
  });

  it.each(['0', '1', '01', '-2', '2.5', 'two', '99999', ''])('has no page %j', async (page) => {
    const { client, asked } = clientOf(() => ({ json: events }));
    expect(await loadEvents(client, { page })).toMatchObject({ state: 'failed', missing: true });
    expect(asked).toEqual([]);
  });

  it('has no page after the last, while an empty first page is one', async () => {
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

  it('fails when the server refuses with status 200', async () => {
    const { client } = clientOf(() => ({ json: { success: false, message: 'Not now.' } }));
    expect(await loadEvents(client, { page: undefined })).toMatchObject({
      state: 'failed',
      message: 'Not now.',
    });
  });
});

describe('an event', () => {
  it('has the artist that its id names, whatever the title says', async () => {
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

  it('has no artist when the server names none', async () => {
    const { client } = clientOf((path) =>
      path === '/api/artist' ? { json: [{ _id: 'a', title: 'Asha', image: {} }] } : { json: { _id: 'x' } },
    );
    expect(await loadEvent(client, 'x')).toMatchObject({ state: 'loaded', value: { artist: null } });
  });

  it('that is not known is missing', async () => {
    const { client } = clientOf((path) =>
      path === '/api/artist'
        ? { json: [] }
        : { status: 404, json: { success: false, message: 'Unknown.', code: 'event-not-found' } },
    );
    const event = await loadEvent(client, 'x');
    expect(event).toMatchObject({ state: 'failed', status: 404, missing: true });
    expect(statusOf(event).status).toBe(404);
  });

  it('is not missing when a proxy answers in place of the API', async () => {
    const { client } = clientOf(() => ({ status: 404, json: { error: 'no such route' } }));
    const event = await loadEvent(client, 'x');
    expect(isMissing(event)).toBe(false);
    expect(statusOf(event).status).toBe(503);
  });
});
