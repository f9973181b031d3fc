import { Check, CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import { Icon } from './icon';
import styles from './note.module.css';

interface NoteProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  isError?: boolean;
  reason?: string;
  children?: Elements;
}

/** A result with its reason. */
export function Note({ ref, title, isError, reason, children }: NoteProps) {
  return (
    <div ref={ref} className={classes(styles.note, isError && styles.bad)}>
      <Icon of={isError ? CircleAlert : Check} />
      <b>{title}</b>
      {reason && <p className={styles.reason}>{reason}</p>}
      {children}
    </div>
  );
}
