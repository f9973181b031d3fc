import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialOf } from './initial.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the initial of a name', () => {
  it.each([
    ['meera', 'M'],
    ['  élodie', 'É'],
    ['किरण', 'कि'],
    ['👩‍🎨 Asha', '👩‍🎨'],
    ['   ', 'U'],
    ['', 'U'],
  ])('of “%s” is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('works without Intl.Segmenter, which browsers before 2024 may lack', () => {
    const { Segmenter: _, ...withoutSegmenter } = Object.getOwnPropertyDescriptors(Intl);
    vi.stubGlobal('Intl', Object.defineProperties({}, withoutSegmenter));
    expect(initialOf('meera')).toBe('M');
    expect(initialOf('किरण')).toBe('कि');
    expect(initialOf('')).toBe('U');
  });
});
