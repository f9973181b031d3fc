import { expect, it } from 'vitest';
import { statesOf } from './states.ts';

it('finds the states that a region names, in its order', () => {
  expect(statesOf('Palghar district, Maharashtra')).toEqual(['Maharashtra']);
  expect(statesOf('Chhota Udepur, Gujarat, and Alirajpur, Madhya Pradesh')).toEqual([
    'Gujarat',
    'Madhya Pradesh',
  ]);
  expect(statesOf('Goalpara, Assam')).toEqual(['Assam']);
  expect(statesOf('Across India')).toEqual([]);
});
