import type { Route } from './+types/game-memory';
import { gameData, gameMeta } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { MemoryView } from '../features/games/memory/memory-view';
import { WaitingGame } from '../features/games/shared/play-frame';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

const page = gameData('memory', 'memory');

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.memory, 'memory', 'game-memory');

export default function GameMemory({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded data={loaderData.page} fallback={<WaitingGame title={pages.memory.title} />}>
      <MemoryView />
    </GamesLoaded>
  );
}
