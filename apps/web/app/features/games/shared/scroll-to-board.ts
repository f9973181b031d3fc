/**
 * Scrolls to the board when a game begins on a screen where the panel is below it: to the head of the
 * page where both fit, so that the title is not cut in half.
 */
export const scrollToBoard = (): void => {
  const board = document.querySelector('[data-board]');
  if (!board) return;
  if (board.getBoundingClientRect().bottom + scrollY < innerHeight) scrollTo(0, 0);
  else board.scrollIntoView({ block: 'nearest' });
};
