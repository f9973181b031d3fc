import { describe, expect, it } from 'vitest';
import { groupCardNumber, joinCardNumber } from './card-number';

describe('a card number', () => {
  it.each([
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['4111 1111 1111 1111 2222', '4111 1111 1111 1111'],
    ['', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupCardNumber(typed, typed.length)).toEqual({ text: shown, cursor: shown.length });
  });

  it('keeps the cursor at its digit', () => {
    // A 9 typed after the second digit of 4111 1111.
    expect(groupCardNumber('41911 1111', 3)).toEqual({ text: '4191 1111 1', cursor: 3 });
    // Backspace right after a group's space removes nothing but steps over it.
    expect(groupCardNumber('41111111', 4)).toEqual({ text: '4111 1111', cursor: 4 });
  });

  it('is sent without spaces', () => {
    expect(joinCardNumber('4111 1111-1111 1111')).toBe('4111111111111111');
  });
});
