import { phone, tablet } from './breakpoints';

/**
 * The `sizes` of a picture on phones and tablets, from its share of the window's width in percent. Dense screens,
 * as nearly all phones are, take a file of two thirds of it: nobody sees that, and a page weighs half.
 */
export const upToTablet = (share: number): string =>
  `${tablet} and (max-resolution: 1.4dppx) ${share}vw, ${tablet} ${Math.round((share * 2) / 3)}vw`;

/**
 * The `sizes` of a picture that is so many times as wide as its slide in a carousel, up to density 2: there a smaller file is seen
 * to be soft. Denser phones take less, as above.
 */
export const slideOnPhone = (times = 1): string =>
  `${tablet} and (max-resolution: 2.2dppx) ${Math.round(82 * times)}vw`;

/** The `sizes` of a picture as wide as a phone's page. Dense phones take two thirds, as above. */
export const pageWideOnPhone = `${phone} and (max-resolution: 1.4dppx) 92vw, ${phone} 62vw`;
