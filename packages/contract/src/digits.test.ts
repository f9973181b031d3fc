import { describe, expect, it } from 'vitest';
import { AccountVerification, PasswordReset } from './account.ts';
import { withAsciiDigits } from './digits.ts';

describe('digits of other scripts', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Oriya', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚'],
    ['ASCII', '0123456789'],
  ])('become 0 to 9: %s', (_, digits) => {
    expect(withAsciiDigits(digits)).toMatch(/^0123456789(?:012)?$/);
  });

  it('leave other characters unchanged', () => {
    expect(withAsciiDigits('Code: १२ 34-x')).toBe('Code: 12 34-x');
  });

  it('are accepted in a code and parsed to ASCII', () => {
    expect(AccountVerification.parse({ otp: ' १२३ ४५६ ' })).toEqual({ otp: '123456' });
    expect(
      PasswordReset.parse({ email: 'asha@example.com', otp: '１２３４５６', newPassword: 'mango tree lane' })
        .otp,
    ).toBe('123456');
    expect(AccountVerification.safeParse({ otp: '१२३४५' }).success).toBe(false);
  });
});
