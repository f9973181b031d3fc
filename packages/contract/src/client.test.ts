import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { CartState, CommonCode } from './api.ts';
import type { CartItem } from './cart.ts';
import {
  CallError,
  createClient,
  isCallError,
  pathOf,
  failureMessage,
  refusedMessage,
  unreachableMessage,
  type CallOptions,
  type Client,
  type FailureOf,
} from './client.ts';
import { routes, type CallName } from './routes.ts';

const base = 'https://api.example.com';
const answering = (status: number, body: string) =>
  vi.fn<(request: Request) => Promise<Response>>(async () => new Response(body, { status }));

/** A connection that breaks after the head and a part of the body. */
const brokenOff = async () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"success":'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

/** Calls by a variable name, with options that fit every call. */
const callAny = (client: Client, name: CallName): Promise<unknown> =>
  (client as (name: CallName, options: unknown) => Promise<unknown>)(name, { params: { id: 'x' } });

const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('requests', () => {
  it('sends a body as JSON with credentials', async () => {
    const send = answering(200, '{"success":true,"message":"Welcome back!"}');
    const body = { email: 'a@example.com', password: 'x' };
    const { answer } = await createClient(send, base)('login', { body });
    expect(answer.message).toBe('Welcome back!');
    const request = send.mock.lastCall![0];
    expect([request.method, request.url, request.credentials]).toEqual([
      'POST',
      `${base}/api/auth/login`,
      'include',
    ]);
    expect(await request.json()).toEqual(body);
  });

  it('sends a multipart body as a form and passes the form to the sender', async () => {
    const send = vi.fn(async (request: Request, form: FormData | null) => {
      expect([...(await request.formData()).keys()]).toEqual(['art']);
      expect([...(form?.keys() ?? [])]).toEqual(['art']);
      return new Response('{}', { status: 201 });
    });
    const art = new File(['x'], 'x.png', { type: 'image/png' });
    await createClient(send, base)('upload', { body: { art } });
    expect(send.mock.lastCall![0].headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(send.mock.lastCall![1]?.get('art')).toMatchObject({ name: 'x.png', type: 'image/png' });
  });

  it('escapes parameters and queries in the address', () => {
    expect(pathOf('event', { id: 'a/b c' })).toBe('/api/events/a%2Fb%20c');
    expect(pathOf('gallery', {}, { cursor: 'x=y&z' })).toBe('/gallery?cursor=x%3Dy%26z');
    expect(pathOf('gallery', {}, { cursor: undefined })).toBe('/gallery');
  });

  it('throws when a path parameter is missing', () => {
    expect(() => pathOf('event')).toThrow('event needs id.');
  });
});

describe('failures', () => {
  it('throws the failure that the server sent', async () => {
    const failure = { success: false, message: 'Invalid email or password.', code: 'bad-credentials' };
    const call = createClient(answering(401, JSON.stringify(failure)), base)('isAuth');
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ call: 'isAuth', status: 401, message: failure.message, failure });
    expect(failureMessage(error, 'Something went wrong!')).toBe(failure.message);
  });

  it.each((Object.keys(routes) as CallName[]).filter((name) => name !== 'isAuth'))(
    'throws for success false from %s, whatever the status',
    async (name) => {
      const failure = { success: false, message: 'Not today.', code: 'x', cartVersion: 3 };
      for (const status of [200, 201, 404]) {
        const call = callAny(createClient(answering(status, JSON.stringify(failure)), base), name);
        await expect(call).rejects.toMatchObject({
          name: 'CallError',
          call: name,
          status,
          message: 'Not today.',
          failure,
        });
      }
    },
  );

  it.each(['{"success":false}', '{"success":false,"message":" "}', '{"success":false,"message":5}'])(
    'uses the fallback when a failure has no message: %s',
    async (body) => {
      for (const status of [200, 500]) {
        const error = await errorOf(callAny(createClient(answering(status, body), base), 'login'));
        expect(error).toMatchObject({
          status,
          message: refusedMessage,
          failure: { success: false, message: '', code: 'unknown' },
        });
        expect(failureMessage(error, 'Something went wrong!')).toBe('Something went wrong!');
      }
    },
  );

  it.each(['{"success":false}', '{"success":false,"message":"Not signed in"}'])(
    'returns success false from isAuth: %s',
    async (body) => {
      const { answer } = await createClient(answering(200, body), base)('isAuth');
      expect(answer.success).toBe(false);
    },
  );

  it.each([
    [401, { isSignedOut: true, canRetry: false }],
    [422, { isSignedOut: false, canRetry: false }],
    [429, { isSignedOut: false, canRetry: true }],
    [503, { isSignedOut: false, canRetry: true }],
  ])('sets isSignedOut and canRetry by status %i without a code', async (status, expected) => {
    const call = createClient(answering(status, '{"success":false}'), base)('userData');
    expect(await errorOf(call)).toMatchObject(expected);
  });
});

