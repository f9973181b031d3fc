import type { Games, MemoryArt, PuzzleArtwork } from '@kalavithi/contract/site';
import { createContext, useContext, type ReactNode } from 'react';
import { AwaitLoaded, FailedPage } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import type { Elements } from '../../ui/elements';

/** What a page has of the games' content: cards, and what it is played with. */
export type GameContent = Pick<Games, 'cards'> & Partial<Games>;

const GamesContent = createContext<GameContent | null>(null);

interface GamesLoadedProps {
  data: PageData<GameContent>;
  /** Shown while the content is pending. */
  fallback: Elements;
  /** Shown on failure instead of a page of its own; `tryAgain` is the retry button. */
  failed?: (tryAgain: Elements) => ReactNode;
  children: ReactNode;
}

const failedPage = (tryAgain: Elements) => <FailedPage heading tryAgain={tryAgain} />;

/** Renders `children` with the content of the games, or one game's part of it, once it has loaded. */
export function GamesLoaded({ data, fallback, failed = failedPage, children }: GamesLoadedProps) {
  return (
    <AwaitLoaded data={data} fallback={fallback} failed={failed}>
      {(games) => <GamesContent value={games}>{children}</GamesContent>}
    </AwaitLoaded>
  );
}

/** One part of what the games are played with: words, pictures. Only below `GamesLoaded` with that part. */
export const useGames = <Part extends keyof Games>(part: Part): Games[Part] => {
  const content: Partial<Games> | null = useContext(GamesContent);
  const found = content?.[part];
  if (!found) throw new Error('There is no content of the games here.');
  return found;
};

/** The card of a game; the content may leave it out. */
export const useGameCard = (game: Games['cards'][number]['id']): Games['cards'][number] | undefined =>
  useContext(GamesContent)?.cards.find(({ id }) => id === game);

/** A name as its region writes it; most write Devanagari. */
export const inOwnScript = ({ hi, script }: Pick<MemoryArt | PuzzleArtwork, 'hi' | 'script'>) =>
  script ?? { lang: 'hi', text: hi };
