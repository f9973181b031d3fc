/**
 * The breakpoints of breakpoints.css that the `sizes` of pictures use; `styling/styling.test.ts`
 * compares them.
 */
export const smallest = '(max-width: 18em)';
export const phone = '(max-width: 31.25em)';
export const masonry = '(max-width: 43.75em)';
export const tablet = '(max-width: 48em)';
export const desk = '(max-width: 68.75em)';
