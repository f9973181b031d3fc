import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, testPassword, type TestApi } from './testing/api-harness.ts';

const guess = JSON.stringify({ email: 'a@example.com', password: 'x' });

const login = (api: TestApi, headers: Record<string, string>, body = guess) =>
  api.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('an API that other sites may call', () => {
  let api: TestApi;
  const site = 'https://kalavithi.example';
  const elsewhere = 'https://partner.example';
  beforeAll(async () => {
    api = await startApi({
      PUBLIC_URL: site,
      WEB_ORIGINS: `${elsewhere}, http://localhost:5173`,
      API_URL: 'https://api.kalavithi.example',
    });
  });
  afterAll(() => api.close());

  /** Where the API itself answers. */
  const host = 'api.kalavithi.example';

  test.each([elsewhere, 'http://localhost:5173', site])('lets %s call with credentials', async (origin) => {
    const preflight = await api.request('/api/user/cart', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('vary')).toContain('Origin');

    const refused = await login(api, { origin, host });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(refused.headers.get('vary')).toContain('Origin');
  });

  test('lets allowed origins read errors', async () => {
    const response = await api.request('/api/nothing', { headers: { origin: elsewhere } });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(elsewhere);
  });

  test.each(['https://evil.example', 'http://partner.example', `${elsewhere}.evil.example`])(
    'does not allow %s',
    async (origin) => {
      const preflight = await api.request('/api/user/cart', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      const refused = await login(api, { origin, host });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  const cookieFor = async (headers: Record<string, string>) => {
    const asha = await api.signIn();
    const body = JSON.stringify({ email: asha.email, password: testPassword });
    return (await login(api, headers, body)).headers.getSetCookie()[0] ?? '';
  };

  test('the cookie goes with calls from the other site', async () => {
    expect(await cookieFor({ origin: elsewhere, host })).toMatch(
      /^__Host-kalavithi=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  test('keeps the cookie Lax when page and API share a host', async () => {
    expect(await cookieFor({ origin: site, host: 'kalavithi.example' })).toMatch(/Secure; SameSite=Lax$/);
    expect(await cookieFor({ host })).toMatch(/Secure; SameSite=Lax$/);
  });

  test('supports login and logout from the other site', async () => {
    const headers = { origin: elsewhere, host };
    const cookie = (await cookieFor(headers)).split(';')[0] ?? '';
    const checked = await api.request('/api/auth/is-auth', { headers: { ...headers, cookie } });
    expect(await checked.json()).toEqual({ success: true });
    const out = await api.request('/api/auth/logout', { method: 'POST', headers: { ...headers, cookie } });
    expect(out.headers.getSetCookie()[0]).toMatch(/Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=None$/);
  });

  test('requires https and lets other sites embed pictures', async () => {
    const { headers } = await api.request('/api/events');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    // What is read by CORS needs no leave to be embedded.
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const path of ['/uploads/none.webp', '/api/pictures/none.webp']) {
      const picture = await api.request(path);
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });
});

describe('an API with PUBLIC_URL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ PUBLIC_URL: 'https://kalavithi.example' });
  });
  afterAll(() => api.close());

  test.each([
    ['its own page', { host: 'kalavithi.example', origin: 'https://kalavithi.example' }],
    ['a page of the same machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['a page of the same machine by number', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['a page of the same machine by IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
    ['no browser', { host: 'kalavithi.example' }],
    ['no browser on the same machine', { host: '127.0.0.1:3000' }],
    ['a person’s own doing', { host: 'kalavithi.example', 'sec-fetch-site': 'none' }],
  ])('serves %s', async (_, headers) => {
    expect((await login(api, headers)).status).toBe(401);
  });

  test.each([
    ['its own host over http', { host: 'kalavithi.example', origin: 'http://kalavithi.example' }],
    ['another scheme', { host: 'localhost:3000', origin: 'https://localhost:3000' }],
    ['another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['no web', { host: 'localhost:3000', origin: 'ftp://localhost:3000' }],
    ['credentials in it', { host: 'localhost:3000', origin: 'http://x@localhost:3000' }],
    ['a path', { host: 'localhost:3000', origin: 'http://localhost:3000/x' }],
    ['a name that was pointed here', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
  ])('refuses an origin with %s', async (_, headers) => {
    expect((await login(api, headers)).status).toBe(403);
  });

  test('refuses a change sent to a foreign host name', async () => {
    expect((await login(api, { host: 'evil.example:3000' })).status).toBe(403);
    expect((await login(api, { host: 'evil.example', 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  });

  test('serves public reads at any host name', async () => {
    expect((await api.request('/api/events', { headers: { host: 'evil.example' } })).status).toBe(200);
  });
});

describe('an API without PUBLIC_URL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('serves a phone on the same network and clients of a TLS proxy', async () => {
    const host = '192.168.1.20:3000';
    expect((await login(api, { host, origin: `http://${host}` })).status).toBe(401);
    expect((await login(api, { host, origin: `https://${host}` })).status).toBe(401);
    expect((await login(api, { host, origin: 'http://evil.example' })).status).toBe(403);
    expect((await login(api, { host, origin: `ftp://${host}` })).status).toBe(403);
  });
});

describe('an API behind two proxies', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ TRUST_PROXY: '2' });
  });
  afterAll(() => api.close());

  test('trusts the host that they forward', async () => {
    const forwarded = { origin: 'https://kalavithi.example', 'x-forwarded-host': 'kalavithi.example' };
    expect((await login(api, forwarded)).status).toBe(401);
    expect((await login(api, { ...forwarded, origin: 'https://evil.example' })).status).toBe(403);
  });

  const answered = async (id: string) =>
    (await api.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id');

  test('takes a valid request id from them', async () => {
    expect(await answered('edge-0123456789')).toBe('edge-0123456789');
    expect(await answered('spaces and {braces}')).toMatch(/^[\w-]{36}$/);
    expect(await answered('x'.repeat(65))).toMatch(/^[\w-]{36}$/);
  });

  const counted = async (forwardedFor: string) => {
    await api.succeed('register', {
      body: api.stranger(),
      headers: { 'x-forwarded-for': forwardedFor },
      from: '10.0.0.1',
    });
    const rows = await api.deps.db
      .selectFrom('limits')
      .select('points')
      .where('key', 'like', 'registrations:%')
      .execute();
    return rows.map(({ points }) => points).toSorted((one, other) => one - other);
  };

  test('counts by the address that the outer proxy saw', async () => {
    expect(await counted('203.0.113.9, 10.0.0.2')).toEqual([1]);
    expect(await counted('198.51.100.7, 203.0.113.9, 10.0.0.2')).toEqual([2]);
    expect(await counted('203.0.113.10, 10.0.0.2')).toEqual([1, 2]);
    // One household has a whole /64 of IPv6, and one IPv4 address whichever way it is written.
    expect(await counted('2001:db8:1:2:3:4:5:6, 10.0.0.2')).toEqual([1, 1, 2]);
    expect(await counted('2001:db8:1:2::ffff, 10.0.0.2')).toEqual([1, 2, 2]);
    expect(await counted('2001:db8:1:3::1, 10.0.0.2')).toEqual([1, 1, 2, 2]);
    expect(await counted('::ffff:203.0.113.10, 10.0.0.2')).toEqual([1, 2, 2, 2]);
  });
});
