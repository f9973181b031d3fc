import type { EventSummary } from '@kalavithi/contract/event';
import { classes } from '../../ui/classes';
import styles from './event-status.module.css';

/** The status of an event, after a filled or hollow diamond. */
export function EventStatus({ event: { status, cancelled } }: { event: EventSummary }) {
  return (
    <p className={classes(styles.status, (cancelled || status === 'Completed') && styles.over)}>
      {cancelled ? 'Cancelled' : status}
    </p>
  );
}
