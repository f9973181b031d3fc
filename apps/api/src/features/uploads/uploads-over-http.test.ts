import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { serve } from '@hono/node-server';
import { uploads as rules } from '@kalavithi/contract/constants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../../app.ts';
import { createPictureReader } from '../../platform/images/picture-reader.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import {
  artForm,
  codeOf,
  filesOf,
  newPicture,
  post,
  removeEverything,
  succeedToUpload,
} from './uploads.fixture.ts';

let api: TestApi;
let asha: Person;
let server: Server;
let port: number;
beforeAll(async () => {
  api = await startApi();
  await api.deps.background.settle(5000);
  server = serve({ fetch: api.app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(async () => {
  asha = await api.signIn();
});
afterEach(async () => {
  await removeEverything(api);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

/** Sends the head of a request over a bare connection; the body is the test's to send, or not. */
const sendHead = async (headers: Record<string, string>): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`POST /upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
};

/** The first line of the answer. */
const answerOn = async (socket: Socket): Promise<string> => {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString().split('\r\n')[0]!;
};

const formHead =
  '--x\r\ncontent-disposition: form-data; name="art"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
/** Starting a process may take a while on a busy machine. */
const patient = { timeout: 10_000 };
const formType = 'multipart/form-data; boundary=x';

describe('an upload over a real connection', () => {
  it('is received completely', async () => {
    const body = artForm(await newPicture());
    const response = await fetch(`http://127.0.0.1:${port}/upload`, {
      method: 'POST',
      body,
      headers: { cookie: asha.cookie },
    });
    expect(response.status).toBe(201);
  });

  it('is refused to a visitor before the body is sent', async () => {
    const socket = await sendHead({ 'content-type': formType, 'content-length': '10000000' });
    expect(await answerOn(socket)).toContain('401');
  });

  it('is refused by its declared length before the body is sent', async () => {
    const socket = await sendHead({
      'content-type': formType,
      'content-length': String(rules.maxBytes * 2),
      cookie: asha.cookie,
    });
    expect(await answerOn(socket)).toContain('413');
  });

  it('is stopped at the limit without a declared length, with a readable response', async () => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 65_536;
        this.push(sent > rules.maxBytes * 8 ? null : Buffer.alloc(65_536, sent === 65_536 ? formHead : 'x'));
      },
    });
    const response = await fetch(`http://127.0.0.1:${port}/upload`, {
      method: 'POST',
      body: Readable.toWeb(endless) as unknown as BodyInit,
      headers: { cookie: asha.cookie, 'content-type': formType },
      duplex: 'half',
    } as RequestInit);
    expect(await codeOf(response)).toBe('upload-too-large');
    expect(sent).toBeLessThan(rules.maxBytes * 8);
  });

  it('is cut at its declared length and refused', async () => {
    const linesBefore = api.logLines.length;
    const socket = await sendHead({
      'content-type': formType,
      'content-length': '200',
      cookie: asha.cookie,
    });
    socket.write(formHead + 'x'.repeat(100_000));
    expect(await answerOn(socket)).toContain('400');
    // The answer above may be the server's own, to what follows the claimed end; the upload is over
    // when its line is written.
    await expect
      .poll(
        () => api.logLines.slice(linesBefore).filter((line) => line.includes('"path":"/upload"')),
        patient,
      )
      .toEqual([expect.stringContaining('"status":400')]);
  });

  it.each(['content-length', 'transfer-encoding'])(
    'leaves nothing when the connection breaks (%s)',
    async (framing) => {
      const half = formHead + 'x'.repeat(500_000);
      const isChunked = framing === 'transfer-encoding';
      const socket = await sendHead({
        'content-type': formType,
        cookie: asha.cookie,
        [framing]: isChunked ? 'chunked' : '1000000',
      });
      socket.write(isChunked ? `${half.length.toString(16)}\r\n${half}\r\n` : half);
      await expect.poll(async () => (await filesOf(api)).incoming, patient).toHaveLength(1);
      socket.destroy();
      await expect.poll(async () => (await filesOf(api)).incoming, patient).toEqual([]);
      expect(api.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  it('closes a picture when the reader disconnects', async () => {
    const item = await succeedToUpload(api.app, asha, await newPicture());
    for (let round = 0; round < 30; round++) {
      const controller = new AbortController();
      const response = await fetch(`http://127.0.0.1:${port}${item.imageUrl}`, { signal: controller.signal });
      controller.abort();
      await response.arrayBuffer().catch(() => {});
    }
    expect((await fetch(`http://127.0.0.1:${port}${item.imageUrl}`)).status).toBe(200);
  });
});

describe('twenty uploads at once', () => {
  it('all succeed, two at a time, the others waiting on the disk', async () => {
    const pictures = createPictureReader({ workers: 2 });
    const app = createApi({ ...api.deps, pictures });
    const people = await Promise.all(Array.from({ length: 20 }, () => api.signIn()));
    const bytes = await Promise.all(people.map(newPicture));
    const items = await Promise.all(
      people.map((person, index) => succeedToUpload(app, person, bytes[index]!)),
    );
    expect(new Set(items.map((item) => item.imageUrl)).size).toBe(20);
    expect(pictures.load()).toMatchObject({ running: 0, waiting: 0, mostRunning: 2 });
    expect(pictures.load().mostWaiting).toBeGreaterThan(10);
    expect((await filesOf(api)).incoming).toEqual([]);
    await pictures.close();
  });

  it('are refused with Retry-After when the queue is full', async () => {
    const pictures = createPictureReader({ workers: 1, queue: 1 });
    const app = createApi({ ...api.deps, pictures });
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
    const responses = await Promise.all(
      people.map(async (person) => post(app, person, artForm(await newPicture()))),
    );
    const refused = responses.filter((response) => response.status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]!.headers.get('retry-after')).toBe('30');
    expect(await codeOf(refused[0]!)).toBe('uploads-busy');
    expect((await filesOf(api)).incoming).toEqual([]);
    await pictures.close();
  });
});
