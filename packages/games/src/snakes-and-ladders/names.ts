import { nameOf } from './rules.ts';

/** In Unicode code points; a longer name would not fit its line. */
export const maxNameLength = 20;

/** Names are compared without case, spaces and encoding differences. */
const compared = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/**
 * Validates the players' names; null for each valid one. Empty names are valid: those players are
 * called by their number, which no other player may use as a name. Of two equal names the first is
 * valid.
 */
export function nameProblems(names: readonly string[]): readonly (string | null)[] {
  return names.map((name, player) => {
    if (name.trim() === '') return null;
    if ([...name.trim()].length > maxNameLength) return `Please use at most ${maxNameLength} characters.`;
    const own = compared(name);
    const isTaken = names.some(
      (other, seat) =>
        seat !== player && (own === compared(nameOf([], seat)) || (seat < player && own === compared(other))),
    );
    return isTaken ? 'This name is taken. Please choose another.' : null;
  });
}
