import { flushSync } from 'react-dom';
import { isMotionReduced } from './use-media';

const settling = { duration: 300, easing: 'ease-out' };

/** Once those that move are nearly there. */
const fadeIn: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.92 }, {}];

/** Squares of differences in px below it are those of none: a row may be somewhat higher than the next one. */
const slight = 48 * 48;

/** What comes after an element in the page; what is in it, in place of what has no box. */
const followersOf = (element: Element | null | undefined): Element[] => {
  const followers: Element[] = [];
  for (let at = element; at;) {
    const next: Element | null = at.nextElementSibling;
    if (next) followers.push(...(next.getClientRects().length > 0 ? [next] : next.children));
    at = next ?? at.parentElement;
  }
  return followers;
};

/**
 * Applies `update`, after which the items that remain move from where they were to where they are now, and with them what follows the
 * list, so that it never lies over them. Items that have another size, or another row and column, then fade in instead: on their way
 * they would lie over each other.
 */
export const settleList = (list: Element | null | undefined, update: () => void): void => {
  const before = [...(list?.children ?? []), ...followersOf(list)].map(
    (item) => [item, item.getBoundingClientRect()] as const,
  );
  flushSync(update);
  // Without the list, the screen is another one.
  if (isMotionReduced() || !list?.isConnected) return;
  for (const [item, from] of before) {
    const to = item.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    const change = (from.width - to.width) ** 2 + (from.height - to.height) ** 2 + Math.min(x * x, y * y);
    const isListed = list.contains(item);
    // What follows and stays is left alone: what is fixed in it would move.
    if (isListed || x || y)
      item.animate(
        isListed && change >= slight ? fadeIn : [{ transform: `translate(${x}px, ${y}px)` }, {}],
        settling,
      );
  }
};
