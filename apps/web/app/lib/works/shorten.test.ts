import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('keeps a short text', () => {
  expect(shorten('White thread on fine cotton.')).toBe('White thread on fine cotton.');
});

it('ends after a sentence that fills a card', () => {
  expect(
    shorten(
      'Two peacocks lift their heads to a dark cloud, their trains turning into leaves. Gond painters fill form.',
    ),
  ).toBe('Two peacocks lift their heads to a dark cloud, their trains turning into leaves.');
});

it('ends after a clause that fills a card', () => {
  expect(
    shorten(
      'Dancers link arms and wind in a slow spiral around a man playing the tarpa, a long gourd wind instrument.',
    ),
  ).toBe('Dancers link arms and wind in a slow spiral around a man playing the tarpa…');
});

it('ends after a whole word, and not after one that leads on to the next', () => {
  expect(
    shorten(
      'The box body is moulded from soaked paper pulp and painted and lacquered by one hand and of the finest kind.',
    ),
  ).toBe('The box body is moulded from soaked paper pulp and painted and lacquered by one hand…');
});
