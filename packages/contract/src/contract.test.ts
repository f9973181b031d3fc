import { describe, expect, it, vi } from 'vitest';
import { Login, PasswordReset, Registration } from './account.ts';
import { api } from './api.ts';
import { CartSave } from './cart.ts';
import { CallError, createClient, pathOf, reasonFor, refusedMessage, unreachableMessage } from './client.ts';
import { errors } from './errors.ts';
import { nextCursor } from './links.ts';
import { pictureAddress, pictureSourceSet } from './media.ts';
import type { Picture } from './picture.ts';
import { routes, type CallName } from './routes.ts';

describe('the table of calls', () => {
  it('has every call of the specification and those of the content, each with its method and path', () => {
    expect(Object.values(routes).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/auth/is-auth',
      'POST /api/auth/register',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/send-reset-otp',
      'POST /api/auth/reset-password',
      'POST /api/auth/send-verify-otp',
      'POST /api/auth/verify-account',
      'GET /api/user/data',
      'POST /api/user/cart',
      'POST /api/user/register-event',
      'GET /api/events',
      'GET /api/events/{id}',
      'GET /api/artist',
      'GET /gallery',
      'POST /upload',
      'GET /api/site',
      'GET /api/home',
      'GET /api/works',
      'GET /api/works/{id}',
      'GET /api/schools',
      'GET /api/dances',
      'GET /api/games',
      'GET /api/pages/{id}',
      'GET /api/search',
    ]);
    expect(Object.keys(api)).toEqual(Object.keys(routes));
  });

  it('names only failures that the error table knows', () => {
    for (const call of Object.values(api))
      for (const code of call.failures) expect(errors).toHaveProperty(code);
  });
});

describe('the error table', () => {
  it('gives every failure a status of its kind and a whole sentence', () => {
    for (const { status, message } of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z].*[.!]$/);
    }
  });
});

