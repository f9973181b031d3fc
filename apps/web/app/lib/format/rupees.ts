/**
 * Formats whole rupees: ₹950, ₹1,250, ₹1,25,000. Written out, because making an `Intl.NumberFormat`
 * takes some 20 ms on a phone, at the start of every page.
 */
export const rupees = (amount: number): string =>
  `${amount < 0 ? '-' : ''}₹${String(Math.abs(Math.round(amount))).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')}`;
