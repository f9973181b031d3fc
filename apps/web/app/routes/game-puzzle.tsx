import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game-puzzle';
import { pageMeta } from '../lib/page-meta';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'puzzle');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Art Puzzle', description: card?.text ?? '', path: '/games/puzzle' }, matches);

export default function Page() {
  return (
    <>
      <RoomHead title="Art Puzzle" doorway="games">
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
