import type { Event } from '@kalavithi/contract/event';
import { ArrowLeft } from 'lucide-react';
import { pictureSources } from '../../lib/format/picture-sources';
import { classes } from '../../ui/classes';
import { Doorway } from '../../brand/doorway';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { SampleMark } from '../../brand/sample-mark';
import { EventFilms } from './event-films';
import { EventPictures } from './event-pictures';
import { EventTicket } from './event-ticket';
import styles from './event-view.module.css';
import type { EventDetails, FeaturedArtist } from './load-events';
import { Testimonials } from './testimonials';
import { desk } from '../../styles/breakpoints';
import { upToTablet } from '../../styles/picture-sizes';
import { BelowHead } from '../../ui/below-head';
import { useSession } from '../../lib/session/session';
import { registrationState } from './registration';

const bannerSizes = `${upToTablet(93)}, ${desk} 60vw, 56vw`;
/** With a booked place, which is printed: paper shows finer points than a screen of that width. */
const printedSizes = `${upToTablet(93)}, 800px`;

function Banner({ event }: { event: Event }) {
  const { label } = registrationState(event, useSession());
  return event.bannerPicture ? (
    <Picture
      sources={pictureSources(event.bannerPicture, { close: true })}
      sizes={label === 'Already Registered' ? printedSizes : bannerSizes}
      priority="first"
      className={styles.banner}
    />
  ) : (
    <PicturePlaceholder doorway="events" className={styles.banner} />
  );
}

function AboutArtist({ event, artist }: { event: Event; artist: FeaturedArtist | null }) {
  return (
    <section aria-labelledby="event-artist">
      <h2 id="event-artist">The artist</h2>
      <div className={classes(styles.who, !artist?.picture && styles.plain)}>
        {artist?.picture && <Picture sources={pictureSources(artist.picture)} sizes="112px" decorative />}
        <div>
          <h3>
            <span>{event.artist_name}</span>
            {event.sample && <SampleMark />}
          </h3>
          <p className="read">{event.artist_bio}</p>
          {artist && (
            <Link className="textlink" to={`/artists/${artist._id}`}>
              {`Works by ${artist.title}`}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** Placeholder while an event loads: its wall, and the places of its picture and its ticket. */
export function EventSkeleton() {
  return (
    <>
      <h1 className="sr">Event</h1>
      <div className={styles.wall}>
        <div className="wrap">
          <p className={styles.back} role="status">
            Loading event details...
          </p>
          <div className={classes(styles.head, styles.waitingHead)}>
            <Doorway of="events" className={styles.doorway} />
            <LinePlaceholder className={styles.waitingTitle} />
          </div>
        </div>
      </div>
      <div className={classes('wrap', styles.columns)}>
        <PicturePlaceholder doorway="events" loading className={styles.banner} />
        <PicturePlaceholder
          doorway="events"
          loading
          delay={0.18}
          className={classes(styles.side, styles.waiting)}
        />
      </div>
    </>
  );
}

/** An event with all its details. */
export function EventView({ details: { event, artist } }: { details: EventDetails }) {
  const list =
    event.status === 'Upcoming'
      ? { to: '/events/upcoming', label: 'Upcoming events' }
      : { to: '/events/completed', label: 'Completed events' };
  return (
    <article className={classes('quiet', event.status === 'Upcoming' && styles.open)}>
      <div className={styles.wall}>
        <div className="wrap">
          <Link className={styles.back} to={list.to}>
            <Icon of={ArrowLeft} />
            <span>{list.label}</span>
          </Link>
          <div className={styles.head}>
            <Doorway of="events" className={styles.doorway} />
            <h1>{event.event_title}</h1>
            {event.hi && (
              <p className={styles.script} lang="hi">
                {event.hi}
              </p>
            )}
          </div>
        </div>
      </div>
      <BelowHead>
        <div className={classes('wrap', styles.columns)}>
          <Banner event={event} />
          <div className={styles.side}>
            <EventTicket event={event} />
          </div>
          <span className={styles.over} />
          <div className={styles.text}>
            <p className="read">{event.description}</p>
            {event.artist_bio && <AboutArtist event={event} artist={artist} />}
            {event.videos.length > 0 && <EventFilms addresses={event.videos} title={event.event_title} />}
          </div>
        </div>
        {(event.testimonials.length > 0 || event.pictures.length > 0) && (
          <div className={classes('wrap', styles.below)}>
            {event.testimonials.length > 0 && (
              <Testimonials testimonials={event.testimonials} sample={event.sample} />
            )}
            {event.pictures.length > 0 && <EventPictures event={event} />}
          </div>
        )}
      </BelowHead>
    </article>
  );
}
