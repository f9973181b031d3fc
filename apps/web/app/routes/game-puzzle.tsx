import { gameCards } from '@kalavithi/catalogue/games';
import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import type { Route } from './+types/game-puzzle';
import { PuzzleView } from '../features/games/puzzle/puzzle-view';
import { pageMeta } from '../lib/seo/page-meta';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'puzzle');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Art Puzzle',
      description: card?.text ?? '',
      path: '/games/puzzle',
      picture: import.meta.env.SSR ? sitePicture('game-puzzle') : null,
      under: [{ name: 'Games', path: '/game' }],
    },
    matches,
  );

export default function GamePuzzle() {
  return <PuzzleView />;
}
