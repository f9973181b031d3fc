import type { Games } from '@kalavithi/contract/site';
import { createContext, use, type ReactNode } from 'react';

const GamesContent = createContext<Games | null>(null);

/** Gives the games below it what they are played with. */
export function GamesProvider({ games, children }: { games: Games; children: ReactNode }) {
  return <GamesContent value={games}>{children}</GamesContent>;
}

/** What the games are played with: cards, words, pictures. Only below a `GamesProvider`. */
export const useGames = (): Games => {
  const games = use(GamesContent);
  if (!games) throw new Error('There is no content of the games here.');
  return games;
};

/** The card of a game; the content may leave it out. */
export const useGameCard = (game: Games['cards'][number]['id']): Games['cards'][number] | undefined =>
  useGames().cards.find(({ id }) => id === game);
