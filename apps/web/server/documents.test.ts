import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { notFoundPath } from './addresses.ts';
import { createDocuments } from './documents.ts';
import type { PreparedResponse } from './prepared-response.ts';

const page = (html: string, headers: Record<string, string> = {}, status = 200) => ({
  response: new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  }),
});

const textOf = async (answer: PreparedResponse | Promise<PreparedResponse>) =>
  (await answer).forms.plain.bytes.toString();

const field = ({ forms }: PreparedResponse, name: string) =>
  forms.plain.headers[forms.plain.headers.indexOf(name) + 1];

describe('documents', () => {
  it('are rendered once for all visitors', async () => {
    const render = vi.fn(async () => page('<h1>Paintings</h1>'));
    const documents = createDocuments({ render, apiOrigin: null });
    const both = await Promise.all([documents('/known', notFoundPath), documents('/known', notFoundPath)]);
    for (const answer of both) expect(await textOf(answer)).toBe('<h1>Paintings</h1>');
    expect(documents('/known', notFoundPath)).toBe(both[0]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('share one 404 document per page pattern', async () => {
    const render = vi.fn(async (pathname: string) =>
      pathname === '/events/:id' ? page('no such event', {}, 404) : null,
    );
    const documents = createDocuments({ render, apiOrigin: null });
    const answers = new Set<PreparedResponse>();
    for (const id of ['a', 'b', 'c']) answers.add(await documents(`/events/${id}`, '/events/:id'));
    expect(answers.size).toBe(1);
    const [answer] = answers;
    expect(answer?.status).toBe(404);
    expect(render.mock.calls.filter(([pathname]) => pathname === '/events/:id')).toHaveLength(1);
  });

  it('fall back to the general 404 document when a pattern has none', async () => {
    const render = async (pathname: string) => (pathname === notFoundPath ? page('lost', {}, 404) : null);
    const answer = await createDocuments({ render, apiOrigin: null })('/events/a', '/events/:id');
    expect(answer.status).toBe(404);
  });

  it('that have been removed become the 404 document', async () => {
    let time = 0;
    let exists = true;
    const render = async (pathname: string) => {
      if (pathname === '/events/:id') return page('no such event', {}, 404);
      return exists ? page('event', { 'cache-control': 'public, max-age=0, s-maxage=30' }) : null;
    };
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const read = () => textOf(documents('/events/a', '/events/:id'));
    expect(await read()).toBe('event');
    exists = false;
    time = 61_000;
    expect(await read()).toBe('no such event');
    expect(await read()).toBe('no such event');
  });

  it('stay within the memory limit', async () => {
    const render = vi.fn(async (pathname: string) => page(pathname.padEnd(10_000, `${Math.random()}`)));
    const documents = createDocuments({ render, apiOrigin: null, maxBytes: 50_000 });
    for (let index = 0; index < 20; index += 1) await documents(`/events/${index}`, notFoundPath);
    await documents('/events/19', notFoundPath);
    expect(render).toHaveBeenCalledTimes(20);
    await documents('/events/0', notFoundPath);
    expect(render).toHaveBeenCalledTimes(21);
  });

  it('are served stale while they are refreshed, and kept when the refresh fails', async () => {
    let time = 0;
    let made = 0;
    const render = async () => {
      made += 1;
      if (made === 3) return page('unavailable', { 'cache-control': 'no-store' }, 503);
      return page(`edition ${made}`, { 'cache-control': 'public, max-age=0, s-maxage=30' });
    };
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const read = () => textOf(documents('/known', notFoundPath));
    expect(await read()).toBe('edition 1');
    time = 29_000;
    expect(await read()).toBe('edition 1');
    expect(made).toBe(1);
    time = 31_000;
    expect(await read()).toBe('edition 1');
    await expect.poll(read).toBe('edition 2');
    time = 70_000;
    expect(await read()).toBe('edition 2');
    await expect.poll(() => made).toBe(3);
    expect(await read()).toBe('edition 2');
    expect(made).toBe(3);
    time = 76_000;
    await expect.poll(read).toBe('edition 4');
  });

  it('are compressed again only when they render differently', async () => {
    let time = 0;
    let html = 'events';
    const render = async () => page(html, { 'cache-control': 'public, max-age=0, s-maxage=30' });
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const first = await documents('/events', notFoundPath);
    time = 61_000;
    expect(await documents('/events', notFoundPath)).toBe(first);
    html = 'other events';
    time = 122_000;
    expect(await textOf(documents('/events', notFoundPath))).toBe('other events');
  });

  it('are made as small as can be once they were found unchanged', async () => {
    let time = 0;
    const html = Array.from({ length: 4000 }, (_, index) => `<p>Work ${index} of ${index * 7919}</p>`).join(
      '',
    );
    const render = async () => ({
      ...page(html, { 'cache-control': 'public, max-age=0, s-maxage=2' }),
      isCurrent: async () => true,
    });
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const bytesOf = async () =>
      (await documents('/arts/gallery', notFoundPath)).forms.br?.bytes ?? Buffer.of();
    const first = await bytesOf();
    time = 3000;
    await bytesOf();
    await expect.poll(async () => (await bytesOf()).length).toBeLessThan(first.length * 0.97);
    expect(brotliDecompressSync(await bytesOf()).toString()).toBe(html);
  });

  it('are rendered again only when what they were made of has changed', async () => {
    let time = 0;
    let edition = 1;
    let down = false;
    const render = vi.fn(async () => {
      const rendered = edition;
      return {
        ...page(`edition ${rendered}`, { 'cache-control': 'public, max-age=0, s-maxage=2' }),
        isCurrent: async () => {
          if (down) throw new Error('The API did not answer.');
          return rendered === edition;
        },
      };
    });
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const read = () => textOf(documents('/events', notFoundPath));
    expect(await read()).toBe('edition 1');
    time = 60_000;
    expect(await read()).toBe('edition 1');
    expect(render).toHaveBeenCalledTimes(1);
    down = true;
    time = 120_000;
    expect(await read()).toBe('edition 1');
    down = false;
    edition = 2;
    time = 180_000;
    expect(await read()).toBe('edition 2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('wait for the refresh at twice their age, and fall back to the old one', async () => {
    let time = 0;
    let down = false;
    let made = 0;
    const render = async () => {
      made += 1;
      return down
        ? page('unavailable', { 'cache-control': 'no-store' }, 503)
        : page(`edition ${made}`, { 'cache-control': 'public, max-age=0, s-maxage=30' });
    };
    const documents = createDocuments({ render, apiOrigin: null, now: () => time });
    const read = () => textOf(documents('/known', notFoundPath));
    expect(await read()).toBe('edition 1');
    time = 8 * 60 * 60 * 1000;
    expect(await Promise.all([read(), read()])).toEqual(['edition 2', 'edition 2']);
    time *= 2;
    down = true;
    expect(await read()).toBe('edition 2');
  });

  it('that failed to render are sent but not cached', async () => {
    let down = true;
    const documents = createDocuments({
      render: async () => (down ? page('unavailable', {}, 503) : page('fine')),
      apiOrigin: null,
    });
    const answer = await documents('/known', notFoundPath);
    expect(answer.status).toBe(503);
    expect(field(answer, 'Cache-Control')).toBe('no-store');
    down = false;
    expect(await textOf(documents('/known', notFoundPath))).toBe('fine');
  });

  it('allow only their own inline scripts', async () => {
    const script = 'window.answer = 42';
    const html = `<script>${script}</script><script type="module" src="/assets/a.js"></script>`;
    const documents = createDocuments({
      render: async () => page(html),
      apiOrigin: 'https://api.example.com',
    });
    const policy = field(await documents('/known', notFoundPath), 'Content-Security-Policy');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("connect-src 'self' https://api.example.com");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("base-uri 'none'");
  });
});
