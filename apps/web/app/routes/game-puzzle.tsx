import type { Route } from './+types/game-puzzle';
import { gameMeta, gamesData } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { PuzzleView } from '../features/games/puzzle/puzzle-view';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = gamesData.loader;
export const clientLoader = gamesData.clientLoader;
export const headers = gamesData.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.puzzle, 'puzzle', 'game-puzzle');

export default function GamePuzzle({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded data={loaderData.page}>
      <PuzzleView />
    </GamesLoaded>
  );
}
