/** How many dots a narrow screen has room for, beside two arrows and the pause button at 320 pixels. */
const dotsWhenNarrow = 5;

/** The dots that stay on a narrow screen: a window that moves along with the current one. */
export const dotsNear = (current: number, count: number): number[] => {
  const first = Math.max(0, Math.min(current - Math.floor(dotsWhenNarrow / 2), count - dotsWhenNarrow));
  return Array.from({ length: Math.min(dotsWhenNarrow, count) }, (_, offset) => first + offset);
};
