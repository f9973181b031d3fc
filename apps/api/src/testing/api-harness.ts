import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Answer, type Body, type Failure } from '@kalavithi/contract/api';
import { pathOf } from '@kalavithi/contract/client';
import type { ErrorCode } from '@kalavithi/contract/errors';
import type { CallName } from '@kalavithi/contract/routes';
import { expect } from 'vitest';
import { createApi } from '../app.ts';
import type { Deps } from '../deps.ts';
import { openDeps, type Replacements } from '../open.ts';
import { parseConfig } from '../platform/config.ts';
import type { ApiApp, ApiEnv } from '../platform/http/api-context.ts';
import { createLog } from '../platform/log.ts';
import { systemRandom } from '../platform/random.ts';
import { beginSession } from '../platform/sessions/sessions.ts';
import { checkFailure, checkSuccess } from './contract-checks.ts';
import { createMailSink, type MailSink } from './mail-sink.ts';
import { quickHash } from './quick-hash.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { freshDatabase } from './test-database.ts';

/** A user of a test, with the cookies of their browser. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The `Cookie` header with all cookies that the API has set. */
  cookie: string;
}

export interface CallOptions<Name extends CallName> {
  body?: Body<Name> | Record<string, unknown>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The calling user, who keeps the cookies of the response. */
  as?: Person;
  headers?: Record<string, string>;
  /** The client's address. */
  from?: string;
}

export interface Reply<Name extends CallName> {
  status: number;
  headers: Headers;
  answer: Answer<Name>;
}

const logs = new WeakMap<ApiApp, readonly string[]>();

/** Why calls of this API failed unexpectedly: lines of its log, as JSON. */
export const unexpectedFailures = (app: ApiApp): string =>
  (logs.get(app) ?? []).filter((line) => line.includes('a call failed')).join('');

/** The API under test with its test doubles. */
export interface TestApi {
  deps: Deps;
  app: ApiApp;
  clock: TestClock;
  mail: MailSink;
  /** The lines of the log, as JSON. */
  logLines: string[];
  /** Any request; the response is not checked. */
  request: (path: string, init?: RequestInit, from?: string) => Promise<Response>;
  /** A call that must succeed, with exactly the contract's response. */
  succeed: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<Reply<Name>>;
  /** A call that must fail with a code that the contract allows for it. */
  fail: <Name extends CallName>(
    name: Name,
    code: ErrorCode,
    options?: CallOptions<Name>,
  ) => Promise<{ failure: Failure & Record<string, unknown>; headers: Headers }>;
  /** A call that may succeed or fail as the contract says. Returns the failure's code, or null. */
  attempt: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<ErrorCode | null>;
  /** A user with an account and a session, inserted into the database. */
  signIn: (who?: { name?: string; email?: string; verified?: boolean }) => Promise<Person>;
  /** A user without an account. */
  stranger: (who?: Partial<Person>) => Person;
  /** Closes everything, and fails when the log contains a secret. */
  close: () => Promise<void>;
}

/** The password of all users that `signIn` creates. */
export const testPassword = 'seven-marigolds-on-a-string';

/** Stores the cookies of a response as a browser would. */
const keepCookies = (person: Person, response: Response): void => {
  const pairs = person.cookie === '' ? [] : person.cookie.split('; ');
  const cookies = new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair]));
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const [name = ''] = pair.split('=');
    if (/max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, pair);
  }
  person.cookie = [...cookies.values()].join('; ');
};

export interface TestOptions extends Omit<Replacements, 'clock' | 'mailer' | 'random'> {
  /** The clock's first time; now by default. */
  startAt?: Date;
  /** Sends mail as configured instead of keeping it in memory. */
  sendRealMail?: boolean;
}

/** Six digits also occur within ids and durations: only a separate number counts as a code. */
const isIn = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(String.raw`(?<![\w.-])${secret}(?![\w-]|\.\d)`).test(text)
    : text.includes(secret);

const siteOrigin = 'http://localhost:3000';

/**
 * Starts the API on a new database and folder.
 * @param env environment variables in addition to the database's
 */
