import { arrivals } from '@kalavithi/catalogue/arrivals';
import { featureCards, heroSlides, homeIntro } from '@kalavithi/catalogue/home';
import type { Route } from './+types/home';
import { PlainList } from '../features/catalogue/plain-list';
import { pageMeta } from '../lib/page-meta';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const handle = { room: 'home' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Kalavithi, avenue of the Indian arts',
      description: 'Paintings, handicrafts, dances, artists, events and games of India’s traditional arts.',
      path: '/',
    },
    matches,
  );

export default function Home() {
  return (
    <>
      <RoomHead title={homeIntro.title}>
        <p className="read">{homeIntro.text}</p>
      </RoomHead>
      <div className="wrap quiet">
        <PlainList
          label="Three traditions"
          entries={heroSlides.map(({ id, title, hi, text, picture }) => ({
            id,
            name: title,
            hi,
            text,
            picture,
          }))}
        />
        <h2>What is behind the doors</h2>
        <ul>
          {featureCards.map(({ id, title, text, link }) => (
            <li key={id}>
              <p className="read">
                <Link className="textlink" to={link}>
                  {title}
                </Link>
                : {text}
              </p>
            </li>
          ))}
        </ul>
        <h2>New Arrivals</h2>
        <PlainList
          entries={arrivals.map(({ id, title, hi, picture }) => ({ id, name: title, hi, picture }))}
        />
        <ButtonLink look="line" to="/arts/gallery">
          View All
        </ButtonLink>
      </div>
    </>
  );
}
