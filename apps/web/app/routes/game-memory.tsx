import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game-memory';
import { pageMeta } from '../lib/page-meta';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'memory');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Memory Match', description: card?.text ?? '', path: '/games/memory' }, matches);

export default function Page() {
  return (
    <>
      <RoomHead title="Memory Match" doorway="games">
        <p className="read">{card?.text}</p>
      </RoomHead>
      <p className="wrap">
        <Link className="textlink" to="/game">
          All games
        </Link>
      </p>
    </>
  );
}
