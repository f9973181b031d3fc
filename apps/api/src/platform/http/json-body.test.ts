import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A body that brings its first bytes and then breaks off, as when the sender is gone. */
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

test('a body that breaks off is malformed, and no failure of ours in the log', async () => {
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
