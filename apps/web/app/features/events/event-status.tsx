import type { EventSummary } from '@kalavithi/contract/event';
import { StatusMark } from '../../ui/status-mark';
import styles from './event-status.module.css';

/** The status of an event, after a filled or hollow diamond. */
export function EventStatus({ event: { status, cancelled } }: { event: EventSummary }) {
  return (
    <p className={styles.status}>
      <StatusMark on={!cancelled && status === 'Upcoming'} />
      <span>{cancelled ? 'Cancelled' : status}</span>
    </p>
  );
}
