import { sampleFolder } from '@kalavithi/content/folders';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { StartError } from './start-error.ts';

const parse = (env: Record<string, string>) => parseConfig(env, '/srv/kalavithi');

const secret = 'sixteen or more letters';
const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'kalavithi',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush-hush',
};

test('without any variable everything has its default', () => {
  expect(parse({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    apiUrl: null,
    webOrigins: [],
    ownHosts: null,
    dataDir: '/srv/kalavithi/data',
    contentDir: sampleFolder,
    database: { kind: 'sqlite', file: '/srv/kalavithi/data/kalavithi.db' },
    files: { kind: 'folder', folder: '/srv/kalavithi/data/uploads' },
    uploads: {
      policy: 'open',
      memberBytes: 300 * 1024 ** 2,
      totalBytes: 20_000 * 1024 ** 2,
      minFreeBytes: 500 * 1024 ** 2,
    },
    mail: {
      kind: 'outbox',
      folder: '/srv/kalavithi/data/outbox',
      from: 'Kalavithi <hello@localhost>',
    },
    authSecret: null,
    trustProxy: 0,
    logLevel: 'info',
  });
});

test('empty variables count as unset, and spaces around values do not count', () => {
  expect(parse({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '', LOG_LEVEL: ' warn ' })).toEqual({
    ...parse({}),
    logLevel: 'warn',
  });
});

test('reads every variable', () => {
  expect(
    parse({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/kalavithi',
      CONTENT_DIR: 'my-content',
      DATABASE_URL: 'postgres://user:pass@db:5432/kalavithi',
      ...s3,
      UPLOADS: 'approved',
      UPLOADS_MEMBER_MB: '1',
      UPLOADS_TOTAL_MB: '2',
      UPLOADS_MIN_FREE_MB: '0',
      SMTP_URL: 'smtps://user:pass@mail.example.com',
      MAIL_FROM: 'Kalavithi <hello@kalavithi.example>',
      API_URL: 'https://api.kalavithi.example/',
      WEB_ORIGINS: 'https://a.example, https://b.example/,',
      PUBLIC_URL: 'https://kalavithi.example/',
      AUTH_SECRET: secret,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'debug',
    }),
  ).toEqual({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://kalavithi.example',
    apiUrl: 'https://api.kalavithi.example',
    webOrigins: ['https://a.example', 'https://b.example'],
    ownHosts: ['kalavithi.example', 'api.kalavithi.example', 'a.example', 'b.example'],
    dataDir: '/var/lib/kalavithi',
    contentDir: '/srv/kalavithi/my-content',
    database: {
      kind: 'postgres',
      address: {
        urls: ['postgres://user:pass@db:5432/kalavithi'],
        place: 'db:5432/kalavithi',
        writable: false,
      },
    },
    files: {
      kind: 's3',
      endpoint: 'https://s3.example.com',
      region: 'ap-south-1',
      bucket: 'kalavithi',
      accessKeyId: 'key',
      secretAccessKey: 'hush-hush',
    },
    uploads: { policy: 'approved', memberBytes: 1024 ** 2, totalBytes: 2 * 1024 ** 2, minFreeBytes: 0 },
    mail: {
      kind: 'smtp',
      url: 'smtps://user:pass@mail.example.com',
      from: 'Kalavithi <hello@kalavithi.example>',
    },
    authSecret: secret,
    trustProxy: 1,
    logLevel: 'debug',
  });
});

test('the public address follows the port', () => {
  expect(parse({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(parse({ PORT: '80' }).publicUrl).toBe('http://localhost');
});

test('relative folders start where the process was started', () => {
  expect(parse({ DATA_DIR: '../elsewhere' }).dataDir).toBe('/srv/elsewhere');
});

test.each([
  { WEB_ORIGINS: 'http://localhost:5173' },
  { WEB_ORIGINS: 'http://127.0.0.1:5173,http://[::1]:5173' },
  { WEB_ORIGINS: 'https://shop.example', PUBLIC_URL: 'https://kalavithi.example' },
  { API_URL: 'http://localhost:4000' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
  { PUBLIC_URL: 'http://192.168.1.20:3000', API_URL: 'http://192.168.1.20:3000' },
  { HOST: '::' },
  { HOST: 'localhost' },
  { MAIL_FROM: 'hello@example.com' },
  { TRUST_PROXY: '0' },
  { DATABASE_URL: 'postgresql://%2Fvar%2Frun%2Fpostgresql/kalavithi', AUTH_SECRET: secret },
  { DATABASE_URL: 'postgres:///kalavithi?host=/var/run/postgresql', AUTH_SECRET: secret },
  { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'hello@example.com' },
  { SMTP_URL: 'smtp://localhost:2525' },
])('accepts %j', (env) => {
  expect(() => parse(env as Record<string, string>)).not.toThrow();
});

test('mail without MAIL_FROM comes from the public host', () => {
  const { mail } = parse({ SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://kalavithi.example' });
  expect(mail).toMatchObject({ kind: 'smtp', from: 'Kalavithi <hello@kalavithi.example>' });
});

describe('reports a wrong value in one line that names the variable', () => {
  test.each<[variable: string, env: Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['PORT', { PORT: '1e3' }],
    ['HOST', { HOST: 'not a host' }],
    ['HOST', { HOST: 'http://localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/kalavithi', AUTH_SECRET: secret }],
    ['DATABASE_URL', { DATABASE_URL: 'kalavithi', AUTH_SECRET: secret }],
    ['AUTH_SECRET', { DATABASE_URL: 'postgres://localhost/kalavithi' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'too short' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
    ['S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: s3.S3_ENDPOINT }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 's3.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com:587', MAIL_FROM: 'hello@example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Kalavithi' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@example.com\nBcc: everybody@example.com' }],
    ['API_URL', { API_URL: 'api.example.com' }],
    ['API_URL', { API_URL: 'https://example.com/api' }],
    ['API_URL', { API_URL: 'http://api.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'kalavithi.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://kalavithi.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://kalavithi.example/shop' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://user:pass@kalavithi.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://kalavithi.example', WEB_ORIGINS: 'https://shop.example' }],
    ['WEB_ORIGINS', { WEB_ORIGINS: '*' }],
    ['WEB_ORIGINS', { WEB_ORIGINS: 'https://a.example https://b.example' }],
    ['WEB_ORIGINS', { WEB_ORIGINS: 'http://shop.example', PUBLIC_URL: 'https://kalavithi.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1.5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['UPLOADS', { UPLOADS: 'closed' }],
    ['UPLOADS_MEMBER_MB', { UPLOADS_MEMBER_MB: '0' }],
    ['UPLOADS_TOTAL_MB', { UPLOADS_TOTAL_MB: '20 GB' }],
    ['UPLOADS_MIN_FREE_MB', { UPLOADS_MIN_FREE_MB: '-1' }],
  ])('%s in %j', (variable, env) => {
    let thrown: unknown;
    try {
      parse(env);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(StartError);
    const { message } = thrown as StartError;
    expect(message).toMatch(new RegExp(`\\b${variable}\\b`));
    expect(message).toMatch(/^[^\n]{20,200}\.$/);
  });

  test('and never repeats a secret', () => {
    const hush = { ...s3, DATABASE_URL: 'postgres:/user:hush-hush@', AUTH_SECRET: 'hush-hush', PORT: 'x' };
    for (const drop of ['', 'PORT', 'AUTH_SECRET', 'DATABASE_URL']) {
      const env = Object.fromEntries(Object.entries(hush).filter(([name]) => name !== drop));
      expect(() => parse({ ...env, S3_BUCKET: '' })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('hush-hush') }),
      );
    }
  });
});
