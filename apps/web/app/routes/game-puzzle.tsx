import type { Route } from './+types/game-puzzle';
import { gameData, gameMeta } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { PuzzleView } from '../features/games/puzzle/puzzle-view';
import { WaitingGame } from '../features/games/shared/play-frame';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

const page = gameData('puzzle', 'puzzle');

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.puzzle, 'puzzle', 'game-puzzle');

export default function GamePuzzle({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded data={loaderData.page} fallback={<WaitingGame title={pages.puzzle.title} />}>
      <PuzzleView />
    </GamesLoaded>
  );
}
