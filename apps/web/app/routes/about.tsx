import { aboutPage } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/about';
import { pageMeta } from '../lib/page-meta';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { RoomHead } from '../ui/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'About Us', description: aboutPage.mission.text, path: '/aboutus' }, matches);

export default function About() {
  const { mission, celebrate, story, callsToAction } = aboutPage;
  return (
    <>
      <RoomHead title={aboutPage.title} />
      <div className="wrap quiet">
        <h2>{mission.title}</h2>
        <p className="read">{mission.text}</p>
        <h2>{celebrate.title}</h2>
        <ul>
          {celebrate.items.map(({ id, title, text, link }) => (
            <li key={id} className="read">
              <Link className="textlink" to={link}>
                {title}
              </Link>
              : {text}
            </li>
          ))}
        </ul>
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p className="read" key={paragraph}>
            {paragraph}
          </p>
        ))}
        {callsToAction.map(({ id, text, link }, index) => (
          <ButtonLink key={id} to={link} look={index === 0 ? 'primary' : 'line'}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