describe('accounts', () => {
  const registration = { name: ' Asha ', email: ' Asha@Example.com ', password: 'mango tree lane' };

  it('takes names and addresses without the spaces around them', () => {
    expect(Registration.parse(registration)).toEqual({
      ...registration,
      name: 'Asha',
      email: 'Asha@Example.com',
    });
  });

  it.each([
    ['name', { ...registration, name: '  ' }, 'Please enter a username.'],
    ['email', { ...registration, email: '' }, 'Please enter your email.'],
    ['email', { ...registration, email: 'asha@' }, 'Please enter a valid email, such as name@example.com.'],
    ['password', { ...registration, password: '' }, 'Please enter a password.'],
    ['password', { ...registration, password: 'mango' }, errors['password-short'].message],
    ['password', { ...registration, password: 'm'.repeat(129) }, errors['password-long'].message],
  ])('says what is wrong with the %s', (field, value, message) => {
    const issue = Registration.safeParse(value).error?.issues[0];
    expect([issue?.path[0], issue?.message]).toEqual([field, message]);
  });

  it('counts letters, not code units, in a password', () => {
    expect(Registration.safeParse({ ...registration, password: '🪔🪷🪔'.repeat(2) }).success).toBe(false);
    expect(Registration.safeParse({ ...registration, password: '🪔🪷'.repeat(4) }).success).toBe(true);
  });

  it.each([
    'Asha',
    'असीमा',
    'Ravi Shankar 2',
    'D’Souza-Rao, M.',
    'முருகன்',
    // With ZERO WIDTH JOINER or NON-JOINER, as these names are spelled: inside a word, and at the end of one in Malayalam.
    'क्\u200Dषितिज',
    'ಅರ್\u200Cಜುನ್',
    'അവന്\u200D',
    'علی\u200Cرضا',
  ])('takes %j as a name', (name) => {
    expect(Registration.parse({ ...registration, name }).name).toBe(name);
  });

  it.each([
    ['a paragraph', 'A\n\nYour account is blocked. Call 1800 000 000'],
    ['a line separator', 'Asha\u2028Devi'],
    ['text that runs backwards', 'Asha \u202Elive'],
    ['a bidirectional isolate', 'Asha\u2066Devi'],
    ['a zero-width space', 'As\u200Bha'],
    ['a joiner between Latin letters', 'As\u200Dha'],
    ['two joiners in a row', 'क्\u200D\u200Dष'],
    ['a joiner at the beginning', '\u200Dअशा'],
    ['a byte-order mark inside', 'As\uFEFFha'],
    ['a tab', 'Asha\tDevi'],
    ['a lone surrogate', 'Asha \uD83D'],
    ['nothing but joiners', '\u200D\u200C'],
    ['no letter', '12 + 30 = 42!'],
    ['a picture alone', '🪔'],
  ])('refuses a name with %s', (_, name) => {
    const issues = Registration.safeParse({ ...registration, name }).error?.issues;
    expect(issues).toHaveLength(1);
    expect(issues?.[0]?.path).toEqual(['name']);
    expect(issues?.[0]?.message).toMatch(/^(?:This name has characters|Please use at least one letter)/);
  });

  it.each([
    ['password-spaces', ' '.repeat(8)],
    ['password-repeated', 'aaaaaaaaaa'],
    ['password-repeated', 'AaAaAaAa'],
    ['password-site-name', 'kalavithi'],
    ['password-site-name', 'Kalavithi@2026!'],
    ['password-site-name', 'कलावीथी २०२६'],
    ['password-own-email', 'asha.devi@example.com'],
    ['password-own-email', 'ashadevi1987'],
    ['password-own-name', 'asha d. patil'],
    ['password-own-name', 'AshaDPatil#1'],
  ] as const)('refuses with %s: %j', (code, password) => {
    const person = { name: 'Asha D. Patil', email: 'Asha.Devi@example.com', password };
    const issues = Registration.safeParse(person).error?.issues;
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([
      [['password'], errors[code].message],
    ]);
  });

  it.each(['li-and-14-ducks', 'asha loves mangoes', 'my kalavithi shelf', 'aaaabaaaa'])(
    'takes %j, which only contains such a word',
    (password) => {
      const person = { name: 'Li', email: 'asha@example.com', password };
      expect(Registration.safeParse(person).success).toBe(true);
    },
  );

  it('compares the new password of a reset with the address', () => {
    const reset = { email: 'asha.devi@example.com', otp: '123456', newPassword: 'Asha-Devi-99' };
    expect(PasswordReset.safeParse(reset).error?.issues[0]).toMatchObject({
      path: ['newPassword'],
      message: errors['password-own-email'].message,
    });
  });

  it('does not judge an old password again at login', () => {
    expect(Login.safeParse({ email: 'asha@example.com', password: 'x' }).success).toBe(true);
  });

  it('takes a code with the spaces that copying brings, and nothing else', () => {
    const reset = { email: 'asha@example.com', newPassword: 'mango tree lane' };
    expect(PasswordReset.parse({ ...reset, otp: '123 456' }).otp).toBe('123456');
    for (const otp of ['12345', '1234567', '12345a', '१२३४५', '']) {
      expect(PasswordReset.safeParse({ ...reset, otp }).success).toBe(false);
    }
  });
});

describe('the cart', () => {
  it('needs ids alone, and holds at most a hundred works', () => {
    expect(CartSave.safeParse({ cart: [{ id: 'a', price: 'free' }] }).success).toBe(true);
    expect(CartSave.safeParse({ cart: [{ name: 'a' }] }).success).toBe(false);
    expect(CartSave.safeParse({ cart: Array.from({ length: 101 }, () => ({ id: 'a' })) }).success).toBe(
      false,
    );
    expect(CartSave.safeParse({ cart: [], version: -1 }).success).toBe(false);
  });
});

describe('pictures', () => {
  const picture: Picture = {
    path: '/media/gallery/tanjor-x',
    width: 760,
    height: 1000,
    colour: '#aabbcc',
    version: '01234567',
    alt: 'A picture.',
    wide: true,
  };

  it('are addressed by their path, size and version, and never said to be wider than they are', () => {
    expect(pictureAddress(picture)).toBe('/media/gallery/tanjor-x-640.webp?v=01234567');
    expect(pictureSourceSet(picture).split(', ')).toEqual([
      '/media/gallery/tanjor-x-320.avif?v=01234567 320w',
      '/media/gallery/tanjor-x-480.avif?v=01234567 480w',
      '/media/gallery/tanjor-x-640.avif?v=01234567 640w',
      '/media/gallery/tanjor-x-960.avif?v=01234567 760w',
    ]);
  });
});

