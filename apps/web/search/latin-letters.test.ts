import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latinLettersModule, makeLatinLetters } from './latin-letters.ts';

const generated = join(import.meta.dirname, '..', 'app', 'features', 'search', 'latin-letters.generated.ts');

describe('the Latin spellings of letters', () => {
  it('are those of the transliterator', async () => {
    expect(await readFile(generated, 'utf8')).toBe(latinLettersModule());
  });

  it('have every vowel and consonant of the common order', () => {
    const letters = makeLatinLetters();
    // From the vowel a to the consonant h.
    expect(letters.slice(0x05, 0x3a).filter((latin) => latin === '')).toEqual([]);
    expect([letters[0x15], letters[0x1a], letters[0x2c], letters[0x35], letters[0x3e]]).toEqual([
      'k',
      'ch',
      'b',
      'v',
      'aa',
    ]);
  });
});
