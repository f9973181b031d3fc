import { classes } from '../../ui/classes';
import { daysOf, longDate } from '../../lib/format/dates';
import type { Event } from '@kalavithi/contract/event';
import styles from './registration-seal.module.css';

interface RegistrationSealProps {
  event: Event;
  /** Stamps it; otherwise it is there from the start. */
  stamping: boolean;
}

/** For whom a place is booked, on a printed ticket. */
export function TicketHolder({ name }: { name: string }) {
  return (
    <p data-paper className={styles.holder}>
      {`A place is booked for ${name}.`}
    </p>
  );
}

/** The seal on the ticket of a registered member, with the event's first day. */
export function RegistrationSeal({ event, stamping }: RegistrationSealProps) {
  const { start } = daysOf(event.event_date);
  if (!start) return null;
  const [day, month] = longDate(start).split(' ');
  return (
    <svg className={classes(styles.seal, stamping && styles.stamping)} viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="39" />
      <circle cx="40" cy="40" r="34" />
      <text className={styles.day} x="40" y="42">
        {day}
      </text>
      <text x="40" y="61">
        {month?.slice(0, 3)}
      </text>
    </svg>
  );
}
