import { describe, expect, it } from 'vitest';
import { maxNameLength, nameProblems } from './names.ts';

const taken = 'This name is taken. Please choose another.';

describe('player names', () => {
  it('accepts different names, empty names, and a player’s own number', () => {
    expect(nameProblems(['Asha', '', 'Ravi', ''])).toEqual([null, null, null, null]);
    expect(nameProblems(['', 'Player 2'])).toEqual([null, null]);
  });

  it.each([
    ['the same letters', 'Asha'],
    ['another case', 'ASHA'],
    ['spaces around it', '  Asha '],
    ['a space within it', 'As ha'],
    ['full-width letters', 'Ａｓｈａ'],
  ])('rejects a second player with %s', (_, second) => {
    expect(nameProblems(['Asha', second])).toEqual([null, taken]);
  });

  it('rejects the number of another player', () => {
    expect(nameProblems(['', 'Ravi', 'player 1'])).toEqual([null, null, taken]);
    expect(nameProblems(['Asha', 'Ravi', 'Player1'])).toEqual([null, null, taken]);
    expect(nameProblems(['Player 2', ''])).toEqual([taken, null]);
  });

  it('rejects a name that is too long instead of truncating it', () => {
    expect(nameProblems(['म'.repeat(maxNameLength), ''])).toEqual([null, null]);
    expect(nameProblems(['a'.repeat(maxNameLength + 1), ''])).toEqual([
      'Please use at most 20 characters.',
      null,
    ]);
  });
});
