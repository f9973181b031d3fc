import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './inline-error.module.css';

interface InlineErrorProps {
  /** Id for the `aria-describedby` of what is wrong. */
  id: string;
  /** What a toast says, which is read out here as well but not shown twice. */
  cause?: string | undefined;
  children: ReactNode;
}

/** An error next to what it is about. */
export function InlineError({ id, cause, children }: InlineErrorProps) {
  return (
    <span className={styles.error} id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>
        {cause && <span className="sr">{`${cause} `}</span>}
        <span>{children}</span>
      </span>
    </span>
  );
}
