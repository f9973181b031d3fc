import { gameCards } from '@kalavithi/catalogue/games';
import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import type { Route } from './+types/game-memory';
import { MemoryView } from '../features/games/memory/memory-view';
import { pageMeta } from '../lib/seo/page-meta';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'memory');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Memory Match',
      description: card?.text ?? '',
      path: '/games/memory',
      picture: import.meta.env.SSR ? sitePicture('game-memory') : null,
      under: [{ name: 'Games', path: '/game' }],
    },
    matches,
  );

export default function GameMemory() {
  return <MemoryView />;
}
