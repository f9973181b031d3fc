import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game-snakes-and-ladders';
import { pageMeta } from '../lib/page-meta';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'snake-and-ladder');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Snake and Ladder', description: card?.text ?? '', path: '/games/SandL' }, matches);

export default function Page() {
  return (
    <>
      <RoomHead title="Snake and Ladder" doorway="games">
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
