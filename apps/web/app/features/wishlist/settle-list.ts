import { flushSync } from 'react-dom';
import { isMotionReduced } from '../../ui/use-media';

const settling = { duration: 300, easing: 'ease-out' };

/**
 * Applies `update`, after which the items that remain move from where they were to where they are now. Those that have another width then
 * fade in instead: on their way they would lie over each other.
 */
export const settleList = (list: Element | null | undefined, update: () => void): void => {
  const items = [...(list?.children ?? [])];
  const before = items.map((item) => item.getBoundingClientRect());
  flushSync(update);
  if (isMotionReduced()) return;
  items.forEach((item, index) => {
    const from = before[index];
    const to = item.getBoundingClientRect();
    if (!from || !item.isConnected) return;
    const start =
      Math.abs(from.width - to.width) < 1
        ? { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }
        : { opacity: 0 };
    item.animate([start, {}], settling);
  });
};
