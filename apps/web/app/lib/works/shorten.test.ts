import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('keeps a short text', () => {
  expect(shorten('White thread on fine cotton.')).toBe('White thread on fine cotton.');
});

it('ends after a sentence rather than within the next', () => {
  expect(
    shorten(
      'Two peacocks lift their heads to a dark cloud, their trains turning into leaves. Gond painters fill form.',
    ),
  ).toBe('Two peacocks lift their heads to a dark cloud, their trains turning into leaves.');
});

it('ends after a clause without a sentence', () => {
  expect(
    shorten(
      'Dancers link arms and wind in a slow spiral around a man playing the tarpa, a long gourd wind instrument.',
    ),
  ).toBe('Dancers link arms and wind in a slow spiral around a man playing the tarpa.');
});

it('ends before a conjunction without a sign', () => {
  expect(
    shorten(
      'A mirror with no glass, alloy polished by hand until its very front face reflects whatever comes before it.',
    ),
  ).toBe('A mirror with no glass, alloy polished by hand.');
});

it('ends after no word that leads on to the next', () => {
  expect(
    shorten(
      'Turned on a lathe from soft, pale hale wood and coloured with lac pressed on while the piece spins, so it shines.',
    ),
  ).toBe('Turned on a lathe from soft, pale hale wood.');
});

it('ends before a participle and its place', () => {
  expect(
    shorten(
      'Woven in Kashmir from the hand-spun underfleece of goats raised on the high plateau of the Changthang in Ladakh.',
    ),
  ).toBe('Woven in Kashmir from the hand-spun underfleece of goats.');
});

it('ends after a whole word and an ellipsis without a clause', () => {
  expect(
    shorten(
      'Woven in Kashmir from the hand-spun underfleece of the goats of the high plateau of the Changthang in Ladakh.',
    ),
  ).toBe('Woven in Kashmir from the hand-spun underfleece of the goats of the high plateau…');
});
