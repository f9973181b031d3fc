import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createDocuments } from './documents.ts';

const page = (html: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost:3000${path}`, { headers, method });

const documentsOf = (render: (request: Request) => Promise<Response>, apiOrigin: string | null = null) =>
  createDocuments({ render, isKnown: (pathname) => pathname.startsWith('/known'), apiOrigin });

describe('documents', () => {
  it('are rendered once and sent to everyone', async () => {
    const render = vi.fn(async () => page('<h1>Paintings</h1>'));
    const documents = documentsOf(render);
    const [first, second] = await Promise.all([
      documents(get('/known')),
      documents(get('/known?anything=1')),
    ]);
    expect(await first.text()).toBe('<h1>Paintings</h1>');
    expect(await second.text()).toBe('<h1>Paintings</h1>');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered without what a visitor sent', async () => {
    const render = vi.fn(async () => page('x'));
    await documentsOf(render)(get('/known?work=a', { cookie: 'session=secret' }));
    const seen = render.mock.lastCall?.at(0) as unknown as Request;
    expect(seen.headers.get('cookie')).toBeNull();
    expect(new URL(seen.url).search).toBe('');
  });

  it('share one page for all addresses that lead nowhere', async () => {
    const render = vi.fn(async () => page('lost', {}, 404));
    const documents = documentsOf(render);
    for (const path of ['/a', '/b', '/c/d']) expect((await documents(get(path))).status).toBe(404);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are shown once more while they are made anew, and kept when that fails', async () => {
    let time = 0;
    let made = 0;
    const render = async () => {
      made += 1;
      if (made === 3) return page('unavailable', { 'cache-control': 'no-store' }, 503);
      return page(`edition ${made}`, { 'cache-control': 'public, max-age=0, s-maxage=30' });
    };
    const documents = createDocuments({ render, isKnown: () => true, apiOrigin: null, now: () => time });
    const read = async () => (await documents(get('/known'))).text();
    expect(await read()).toBe('edition 1');
    time = 29_000;
    expect(await read()).toBe('edition 1');
    expect(made).toBe(1);
    time = 31_000;
    expect(await read()).toBe('edition 1');
    await vi.waitFor(async () => expect(await read()).toBe('edition 2'));
    time = 70_000;
    expect(await read()).toBe('edition 2');
    await vi.waitFor(() => expect(made).toBe(3));
    expect(await read()).toBe('edition 2');
    expect(made).toBe(3);
    time = 76_000;
    await vi.waitFor(async () => expect(await read()).toBe('edition 4'));
  });

  it('that are twice as old are waited for, unless nothing better comes', async () => {
    let time = 0;
    let down = false;
    let made = 0;
    const render = async () => {
      made += 1;
      return down
        ? page('unavailable', { 'cache-control': 'no-store' }, 503)
        : page(`edition ${made}`, { 'cache-control': 'public, max-age=0, s-maxage=30' });
    };
    const documents = createDocuments({ render, isKnown: () => true, apiOrigin: null, now: () => time });
    const read = async () => (await documents(get('/known'))).text();
    expect(await read()).toBe('edition 1');
    time = 8 * 60 * 60 * 1000;
    expect(await Promise.all([read(), read()])).toEqual(['edition 2', 'edition 2']);
    time *= 2;
    down = true;
    expect(await read()).toBe('edition 2');
  });

  it('that could not be made are sent, but not kept', async () => {
    let down = true;
    const documents = documentsOf(async () => (down ? page('unavailable', {}, 503) : page('fine')));
    expect((await documents(get('/known'))).status).toBe(503);
    down = false;
    expect(await (await documents(get('/known'))).text()).toBe('fine');
  });

  it('are compressed, answer 304 to whoever has them, and HEAD without a body', async () => {
    const documents = documentsOf(async () => page('<p>नमस्ते</p>'.repeat(100)));
    const compressed = await documents(get('/known', { 'accept-encoding': 'gzip, br' }));
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toContain('नमस्ते');
    const etag = compressed.headers.get('etag') as string;
    const known = await documents(get('/known', { 'accept-encoding': 'br', 'if-none-match': etag }));
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    const gzip = await documents(get('/known', { 'accept-encoding': 'br;q=0, gzip' }));
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('etag')).not.toBe(etag);
    const head = await documents(get('/known', {}, 'HEAD'));
    expect(await head.text()).toBe('');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('allow their own inline scripts and no others', async () => {
    const script = 'window.answer = 42';
    const html = `<script>${script}</script><script type="module" src="/assets/a.js"></script>`;
    const documents = documentsOf(async () => page(html), 'https://api.example.com');
    const policy = (await documents(get('/known'))).headers.get('content-security-policy') as string;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("connect-src 'self' https://api.example.com");
  });
});