export const startApi = async (
  env: Record<string, string> = {},
  { startAt, sendRealMail = false, ...replace }: TestOptions = {},
): Promise<TestApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kv-api-'));
  const config = parseConfig(
    {
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret for tests alone',
      LOG_LEVEL: 'debug',
      ...(await freshDatabase()),
      ...env,
    },
    dataDir,
  );
  const logLines: string[] = [];
  const log = createLog(config, { write: (line: string) => void logLines.push(line) });
  const clock = createTestClock(startAt);
  const mail = createMailSink();
  /** Everything that must never be logged. */
  const secrets = new Set<string>();
  const random = {
    ...systemRandom,
    token: (bytes: number) => {
      const token = systemRandom.token(bytes);
      secrets.add(token);
      return token;
    },
    digits: (count: number) => {
      const digits = systemRandom.digits(count);
      secrets.add(digits);
      return digits;
    },
  };
  const deps = await openDeps(config, log, {
    clock,
    ...(sendRealMail ? {} : { mailer: mail }),
    random,
    hashCost: quickHash,
    ...replace,
  });
  const app = createApi(deps);
  logs.set(app, logLines);
  const passwordHash = await deps.passwords.hash(testPassword);

  const request: TestApi['request'] = async (path, init, from = '127.0.0.1') => {
    const bindings = { incoming: { socket: { remoteAddress: from } } } as unknown as ApiEnv['Bindings'];
    return app.fetch(new Request(new URL(path, siteOrigin), init), bindings);
  };

  const send = async <Name extends CallName>(name: Name, options: CallOptions<Name> = {}) => {
    const { body, params, query, as, headers, from } = options;
    if (body && 'password' in body) secrets.add(String(body.password));
    if (body && 'newPassword' in body) secrets.add(String(body.newPassword));
    const response = await request(
      pathOf(name, params, query),
      {
        method: api[name].method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as?.cookie ? { cookie: as.cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      from,
    );
    if (as) keepCookies(as, response);
    const answer: unknown = await response.json();
    return { response, answer };
  };

  const insertPerson = async (person: Person, verified: boolean) => {
    const now = clock.now().toISOString();
    await deps.db
      .insertInto('users')
      .values({
        id: person.id,
        name: person.name,
        email: person.email,
        email_key: person.email.toLowerCase(),
        password_hash: passwordHash,
        verified_at: verified ? now : null,
        created_at: now,
      })
      .execute();
  };

  const stranger: TestApi['stranger'] = (who = {}) => ({
    id: randomUUID(),
    name: 'Asha Devi',
    email: `asha-${randomUUID()}@example.com`,
    password: testPassword,
    cookie: '',
    ...who,
  });

  return {
    deps,
    app,
    clock,
    mail,
    logLines,
    request,
    stranger,
    succeed: async (name, options) => {
      const { response, answer } = await send(name, options);
      return {
        status: response.status,
        headers: response.headers,
        answer: checkSuccess(name, response, answer),
      };
    },
    fail: async (name, code, options) => {
      const { response, answer } = await send(name, options);
      if (response.ok) throw new Error(`${name} must fail: ${JSON.stringify(answer)}`);
      const failed = checkFailure(name, response, answer);
      expect(failed.code).toBe(code);
      return { failure: failed.failure, headers: response.headers };
    },
    attempt: async (name, options) => {
      const { response, answer } = await send(name, options);
      if (!response.ok) return checkFailure(name, response, answer).code;
      checkSuccess(name, response, answer);
      return null;
    },
    signIn: async ({ verified = true, ...who } = {}) => {
      const person = stranger(who);
      await insertPerson(person, verified);
      person.cookie = `kalavithi=${await beginSession(deps, deps.db, person.id)}`;
      return person;
    },
    close: async () => {
      await deps.close();
      await rm(dataDir, { recursive: true, force: true });
      const text = logLines.join('');
      const leaked = [...secrets, testPassword].filter((secret) => secret.length > 5 && isIn(text, secret));
      if (leaked.length > 0) throw new Error(`Secrets in the log: ${leaked.join(', ')}`);
    },
  };
};
