import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret for tests alone', systemRandom);
const text = '123456 is your code. नमस्ते!';
const sealed = sealer.seal('mail', 'one', text);

test('opens what it sealed, and seals the same text differently each time', () => {
  expect(sealer.open('mail', 'one', sealed)).toBe(text);
  expect(sealer.seal('mail', 'one', text)).not.toBe(sealed);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('123456');
});

test.each([
  ['another purpose', sealer, 'letter', 'one', sealed],
  ['another name', sealer, 'mail', 'two', sealed],
  ['another secret', createSealer('another secret for tests', systemRandom), 'mail', 'one', sealed],
  ['a changed text', sealer, 'mail', 'one', `${sealed.slice(0, -4)}AAAA`],
  ['a text cut short', sealer, 'mail', 'one', sealed.slice(0, 20)],
  ['nothing', sealer, 'mail', 'one', ''],
])('does not open with %s', (_, opener, purpose, name, given) => {
  expect(opener.open(purpose, name, given)).toBeNull();
});