it.each([
  ['no answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed'))), 0],
  ['a page of a proxy', answering(502, '<h1>Bad gateway</h1>'), 502],
  ['nothing', answering(200, ''), 200],
  ['a body that breaks off', brokenOff, 200],
  ['JSON that is not the API’s', answering(500, '{"error":"no"}'), 500],
])('reports an unreachable server after %s', async (_, send, status) => {
  const error = await errorOf(createClient(send, base)('events'));
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status, message: unreachableMessage, failure: null, canRetry: true });
});

it('isCallError recognises failed calls by name', () => {
  const error = new CallError('logout', 'Away.', 0, null);
  expect([isCallError(error), isCallError(error, 'logout'), isCallError(error, 'login')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isCallError(new Error('Away.'))).toBe(false);
});

// Checked by the compiler only.
describe('the types', () => {
  const client: Client = async () => Promise.reject(new Error('Not to be called.'));

  it('require the parameters of a path and reject others', () => {
    expectTypeOf<CallOptions<'event'>['params']>().toEqualTypeOf<Record<'id', string>>();
    const forgotten = () => [
      // @ts-expect-error -- the path has a parameter
      client('event'),
      // @ts-expect-error -- the path has a parameter
      client('event', {}),
      // @ts-expect-error -- the parameter has another name
      client('event', { params: { eventId: 'x' } }),
      // @ts-expect-error -- the path has no parameter
      client('events', { params: { id: 'x' } }),
    ];
    expect(forgotten).toBeInstanceOf(Function);
  });

  it('require the body of a call and reject a body or query that it does not have', () => {
    expectTypeOf<CallOptions<'upload'>['body']>().toEqualTypeOf<{ art: File }>();
    const wrong = () => [
      // @ts-expect-error -- the call has a body
      client('login'),
      // @ts-expect-error -- the body has a password
      client('login', { body: { email: 'a@example.com' } }),
      // @ts-expect-error -- the call has no body
      client('logout', { body: {} }),
      // @ts-expect-error -- no event has this status
      client('events', { query: { status: 'Cancelled' } }),
      // @ts-expect-error -- the call has no query
      client('artists', { query: { cursor: 'x' } }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });

  it('narrow a failure by its code', () => {
    const cartOf = (failure: FailureOf<'saveCart'>): CartState['cart'] => {
      switch (failure.code) {
        case 'cart-conflict':
          return failure.cart;
        case 'not-your-cart':
        case 'unavailable':
          return [];
        // @ts-expect-error -- a code of another call
        case 'email-taken':
          return [];
        default:
          // @ts-expect-error -- only a conflict has the cart
          return failure.cart;
      }
    };
    expectTypeOf(cartOf).returns.toEqualTypeOf<CartItem[]>();
    expectTypeOf<FailureOf<'event'>['code']>().toEqualTypeOf<'event-not-found' | CommonCode | 'unknown'>();
  });
});
