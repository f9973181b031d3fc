import { passwords } from '@kalavithi/contract/constants';
import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { isCommonPassword } from './common-passwords.ts';
import list from './common-passwords.json' with { type: 'json' };
import { createPasswordHasher, productionCost } from './password-hasher.ts';

test.each(['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou', 'football', 'password123'])(
  'treats %j as common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['kalamkari-42x', 'seven marigolds', 'मधुबनी लोककला', ''])(
  'does not treat %j as common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('has only allowed passwords, in lower case, each once', () => {
  expect(list.length).toBeGreaterThan(3000);
  expect(list.every((entry) => entry.length >= passwords.minLength && entry === entry.toLowerCase())).toBe(
    true,
  );
  expect(new Set(list).size).toBe(list.length);
});

test('verifies its own password only, and salts each hash', async () => {
  const hasher = await createPasswordHasher(quickHash);
  const [one, other] = await Promise.all([hasher.hash('seven marigolds'), hasher.hash('seven marigolds')]);
  expect(one).not.toBe(other);
  expect(await hasher.verify('seven marigolds', one)).toBe(true);
  expect(await hasher.verify('seven marigold', one)).toBe(false);
  expect(await hasher.verify('the password of no account', null)).toBe(false);
});

test('treats differently composed Unicode as one password', async () => {
  const hasher = await createPasswordHasher(quickHash);
  // The first letter of क़लम as one code point, and as ka with its dot.
  const hash = await hasher.hash('\u0958लम-दवात');
  expect(await hasher.verify('\u0915\u093Cलम-दवात', hash)).toBe(true);
});

test('uses OWASP’s cost in production', async () => {
  const hasher = await createPasswordHasher(productionCost);
  expect(await hasher.hash('seven marigolds')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
