import { aboutPage } from '@kalavithi/catalogue/pages';
import type { CSSProperties } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Doorway, type DoorwayName } from '../../brand/doorway';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { PicturePlace } from '../../brand/picture-place';
import styles from './about-page.module.css';
import type { AboutPictures } from './about-pictures';
import { tablet } from '../../styles/breakpoints';

const { title, mission, celebrate, story, callsToAction } = aboutPage;

/** The room to which each link leads. */
const rooms: Readonly<Record<string, DoorwayName>> = {
  '/arts/dances': 'dances',
  '/arts/gallery': 'gallery',
  '/events/upcoming': 'events',
};

function Mission({ picture }: { picture: AboutPictures['mission'] }) {
  return (
    <div className={classes('wrap', styles.mission)}>
      <div>
        <h1>{title}</h1>
        <p className={styles.words}>{mission.text}</p>
      </div>
      <div
        className={styles.work}
        style={picture ? ({ '--ratio': picture.width / picture.height } as CSSProperties) : undefined}
      >
        {picture ? (
          <Picture sources={pictureSources(picture)} sizes={`${tablet} 250px, 325px`} priority="first" />
        ) : (
          <PicturePlace doorway="home" className={styles.place} />
        )}
      </div>
    </div>
  );
}

function Celebrate({ pictures }: { pictures: AboutPictures['celebrate'] }) {
  return (
    <section className={classes('wrap', styles.celebrate)} aria-labelledby="celebrate">
      <h2 id="celebrate">{celebrate.title}</h2>
      <ul className={styles.doors}>
        {celebrate.items.map(({ id, title: name, text, link }) => {
          const room = rooms[link] ?? 'home';
          const picture = pictures[id];
          return (
            <li key={id}>
              <Link className={styles.door} to={link} data-room={room}>
                {picture ? (
                  <Picture
                    sources={pictureSources(picture)}
                    sizes={`${tablet} 128px, 30vw`}
                    decorative
                    className={styles.picture}
                  />
                ) : (
                  <PicturePlace doorway={room} className={classes(styles.picture, styles.place)} />
                )}
                <div className={styles.text}>
                  <Doorway of={room} />
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the house is for, what it celebrates, how it began, and where to go on. */
export function AboutPage({ pictures }: { pictures: AboutPictures }) {
  return (
    <div className="quiet">
      <Mission picture={pictures.mission} />
      <Celebrate pictures={pictures.celebrate} />
      <section className={classes('wrap', styles.story)} aria-labelledby="story">
        <h2 id="story">{story.title}</h2>
        <div>
          {story.paragraphs.map((paragraph) => (
            <p className="read" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.ways}>
            {callsToAction.map(({ id, text, link }, index) => (
              <ButtonLink key={id} to={link} look={index === 0 ? 'primary' : 'line'}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}
