/** Returns '1 move' or '12 moves' for a regular English noun. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns a duration in completed seconds, as the displayed countdown counted them. */
export function wholeSeconds(tookMs: number): number {
  return Math.floor(tookMs / 1000);
}
