import type { EventSummary } from '@kalavithi/contract/event';
import { ArrowRight } from 'lucide-react';
import { dateRange, daysOf } from '../../lib/format/dates';
import { rupees } from '../../lib/format/rupees';
import { pictureSources } from '../../lib/format/picture-sources';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { InTurn } from '../../ui/in-turn';
import { Link } from '../../ui/link';
import { LaterItem } from '../../ui/later-item';
import { Picture } from '../../ui/picture';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { eventPath, readEventAhead } from './event-data';
import { EventStatus } from './event-status';
import styles from './event-list.module.css';
import { desk, phone, tablet } from '../../styles/breakpoints';

/** `grid` has three columns, `compact` two, for completed events. */
export type EventListLayout = 'grid' | 'compact';

/** `sizes` of the pictures on screens wider than a phone. */
const wideSizes = {
  lead: `${tablet} 46vw, 54vw`,
  half: '46vw',
  grid: `${tablet} 46vw, 30vw`,
  compact: `${desk} 46vw, 22vw`,
};
type Size = keyof typeof wideSizes;

/** On phones a picture is as wide as the list, where dense screens do with less. */
const pictureSizes = (size: Size): string => `${phone} 62vw, ${wideSizes[size]}`;

/** The size of an event in a grid of three columns: the first ones are larger, so that the last row is full. */
const cardSize = (index: number, count: number): Size => {
  const remainder = count % 3;
  const leads = remainder === 2 ? 0 : 1;
  if (index < leads) return 'lead';
  return remainder !== 1 && index < leads + 2 ? 'half' : 'grid';
};

const sizeClass = (size: Size): string | undefined =>
  classes(size === 'lead' && styles.lead, size === 'half' && styles.half);

const listClass = (layout: EventListLayout) =>
  classes('wrap', styles.list, layout === 'compact' && styles.compact);

function EventCard({ event, index, size }: { event: EventSummary; index: number; size: Size }) {
  const days = daysOf(event.event_date);
  return (
    <article className={styles.card}>
      {event.bannerPicture ? (
        <Picture
          sources={pictureSources(event.bannerPicture)}
          sizes={pictureSizes(size)}
          priority={index === 0 ? 'first' : index < 3 ? 'early' : 'late'}
          className={styles.picture}
        />
      ) : (
        <PicturePlaceholder doorway="events" className={styles.picture} />
      )}
      <div className={styles.names}>
        <EventStatus event={event} />
        <h2>{event.event_title}</h2>
        {event.hi && (
          <p className="script" lang="hi">
            {event.hi}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <p>{dateRange(days.start, days.end)}</p>
        <p className={classes('price', styles.price)}>{event.price ? rupees(event.price) : 'Free'}</p>
        <p>{event.location}</p>
        <p>{event.organized_by}</p>
      </div>
      <Link className={styles.more} to={eventPath(event._id)} onPointerDown={() => readEventAhead(event._id)}>
        View More <span className="sr">{`about ${event.event_title}`}</span>
        <Icon of={ArrowRight} />
      </Link>
    </article>
  );
}

/** Events as cards that link to their pages. */
export function EventList({ events, layout }: { events: readonly EventSummary[]; layout: EventListLayout }) {
  return (
    <>
      <InTurn part="events">
        <ul className={listClass(layout)}>
          {events.map((event, index) => {
            const size = layout === 'grid' ? cardSize(index, events.length) : layout;
            return (
              <LaterItem key={event._id} part={event._id} index={index} className={sizeClass(size)}>
                <EventCard event={event} index={index} size={size} />
              </LaterItem>
            );
          })}
        </ul>
      </InTurn>
      {events.some(({ sample }) => sample) && (
        <p className={classes('wrap', styles.note)}>
          The events, people and organizers listed here are invented samples.
        </p>
      )}
    </>
  );
}

const lines = [
  styles.lineStatus,
  styles.lineTitle,
  styles.lineTitleEnd,
  styles.lineScript,
  styles.lineDate,
  styles.linePlace,
  styles.lineOrganizer,
  styles.lineMore,
];

/** Placeholder while events load: as a list of `count` events. */
export function EventListSkeleton({ layout, count }: { layout: EventListLayout; count: number }) {
  return (
    <>
      <p className="sr" role="status">
        Loading events
      </p>
      <ul className={listClass(layout)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => {
          const delay = index * 0.18;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders never change places
            <li key={index} className={layout === 'grid' ? sizeClass(cardSize(index, count)) : undefined}>
              <div className={classes(styles.card, styles.waiting)}>
                <PicturePlaceholder doorway="events" loading delay={delay} className={styles.picture} />
                {lines.map((line) => (
                  <LinePlaceholder key={line} delay={delay} className={line} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
