import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { record } from './recorded.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(() => server.close());
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}/` : '';
};

it('keeps the bytes and the fields, but for those that every server writes', async () => {
  const body = gzipSync('marigolds');
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding', 'X-Name': 'Meera' });
    response.write(body.subarray(0, 5));
    response.end(body.subarray(5));
  });
  expect(await record(url)).toEqual({
    status: 200,
    headers: [
      'Content-Encoding',
      'gzip',
      'Vary',
      'Accept-Encoding',
      'X-Name',
      'Meera',
      'Content-Length',
      String(body.length),
    ],
    body,
  });
});

it('rejects what is not a success, so that no error page is measured', async () => {
  const url = await serve((_, response) => response.writeHead(429).end());
  await expect(record(url)).rejects.toThrow('answered 429');
});
