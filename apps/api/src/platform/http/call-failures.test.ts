import { api, commonCodes, type Call } from '@kalavithi/contract/api';
import { expect, test } from 'vitest';
import { failuresOf, accessFailure } from './call-failures.ts';

test('lists only failures of the call or common to all calls', () => {
  for (const call of Object.values<Call>(api)) {
    expect([...call.failures, ...commonCodes]).toEqual(expect.arrayContaining([...failuresOf(call)]));
  }
});

test.each([
  ['userData', 'signed-out', 'signed-out'],
  ['upload', 'signed-out', 'upload-signed-out'],
  ['registerEvent', 'signed-out', 'event-signed-out'],
  ['registerEvent', 'unverified', 'event-unverified'],
  ['saveCart', 'signed-out', 'signed-out'],
  ['saveCart', 'unverified', 'cart-unverified'],
] as const)('%s answers %s callers with %s', (name, who, code) => {
  expect(accessFailure(api[name], who)).toBe(code);
});
