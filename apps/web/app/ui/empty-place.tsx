import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './empty-place.module.css';

interface EmptyPlaceProps {
  /** The sentence of the specification. */
  title: string;
  /** The page's own heading when nothing else names it. */
  heading?: boolean;
  /** `alert` for a failure that has just happened, `status` for a place that is empty. */
  role?: 'status' | 'alert';
  /** One line of help. */
  children?: ReactNode;
  /** One or two ways on. */
  actions?: ReactNode;
}

/** An empty frame on a nail, for a place with nothing in it yet. */
export function EmptyPlace({ title, heading, role = 'status', children, actions }: EmptyPlaceProps) {
  return (
    <div className={classes('wrap', styles['empty'])}>
      <svg className={styles['nail']} viewBox="0 0 240 190" aria-hidden="true" focusable="false">
        <path d="M120 22 56 62M120 22l64 40" />
        <circle cx="120" cy="20" r="3.5" />
        <path d="M36 62h168v120H36ZM41 67h158v110H41ZM56 82h128v80H56Z" />
        <path d="m56 82-15-15M184 82l15-15M56 162l-15 15M184 162l15 15" />
      </svg>
      <div role={role}>
        {heading ? <h1 className={styles['title']}>{title}</h1> : <p className={styles['title']}>{title}</p>}
      </div>
      {children && <p className={classes('read', styles['help'])}>{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
