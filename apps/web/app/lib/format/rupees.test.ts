import { currency, locale } from '@kalavithi/contract/constants';
import { describe, expect, it } from 'vitest';
import { rupees } from './rupees';

describe('rupees', () => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

  it.each([0, 9, 99, 999, 1000, 1250, 10_000, 99_999, 100_000, 125_000, 1_234_567, 98_76_54_321, -1250])(
    'writes %d as India does',
    (amount) => {
      expect(rupees(amount)).toBe(format.format(amount));
    },
  );
});
