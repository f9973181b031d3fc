import { flushSync } from 'react-dom';
import { isMotionReduced } from './use-media';

const settling = { duration: 300, easing: 'ease-out' };

/** Squares of differences in px below it are those of none: a row may be somewhat higher than the next one. */
const slight = 48 * 48;

/**
 * Applies `update`, after which the items that remain move from where they were to where they are now. Those that have another size, or
 * another row and column, then fade in instead: on their way they would lie over each other.
 */
export const settleList = (list: Element | null | undefined, update: () => void): void => {
  const before = [...(list?.children ?? [])].map((item) => [item, item.getBoundingClientRect()] as const);
  flushSync(update);
  if (isMotionReduced()) return;
  for (const [item, from] of before) {
    const to = item.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    const change = (from.width - to.width) ** 2 + (from.height - to.height) ** 2 + Math.min(x * x, y * y);
    item.animate(
      [change < slight ? { transform: `translate(${x}px, ${y}px)` } : { opacity: 0 }, {}],
      settling,
    );
  }
};