describe('the Link header', () => {
  it('finds the next page among other links, and none where there is none', () => {
    expect(nextCursor('<https://api.example/gallery?cursor=x%2By>; rel=next')).toBe('x+y');
    expect(nextCursor('</gallery>; rel="first", </gallery?cursor=n>; rel="next"')).toBe('n');
    expect(nextCursor('</gallery?cursor=p>; rel="prev"')).toBeNull();
    expect(nextCursor(null)).toBeNull();
  });
});

describe('the client', () => {
  const answering = (status: number, body: string) =>
    vi.fn<(request: Request) => Promise<Response>>(async () => new Response(body, { status }));
  /** The connection breaks after the head and a part of the body. */
  const brokenOff = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"success":'));
          controller.error(new TypeError('network error'));
        },
      }),
    );

  it('sends a body as JSON with credentials, and gives the answer', async () => {
    const send = answering(200, '{"success":true,"message":"Welcome back!"}');
    const { answer } = await createClient(send, 'https://api.example.com')('login', {
      body: { email: 'a@example.com', password: 'x' },
    });
    expect(answer.message).toBe('Welcome back!');
    const request = send.mock.lastCall![0];
    expect([request.method, request.url, request.credentials]).toEqual([
      'POST',
      'https://api.example.com/api/auth/login',
      'include',
    ]);
    expect(await request.json()).toEqual({ email: 'a@example.com', password: 'x' });
  });

  it('puts parameters and queries where they belong, escaped', () => {
    expect(pathOf('event', { id: 'a/b c' })).toBe('/api/events/a%2Fb%20c');
    expect(pathOf('gallery', {}, { cursor: 'x=y&z' })).toBe('/gallery?cursor=x%3Dy%26z');
  });

  it('throws the failure as the server told it', async () => {
    const failure = { success: false, message: 'Invalid email or password.', code: 'bad-credentials' };
    const call = createClient(answering(401, JSON.stringify(failure)), 'http://localhost')('isAuth');
    await expect(call).rejects.toMatchObject({ status: 401, message: failure.message, failure });
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(reasonFor(error, 'Something went wrong!')).toBe(failure.message);
  });

  it.each((Object.keys(routes) as CallName[]).filter((name) => name !== 'isAuth'))(
    'takes %s as refused when the answer says so, whatever its status',
    async (name) => {
      const failure = { success: false, message: 'Not today.', code: 'x', cartVersion: 3 };
      for (const status of [200, 201, 404]) {
        const call = createClient(answering(status, JSON.stringify(failure)), 'http://localhost')(name);
        await expect(call).rejects.toMatchObject({
          name: 'CallError',
          status,
          message: 'Not today.',
          failure,
        });
      }
    },
  );

  it.each(['{"success":false}', '{"success":false,"message":" "}', '{"success":false,"message":5}'])(
    'leaves the words to the caller when a refusal has none: %s',
    async (body) => {
      for (const status of [200, 500]) {
        const call = createClient(answering(status, body), 'http://localhost')('login');
        const error: unknown = await call.catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({
          status,
          message: refusedMessage,
          failure: { success: false, message: '', code: '' },
        });
        expect(reasonFor(error, 'Something went wrong!')).toBe('Something went wrong!');
      }
    },
  );

  it.each(['{"success":false}', '{"success":false,"message":"Not signed in"}'])(
    'does not take a visitor for a refusal: %s',
    async (body) => {
      const { answer } = await createClient(answering(200, body), 'http://localhost')('isAuth');
      expect(answer.success).toBe(false);
    },
  );

  it.each([
    ['no answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed'))), 0],
    ['a page of a proxy', answering(502, '<h1>Bad gateway</h1>'), 502],
    ['nothing', answering(200, ''), 200],
    ['a body that breaks off', brokenOff, 200],
    ['JSON of somebody else', answering(500, '{"error":"no"}'), 500],
  ])('says that the server can’t be reached after %s', async (_, send, status) => {
    const call = createClient(send, 'http://localhost')('events');
    await expect(call).rejects.toThrow(CallError);
    await expect(call).rejects.toMatchObject({ status, message: unreachableMessage, failure: null });
  });
});
