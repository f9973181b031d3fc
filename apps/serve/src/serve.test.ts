import { once } from 'node:events';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parseConfig } from '@kalavithi/api/platform/config';
import { createLog } from '@kalavithi/api/platform/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from './serve.ts';
import { writeSmallSite } from './testing/small-site.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type SendRequest = (
  path: string,
  headers?: Record<string, string> | string[],
  method?: string,
) => Promise<Answer>;

const partner = 'https://partner.example';
let site: Awaited<ReturnType<typeof writeSmallSite>>;
let dataDir: string;
let sendRequest: SendRequest;
let close: () => Promise<void>;
/** Pathnames in the order of rendering. */
let rendered: string[];

beforeAll(async () => {
  [site, dataDir] = await Promise.all([writeSmallSite(), mkdtemp(join(tmpdir(), 'kv-serve-'))]);
  const config = parseConfig(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://kalavithi.example',
      WEB_ORIGINS: partner,
    },
    dataDir,
  );
  const opened = await openServer('all', config, createLog(config), site);
  opened.server.listen(0, '127.0.0.1');
  await once(opened.server, 'listening');
  const { port } = opened.server.address() as AddressInfo;
  sendRequest = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const outgoing = send(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent: false,
          headers: Array.isArray(headers) ? headers : { Host: 'kalavithi.example', ...headers },
        },
        (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => (body += text));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
  close = async () => {
    await opened.stop({ idleMs: 0, requestsMs: 1000 });
    await opened.close();
  };
  ({ rendered } = (await import(pathToFileURL(join(site.build, 'server', 'index.js')).href)) as {
    rendered: string[];
  });
});
afterAll(async () => {
  await close();
  await Promise.all([site.root, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
});

const etagOf = async (path: string) => (await sendRequest(path)).headers.etag ?? '';

describe('every response', () => {
  const kinds: Record<string, [status: number, sendRequest: () => Promise<Answer>]> = {
    'a document': [200, () => sendRequest('/aboutus')],
    'a known document': [
      304,
      async () => sendRequest('/aboutus', { 'If-None-Match': await etagOf('/aboutus') }),
    ],
    'the head of a document': [200, () => sendRequest('/aboutus', {}, 'HEAD')],
    'a document that is not there': [404, () => sendRequest('/nowhere')],
    'an event that is not there': [404, () => sendRequest('/events/none')],
    'a document that fails': [500, () => sendRequest('/broken')],
    'another spelling': [308, () => sendRequest('/AboutUs')],
    'robots.txt': [200, () => sendRequest('/robots.txt')],
    'the sitemap': [200, () => sendRequest('/sitemap.xml')],
    'a method that a page does not know': [405, () => sendRequest('/aboutus', {}, 'POST')],
    'a script': [200, () => sendRequest('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' })],
    'a known script': [
      304,
      async () =>
        sendRequest('/assets/app-1a2b.js', { 'If-None-Match': await etagOf('/assets/app-1a2b.js') }),
    ],
    'a script that is not there': [404, () => sendRequest('/assets/none.js')],
    'a picture': [200, () => sendRequest('/media/warli.webp')],
    'a known picture': [
      304,
      async () => sendRequest('/media/warli.webp', { 'If-None-Match': await etagOf('/media/warli.webp') }),
    ],
    'a part of a picture': [206, () => sendRequest('/media/warli.webp', { Range: 'bytes=0-1' })],
    'a part beyond a picture': [416, () => sendRequest('/media/warli.webp', { Range: 'bytes=99-' })],
    'a medium that is not there': [404, () => sendRequest('/media/none.webp')],
    'a list of the API': [200, () => sendRequest('/api/events')],
    'a known list of the API': [
      304,
      async () => sendRequest('/api/events', { 'If-None-Match': await etagOf('/api/events') }),
    ],
    'a personal answer of the API': [401, () => sendRequest('/api/user/data', { Origin: partner })],
    'a call that is not there': [404, () => sendRequest('/api/none')],
    'a method that a call does not know': [405, () => sendRequest('/api/events', {}, 'PUT')],
    'a refused origin': [
      403,
      () => sendRequest('/api/auth/logout', { Origin: 'https://evil.example' }, 'POST'),
    ],
    'a preflight': [
      204,
      () =>
        sendRequest(
          '/api/user/cart',
          { Origin: partner, 'Access-Control-Request-Method': 'POST' },
          'OPTIONS',
        ),
    ],
    'an address that the API can not read': [400, () => sendRequest('/api/\\events')],
    'the description of the API': [200, () => sendRequest('/api/docs')],
    'an upload that is not there': [404, () => sendRequest('/uploads/none.webp')],
    health: [200, () => sendRequest('/healthz')],
    readiness: [200, () => sendRequest('/readyz')],
    'a request for two hosts': [400, () => sendRequest('/', ['Host', 'a', 'Host', 'b'])],
  };

  /** Files that pages of other origins may embed. */
  const embeddable = /picture|upload/;

  it.each(Object.keys(kinds))('has the headers %s', async (kind) => {
    const [status, sendKind] = kinds[kind] as (typeof kinds)[string];
    const answer = await sendKind();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': embeddable.test(kind) ? 'cross-origin' : 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
    // A preflight's lifetime has its own header field.
    expect(headers['cache-control'] ?? headers['access-control-max-age']).toMatch(
      /no-store|no-cache|max-age=\d|^600$/,
    );
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each(['a script that is not there', 'a medium that is not there', 'an event that is not there'])(
    'that is an error is not kept: %s',
    async (kind) => {
      const answer = await kinds[kind]?.[1]();
      expect(answer?.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('stopping', () => {
  it('answers a registration while the mail server hangs', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'kv-serve-'));
    const { port: smtpPort } = silent.address() as AddressInfo;
    const config = parseConfig(
      {
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'hello@example.com',
      },
      folder,
    );
    const api = await openServer('api', config, createLog(config));
    api.server.listen(0, '127.0.0.1');
    await once(api.server, 'listening');
    const { port } = api.server.address() as AddressInfo;
    const mailAsked = once(silent, 'connection');
    const registered = fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@example.com', password: 'nine-terracotta-horses' }),
    });
    await mailAsked;
    // The check of the mail server connects too; the registration is stored with its mail.
    const database = new DatabaseSync(join(folder, 'kalavithi.db'));
    await expect.poll(() => database.prepare('select id from mails').all()).toHaveLength(1);
    database.close();
    const stopped = api.stop({ idleMs: 0, requestsMs: 4000 });
    const answer = await registered;
    expect(answer.status).toBe(201);
    expect(await answer.text()).toContain('on its way');
    await stopped;
    await api.close();
    silent.close();
    await rm(folder, { recursive: true });
  });
});

describe('a page', () => {
  it('requires trusted types and allows no powerful feature', async () => {
    const { headers } = await sendRequest('/');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    for (const feature of [
      'usb',
      'serial',
      'midi',
      'magnetometer',
      'browsing-topics',
      'publickey-credentials-get',
    ]) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
  });

  it('is rendered once for every query and spelling', async () => {
    await sendRequest('/aboutus');
    const before = rendered.length;
    const statuses: number[] = [];
    for (const path of [
      '/aboutus',
      '/aboutus?a=1',
      '/aboutus?b=2',
      '/ABOUTUS',
      '/%61boutus',
      '//aboutus',
      '/aboutus/',
    ]) {
      const { status } = await sendRequest(path);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 308, 308, 308, 308]);
    expect(rendered.length).toBe(before);
  });

  it('keeps the query on redirects to its address', async () => {
    expect((await sendRequest('/ABOUTUS/?from=mail')).headers.location).toBe('/aboutus?from=mail');
  });

  it('that does not exist is one document for all unknown ids of a pattern', async () => {
    const answers = new Set<string>();
    for (const id of ['none', 'neither', 'nor', '%E0%A4%95']) {
      const { status, headers } = await sendRequest(`/events/${id}`);
      expect(status).toBe(404);
      answers.add(headers.etag ?? '');
    }
    expect(answers.size).toBe(1);
    expect(rendered.filter((path) => path.startsWith('/events/'))).toEqual(['/events/:id']);
    const before = rendered.length;
    for (const path of ['/x', '/y/z', '/%ff', '/events/a/b'])
      expect((await sendRequest(path)).status).toBe(404);
    expect(rendered.slice(before).filter((path) => path !== '/404')).toEqual([]);
  });

  it('of an existing event is rendered once', async () => {
    const [event] = JSON.parse((await sendRequest('/api/events')).body) as { _id: string }[];
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await sendRequest(`/events/${event?._id}`);
      expect(status).toBe(200);
      expect(body).toContain(`<h1>/events/${event?._id}</h1>`);
    }
    expect(rendered.filter((path) => path === `/events/${event?._id}`)).toHaveLength(1);
  });
});
