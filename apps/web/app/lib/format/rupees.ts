import { currency, locale } from '@kalavithi/contract/constants';

const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

/** Formats whole rupees: ₹950, ₹1,250, ₹1,25,000. */
export const rupees = (amount: number): string => format.format(amount);
