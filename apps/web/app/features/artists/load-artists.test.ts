import { createClient } from '@kalavithi/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadArtist, loadArtists } from './load-artists';

const artists = ['a', 'b', 'c'].map((id) => ({
  _id: id,
  title: `Artist ${id}`,
  tradition: id === 'a' ? 'Warli' : 'Gond',
  image: { picture: { path: `/media/${id}` } },
  works: [],
}));
const events = [
  {
    _id: 'wall',
    event_title: 'Warli Wall',
    artist_name: 'Artist a',
    event_date: { start: '2026-12-02', end: '2026-12-03' },
    location: 'Mumbai',
    cancelled: false,
  },
  { _id: 'off', artist_name: 'Artist a', event_date: { start: null, end: null }, cancelled: true },
  { _id: 'other', artist_name: 'Artist b', event_date: { start: null, end: null }, cancelled: false },
];

/** A client of the API, and the paths of its requests; those that `isBroken` names fail. */
const clientOf = (isBroken: (path: string) => boolean = () => false) => {
  const requests: string[] = [];
  const client = createClient(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    requests.push(pathname);
    if (isBroken(pathname)) return Response.json({ success: false, message: 'No.' }, { status: 500 });
    if (pathname === '/api/artist') return Response.json(artists);
    if (pathname === '/api/events') return Response.json(events);
    const works = searchParams.get('catalogue') === 'gallery' ? 1 : 3;
    const tradition =
      searchParams.get('catalogue') === 'handicrafts' ? [] : [{ value: 'Warli', label: 'Warli', works }];
    return Response.json({ tradition, state: [], maker: [], max: [] });
  }, 'http://localhost');
  return { client, requests };
};

/** An artist's details, with the ways on. */
const detailsOf = async (client: ReturnType<typeof clientOf>['client'], id: string) => {
  const loaded = await loadArtist(client, id);
  if (loaded.state === 'failed') throw new Error(loaded.message);
  const ways = await loaded.value.ways;
  return { ...loaded.value, ways: ways.state === 'loaded' ? ways.value : null };
};

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run)));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('an artist', () => {
  it('has the lists of the tradition and the events that the artist gives', async () => {
    expect((await detailsOf(clientOf().client, 'a')).ways).toEqual({
      rooms: [
        { to: '/arts/gallery?tradition=Warli', name: 'Art Gallery', line: 'Warli, 1 work' },
        { to: '/arts/paintings?tradition=Warli', name: 'Paintings', line: 'Warli, 3 works' },
      ],
      events: [{ to: '/events/wall', name: 'Warli Wall', line: '2 to 3 December 2026, Mumbai' }],
    });
  });

  it('stands in a ring with the others', async () => {
    const { client } = clientOf();
    for (const [id, before, after] of [
      ['a', 'c', 'b'],
      ['c', 'b', 'a'],
    ] as const) {
      const { previous, next } = await detailsOf(client, id);
      expect([previous?._id, next?._id]).toEqual([before, after]);
    }
  });

  it('is shown without the lists that fail', async () => {
    const { client } = clientOf((path) => path === '/api/events' || path === '/api/work-filters');
    expect(await detailsOf(client, 'a')).toMatchObject({
      artist: { _id: 'a' },
      ways: { rooms: [], events: [] },
    });
  });

  it('is there in the browser when the list was, before the ways on', async () => {
    vi.stubEnv('SSR', false);
    let isBroken = true;
    const { client, requests } = clientOf((path) => isBroken && path === '/api/artist');
    expect(await loadArtists(client)).toMatchObject({ state: 'failed' });
    isBroken = false;
    const list = await loadArtists(client);
    expect(list).toMatchObject({ value: [{ _id: 'a', tradition: 'Warli' }, { _id: 'b' }, { _id: 'c' }] });
    const loaded = await loadArtist(client, 'b');
    expect(loaded).toMatchObject({
      state: 'loaded',
      value: { artist: { _id: 'b', works: [] }, next: { _id: 'c' }, ways: expect.any(Promise) },
    });
    // Once more after the failure, and not for the artist.
    expect(requests.filter((path) => path === '/api/artist')).toHaveLength(2);
  });

  it('is missing under an unknown id', async () => {
    expect(await loadArtist(clientOf().client, 'z')).toMatchObject({ state: 'failed', missing: true });
  });
});

describe('the list of artists', () => {
  it('has no works', async () => {
    const list = await loadArtists(clientOf().client);
    expect(list).toMatchObject({ value: [{ _id: 'a', tradition: 'Warli' }, { _id: 'b' }, { _id: 'c' }] });
    expect(JSON.stringify(list)).not.toContain('works');
  });
});
