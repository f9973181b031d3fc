import { describe, expect, it } from 'vitest';
import { excerpt, fold, foldText, hasWord, markWords } from './matching';
import { wordsIn } from './words';

const wordsOf = (query: string) => wordsIn(query).map(({ folded }) => folded);
const has = (text: string, query: string) => hasWord(foldText(text), wordsOf(query)[0] ?? '');
const marked = (text: string, query: string) =>
  markWords(text, wordsOf(query))
    .map(({ text: piece, marked: is }) => (is ? `[${piece}]` : piece))
    .join('');

describe('folding', () => {
  it.each([
    ['WARLI', 'warli'],
    ['Kṛṣṇa', 'krsna'],
    ['Ālāp', 'alap'],
    ['Jagannath’s', "jagannath's"],
    ['ज़री', 'जरी'],
    ['माँ', 'मां'],
    ['हिन्दी', 'हिंदी'],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  it.each(['Warli Wall', 'हिन्दी', 'Kṛṣṇa'])('gives %s the same text in both ways', (text) => {
    expect(foldText(text)).toBe(fold(text).text);
  });

  it('maps every folded character to the original', () => {
    const original = 'Kṛṣṇa’s हिन्दी';
    const { text, from } = fold(original);
    expect(from).toHaveLength(text.length);
    expect(original.slice(from[text.indexOf('हिंदी')] as number)).toBe('हिन्दी');
  });
});

describe('finding words', () => {
  it('finds short words at the start of a word, and longer ones inside as well', () => {
    expect(has('Tree of Life', 'tr')).toBe(true);
    expect(has('Peacock Courtyard', 'court')).toBe(true);
    expect(has('Peacock', 'cock')).toBe(true);
    expect(has('Peacock', 'ck')).toBe(false);
    expect(has('Peacock', 'dance')).toBe(false);
  });

  it('finds Devanagari in either spelling', () => {
    expect(has('पहली बारिश में धान की रोपाई', 'धान')).toBe(true);
    expect(has('नवनीत कृष्ण', 'कृष्ण')).toBe(true);
    expect(has('सुंदर', 'सुन्दर')).toBe(true);
  });
});

describe('marking', () => {
  it('marks every match in the original spelling', () => {
    expect(marked('Warli Wall, warli village', 'warli')).toBe('[Warli] Wall, [warli] village');
    expect(marked('Kṛṣṇa in Vṛndāvana', 'krsna')).toBe('[Kṛṣṇa] in Vṛndāvana');
    expect(marked('Rice Planting in the First Rain', 'ra pl')).toBe('Rice [Pl]anting in the First [Ra]in');
  });

  it('keeps a letter and its signs together', () => {
    expect(marked('मधुबनी', 'मध')).toBe('[मधु]बनी');
  });

  it('returns a text without a match as one piece', () => {
    expect(markWords('Lotus', wordsOf('warli'))).toEqual([{ text: 'Lotus', marked: false }]);
  });
});

describe('excerpts', () => {
  const text =
    'Gond, Madhya Pradesh. Forest and deer become a single creature, and all of it is filled with fine dots and dashes.';

  it('is the sentence of the match, when it is short', () => {
    expect(excerpt(text, wordsOf('gond'))).toBe('Gond, Madhya Pradesh');
    expect(excerpt('Mithila, Bihar', wordsOf('bihar'))).toBe('Mithila, Bihar');
  });

  it('is the words around the match in a long one', () => {
    const shown = excerpt(text, wordsOf('creature'));
    expect(shown).toContain('creature');
    expect(shown).toMatch(/ …$/);
    expect(shown.length).toBeLessThan(70);
    expect(excerpt(text, wordsOf('dashes'))).toMatch(/^… .*dashes\.?$/);
  });
});
