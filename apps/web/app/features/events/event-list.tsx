import type { Event } from '@kalavithi/contract/event';
import { dateRange } from '../../lib/dates';
import { Link } from '../../ui/link';
import styles from './event-list.module.css';

/** Events as cards with title, status, organizer and a way to the whole. */
export function EventList({ events }: { events: readonly Event[] }) {
  return (
    <ul className={`wrap ${styles['list']}`}>
      {events.map((event) => (
        <li key={event._id}>
          <Link className={styles['card'] as string} to={`/events/${event._id}`}>
            <span className={styles['status']} data-status={event.status}>
              {event.status}
            </span>
            <h2>{event.event_title}</h2>
            <p>{dateRange(event.event_date.start, event.event_date.end)}</p>
            <p className="muted small">{event.organized_by}</p>
            <span className={styles['more']}>View More</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
