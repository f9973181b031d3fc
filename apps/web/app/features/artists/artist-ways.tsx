import { ArrowLeft, ArrowRight } from 'lucide-react';
import { thumbnailSources } from '../../lib/format/picture-sources';
import { pages } from '../../site-map';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { LinkRows } from '../../ui/link-rows';
import { Picture } from '../../ui/picture';
import styles from './artist-ways.module.css';
import type { ArtistWays, NextArtist } from './load-artists';

/** Pixels of a portrait's side. */
const portraitSize = 80;

/** Lists with works of the artist's tradition, and the events that the artist gives. */
export function Ways({ ways: { rooms, events }, tradition }: { ways: ArtistWays; tradition: string }) {
  return (
    (rooms.length > 0 || events.length > 0) && (
      <div className={`wrap ${styles.ways}`}>
        {rooms.length > 0 && <LinkRows id="rooms" title={`More ${tradition}`} rows={rooms} />}
        {events.length > 0 && <LinkRows id="events" title="Workshops and events" rows={events} />}
      </div>
    )
  );
}

function Neighbour({ artist, isNext = false }: { artist: NextArtist; isNext?: boolean }) {
  const { _id, title, tradition, picture } = artist;
  return (
    <Link className={classes(styles.neighbour, isNext && styles.next)} to={`${pages.artists.path}/${_id}`}>
      <Icon of={isNext ? ArrowRight : ArrowLeft} />
      <Picture sources={thumbnailSources(picture, portraitSize)} sizes={`${portraitSize}px`} decorative />
      <span>
        <span>{isNext ? 'Next artist' : 'Previous artist'}</span>
        <strong>{title}</strong>
        <span>{tradition}</span>
      </span>
    </Link>
  );
}

/** The artists before and after this one. */
export function Neighbours({ previous, next }: { previous: NextArtist | null; next: NextArtist | null }) {
  return (
    previous &&
    next && (
      <nav className={`wrap ${styles.neighbours}`} aria-label="Other artists">
        <div>
          <Neighbour artist={previous} />
          <Neighbour artist={next} isNext />
        </div>
      </nav>
    )
  );
}
