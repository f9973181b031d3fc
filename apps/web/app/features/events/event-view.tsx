import type { Event } from '@kalavithi/contract/event';
import { useState } from 'react';
import { dateRange } from '../../lib/dates';
import { rupees } from '../../lib/rupees';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { RoomHead } from '../../ui/room-head';
import styles from './event-view.module.css';
import { registerForEvent, registrationState } from './registration';

function RegistrationButton({ event }: { event: Event }) {
  const { label, enabled } = registrationState(event, useSession());
  const [busy, setBusy] = useState(false);
  return (
    <Button
      disabled={!enabled}
      busy={busy && 'Registering...'}
      onClick={() => {
        setBusy(true);
        void registerForEvent(event._id).finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}

/** Everything about one event. */
export function EventView({ event }: { event: Event }) {
  const facts: readonly [string, string][] = [
    ['Status', event.status],
    ['Date', dateRange(event.event_date.start, event.event_date.end)],
    ['Time', event.event_time ?? 'Not specified'],
    ['Location', event.location],
    ['Organized by', event.organized_by],
    ['Artist', event.artist_name],
    ['Special activity', event.activity ?? 'N/A'],
    ['Price', event.price ? rupees(event.price) : 'Free'],
  ];
  return (
    <>
      <RoomHead title={event.event_title} doorway="events" />
      <div className={`wrap quiet ${styles['event']}`}>
        <p className="read">{event.description}</p>
        <dl className={styles['facts']}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RegistrationButton event={event} />
        {event.artist_bio && (
          <section>
            <h2>About the artist</h2>
            <p className="read">{event.artist_bio}</p>
          </section>
        )}
        {event.testimonials.length > 0 && (
          <section>
            <h2>What people said</h2>
            {event.testimonials.map(({ name, rating, comment }) => (
              <blockquote key={name} className={styles['quote']}>
                <p className="read">{comment}</p>
                <footer>
                  {name}, {rating} of 5 ★
                </footer>
              </blockquote>
            ))}
          </section>
        )}
      </div>
    </>
  );
}
