import { danceGlimpses, dances, danceTutorials } from '@kalavithi/catalogue/dances';
import { typewriterLines } from '@kalavithi/catalogue/typewriter';
import type { Route } from './+types/dances';
import { PlainList } from '../features/catalogue/plain-list';
import { pageMeta } from '../lib/page-meta';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'dances' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Traditional Dances',
      description: 'Classical and folk dances of India in film, lessons by artists, and glimpses of more.',
      path: '/arts/dances',
    },
    matches,
  );

export default function Dances() {
  return (
    <>
      <RoomHead title="Traditional Dances" doorway="dances">
        <p className="read">{typewriterLines.dances.join(' ')}</p>
      </RoomHead>
      <div className="wrap quiet">
        <h2>Dances of India</h2>
        <PlainList
          entries={dances.map(({ id, title, hi, description, picture }) => ({
            id,
            name: title,
            hi,
            text: description,
            picture,
          }))}
        />
        <h2>Dance Tutorials by Artists</h2>
        <ul>
          {danceTutorials.map(({ id, title, description, video }) => (
            <li key={id}>
              <p className="read">
                <a className="textlink" href={video} rel="noreferrer">
                  {title}
                </a>
                : {description}
              </p>
            </li>
          ))}
        </ul>
        <h2>Glimpses of Indian Dances</h2>
        <PlainList
          entries={danceGlimpses.map(({ id, title, hi, description, picture }) => ({
            id,
            name: title,
            hi,
            text: description,
            picture,
          }))}
        />
      </div>
    </>
  );
}
