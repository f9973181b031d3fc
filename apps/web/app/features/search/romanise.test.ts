import { describe, expect, it } from 'vitest';
import { romanise } from './romanise';

describe('spelling Indian scripts in Latin', () => {
  it.each([
    ['वारली', 'vaaralee'],
    ['कृष्ण', 'krishna'],
    ['ज़री', 'zaree'],
    ['सड़क', 'saraka'],
    ['ऑफ़', 'ofa'],
    ['कालीघाट', 'kaaleeghaata'],
    ['কালীঘাট', 'kaaleeghaata'],
    ['ওয়ারলি', 'vaarali'],
    ['પીઠોરા', 'peethoraa'],
    ['வார்லி', 'vaarli'],
    ['பொம்மை', 'pommai'],
    ['மீனாட்சி', 'meenaakshi'],
    ['వార్లీ', 'vaarlee'],
    ['Warli वन 12', 'Warli vana 12'],
    ['Kṛṣṇa', 'Kṛṣṇa'],
    ['', ''],
  ])('spells %s as %s', (text, latin) => {
    expect(romanise(text)).toBe(latin);
  });

  it('reads vowel signs of two parts in both forms', () => {
    expect(romanise('பொ'.normalize('NFD'))).toBe(romanise('பொ'.normalize('NFC')));
    expect(romanise('কো'.normalize('NFD'))).toBe('ko');
  });
});
