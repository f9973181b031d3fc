import { createClient } from '@kalavithi/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schools } from '../../testing/content';
import { cacheGallery, canShow, loadGallery } from './load-gallery';

const [tanjor, folk] = schools;
const values = { tradition: [], state: [], maker: [], max: [] };
const summaries = schools.map(({ id, name, works }) => ({ id, name, works }));
const [first, second] = summaries as [(typeof summaries)[number], (typeof summaries)[number]];

const notFound = { success: false, code: 'work-not-found', message: 'There is no such work.' };

const respond = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/schools')
    return Response.json(schools.map(({ items: _items, ...school }) => school));
  if (pathname === '/api/work-filters') return Response.json(values);
  if (pathname === '/api/works') {
    return Response.json(schools.find(({ id }) => id === searchParams.get('school'))?.items);
  }
  const work = schools.flatMap(({ items }) => items).find(({ id }) => pathname.endsWith(`/${id}`));
  return work ? Response.json(work) : Response.json(notFound, { status: 404 });
};

const load = (query: string, send: (request: Request) => Promise<Response> = respond) =>
  loadGallery(createClient(send, 'http://localhost'), new URLSearchParams(query));

describe('the data of the gallery', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('have the works of the first school, and the names of the others', async () => {
    expect(await load('')).toEqual({
      state: 'loaded',
      value: { schools: summaries, values, selected: tanjor.id, school: tanjor },
    });
  });

  it.each([
    ['school=folk', folk],
    ['work=folk-1', folk],
    ['work=folk-1&school=tanjor', folk],
    ['work=guernica&school=folk', folk],
    ['work=guernica', tanjor],
    ['school=cubism', tanjor],
  ])('have the works of the school of ?%s', async (query, school) => {
    expect(await load(query)).toMatchObject({ value: { selected: school.id, school } });
  });

  it('can show every school, and the works that are in memory, once they came with a document', () => {
    const can = (query: string) => canShow(new URLSearchParams(query));
    expect(can('school=folk')).toBe(false);
    cacheGallery({ schools: [first, second], values, selected: folk.id, school: folk });
    for (const query of ['', 'school=folk', 'school=cubism', 'work=folk-0']) expect(can(query)).toBe(true);
    expect(can('work=tanjor-0')).toBe(false);
  });

  it('come to a browser with the works, so that a page has one shape while it loads', async () => {
    vi.stubGlobal('window', {});
    expect(await load('')).toMatchObject({ value: { selected: tanjor.id, school: tanjor } });
  });

  it('fail on the server without the works, and have the tabs in a browser', async () => {
    const send = async (request: Request) => {
      if (new URL(request.url).pathname === '/api/works') throw new TypeError('no network');
      return respond(request);
    };
    expect(await load('', send)).toMatchObject({ state: 'failed' });
    vi.stubGlobal('window', {});
    expect(await load('', send)).toMatchObject({
      state: 'loaded',
      value: { schools: summaries, selected: tanjor.id, school: null },
    });
  });
});
