import type { MemoryArt } from '@kalavithi/contract/site';
import { betweenFlashesMs, flashOf, levelOf, type MemoryState } from '@kalavithi/games/memory/rules';

/** The arts of the tiles, in the tiles' order. */
type Arts = readonly Pick<MemoryArt, 'name'>[];

const artName = (arts: Arts, tile: number): string => arts[tile]?.name ?? '';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const endOf = (count: number): string => {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10]) ?? 'th';
};

/** Returns 'first' to 'tenth', then '11th', '22nd'. */
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}${endOf(count)}`;

/** Returns the status line of the game. */
export function cueOf(state: MemoryState, arts: Arts): string {
  const flash = flashOf(state);
  switch (state.phase) {
    case 'welcome':
      return '';
    case 'replaying':
      return flash
        ? `Watch. Tile ${flash.position} of ${flash.of} is ${artName(arts, flash.tile)}.`
        : 'Watch.';
    case 'repeating':
      return state.given === 0 ? 'Your turn' : `Your turn. ${state.given} of ${levelOf(state)} right.`;
    case 'round-won':
      return `Right. Level ${levelOf(state) + 1} comes next.`;
    case 'over':
      return 'Game over';
  }
}

/** Returns how many tiles of the round have been shown or repeated, and its label. */
export function roundProgress(state: MemoryState): { filled: number; label: string } {
  const level = levelOf(state);
  const tiles = level === 1 ? 'tile' : 'tiles';
  switch (state.phase) {
    case 'welcome':
      return { filled: 0, label: 'No tiles yet' };
    case 'replaying': {
      const shown = shownOf(state);
      return { filled: shown, label: `${shown} of ${level} ${tiles} shown` };
    }
    case 'repeating':
    case 'over':
      return { filled: state.given, label: `${state.given} of ${level} ${tiles} repeated` };
    case 'round-won':
      return { filled: level, label: `${level} of ${level} ${tiles} repeated` };
  }
}

/** How many flashes have begun. */
function shownOf(state: Extract<MemoryState, { phase: 'replaying' }>): number {
  const now = flashOf(state);
  if (now) return now.position;
  // Each step is dark first, so in the dark as many flashes as steps have passed.
  return Math.floor(state.elapsedMs / betweenFlashesMs);
}

/** Returns the sequence and the wrong choice as text. */
export function mistakeText(
  { sequence, given, chosen }: Extract<MemoryState, { phase: 'over' }>,
  arts: Arts,
): string {
  const order = sequence.map((tile) => artName(arts, tile)).join(', ');
  return `The order was ${order}. You tapped ${artName(arts, chosen)} at the ${ordinal(given + 1)} tile.`;
}
