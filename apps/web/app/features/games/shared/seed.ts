import { randomId } from '../../../lib/browser/random-id';

/** The seed that the address asks for with `?seed=`; null without one. For the browser alone, after hydration. */
export const seedFromUrl = (): string | null =>
  new URLSearchParams(window.location.search).get('seed') || null;

/** The seed of a game that begins now: the address's, else one that nobody has played. */
export const nextSeed = (): string => seedFromUrl() ?? randomId(8);

/** The address at which others play the very same game. */
export const urlWithSeed = (seed: string): string => {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?seed=${encodeURIComponent(seed)}`;
};
