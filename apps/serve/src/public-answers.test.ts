import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPublicAnswers, isPublicCall } from './public-answers.ts';

const shared = { 'Cache-Control': 'public, max-age=30', 'X-Request-Id': 'one', Link: '<next>; rel="next"' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An API whose answer and status can be changed, behind `createPublicAnswers`. */
const start = async () => {
  const api = { body: 'one', init: { status: 200, headers: shared } as ResponseInit, time: 0 };
  const call = vi.fn(async (_request: Request) => Response.json({ is: api.body.repeat(200) }, api.init));
  const answers = createPublicAnswers(call, 'http://localhost:3000', () => api.time);
  const server = createServer((request, response) =>
    answers.send(request, response, () => response.writeHead(299).end('from the API')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const read = async (path = '/api/events', options: RequestOptions = {}) => {
    const [response] = (await once(get({ port, path, agent: false, ...options }), 'response')) as [
      IncomingMessage,
    ];
    const bytes = Buffer.concat(await response.toArray());
    return { response, bytes, text: bytes.toString() };
  };
  return { api, call, answers, read };
};

describe('public answers', () => {
  it('are asked for once a second, and compressed', async () => {
    const { api, call, read } = await start();
    await Promise.all([read(), read(), read()]);
    const { response, bytes } = await read('/api/events', { headers: { 'Accept-Encoding': 'br' } });
    expect(call).toHaveBeenCalledTimes(1);
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': shared['Cache-Control'],
      link: shared.Link,
      vary: 'Accept-Encoding',
    });
    expect(response.headers['x-request-id']).toBeUndefined();
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ is: 'one'.repeat(200) });
    api.time = 1001;
    await read();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('have an entity tag that changes with the content alone', async () => {
    const { api, read } = await start();
    const { etag = '' } = (await read()).response.headers;
    const conditional = { headers: { 'If-None-Match': etag } };
    api.time = 1001;
    expect((await read('/api/events', conditional)).response.statusCode).toBe(304);
    api.body = 'two';
    api.time = 2002;
    const changed = await read('/api/events', conditional);
    expect(changed.response.statusCode).toBe(200);
    expect(changed.text).toContain('two');
  });

  it('are asked for again at once after a change', async () => {
    const { api, answers, read } = await start();
    await read();
    api.body = 'two';
    expect((await read()).text).toContain('one');
    answers.expire();
    expect((await read()).text).toContain('two');
  });

  it('never mix a call from before a change with readers after it', async () => {
    const { api, answers, call, read } = await start();
    let release = () => {};
    call.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return Response.json('before', { headers: shared });
    });
    const early = read();
    await expect.poll(() => call.mock.calls).toHaveLength(1);
    answers.expire();
    api.body = 'after';
    expect((await read()).text).toContain('after');
    release();
    expect((await early).text).toContain('before');
    expect((await read()).text).toContain('after');
  });

  it.each<[string, ResponseInit]>([
    ['of one caller', { headers: { 'Cache-Control': 'no-store' } }],
    ['with a cookie', { headers: { ...shared, 'Set-Cookie': 'a=b' } }],
    ['that failed', { status: 503, headers: shared }],
  ])('leave an answer %s to the API', async (_, init) => {
    const { api, read } = await start();
    api.init = init;
    expect((await read()).response.statusCode).toBe(299);
    expect((await read()).response.statusCode).toBe(299);
  });

  it('send no body to HEAD', async () => {
    const { read } = await start();
    const { response, bytes } = await read('/api/events', { method: 'HEAD' });
    expect(Number(response.headers['content-length'])).toBeGreaterThan(600);
    expect(bytes).toHaveLength(0);
  });

  it('answer calls of the same process', async () => {
    const { answers, call, read } = await start();
    await read('/api/works?page=2');
    const response = await answers.respond(new Request('http://localhost:3000/api/works?page=2'));
    expect(response?.headers.get('link')).toBe(shared.Link);
    expect(await response?.json()).toEqual({ is: 'one'.repeat(200) });
    expect(call).toHaveBeenCalledTimes(1);
    const change = new Request('http://localhost:3000/api/works', { method: 'POST' });
    expect(await answers.respond(change)).toBeNull();
  });
});

describe('a public call', () => {
  it.each([
    ['GET', '/api/events', true],
    ['HEAD', '/api/events/event-1?a=b', true],
    ['GET', '/gallery?cursor=a', true],
    ['POST', '/api/events', false],
    ['GET', '/api/events/event-1/more', false],
    ['GET', '/api/auth/is-auth', false],
    ['GET', '/api/user/data', false],
    ['GET', '/api/eventsandmore', false],
    ['GET', '/', false],
  ])('%s %s: %s', (method, url, expected) => {
    expect(isPublicCall({ method, url } as IncomingMessage)).toBe(expected);
  });
});
