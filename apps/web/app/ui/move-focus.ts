/**
 * Before an item leaves its list: focus that stands in it goes to the last button of the item after it, else of the one before, else to the
 * beginning of the page, so that the keyboard goes on from there. Does nothing when focus is elsewhere.
 */
export const moveFocusToNeighbour = (item: Element | null): void => {
  if (!item?.contains(document.activeElement)) return;
  const all = [...(item.parentElement?.children ?? [])];
  const place = all.indexOf(item);
  const neighbours = [...all.slice(place + 1), ...all.slice(0, place).reverse()];
  const next = neighbours.map((neighbour) => [...neighbour.querySelectorAll('button')].at(-1)).find(Boolean);
  if (next) next.focus();
  else item.closest('main')?.focus({ preventScroll: true });
};
