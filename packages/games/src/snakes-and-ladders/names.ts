import { nameOf } from './rules.ts';

/** Long enough for a name, short enough for its line, in Unicode code points. */
export const maxNameLength = 20;

/** A name as it is compared: neither case nor spaces nor the way a letter is encoded tell two names apart. */
const compared = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/**
 * What is wrong with each name, null where nothing is. Empty names are fine: those players go by their number, and no other player may
 * call herself so. Of two equal names the first is accepted.
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
