import type { Event } from '@kalavithi/contract/event';
import { CalendarPlus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareLink } from '../../lib/browser/share-link';
import { dateRange, daysOf } from '../../lib/format/dates';
import { useSite } from '../../lib/loading/site';
import { notifyLoadFailure } from '../../lib/loading/on-demand';
import { rupees } from '../../lib/format/rupees';
import { useSession } from '../../lib/session/session';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { SampleMark } from '../../brand/sample-mark';
import { EventStatus } from './event-status';
import styles from './event-ticket.module.css';
import { registrationState } from './registration';
import { RegistrationButton } from './registration-button';
import { RegistrationSeal } from './registration-seal';

/** Loads the code for calendar files on demand. */
const addToCalendar = async (event: Event, site: string): Promise<void> => {
  let file;
  try {
    file = await import('./calendar-file');
  } catch {
    notifyLoadFailure('The calendar file');
    return;
  }
  file.saveCalendarFile(event, site);
};

/** The facts of an event with its price and actions. */
export function EventTicket({ event }: { event: Event }) {
  const { name: site } = useSite();
  const { label } = registrationState(event, useSession());
  const [pressed, setPressed] = useState(false);
  const days = daysOf(event.event_date);
  const facts: readonly [string, string][] = [
    ['Date', dateRange(days.start, days.end)],
    ['Time', event.event_time ?? 'Not specified'],
    ['Location', event.location],
    ['Artist', event.artist_name],
    ['Organizer', event.organized_by],
    ['Special activity', event.activity ?? 'N/A'],
  ];
  const takesPlace = event.status === 'Upcoming' && !event.cancelled;
  return (
    <aside className={styles.ticket} aria-label="Event details">
      <EventStatus event={event} />
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {event.sample && (
        <p className={styles.sample}>
          <SampleMark /> Artist and organizer are invented.
        </p>
      )}
      <div className={styles.stub}>
        <p className={styles.price}>
          <span className="muted">Price</span> <b>{event.price ? rupees(event.price) : 'Free'}</b>
        </p>
        {event.cancelled ? (
          <p>This event does not take place.</p>
        ) : (
          <div className={styles.action}>
            <RegistrationButton
              event={event}
              pairClassName={styles.pair}
              waitingClassName={styles.waiting}
              helpClassName={styles.help}
              onRegister={() => setPressed(true)}
            />
            {takesPlace && (
              <p className={classes('without-script', styles.unscripted)}>
                Registering needs scripts, which are switched off in this browser.
              </p>
            )}
          </div>
        )}
      </div>
      <div className={styles.extras}>
        {takesPlace && days.start && (
          <button type="button" onClick={() => void addToCalendar(event, site)}>
            <Icon of={CalendarPlus} /> <span>Add to calendar</span>
          </button>
        )}
        <button
          type="button"
          onClick={() => void shareLink(event.event_title, `${window.location.origin}/events/${event._id}`)}
        >
          <Icon of={Share2} /> <span>Share</span>
        </button>
      </div>
      {label === 'Already Registered' && !event.cancelled && (
        <RegistrationSeal event={event} stamping={pressed} />
      )}
    </aside>
  );
}
