import { tablet } from './breakpoints';

/**
 * The `sizes` of a picture on phones and tablets, from its share of the window's width in percent. Dense screens,
 * as nearly all phones are, take a file of two thirds of it: nobody sees that, and a page weighs half.
 */
export const upToTablet = (share: number): string =>
  `${tablet} and (max-resolution: 1.4dppx) ${share}vw, ${tablet} ${Math.round((share * 2) / 3)}vw`;
