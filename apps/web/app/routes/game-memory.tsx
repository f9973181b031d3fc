import type { Route } from './+types/game-memory';
import { gamesData, textOf } from '../features/games/game-page';
import { GamesProvider } from '../features/games/content';
import { MemoryView } from '../features/games/memory/memory-view';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { pageMeta, siteIn } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = gamesData.loader;
export const clientLoader = gamesData.clientLoader;
export const headers = gamesData.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...pages.memory,
      description: textOf(loaderData?.page, 'memory'),
      picture: siteIn(matches)?.pictures['game-memory'],
      parents: [pages.games],
    },
    matches,
  );

export default function GameMemory({ loaderData }: Route.ComponentProps) {
  return (
    <AwaitLoaded data={loaderData.page} failed={(tryAgain) => <FailedPage heading tryAgain={tryAgain} />}>
      {(games) => (
        <GamesProvider games={games}>
          <MemoryView />
        </GamesProvider>
      )}
    </AwaitLoaded>
  );
}
