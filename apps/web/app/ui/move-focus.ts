import { afterPaint } from './after-paint';

/**
 * Call before an item is removed from its list. Moves focus inside it to the same button of the
 * next item, else of the previous one, else to `<main>`. Does nothing when focus is elsewhere.
 * The page is only scrolled for those who use the keyboard, once the item is gone, and to the top with
 * the last item, for what is said about an empty list.
 */
export const moveFocusToNeighbour = (item: Element | null): void => {
  const all = [...(item?.parentElement?.children ?? [])];
  if (all.length === 1) scrollTo(0, 0);
  if (!item?.contains(document.activeElement)) return;
  const index = all.indexOf(item);
  const neighbours = [...all.slice(index + 1), ...all.slice(0, index).reverse()];
  const buttonsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('button')];
  const place = buttonsOf(item).findIndex((button) => button === document.activeElement);
  const next = neighbours.map((neighbour) => buttonsOf(neighbour).at(place)).find(Boolean);
  (next ?? item.closest('main'))?.focus({ preventScroll: true });
  if (next?.matches(':focus-visible')) afterPaint(() => next.scrollIntoView({ block: 'nearest' }));
};
