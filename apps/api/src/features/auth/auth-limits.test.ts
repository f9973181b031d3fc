import { expect, test } from 'vitest';
import { mailboxOf } from './auth-limits.ts';

test.each([
  ['Asha+shop@Example.com', 'asha@example.com'],
  ['asha+one+two@example.com', 'asha@example.com'],
  ['asha@example.com', 'asha@example.com'],
  // Elsewhere a dot makes another mailbox.
  ['as.ha@example.com', 'as.ha@example.com'],
  ['As.Ha+1@gmail.com', 'asha@gmail.com'],
  ['a.s.h.a@googlemail.com', 'asha@gmail.com'],
  ['+asha@example.com', '+asha@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
