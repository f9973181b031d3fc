/** How many dots fit next to two arrows and the pause button at 320 pixels. */
const narrowDotCount = 5;

/** The dots visible on a narrow screen: a window around the current one. */
export const visibleDots = (current: number, count: number): number[] => {
  const first = Math.max(0, Math.min(current - Math.floor(narrowDotCount / 2), count - narrowDotCount));
  return Array.from({ length: Math.min(narrowDotCount, count) }, (_, offset) => first + offset);
};
