import { randomId } from '../../../lib/browser/random-id';

/** Returns the seed in the URL (`?seed=`) or null. For the browser, after hydration. */
export const seedFromUrl = (): string | null =>
  new URLSearchParams(window.location.search).get('seed') || null;

/** Returns the seed for a new game: the URL's, else a random one. */
export const nextSeed = (): string => seedFromUrl() ?? randomId(8);

/** Returns the URL at which others can play the same game. */
export const urlWithSeed = (seed: string): string => {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?seed=${encodeURIComponent(seed)}`;
};
