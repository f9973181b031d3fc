import { gameCards } from '@kalavithi/catalogue/games';
import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import type { Route } from './+types/game-snakes-and-ladders';
import { SnakesView } from '../features/games/snakes-and-ladders/snakes-view';
import { pageMeta } from '../lib/seo/page-meta';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'snake-and-ladder');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Snake and Ladder',
      description: card?.text ?? '',
      path: '/games/SandL',
      picture: import.meta.env.SSR ? sitePicture('game-snakes') : null,
      under: [{ name: 'Games', path: '/game' }],
    },
    matches,
  );

export default function GameSnakesAndLadders() {
  return <SnakesView />;
}
