import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game-puzzle';
import { PuzzleView } from '../features/games/puzzle/puzzle-view';
import { pageMeta } from '../lib/page-meta';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'puzzle');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Art Puzzle',
      description: card?.text ?? '',
      path: '/games/puzzle',
      under: [{ name: 'Games', path: '/game' }],
    },
    matches,
  );

export default function GamePuzzle() {
  return <PuzzleView />;
}
