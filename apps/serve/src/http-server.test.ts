import { once } from 'node:events';
import {
  Agent,
  request as send,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';

const open: { http: HttpServer; sockets: Socket[] }[] = [];

const start = async (listener: RequestListener) => {
  const http = createHttpServer(listener, ['X-Extra', 'kept']);
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  open.push({ http, sockets });
  const dial = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return { ...http, port, dial };
};

afterEach(() => {
  for (const { http, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    http.server.closeAllConnections();
    if (http.server.listening) http.server.close();
  }
});

/** Sends text and resolves with everything received until the server closes the connection. */
const talk = async (socket: Socket, text: string): Promise<string> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const last = 'Connection: close\r\n';

describe('pipelined requests', () => {
  it('of a client that reads nothing are not started', async () => {
    let begun = 0;
    const body = Buffer.alloc(64 * 1024);
    const { dial, server } = await start((_, response) => {
      begun += 1;
      response.end(body);
    });
    const socket = await dial();
    socket.pause();
    socket.write(get('/').repeat(900));
    // As many as fit into the socket buffers, and one that waits for them.
    await expect.poll(() => begun).toBeGreaterThan(0);
    let before = 0;
    await vi.waitUntil(
      () => {
        const same = before === begun;
        before = begun;
        return same;
      },
      { interval: 300, timeout: 10_000 },
    );
    expect(begun).toBeLessThan(200);
    // A client that reads gets them all.
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
    });
    socket.resume();
    await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThan(900 * body.byteLength);
    expect(begun).toBe(900);
    expect(server.listening).toBe(true);
  });

  it('are handled one after the other and answered in order', async () => {
    const held: ServerResponse[] = [];
    const { dial } = await start((_, response) => void held.push(response));
    const socket = await dial();
    const all = talk(socket, get('/1') + get('/2') + get('/3', last));
    for (const number of [1, 2, 3]) {
      await expect.poll(() => held.length).toBe(number);
      // Time enough for another request to start, if it could.
      await new Promise((resolve) => setImmediate(resolve));
      expect(held).toHaveLength(number);
      held.at(-1)?.end(`answer ${number}`);
    }
    expect((await all).match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  it('with bodies are all handled', async () => {
    const bodies: string[] = [];
    const { dial } = await start((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString());
        response.end('ok');
      });
    });
    const post = (text: string, more = '') =>
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${text.length}\r\n${more}\r\n${text}`;
    const texts = Array.from({ length: 40 }, (_, index) => `${index}`.repeat(1000));
    const socket = await dial();
    await talk(socket, texts.map((text, index) => post(text, index === 39 ? last : '')).join(''));
    expect(bodies).toEqual(texts);
  });

  it('end with the connection after 1000', async () => {
    let begun = 0;
    const { dial } = await start((_, response) => {
      begun += 1;
      response.end();
    });
    const answers = await talk(await dial(), get('/').repeat(1100));
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(1000);
    expect(answers.match(/Connection: close/g)).toHaveLength(1);
    expect(begun).toBe(1000);
  });
});

describe('a request', () => {
  const answer: RequestListener = (_, response) => void response.end('ok');

  it('by HTTP/1.0 needs no Host', async () => {
    const { dial } = await start(answer);
    expect(await talk(await dial(), 'GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
  });

  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['a line that is none', 'HELLO\r\n\r\n'],
    ['a head that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('with %s is rejected with the common headers', async (_, text) => {
    const listener = vi.fn(answer);
    const { dial } = await start(listener);
    const said = await talk(await dial(), text);
    expect(said).toMatch(/^HTTP\/1\.1 4(?:00|31) /);
    expect(said).toContain('X-Extra: kept');
    expect(said).toContain('Connection: close');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a malformed or slow request', () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

  it('is rejected while its response has not started', async () => {
    const { dial } = await start((request) => void request.resume());
    expect(await talk(await dial(), `${head}2\r\nab\r\nnone\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('gets a 408 when it is too slow', async () => {
    let request: IncomingMessage | undefined;
    const { dial, server } = await start((begun) => void (request = begun.resume()));
    const answered = talk(await dial(), `${head}2\r\nab\r\n`);
    await expect.poll(() => request).toBeDefined();
    // What Node reports when a request times out.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, request?.socket);
    const text = await answered;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(text).toContain('X-Extra: kept');
  });

  it('gets no response after a started response or a complete request', async () => {
    const begun = await start((request, response) => {
      request.resume();
      response.write('half');
    });
    expect(await talk(await begun.dial(), `${head}none\r\n`)).not.toContain(' 400 ');
    const whole = await start(() => {});
    expect(await talk(await whole.dial(), `${get('/')}HELLO\r\n\r\n`)).toBe('');
  });
});

describe('stopping', () => {
  it('aborts no request of clients with busy connections', async () => {
    const body = 'x'.repeat(20_000);
    const { port, stop } = await start((_, response) => {
      // Some responses take a moment, as the API's do.
      setTimeout(() => response.end(body), Math.random() * 5);
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const counts = { answered: 0, refused: 0, cut: 0 };
    const requestOnce = () =>
      new Promise<boolean>((resolve) => {
        const outgoing = send({ host: '127.0.0.1', port, agent }, (response) => {
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.byteLength;
          });
          response.on('close', () => {
            counts[response.complete && size === body.length ? 'answered' : 'cut'] += 1;
            resolve(true);
          });
        });
        outgoing.on('error', (error: NodeJS.ErrnoException) => {
          counts[error.code === 'ECONNREFUSED' ? 'refused' : 'cut'] += 1;
          resolve(false);
        });
        outgoing.end();
      });
    const clients = Array.from({ length: 20 }, async () => {
      while (await requestOnce());
    });
    await expect.poll(() => counts.answered).toBeGreaterThan(200);
    await stop({ idleMs: 1000, requestsMs: 5000 });
    await Promise.all(clients);
    expect(counts.cut).toBe(0);
    expect(counts.refused).toBeGreaterThan(0);
    agent.destroy();
  });

  it('asks clients on kept connections to close, and closes idle ones', async () => {
    const { dial, stop } = await start((_, response) => void response.end('ok'));
    const [busy, silent] = [await dial(), await dial()];
    const first = once(busy, 'data');
    busy.write(get('/'));
    expect(String(await first)).toContain('Connection: keep-alive');
    const stopped = stop({ idleMs: 200, requestsMs: 5000 });
    expect(await talk(busy, get('/'))).toContain('Connection: close');
    const closed = once(silent, 'close');
    silent.resume();
    await Promise.all([closed, stopped]);
    expect(silent.destroyed).toBe(true);
  });

  it('closes the connection after a running response', async () => {
    let response: ServerResponse | undefined;
    const { dial, stop } = await start((_, begun) => void (response = begun));
    const answered = talk(await dial(), get('/'));
    await expect.poll(() => response).toBeDefined();
    const stopped = stop({ idleMs: 0, requestsMs: 5000 });
    response?.end('finished');
    expect(await answered).toMatch(/Connection: close[^]*finished/);
    await stopped;
  });

  it('ends although a body never ends', async () => {
    let begun = false;
    const { dial, server, stop } = await start((request) => {
      begun = true;
      request.resume();
    });
    const socket = await dial();
    const closed = once(socket, 'close');
    socket.resume();
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    await expect.poll(() => begun).toBe(true);
    await Promise.all([closed, stop({ idleMs: 50, requestsMs: 300 })]);
    expect(server.listening).toBe(false);
  });
});
