import type { EventStatus as Status } from '@kalavithi/contract/event';
import { classes } from '../../ui/classes';
import styles from './event-status.module.css';

/** Whether an event is still to come: a word with a full or a hollow diamond. */
export function EventStatus({ status }: { status: Status }) {
  return <p className={classes(styles.status, status === 'Completed' && styles.over)}>{status}</p>;
}
