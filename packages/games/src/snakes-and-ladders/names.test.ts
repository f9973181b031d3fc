import { describe, expect, it } from 'vitest';
import { maxNameLength, nameProblems } from './names.ts';

const taken = 'This name is taken. Please choose another.';

describe('names of players', () => {
  it('accepts different names, no names, and the own number as a name', () => {
    expect(nameProblems(['Asha', '', 'Ravi', ''])).toEqual([null, null, null, null]);
    expect(nameProblems(['', 'Player 2'])).toEqual([null, null]);
  });

  it.each([
    ['the same letters', 'Asha'],
    ['another case', 'ASHA'],
    ['spaces around it', '  Asha '],
    ['a space within it', 'As ha'],
    ['full-width letters', 'Ａｓｈａ'],
  ])('refuses a second player with %s', (_, second) => {
    expect(nameProblems(['Asha', second])).toEqual([null, taken]);
  });

  it('refuses the number of another player, named or not', () => {
    expect(nameProblems(['', 'Ravi', 'player 1'])).toEqual([null, null, taken]);
    expect(nameProblems(['Asha', 'Ravi', 'Player1'])).toEqual([null, null, taken]);
    expect(nameProblems(['Player 2', ''])).toEqual([taken, null]);
  });

  it('refuses a name that is too long instead of cutting it', () => {
    expect(nameProblems(['म'.repeat(maxNameLength), ''])).toEqual([null, null]);
    expect(nameProblems(['a'.repeat(maxNameLength + 1), ''])).toEqual([
      'Please use at most 20 characters.',
      null,
    ]);
  });
});
