/** How many dots a narrow screen has room for, beside two arrows and the pause button at 320 pixels. */
const narrowDotCount = 5;

/** The dots that stay on a narrow screen: a window that moves along with the current one. */
export const visibleDots = (current: number, count: number): number[] => {
  const first = Math.max(0, Math.min(current - Math.floor(narrowDotCount / 2), count - narrowDotCount));
  return Array.from({ length: Math.min(narrowDotCount, count) }, (_, offset) => first + offset);
};
