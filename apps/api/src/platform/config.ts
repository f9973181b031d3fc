import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { sampleFolder } from '@kalavithi/content/folders';
import { z } from 'zod';
import { readPostgresAddress } from './database/postgres-url.ts';
import type { S3Settings } from './file-store/s3-file-store.ts';

/** A setting that can't be used. Its message is one line for the operator and names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Who may upload, and what is shown: every member; verified members alone; every member, shown once the operator has approved it. */
export const uploadPolicies = ['open', 'verified', 'approved'] as const;
export type UploadPolicy = (typeof uploadPolicies)[number];

/** The whole configuration, checked. Addresses are origins without a trailing slash, paths are absolute. */
export interface Config {
  host: string;
  port: number;
  /** The site's public address: links in mail, and whether cookies are secure. */
  publicUrl: string;
  /** Base address that the front end calls; null for its own origin. */
  apiUrl: string | null;
  /** Further origins that may call with credentials. */
  webOrigins: readonly string[];
  /**
   * Names of the hosts that are ours: those of `PUBLIC_URL`, `API_URL` and `WEB_ORIGINS`. Null when `PUBLIC_URL` is unset: then every
   * host is, so that a phone on the same network can use the machine's address.
   */
  ownHosts: readonly string[] | null;
  dataDir: string;
  /** The folder that the site shows. */
  contentDir: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  files: { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings);
  uploads: {
    policy: UploadPolicy;
    /** How many bytes of stored pictures one member may have. */
    memberBytes: number;
    /** How many bytes of stored pictures there may be in all. */
    totalBytes: number;
    /** With fewer bytes free on the disk that takes uploads in, they are refused: the database may live there too. */
    minFreeBytes: number;
  };
  mail: { kind: 'outbox'; folder: string; from: string } | { kind: 'smtp'; url: string; from: string };
  /** Null when it is to be made once and kept in `dataDir`. */
  authSecret: string | null;
  /** How many reverse proxies in front are believed; 0 for none. */
  trustProxy: number;
  logLevel: LogLevel;
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name leads to the machine itself. */
export const isLoopback = (hostname: string): boolean =>
  loopbackNames.has(hostname) || hostname.endsWith('.localhost');

const shortestSecret = 16;

/** Whether browsers treat an origin as safe: `https`, or the machine itself. */
const isTrustworthy = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || isLoopback(hostname);
};

const wholeNumber = (lowest: number, highest: number) => {
  const rule = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, rule);
};

const urlOf = (text: string, protocols: readonly string[]): URL | null => {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : null;
};

/** An address of the web without path, query or credentials, as its origin. */
const origin = z.string().transform((text, context) => {
  const url = urlOf(text, ['http:', 'https:']);
  if (!url?.hostname) {
    context.addIssue('must be an address such as https://example.com');
    return z.NEVER;
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    context.addIssue('must be an address without a path, such as https://example.com');
    return z.NEVER;
  }
  return url.origin;
});

const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(origin));

const hostName = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || z.hostname().safeParse(text).success,
    'must be an IP address or a host name',
  );

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => urlOf(text, protocols) !== null, `must be an address such as ${example}`);

const sender = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an email address, such as "Kalavithi <hello@example.com>"',
  );

/** One rule for each variable; an absent or empty one is undefined before it gets here. */
const variables = {
  PORT: wholeNumber(1, 65_535).optional(),
  HOST: hostName.optional(),
  DATA_DIR: z.string().optional(),
  CONTENT_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      const read = readPostgresAddress(text);
      if (typeof read === 'string') context.addIssue(read);
    })
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOADS: z.enum(uploadPolicies, `must be one of ${uploadPolicies.join(', ')}`).optional(),
  UPLOADS_MEMBER_MB: wholeNumber(1, 999_999_999).optional(),
  UPLOADS_TOTAL_MB: wholeNumber(1, 999_999_999).optional(),
  UPLOADS_MIN_FREE_MB: wholeNumber(0, 999_999_999).optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: sender.optional(),
  API_URL: origin.optional(),
  WEB_ORIGINS: origins.optional(),
  PUBLIC_URL: origin.optional(),
  AUTH_SECRET: z
    .string()
    .min(
      shortestSecret,
      `must have at least ${shortestSecret} characters; a good one comes from "openssl rand -hex 32"`,
    )
    .optional(),
  TRUST_PROXY: wholeNumber(0, 20).optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
};

