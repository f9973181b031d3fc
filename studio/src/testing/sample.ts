/**
 * Drawing everything again takes many minutes, so an ordinary run of the tests draws a sample and `npm test -- drawings` draws all. The variable is
 * set by that command alone.
 */
export const drawsAll = process.env['ALL_DRAWINGS'] === '1';

/** Every `step`-th of a list, or all of it when everything is drawn. */
export const sampleOf = <T>(list: readonly T[], step: number): readonly T[] =>
  drawsAll ? list : list.filter((_, index) => index % step === 0);
