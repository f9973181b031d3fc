import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './inline-error.module.css';

interface InlineErrorProps {
  /** Id for the `aria-describedby` of what is wrong. */
  id: string;
  children: ReactNode;
}

/** An error next to what it is about. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <span className={styles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </span>
  );
}
