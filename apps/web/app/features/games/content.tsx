import type { Games, MemoryArt, PuzzleArtwork } from '@kalavithi/contract/site';
import { createContext, useContext, type ReactNode } from 'react';
import { AwaitLoaded, FailedPage } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';

/** What a page needs that shows no more of the games than their cards. */
export type GameCards = Pick<Games, 'cards'>;

const GamesContent = createContext<Games | GameCards | null>(null);

interface GamesLoadedProps {
  data: PageData<Games | GameCards>;
  children: ReactNode;
}

/** Renders `children` with the content of the games, or their cards alone, once it has loaded. */
export function GamesLoaded({ data, children }: GamesLoadedProps) {
  return (
    <AwaitLoaded data={data} failed={(tryAgain) => <FailedPage heading tryAgain={tryAgain} />}>
      {(games) => <GamesContent value={games}>{children}</GamesContent>}
    </AwaitLoaded>
  );
}

/** What the games are played with: cards, words, pictures. Only below `GamesLoaded` with all of it. */
export const useGames = (): Games => {
  const games = useContext(GamesContent);
  if (!games || !('words' in games)) throw new Error('There is no content of the games here.');
  return games;
};

/** The card of a game; the content may leave it out. */
export const useGameCard = (game: Games['cards'][number]['id']): Games['cards'][number] | undefined =>
  useContext(GamesContent)?.cards.find(({ id }) => id === game);

/** A name as its region writes it; most write Devanagari. */
export const inOwnScript = ({ hi, script }: Pick<MemoryArt | PuzzleArtwork, 'hi' | 'script'>) =>
  script ?? { lang: 'hi', text: hi };
