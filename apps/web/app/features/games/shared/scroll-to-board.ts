/** Scrolls to the board when a game begins on a screen where the panel is below it. */
export const scrollToBoard = (): void =>
  document.querySelector('[data-board]')?.scrollIntoView({ block: 'nearest' });
