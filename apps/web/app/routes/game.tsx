import { gameCards } from '@kalavithi/catalogue/games';
import type { Route } from './+types/game';
import { pageMeta } from '../lib/page-meta';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'games' };

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
  return (
    <>
      <RoomHead title="Games" doorway="games" />
      <ul className="wrap quiet">
        {gameCards.map(({ id, title, text, link }) => (
          <li key={id}>
            <h2>
              <Link className="textlink" to={link}>
                {title}
              </Link>
            </h2>
            <p className="read">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
