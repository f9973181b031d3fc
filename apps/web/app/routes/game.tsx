import type { Route } from './+types/game';
import { gamesData } from '../features/games/game-page';
import { GamesHub } from '../features/games/hub/games-hub';
import { pageMeta } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = gamesData.loader;
export const clientLoader = gamesData.clientLoader;
export const headers = gamesData.headers;

export const handle = { room: 'games', wallToFoot: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.games,
      description:
        'Four games with an Indian twist: Memory Match, Snake and Ladder, Art Puzzle and ShabdKala.',
    },
    matches,
  );

export default function Game({ loaderData }: Route.ComponentProps) {
  return <GamesHub games={loaderData.page} />;
}
