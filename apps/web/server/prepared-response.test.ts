import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedEncoding, compress } from './compression.ts';
import { prepareResponse, prepareText, sendPrepared, type PreparedResponse } from './prepared-response.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const text = '<p>नमस्ते</p>'.repeat(100);
let server: TestServer;
let answers: Record<string, PreparedResponse>;

beforeAll(async () => {
  const fields = { 'Content-Type': 'text/html; charset=utf-8', 'X-Extra': 'kept' };
  answers = {
    '/': prepareResponse(200, fields, await compress(Buffer.from(text), 5)),
    '/missing': prepareText(404, { 'Cache-Control': 'no-store' }, 'Not found'),
  };
  server = await startTestServer((request, response) =>
    sendPrepared(request, response, answers[request.url ?? ''] as PreparedResponse),
  );
});
afterAll(() => server.close());

describe('sendPrepared', () => {
  it('sends the plain body to a client that accepts no encoding', async () => {
    const { status, headers, body } = await server.request('/');
    expect(status).toBe(200);
    expect(body.toString()).toBe(text);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      vary: 'Accept-Encoding',
      'x-extra': 'kept',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('sends each encoding with its own entity tag', async () => {
    const plain = await server.request('/');
    const br = await server.request('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await server.request('/', { 'Accept-Encoding': 'gzip' });
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(Number(br.headers['content-length'])).toBe(br.body.byteLength);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('sends a 304 to a client that has the encoding already', async () => {
    for (const accepted of [{}, { 'Accept-Encoding': 'br' }]) {
      const { etag = '' } = (await server.request('/', accepted)).headers;
      for (const list of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const known = await server.request('/', { ...accepted, 'If-None-Match': list });
        expect([list, known.status]).toEqual([list, 304]);
        expect(known.body.byteLength).toBe(0);
        expect(known.headers).toMatchObject({ etag, 'x-extra': 'kept', vary: 'Accept-Encoding' });
        expect(known.headers['content-type']).toBeUndefined();
      }
      const { status } = await server.request('/', { ...accepted, 'If-None-Match': '"other"' });
      expect(status).toBe(200);
    }
  });

  it('never sends a 304 for an error', async () => {
    const { etag = '' } = (await server.request('/missing')).headers;
    expect((await server.request('/missing', { 'If-None-Match': etag })).status).toBe(404);
  });

  it('sends the headers of GET without a body for HEAD', async () => {
    const { headers: whole } = await server.request('/', { 'Accept-Encoding': 'br' });
    const { headers, body } = await server.request('/', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(body.byteLength).toBe(0);
    expect({ ...headers, date: '' }).toEqual({ ...whole, date: '' });
  });
});

describe('acceptedEncoding', () => {
  const all = { plain: true, br: true, gzip: true };
  it.each([
    [undefined, 'plain'],
    ['', 'plain'],
    ['identity', 'plain'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0.5, identity', 'plain'],
    ['br; q=0.000, gzip ; q=0', 'plain'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0', 'plain'],
    ['deflate', 'plain'],
  ] as const)('of %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header, all)).toBe(encoding);
  });

  it('chooses among the offered encodings', () => {
    expect(acceptedEncoding('br, gzip', { ...all, br: null })).toBe('gzip');
    expect(acceptedEncoding('br', { ...all, br: null, gzip: null })).toBe('plain');
  });
});
