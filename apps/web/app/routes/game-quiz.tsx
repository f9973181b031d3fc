import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game-quiz';
import { pageMeta } from '../lib/page-meta';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'quiz');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'ShabdKala', description: card?.text ?? '', path: '/games/quiz' }, matches);

export default function Page() {
  return (
    <>
      <RoomHead title="ShabdKala" doorway="games">
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
