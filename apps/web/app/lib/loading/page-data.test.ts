import { createClient } from '@kalavithi/contract/client';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiBase } from './api';
import { answerOf, isNotFound, loaded } from './loaded';
import { pageData } from './page-data';
import { siteContext } from './site-context';

const api = 'https://api.example';
const down = () => Promise.reject(new TypeError('no network'));
const answering = (json: unknown, status = 200) => vi.fn(async () => Response.json(json, { status }));
const unknown = { success: false, message: 'Unknown.', code: 'page-not-found' };

/** What the router passes to loaders at a path. */
const at = (path: string) => ({
  params: {},
  request: new Request(`https://kalavithi.example${path}`),
});

const onServer = (path: string, send: () => Promise<Response>) => {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    client: createClient(send, api),
    apiUrl: api,
    publicUrl: 'https://kalavithi.example',
    isNotFoundShared: false,
    reportError: () => {},
  });
  return { ...at(path), context };
};

const dances = (options?: Parameters<typeof pageData>[1]) =>
  pageData((client) => loaded(answerOf(client('dances')), isNotFound), options);

beforeEach(() => setApiBase(api));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the loader of a page', () => {
  it('answers its data with the time for which the document may be kept', async () => {
    const { data, init } = await dances().loader(onServer('/', answering({ dances: [] })));
    expect(data).toEqual({ page: { state: 'loaded', value: { dances: [] } } });
    expect(init).toEqual({ headers: { 'Cache-Control': 'public, max-age=0, s-maxage=30' } });
  });

  it('answers a failure with status 503, never kept', async () => {
    const { data, init } = await dances({ cache: true }).loader(onServer('/', down));
    expect(data.page).toMatchObject({ state: 'failed', status: 0 });
    expect(init).toEqual({ status: 503, headers: { 'Cache-Control': 'no-store' } });
  });

  it('throws 404 for a missing page when asked to', async () => {
    const args = onServer('/', answering(unknown, 404));
    await expect(dances({ notFoundIfMissing: true }).loader(args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('addresses pictures of an API elsewhere as a whole', async () => {
    const send = answering([{ path: '/api/pictures/a' }, { path: '/media/b' }]);
    const { data } = await dances().loader(onServer('/', send));
    expect(data.page).toMatchObject({ value: [{ path: `${api}/api/pictures/a` }, { path: '/media/b' }] });
  });
});

describe('the client loader of a page', () => {
  it('keeps what was loaded, by its path or a name, and no failure', async () => {
    const page = dances({ cache: 'dances' });
    vi.stubGlobal('fetch', vi.fn(down));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await page.clientLoader(at('/arts/dances'))).toMatchObject({ page: { state: 'failed' } });

    const send = answering({ dances: [] });
    vi.stubGlobal('fetch', send);
    const first = await page.clientLoader(at('/arts/dances'));
    expect(first).toMatchObject({ page: { state: 'loaded', value: { dances: [] } } });
    expect(await page.clientLoader(at('/elsewhere'))).toEqual(first);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('loads again each time without being told to keep', async () => {
    const send = answering({ dances: [] });
    vi.stubGlobal('fetch', send);
    await dances().clientLoader(at('/'));
    await dances().clientLoader(at('/'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('lets the navigation go on while a slow answer is pending', async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const going = dances().clientLoader(at('/'));
    await vi.advanceTimersByTimeAsync(150);
    const { page } = await going;
    expect(page).toBeInstanceOf(Promise);
    answer(Response.json({ dances: [] }));
    expect(await page).toMatchObject({ state: 'loaded' });
  });
});
