import { describe, expect, it } from 'vitest';
import { Login, PasswordReset, Registration } from './account.ts';
import { api, type Call } from './api.ts';
import { CartSave } from './cart.ts';
import { errors } from './errors.ts';
import { nextCursor } from './links.ts';
import { pictureAddress, pictureSourceSet } from './media.ts';
import type { Picture } from './picture.ts';
import { routes } from './routes.ts';

describe('the table of calls', () => {
  it('has every call with its method and path', () => {
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
      'GET /api/work-filters',
      'GET /api/schools',
      'GET /api/dances',
      'GET /api/games',
      'GET /api/pages/{id}',
      'GET /api/search',
    ]);
    expect(Object.keys(api)).toEqual(Object.keys(routes));
  });

  it('lists only failures of the error table', () => {
    for (const call of Object.values(api))
      for (const code of call.failures) expect(errors).toHaveProperty(code);
  });

  it('lists the failures for visitors and unverified members', () => {
    for (const call of Object.values<Call>(api)) {
      const unverified = call.audience === 'verified' ? call.unverified : undefined;
      const answers = [call.signedOut, unverified].filter((code) => code !== undefined);
      expect(call.failures).toEqual(expect.arrayContaining(answers));
    }
  });
});

describe('the error table', () => {
  it('has an error status and a full sentence for every failure', () => {
    for (const { status, message } of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z].*[.!]$/);
    }
  });
});

describe('accounts', () => {
  const registration = { name: ' Asha ', email: ' Asha@Example.com ', password: 'mango tree lane' };

  it('trims names and addresses', () => {
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
  ])('rejects a wrong %s with a message', (field, value, message) => {
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
    // These names are spelled with ZERO WIDTH JOINER or NON-JOINER.
    'क्\u200Dषितिज',
    'ಅರ್\u200Cಜುನ್',
    'അവന്\u200D',
    'علی\u200Cرضا',
  ])('accepts the name %j', (name) => {
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
  ])('rejects a name with %s', (_, name) => {
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
  ] as const)('rejects with %s: %j', (code, password) => {
    const person = { name: 'Asha D. Patil', email: 'Asha.Devi@example.com', password };
    expect(Registration.safeParse(person).error?.issues).toMatchObject([
      { path: ['password'], message: errors[code].message, params: { code } },
    ]);
  });

  it.each(['li-and-14-ducks', 'asha loves mangoes', 'my kalavithi shelf', 'aaaabaaaa'])(
    'accepts %j, which only contains such a word',
    (password) => {
      const person = { name: 'Li', email: 'asha@example.com', password };
      expect(Registration.safeParse(person).success).toBe(true);
    },
  );

  it('rejects a new password that is the email address', () => {
    const reset = { email: 'asha.devi@example.com', otp: '123456', newPassword: 'Asha-Devi-99' };
    expect(PasswordReset.safeParse(reset).error?.issues[0]).toMatchObject({
      path: ['newPassword'],
      message: errors['password-own-email'].message,
      params: { code: 'password-own-email' },
    });
  });

  it('does not apply the rules for new passwords at login', () => {
    expect(Login.safeParse({ email: 'asha@example.com', password: 'x' }).success).toBe(true);
  });

  it('accepts six digits with spaces and rejects other codes', () => {
    const reset = { email: 'asha@example.com', newPassword: 'mango tree lane' };
    expect(PasswordReset.parse({ ...reset, otp: '123 456' }).otp).toBe('123456');
    for (const otp of ['12345', '1234567', '12345a', '१२३४५', '']) {
      expect(PasswordReset.safeParse({ ...reset, otp }).success).toBe(false);
    }
  });
});

describe('the cart', () => {
  it('requires only ids and holds at most a hundred works', () => {
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

  it('have addresses of path, size and version, and no width above their own', () => {
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
  it('gives the cursor of the next page, or null', () => {
    expect(nextCursor('<https://api.example/gallery?cursor=x%2By>; rel=next')).toBe('x+y');
    expect(nextCursor('</gallery>; rel="first", </gallery?cursor=n>; rel="next"')).toBe('n');
    expect(nextCursor('</gallery?cursor=p>; rel="prev"')).toBeNull();
    expect(nextCursor(null)).toBeNull();
  });
});
