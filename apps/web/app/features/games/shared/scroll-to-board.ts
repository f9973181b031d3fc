/** Brings the board into view when a game begins below it, on screens where the panel stands under the board. */
export const scrollToBoard = (): void =>
  document.querySelector('[data-board]')?.scrollIntoView({ block: 'nearest' });
