import { brotliDecompressSync } from 'node:zlib';
import { get, request as send, type IncomingMessage } from 'node:http';
import { faces, wordsOf } from '../../apps/web/fonts/faces.ts';
import { wordsFor } from '../../apps/web/fonts/site-texts.ts';
import { openAccount, newPerson } from '../fixtures/people.ts';
import type { TestServer } from '../fixtures/test-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { addresses } from '../steps/addresses.ts';
import { visit } from '../steps/shell.ts';

// On one screen size: responses do not depend on it.

interface Wire {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends a request without following redirects or decompressing. */
const fetchRaw = (
  { address }: TestServer,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Wire> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const outgoing = send({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end();
  });

test('serves the same document to everyone, without a cookie and with its own title', async ({ server }) => {
  const { cookie } = await openAccount(server, { verified: true });
  const titles = new Set<string>();
  for (const { path } of addresses) {
    const visitor = await fetchRaw(server, path);
    const member = await fetchRaw(server, path, { headers: { Cookie: cookie } });
    expect(visitor.status, path).toBe(200);
    expect(visitor.headers['set-cookie'], path).toBeUndefined();
    expect(member.headers['set-cookie'], path).toBeUndefined();
    expect(member.body.equals(visitor.body), path).toBe(true);
    expect(visitor.headers['content-type'], path).toBe('text/html; charset=utf-8');
    const html = visitor.body.toString();
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toContain(`<link rel="canonical" href="${server.address}${path}"`);
  }
  expect(titles.size).toBe(addresses.length);
});

test('keeps the order of the cascade layers, whichever sheet a page loads first', async ({ server }) => {
  for (const { path } of addresses) {
    const html = (await fetchRaw(server, path)).body.toString();
    const sheets = [...html.matchAll(/<link rel="inlined-stylesheet" href="([^"#]+)/g)].map(
      ([, sheet = '']) => sheet,
    );
    expect(sheets.length, path).toBeGreaterThan(0);
    const styles = await Promise.all(
      sheets.map(async (sheet) => (await fetchRaw(server, sheet)).body.toString()),
    );
    const layers = [...styles.join('').matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    );
    expect([...new Set(layers)], path).toEqual([
      'reset',
      'tokens',
      'base',
      'components',
      'screens',
      'utilities',
    ]);
  }
});

test('shows no word in a room that the face of the room lacks', async ({ server }) => {
  const items = await Promise.all(
    [
      ['/api/events', '/events'],
      ['/api/artist', '/artists'],
    ].map(async ([list = '', folder]) => {
      const all = JSON.parse((await fetchRaw(server, list)).body.toString()) as { _id: string }[];
      return all.map(({ _id }) => `${folder}/${_id}`);
    }),
  );
  let rooms = 0;
  for (const path of [...addresses.map((one) => one.path), ...items.flat()]) {
    const html = (await fetchRaw(server, path)).body.toString();
    const room = /<body data-room="([^"]+)">/.exec(html)?.[1];
    const face = faces.find(({ file }) => file === `anek-deva-${room}.woff2`);
    if (!face?.script) continue;
    rooms += 1;
    const own = new Set(await wordsFor(face, ''));
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const lacking = wordsOf(main.replaceAll('<!-- -->', ''), face.script).filter((word) => !own.has(word));
    expect(lacking, `${path} has words from outside its room: say so in the handle of its route`).toEqual([]);
  }
  expect(rooms).toBeGreaterThan(20);
});

test('answers HEAD as GET without the body', async ({ server }) => {
  for (const path of ['/', '/arts/paintings', '/events', '/nowhere', '/favicon.svg', '/upload', '/gallery']) {
    const whole = await fetchRaw(server, path);
    const head = await fetchRaw(server, path, { method: 'HEAD' });
    expect(head.status, path).toBe(whole.status);
    expect(head.body.length, path).toBe(0);
    for (const name of ['etag', 'content-type', 'cache-control', 'content-security-policy']) {
      expect(head.headers[name], `${name} of ${path}`).toBe(whole.headers[name]);
    }
  }
});

test('answers a cached document with 304', async ({ server }) => {
  for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip' }]) {
    const first = await fetchRaw(server, '/arts/paintings', { headers });
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await fetchRaw(server, '/arts/paintings', {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    const other = await fetchRaw(server, '/arts/paintings', {
      headers: { ...headers, 'If-None-Match': '"x"' },
    });
    expect(other.status).toBe(200);
  }
});

test('sends documents, scripts and styles compressed if accepted', async ({ server }) => {
  const plain = await fetchRaw(server, '/arts/paintings');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const files = [...plain.body.toString().matchAll(/"(\/assets\/[^"#]+\.(?:js|css))#?"/g)];
  expect(files.length).toBeGreaterThan(2);
  for (const path of ['/arts/paintings', ...new Set(files.map(([, file]) => file ?? ''))]) {
    const uncompressed = await fetchRaw(server, path);
    const packed = await fetchRaw(server, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(packed.headers['content-encoding'], path).toBe('br');
    expect(packed.headers['vary'], path).toMatch(/accept-encoding/i);
    expect(Number(packed.headers['content-length']), path).toBe(packed.body.length);
    expect(brotliDecompressSync(packed.body).equals(uncompressed.body), path).toBe(true);
    const refused = await fetchRaw(server, path, { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(refused.headers['content-encoding'], path).toBe('gzip');
  }
});

test('runs no inline script but our own', async ({ server, page, tolerate }) => {
  tolerate(/Content Security Policy/);
  const { headers, body } = await fetchRaw(server, '/arts/paintings');
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0] ?? '', rule]),
  );
  expect(policy.get('script-src')).toMatch(/^script-src 'self'(?: 'sha256-[A-Za-z0-9+/=]+')+$/);
  expect(policy.get('default-src')).toBe("default-src 'self'");
  expect(policy.get('style-src')).toMatch(/^style-src 'self'(?: 'sha256-[A-Za-z0-9+/=]+')+$/);
  expect(policy.get('object-src')).toBe("object-src 'none'");
  expect(policy.get('base-uri')).toBe("base-uri 'none'");
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');

  await page.route('**/arts/paintings', async (route) => {
    const html = body.toString().replace('</body>', '<script>window.intruder = true</script></body>');
    await route.fulfill({ status: 200, headers: headers as Record<string, string>, body: html });
  });
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await page.goto('/arts/paintings');
  await refused;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test.describe('files', () => {
  test('with a content hash in their name are cached for a year', async ({ server }) => {
    const { body } = await fetchRaw(server, '/arts/paintings');
    const html = body.toString();
    const found = [
      /\/assets\/[^"]+\.js/,
      /\/assets\/[^"]+\.css/,
      /\/assets\/[^"]+\.woff2/,
      /\/media\/[^"\s]+\.webp\?v=[^"\s]+/,
      /\/media\/[^"\s]+\.avif\?v=[^"\s]+/,
    ].map((pattern) => pattern.exec(html)?.[0] ?? 'none');
    for (const path of found) {
      const file = await fetchRaw(server, path);
      expect(file.status, path).toBe(200);
      expect(file.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(file.headers['x-content-type-options'], path).toBe('nosniff');
    }
    const unversioned = await fetchRaw(server, (found[3] ?? '').split('?')[0] ?? '');
    expect(unversioned.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('that do not exist are not answered with a page', async ({ server }) => {
    for (const path of [
      '/assets/none.js',
      '/assets/',
      '/assets/../server/index.js',
      '/assets/%2e%2e/%2e%2e/server/index.js',
      '/media/none.webp',
      '/media/../package.json',
      '/media/%2e%2e/package.json',
      '/media/..%2fpackage.json',
    ]) {
      const { status, body, headers } = await fetchRaw(server, path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).not.toContain('"dependencies"');
      expect(body.toString(), path).not.toContain('createRequestHandler');
      expect(headers['cache-control'] ?? 'no-store', path).toBe('no-store');
    }
    for (const path of ['/assets/none.js', '/media/none.webp']) {
      expect((await fetchRaw(server, path)).body.toString(), path).toBe('Not found');
    }
  });
});

test('redirects a trailing slash to the page, never to another host', async ({ server }) => {
  for (const [path, location] of [
    ['/arts/paintings/', '/arts/paintings'],
    ['/cart///', '/cart'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/%5Cevil.example/', null],
    ['/\\evil.example/', null],
  ] as const) {
    const { status, headers } = await fetchRaw(server, path);
    if (location !== null) {
      expect(status, path).toBe(308);
      expect(headers.location, path).toBe(location);
    }
    const target = new URL(headers.location ?? '/', server.address);
    expect(target.origin, path).toBe(server.address);
  }
});

test('redirects another spelling to the page’s address and keeps the query', async ({ server }) => {
  for (const [path, location] of [
    ['/ABOUTUS', '/aboutus'],
    ['/%61boutus?from=mail', '/aboutus?from=mail'],
    ['/games/sandl', '/games/SandL'],
    ['/Events/no-such-event', '/events/no-such-event'],
  ] as const) {
    const { status, headers } = await fetchRaw(server, path);
    expect(status, path).toBe(308);
    expect(headers.location, path).toBe(location);
  }
});

test('serves one 404 document per page pattern', async ({ server }) => {
  for (const kind of ['/events/', '/artists/', '/']) {
    const tags = new Set<string>();
    for (const name of ['none', 'neither', 'nor?x=1']) {
      const { status, headers } = await fetchRaw(server, `${kind}${name}`);
      expect(status, kind).toBe(404);
      tags.add(headers.etag ?? '');
    }
    expect(tags.size, kind).toBe(1);
  }
});

test('rejects methods that a page does not support', async ({ server }) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await fetchRaw(server, '/arts/paintings', { method });
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe('GET, HEAD');
  }
});

test.describe('cookies', () => {
  test('are not set before login', async ({ page, context }) => {
    await visit(page, '/');
    await visit(page, '/arts/paintings');
    expect(await context.cookies()).toEqual([]);
  });

  test('of session and device are HttpOnly and SameSite; the session’s is deleted on logout', async ({
    server,
  }) => {
    const registered = await fetch(`${server.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.99.0.1' },
      body: JSON.stringify(newPerson()),
    });
    expect(registered.status).toBe(201);
    const cookies = registered.headers.getSetCookie();
    const [set = ''] = cookies;
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['kalavithi', 'kalavithi-device']);
    expect(cookies.map((cookie) => cookie.split('; ').slice(1).toSorted())).toEqual([
      ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
      ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'],
    ]);
    expect(registered.headers.get('cache-control')).toContain('no-store');

    const ended = await fetch(`${server.address}/api/auth/logout`, {
      method: 'POST',
      headers: { Cookie: set.split(';')[0] ?? '' },
    });
    expect(ended.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
  });
});

test('rejects calls from a page of another site', async ({ server }) => {
  const { cookie } = await openAccount(server, { verified: true });
  for (const origin of ['https://evil.example', 'null', `${server.address}.evil.example`]) {
    const { status } = await fetchRaw(server, '/api/auth/logout', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: origin },
    });
    expect(status, origin).toBe(403);
  }
  const { status } = await fetchRaw(server, '/api/auth/logout', {
    method: 'POST',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(status).toBe(403);
});

test('serves many concurrent visitors', async ({ server }) => {
  const statuses = await Promise.all(
    Array.from(
      { length: 200 },
      (_, index) =>
        new Promise<number>((done, fail) => {
          get(`${server.address}${addresses[index % addresses.length]?.path ?? '/'}`, (response) => {
            response.resume();
            response.on('end', () => done(response.statusCode ?? 0));
          }).on('error', fail);
        }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
