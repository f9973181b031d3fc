import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallError } from '@kalavithi/contract/client';
import { afterAll, describe, expect, it } from 'vitest';
import { createApiClient, recordingClient } from './rendering-context.ts';

const deadlineMs = 100;
const publicUrl = 'http://localhost:3000';

const server = createServer((request, response) => {
  // One call is never answered, the other stops in the middle.
  if (request.url === '/api/artist') response.write('[{"_id":');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the loaders’ API client', () => {
  it.each(['events', 'artists'] as const)('gives up an API that falls silent (%s)', async (call) => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createApiClient({ callApi: (request) => fetch(request), apiUrl, publicUrl }, deadlineMs);
    const failure = await client(call).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ status: 0 });
  });

  it('times out an API in the same process', async () => {
    const client = createApiClient(
      { callApi: () => new Promise(() => {}), apiUrl: null, publicUrl },
      deadlineMs,
    );
    await expect(client('events')).rejects.toMatchObject({ name: 'CallError', status: 0 });
  });

  it('returns a response that comes in time', async () => {
    const client = createApiClient(
      { callApi: async () => Response.json([], { headers: { Link: '<next>' } }), apiUrl: null, publicUrl },
      deadlineMs,
    );
    const { answer, headers } = await client('events');
    expect(answer).toEqual([]);
    expect(headers.get('link')).toBe('<next>');
  });
});

describe('a recording client', () => {
  it('tells whether the API still answers the same', async () => {
    const api = { body: ['one'], link: '<a>', status: 200, down: false };
    const callApi = async ({ url }: Request) => {
      if (api.down) throw new Error('down');
      if (url.endsWith('/lost')) return Response.json({ requestId: Math.random() }, { status: 404 });
      return Response.json(api.body, { status: api.status, headers: { Link: api.link } });
    };
    const record = async () => {
      const { client, isCurrent } = recordingClient({ callApi, apiUrl: null, publicUrl });
      await client('events');
      await client('event', { params: { id: 'lost' } }).catch(() => {});
      return isCurrent;
    };
    const isCurrent = await record();
    expect(await isCurrent()).toBe(true);
    api.link = '<b>';
    expect(await isCurrent()).toBe(false);
    const isCurrentNow = await record();
    api.body = ['two'];
    expect(await isCurrentNow()).toBe(false);
    api.down = true;
    await expect(isCurrentNow()).rejects.toThrow('down');
  });
});
