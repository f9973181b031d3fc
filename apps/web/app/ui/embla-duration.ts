/**
 * The value of Embla's option `duration` (no unit) with which a slide moves for `ms` milliseconds:
 * between 600 and 1500, to two frames. Its spring slows a slide by 0.68 in each frame.
 */
export const emblaDuration = (ms: number): number => ms * 0.0258 + 7.6;
