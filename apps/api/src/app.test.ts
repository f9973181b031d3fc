import { api as contract, type Call, Failure } from '@kalavithi/contract/api';
import { errors } from '@kalavithi/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from './testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const login = '/api/auth/login';
const json = { 'content-type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = json) => ({
  method: 'POST',
  headers,
  body,
  ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
});

const failureOf = async (response: Response) => {
  const failure = Failure.parse(await response.json());
  expect(response.status).toBe(errors[failure.code as keyof typeof errors].status);
  return failure;
};

const codeOf = async (path: string, init?: RequestInit) =>
  (await failureOf(await api.request(path, init))).code;

describe('addresses', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/events/',
    '/api/auth/login/',
    '/API/events',
    '/elsewhere',
  ])('answers 404 for %s', async (path) => {
    expect(await codeOf(path)).toBe('not-found');
  });

  test.each(Object.entries<Call>(contract))('%s answers its own method only', async (_name, call) => {
    const path = call.path.replace('{id}', 'event-1');
    for (const method of ['PUT', 'PATCH', 'DELETE', call.method === 'GET' ? 'POST' : 'GET']) {
      const other = Object.values<Call>(contract).some(
        (one) => one.path === call.path && one.method === method,
      );
      if (other) continue;
      const response = await api.request(path, { method });
      expect(response.headers.get('allow')).toContain(call.method);
      expect((await failureOf(response)).code).toBe('method-not-allowed');
    }
  });

  test('answers HEAD like GET, without a body', async () => {
    for (const path of [
      '/api/events',
      '/api/artist',
      '/api/auth/is-auth',
      '/healthz',
      '/readyz',
      '/api/docs',
    ]) {
      const response = await api.request(path, { method: 'HEAD' });
      expect({ path, status: response.status, body: await response.text() }).toEqual({
        path,
        status: 200,
        body: '',
      });
    }
  });

  test.each(['/api/events/%00', '/api/events?x=%00'])('rejects %s, which can not be stored', async (path) => {
    expect(await codeOf(path)).toBe('malformed');
  });

  test.each(['/api/events/%E0%A4%A', '/api/events/%FF', '/api/events/..%2f..%2fetc'])(
    'answers that %s is no event',
    async (path) => {
      expect(await codeOf(path)).toBe('event-not-found');
    },
  );
});

describe('bodies', () => {
  test.each([
    ['malformed', ''],
    ['malformed', '{'],
    ['malformed', '{"email":"a@example.com",}'],
    ['malformed', String.raw`{"email":"a\u0000@example.com","password":"x"}`],
    ['invalid', 'null'],
    ['invalid', '[]'],
    ['invalid', '"text"'],
    ['invalid', '{"__proto__":{"email":"a@example.com"}}'],
  ])('%s: %s', async (code, body) => {
    expect(await codeOf(login, post(body))).toBe(code);
  });

  test('rejects bytes that are not UTF-8', async () => {
    expect(await codeOf(login, post(new Uint8Array([0x22, 0xff, 0x22])))).toBe('malformed');
  });

  test.each([{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/x-www-form-urlencoded' }])(
    'accepts only JSON, not %j',
    async (headers) => {
      expect(await codeOf(login, post(new TextEncoder().encode('{}'), headers))).toBe('unsupported-body');
    },
  );

  test('accepts JSON with a character set', async () => {
    expect(await codeOf(login, post('{}', { 'content-type': 'Application/JSON; charset=utf-8' }))).toBe(
      'invalid',
    );
  });

  test('rejects more than 64 kB, declared or not', async () => {
    const tooMuch = JSON.stringify({ email: 'x'.repeat(64 * 1024) });
    expect(await codeOf(login, post(tooMuch))).toBe('body-too-large');
    expect(await codeOf(login, post(new Blob([tooMuch]).stream()))).toBe('body-too-large');
    expect(await codeOf(login, post(tooMuch, { ...json, 'content-length': '10' }))).toBe('body-too-large');
    const largest = JSON.stringify({ email: 'x'.repeat(64 * 1024 - 12) });
    expect(largest).toHaveLength(64 * 1024);
    expect(await codeOf(login, post(new Blob([largest]).stream()))).toBe('invalid');
  });

  test('checks the session before the body', async () => {
    expect(await codeOf('/api/user/cart', post('{'))).toBe('signed-out');
  });
});

describe('headers', () => {
  test('sets type, framing and no cookie on every response', async () => {
    for (const path of [
      '/api/events',
      '/api/auth/is-auth',
      '/api/nothing',
      '/healthz',
      '/api/openapi.json',
    ]) {
      const { headers } = await api.request(path);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('sends the request id of the log line, never one from a client', async () => {
    const response = await api.request('/api/events', {
      headers: { 'x-request-id': 'chosen-by-a-stranger' },
    });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    const line = api.logLines
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((one) => one['requestId'] === id);
    expect(line).toMatchObject({ method: 'GET', path: '/api/events', status: 200 });
  });
});

describe('requests of other origins', () => {
  const guess = JSON.stringify({ email: 'a@example.com', password: 'x' });
  const from = (headers: Record<string, string>) => codeOf(login, post(guess, { ...json, ...headers }));

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:3000' },
    { origin: 'http://localhost:3001' },
    { origin: 'not an origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('refuses %j', async (headers) => {
    expect(await from(headers as Record<string, string>)).toBe('origin-refused');
  });

  test.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { origin: 'http://my-laptop.local:3000', host: 'my-laptop.local:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('serves %j', async (headers) => {
    expect(await from(headers as Record<string, string>)).toBe('bad-credentials');
  });

  test('serves reads to all, but without CORS', async () => {
    const response = await api.request('/api/events', { headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('ignores the forwarded host of an untrusted proxy', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await from(headers)).toBe('origin-refused');
  });
});

describe('a bug', () => {
  test('is logged under the request id, the only detail in the response', async () => {
    const { schema } = api.deps.db;
    await schema.alterTable('artists').renameTo('artists_elsewhere').execute();
    const failure = await failureOf(await api.request('/api/artist'));
    await schema.alterTable('artists_elsewhere').renameTo('artists').execute();
    expect(failure).toMatchObject({ code: 'internal', message: errors.internal.message });
    const lines = api.logLines.filter((text) => text.includes(failure.requestId ?? 'none'));
    expect(lines.find((text) => text.includes('"level":"error"'))).toContain('artists');
  });

  test('in a statement is not reported as an unavailable database', async () => {
    const error = await sql`select nothing from nowhere`
      .execute(api.deps.db)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(api.deps.engine.isUnavailable(error)).toBe(false);
  });
});
