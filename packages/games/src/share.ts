/** Words that the share texts of all games have in common. */

/** '1 move', '12 moves': any plain English noun. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Time taken in whole seconds, as the clock face pluralize them: one begun is not yet taken. */
export function wholeSeconds(tookMs: number): number {
  return Math.floor(tookMs / 1000);
}
