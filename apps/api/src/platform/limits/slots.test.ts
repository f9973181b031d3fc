import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('gives each subject one slot, up to the maximum', () => {
  const slots = createSlots(2);
  const leave = slots.enter('asha');
  if (typeof leave === 'string') throw new Error(leave);
  expect(slots.enter('asha')).toBe('taken');
  expect(slots.enter('ravi')).toBeTypeOf('function');
  expect(slots.enter('meera')).toBe('full');
  leave();
  expect(slots.enter('meera')).toBeTypeOf('function');
  // Leaving twice does not take a later visit's place away.
  leave();
  expect(slots.enter('asha')).toBe('full');
});
