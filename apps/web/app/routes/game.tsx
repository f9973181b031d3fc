import type { Route } from './+types/game';
import { GamesHub } from '../features/games/hub/games-hub';
import { pageMeta } from '../lib/seo/page-meta';

export const handle = { room: 'games', wallToFoot: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Games',
      description:
        'Four games with an Indian twist: Memory Match, Snake and Ladder, Art Puzzle and ShabdKala.',
      path: '/game',
    },
    matches,
  );

export default function Game() {
  return <GamesHub />;
}
