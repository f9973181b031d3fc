import { Registration } from '@kalavithi/contract/account';
import { errors } from '@kalavithi/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { validate } from './json-body.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A body that breaks off after its first bytes, as when the client disconnects. */
const broken = () => {
  let pulls = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1;
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"email":'));
      else controller.error(new TypeError('terminated'));
    },
  });
};

test('returns the code that the schema names, or else its message', () => {
  const person = { name: 'Asha', email: 'asha@example.com', password: 'mango tree lane' };
  const check = (change: object) => validate(Registration, { ...person, ...change });
  const short = { ok: false, code: 'password-short', message: errors['password-short'].message };
  expect(check({ password: 'mango' })).toMatchObject(short);
  expect(check({ password: 'asha' })).toMatchObject(short);
  expect(check({ password: 'asha@example.com' })).toMatchObject({ code: 'password-own-email' });
  expect(check({ email: ' ' })).toMatchObject({ code: 'invalid', message: 'Please enter your email.' });
  expect(check({ email: 5 })).toMatchObject({ code: 'invalid', message: errors.invalid.message });
});

test('does not derive a code from a message of the error table', () => {
  const sentence = errors['too-many-logins'].message;
  const schema = z.string().refine(() => false, sentence);
  expect(validate(schema, 'x')).toMatchObject({ code: 'invalid', message: sentence });
});

test('answers 400 to a body that breaks off and logs no error', async () => {
  const before = api.logLines.length;
  // A stream needs `duplex`, which the types do not know yet.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: broken(),
    duplex: 'half',
  };
  const response = await api.request('/api/auth/login', init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, code: 'malformed' });
  const lines = api.logLines.slice(before);
  expect(lines.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))).toEqual([]);
  expect(lines.join('')).toContain('broke off');
});
