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

/** A person of a test, with the cookie that the browser of that person would keep. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  /** The `Cookie` header: the session's, and others that the API has set. */
  cookie: string;
}

export interface CallOptions<Name extends CallName> {
  body?: Body<Name> | Record<string, unknown>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Who calls; a cookie in the answer is kept in this person's browser. */
  as?: Person;
  headers?: Record<string, string>;
  /** Address that the call comes from. */
  from?: string;
}

export interface Reply<Name extends CallName> {
  status: number;
  headers: Headers;
  answer: Answer<Name>;
}

/** The API under test with everything that stands in for the world. */
export interface TestApi {
  deps: Deps;
  app: ApiApp;
  clock: TestClock;
  mail: MailSink;
  /** The log as it was written, one JSON text each. */
  logLines: string[];
  /** Any request, answered as it is. */
  request: (path: string, init?: RequestInit, from?: string) => Promise<Response>;
  /** A call that must succeed; its answer must be exactly what the contract says. */
  succeed: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<Reply<Name>>;
  /** A call that must fail with a code that the contract allows for it. */
  fail: <Name extends CallName>(
    name: Name,
    code: ErrorCode,
    options?: CallOptions<Name>,
  ) => Promise<{ failure: Failure & Record<string, unknown>; headers: Headers }>;
  /**
   * A call of which the test does not know how it ends; either end must be the contract's. The
   * failure's code, or null.
   */
  attempt: <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<ErrorCode | null>;
  /** Somebody who has an account and a session, made in the database without a call. */
  signIn: (who?: { name?: string; email?: string; verified?: boolean }) => Promise<Person>;
  /** Somebody who is not known yet. */
  stranger: (who?: Partial<Person>) => Person;
  /** Ends everything, and looks for secrets in the log of the whole run. */
  close: () => Promise<void>;
}

/** The password of everybody whom `signIn` makes. */
export const testPassword = 'seven-marigolds-on-a-string';

/** Keeps the cookies of an answer as a browser would, each by its name. */
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
  /** Where the clock stands at first; now, when it does not matter. */
  startAt?: Date;
  /** Sends mail as the environment says instead of keeping it in memory. */
  sendRealMail?: boolean;
}

/**
 * Six digits turn up by chance within ids and durations: a code counts where it stands by itself.
 */
const isIn = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(String.raw`(?<![\w.-])${secret}(?![\w-]|\.\d)`).test(text)
    : text.includes(secret);

const siteOrigin = 'http://localhost:3000';

/**
 * Starts the API on a fresh database and folder of its own.
 * @param env environment variables beyond those that the database needs
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
  /** Whatever must never be logged: noted as it is made. */
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
