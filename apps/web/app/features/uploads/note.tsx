import { Check, CircleAlert } from 'lucide-react';
import { classes } from '../../ui/classes';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import styles from './note.module.css';

interface NoteProps {
  title: string;
  /** Something went wrong. */
  bad?: boolean;
  reason?: string;
  /** A way on. */
  children?: Elements;
}

/** How it went, with the reason below. */
export function Note({ title, bad, reason, children }: NoteProps) {
  return (
    <div className={classes(styles.note, bad && styles.bad)}>
      <Icon of={bad ? CircleAlert : Check} />
      <b>{title}</b>
      {reason && <p className={styles.reason}>{reason}</p>}
      {children}
    </div>
  );
}