type Variables = z.output<z.ZodObject<typeof variables>>;

const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Variables)[];

const filesFrom = (given: Variables, dataDir: string): Config['files'] => {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      kind: 's3',
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  const missing = s3Names.filter((name) => given[name] === undefined);
  if (missing.length < s3Names.length) {
    throw new ConfigError(`${missing.join(', ')} must be set too: the S3_ variables go together.`);
  }
  return { kind: 'folder', folder: join(dataDir, 'uploads') };
};

const megabyte = 1024 * 1024;

const uploadsFrom = (given: Variables): Config['uploads'] => ({
  policy: given.UPLOADS ?? 'open',
  memberBytes: (given.UPLOADS_MEMBER_MB ?? 300) * megabyte,
  totalBytes: (given.UPLOADS_TOTAL_MB ?? 20_000) * megabyte,
  minFreeBytes: (given.UPLOADS_MIN_FREE_MB ?? 500) * megabyte,
});

const mailFrom = (given: Variables, dataDir: string, publicUrl: string): Config['mail'] => {
  const from = given.MAIL_FROM ?? `Kalavithi <hello@${new URL(publicUrl).hostname}>`;
  return given.SMTP_URL
    ? { kind: 'smtp', url: given.SMTP_URL, from }
    : { kind: 'outbox', folder: join(dataDir, 'outbox'), from };
};

/** Cookies that cross origins must be `Secure`, which browsers keep only for https and for the machine itself. */
const checkOrigins = ({ publicUrl, apiUrl, webOrigins }: Config): void => {
  const wrong = webOrigins.find((allowed) => !isTrustworthy(allowed));
  if (wrong) throw new ConfigError(`WEB_ORIGINS: ${wrong} must use https, or be localhost.`);
  if (webOrigins.length > 0 && !isTrustworthy(publicUrl)) {
    throw new ConfigError('PUBLIC_URL must use https, or be localhost, when WEB_ORIGINS is set.');
  }
  if (apiUrl && apiUrl !== publicUrl && !isTrustworthy(apiUrl)) {
    throw new ConfigError(
      'API_URL must use https, or be localhost, when it is another address than PUBLIC_URL.',
    );
  }
};

/**
 * Reads the configuration out of environment variables; relative paths start at `cwd`. Empty variables count as unset.
 * @throws ConfigError with one line that names the variable; values of secrets are never repeated
 */
export const parseConfig = (env: Record<string, string | undefined>, cwd: string): Config => {
  const set = Object.fromEntries(
    Object.keys(variables).map((name) => [name, env[name]?.trim() === '' ? undefined : env[name]?.trim()]),
  );
  const parsed = z.object(variables).safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const given = parsed.data;
  const port = given.PORT ?? 3000;
  const dataDir = resolve(cwd, given.DATA_DIR ?? 'data');
  if (given.DATABASE_URL && !given.AUTH_SECRET) {
    throw new ConfigError('AUTH_SECRET must be set when DATABASE_URL is: all processes need the same one.');
  }
  const publicUrl = given.PUBLIC_URL ?? new URL(`http://localhost:${port}`).origin;
  const config: Config = {
    host: given.HOST ?? '127.0.0.1',
    port,
    publicUrl,
    apiUrl: given.API_URL ?? null,
    webOrigins: given.WEB_ORIGINS ?? [],
    ownHosts: given.PUBLIC_URL
      ? [given.PUBLIC_URL, given.API_URL ?? [], given.WEB_ORIGINS ?? []]
          .flat()
          .map((one) => new URL(one).hostname)
      : null,
    dataDir,
    contentDir: given.CONTENT_DIR ? resolve(cwd, given.CONTENT_DIR) : sampleFolder,
    database: given.DATABASE_URL
      ? { kind: 'postgres', url: given.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'kalavithi.db') },
    files: filesFrom(given, dataDir),
    uploads: uploadsFrom(given),
    mail: mailFrom(given, dataDir, publicUrl),
    authSecret: given.AUTH_SECRET ?? null,
    trustProxy: given.TRUST_PROXY ?? 0,
    logLevel: given.LOG_LEVEL ?? 'info',
  };
  checkOrigins(config);
  return config;
};
