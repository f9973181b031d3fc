import { createClient } from '@kalavithi/contract/client';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiBase } from './api';
import { answerOf, isNotFound, loaded } from './loaded';
import { pageData } from './page-data';
import { siteContext } from './site-context';

const api = 'https://api.example';
const down = () => Promise.reject(new TypeError('no network'));
const respondWith = (json: unknown, status = 200) => vi.fn(async () => Response.json(json, { status }));
const notFound = { success: false, message: 'Unknown.', code: 'page-not-found' };

/** The arguments of a client loader at a path. */
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
  it('returns its data with the time for which the document may be cached', async () => {
    const { data, init } = await dances().loader(onServer('/', respondWith({ dances: [] })));
    expect(data).toEqual({ page: { state: 'loaded', value: { dances: [] } } });
    expect(init).toEqual({ headers: { 'Cache-Control': 'public, max-age=0, s-maxage=2' } });
  });

  it('returns a failure with status 503, never cached', async () => {
    const { data, init } = await dances({ cache: true }).loader(onServer('/', down));
    expect(data.page).toMatchObject({ state: 'failed', status: 0 });
    expect(init).toEqual({ status: 503, headers: { 'Cache-Control': 'no-store' } });
  });

  it('throws 404 for a missing page when asked to', async () => {
    const args = onServer('/', respondWith(notFound, 404));
    await expect(dances({ notFoundIfMissing: true }).loader(args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('makes the pictures of an API on another origin absolute', async () => {
    const send = respondWith([{ path: '/api/pictures/a' }, { path: '/media/b' }]);
    const { data } = await dances().loader(onServer('/', send));
    expect(data.page).toMatchObject({ value: [{ path: `${api}/api/pictures/a` }, { path: '/media/b' }] });
  });
});

describe('the client loader of a page', () => {
  it('caches loaded data by its key, and no failure', async () => {
    const page = dances({ cache: 'dances' });
    vi.stubGlobal('fetch', vi.fn(down));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await page.clientLoader(at('/arts/dances'))).toMatchObject({ page: { state: 'failed' } });

    const send = respondWith({ dances: [] });
    vi.stubGlobal('fetch', send);
    const first = await page.clientLoader(at('/arts/dances'));
    expect(first).toMatchObject({ page: { state: 'loaded', value: { dances: [] } } });
    expect(await page.clientLoader(at('/elsewhere'))).toEqual(first);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('loads again on each visit without `cache`', async () => {
    const send = respondWith({ dances: [] });
    vi.stubGlobal('fetch', send);
    await dances().clientLoader(at('/'));
    await dances().clientLoader(at('/'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('lets the navigation proceed while a slow response is pending', async () => {
    vi.useFakeTimers();
    let respond: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
    const loading = dances().clientLoader(at('/'));
    await vi.advanceTimersByTimeAsync(150);
    const { page } = await loading;
    expect(page).toBeInstanceOf(Promise);
    respond(Response.json({ dances: [] }));
    expect(await page).toMatchObject({ state: 'loaded' });
  });
});

describe('data that was fetched early', () => {
  const early = (options?: Parameters<typeof pageData>[1]) => {
    const send = respondWith({ dances: [] });
    vi.stubGlobal('fetch', send);
    return { send, page: dances(options) };
  };

  it('is taken once by the page, without another call', async () => {
    const { send, page } = early();
    page.clientLoader.prefetch(at('/early'));
    page.clientLoader.prefetch(at('/early'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(await page.clientLoader(at('/early'))).toMatchObject({ page: { state: 'loaded' } });
    expect(send).toHaveBeenCalledTimes(1);
    await page.clientLoader(at('/early'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is loaded again when it is older than three seconds, or failed', async () => {
    vi.useFakeTimers();
    const { send, page } = early();
    page.clientLoader.prefetch(at('/old'));
    await vi.advanceTimersByTimeAsync(3001);
    await page.clientLoader(at('/old'));
    expect(send).toHaveBeenCalledTimes(2);

    page.clientLoader.prefetch(at('/again'));
    await vi.advanceTimersByTimeAsync(3001);
    page.clientLoader.prefetch(at('/again'));
    expect(send).toHaveBeenCalledTimes(4);
    await page.clientLoader(at('/again'));
    expect(send).toHaveBeenCalledTimes(4);

    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', vi.fn(down));
    page.clientLoader.prefetch(at('/failed'));
    await vi.advanceTimersByTimeAsync(0);
    const recovered = respondWith({ dances: [] });
    vi.stubGlobal('fetch', recovered);
    expect(await page.clientLoader(at('/failed'))).toMatchObject({ page: { state: 'loaded' } });
    expect(recovered).toHaveBeenCalledTimes(1);
  });

  it('is not what grows old where only what is kept was asked for', async () => {
    const { send, page } = early();
    page.clientLoader.prefetch(at('/grows-old'), true);
    expect(send).not.toHaveBeenCalled();
    early({ cache: 'kept dances' }).page.clientLoader.prefetch(at('/kept'), true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is in the cache of a page that has one', async () => {
    const { send, page } = early({ cache: 'early dances' });
    page.clientLoader.prefetch(at('/cached'));
    await page.clientLoader(at('/cached'));
    page.clientLoader.prefetch(at('/other'));
    expect(await page.clientLoader(at('/other'))).toMatchObject({ page: { state: 'loaded' } });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
