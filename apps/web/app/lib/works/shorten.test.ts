import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('keeps a short text', () => {
  expect(shorten('White thread on fine cotton.')).toBe('White thread on fine cotton.');
});

it('ends after a sentence that says enough', () => {
  expect(
    shorten(
      'Moradabad is called Pital Nagri, the brass city. This standing lamp is cast, turned and then engraved.',
    ),
  ).toBe('Moradabad is called Pital Nagri, the brass city.');
});

it('ends after a clause that says enough', () => {
  expect(
    shorten(
      'Sohrai honours the cattle after the harvest, around Diwali, when women paint the house walls with earths.',
    ),
  ).toBe('Sohrai honours the cattle after the harvest, around Diwali…');
});

it('ends after a whole word, and not after one that leads on to the next', () => {
  expect(
    shorten(
      'The box body is moulded from soaked paper pulp and painted and lacquered by one hand and of the finest kind.',
    ),
  ).toBe('The box body is moulded from soaked paper pulp and painted and lacquered by one hand…');
});
