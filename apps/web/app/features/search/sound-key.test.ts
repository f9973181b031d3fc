import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consonantKey, looseKey, soundKey, stemsOf, voicelessKey } from './sound-key';

describe('the key of a sound', () => {
  it.each([
    ['warli', ['warlee', 'varli', 'vaarli', 'Wārlī', 'वारली', 'வார்லி', 'వార్లీ', 'ওয়ারলি', 'વારલી']],
    ['madhubani', ['madhubni', 'madubanee', 'मधुबनी', 'मधुबनि', 'మధుబని', 'মধুবনী', 'મધુબની']],
    ['channapatna', ['channapatana', 'chanapatna', 'चन्नपटना']],
    ['pithora', ['pitora', 'peethora', 'पिठोरा', 'પીઠોરા']],
    ['lakshmi', ['laxmi', 'lakshmee', 'लक्ष्मी', 'లక్ష్మి']],
    ['krishna', ['krishn', 'kṛṣṇa', 'कृष्ण', 'কৃষ্ণ']],
    ['odisha', ['ओडिशा', 'odisaa']],
    ['meenakshi', ['minakshi', 'मीनाक्षी', 'மீனாக்ஷி', 'மீனாட்சி']],
    ['zari', ['jari', 'ज़री', 'जरी']],
    ['sambhal', ['sanbhal', 'संभल', 'सम्भल']],
    ['terracotta', ['terakota']],
  ])('is shared by %s and %j', (word, others) => {
    expect(others.map(soundKey)).toEqual(others.map(() => soundKey(word)));
  });

  it.each([
    ['gond', 'kond'],
    ['warli', 'wali'],
    ['bhil', 'bhul'],
    ['kohbar', 'khovar'],
    ['mad', 'nanda'],
  ])('tells %s from %s', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other));
  });

  it('has no voiced consonants for Tamil, which writes none', () => {
    expect(voicelessKey(soundKey('bommai'))).toBe(voicelessKey(soundKey('பொம்மை')));
    expect(voicelessKey(soundKey('thanjavur'))).toBe(voicelessKey(soundKey('தஞ்சாவூர்')));
  });

  it('is the same for v and b when it is loose', () => {
    expect(looseKey(soundKey('khobar'))).toBe(looseKey(soundKey('khovar')));
  });

  it.each([
    ['ganeshji', 'ganesh'],
    ['kashmiri', 'kashmir'],
    ['গণেশের', 'ganesh'],
  ])('of %s has that of %s as its stem', (word, stem) => {
    expect(stemsOf(soundKey(word))).toContain(soundKey(stem));
  });

  it('of a short word has no stem', () => {
    expect(stemsOf(soundKey('sitar'))).toEqual([]);
  });

  it('has consonants alone when there are three or more', () => {
    expect(consonantKey(soundKey('madhubani'))).toBe(consonantKey(soundKey('medhobini')));
    expect(consonantKey(soundKey('gond'))).toBe('knt');
    expect(consonantKey(soundKey('mela'))).toBe('');
  });
});

/** Words as people write them in Latin. */
const syllable = fc
  .tuple(
    fc.constantFrom('k', 'g', 't', 'd', 'p', 'b', 'm', 'n', 'r', 'l', 'v', 's', 'j'),
    fc.constantFrom('a', 'i', 'u', 'e', 'o'),
  )
  .map((letters) => letters.join(''));
const word = fc.array(syllable, { minLength: 2, maxLength: 5 }).map((syllables) => syllables.join(''));

describe('any word', () => {
  it('keeps its key when one sound is spelt in another way', () => {
    const respellings: readonly (readonly [RegExp, string])[] = [
      [/v/, 'w'],
      [/i/, 'ee'],
      [/u/, 'oo'],
      [/t/, 'th'],
      [/d/, 'dh'],
      [/b/, 'bh'],
      [/k/, 'kk'],
      [/l/, 'll'],
      [/a$/, ''],
      [/a/, 'aa'],
    ];
    fc.assert(
      fc.property(word, fc.constantFrom(...respellings), (plain, [sound, spelling]) => {
        expect(soundKey(plain.replace(sound, spelling))).toBe(soundKey(plain));
      }),
    );
  });

  it('has one key in any case, with any accents and punctuation', () => {
    fc.assert(
      fc.property(word, (plain) => {
        expect(soundKey(plain.toUpperCase())).toBe(soundKey(plain));
        expect(soundKey(`${plain[0]}-${plain.slice(1)}\u0304.`)).toBe(soundKey(plain));
      }),
    );
  });

  it('has the same key in Devanagari, Bengali, Gujarati, Tamil and Telugu', () => {
    const blocks = [0x0900, 0x0980, 0x0a80, 0x0b80, 0x0c00];
    // Letters that all of these scripts have: k, t, p, m, y, r, l, s with a, i, u.
    const letters = fc.tuple(
      fc.constantFrom(0x15, 0x24, 0x2a, 0x2e, 0x2f, 0x30, 0x32, 0x38),
      fc.constantFrom(0x3e, 0x3f, 0x41),
    );
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), (syllables) => {
        const keys = blocks.map((start) =>
          soundKey(String.fromCodePoint(...syllables.flat().map((offset) => start + offset))),
        );
        expect(new Set(keys).size).toBe(1);
      }),
    );
  });

  it('has a key of letters and digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(soundKey(typed)).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
    );
  });
});
