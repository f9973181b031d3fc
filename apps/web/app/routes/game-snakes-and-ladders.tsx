import type { Route } from './+types/game-snakes-and-ladders';
import { gameData, gameMeta } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { SnakesView } from '../features/games/snakes-and-ladders/snakes-view';
import { WaitingGame } from '../features/games/shared/play-frame';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

const page = gameData('snake-and-ladder');

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.snakes, 'snake-and-ladder', 'game-snakes');

export default function GameSnakesAndLadders({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded data={loaderData.page} fallback={<WaitingGame title={pages.snakes.title} />}>
      <SnakesView />
    </GamesLoaded>
  );
}
