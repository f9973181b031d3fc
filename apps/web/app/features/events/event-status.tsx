import type { EventSummary } from '@kalavithi/contract/event';
import { classes } from '../../ui/classes';
import styles from './event-status.module.css';

/** Whether an event is still to come: a word with a full or a hollow diamond. */
export function EventStatus({ event: { status, cancelled } }: { event: EventSummary }) {
  return (
    <p className={classes(styles.status, (cancelled || status === 'Completed') && styles.over)}>
      {cancelled ? 'Cancelled' : status}
    </p>
  );
}
