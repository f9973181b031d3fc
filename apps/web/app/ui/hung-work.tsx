import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './hung-work.module.css';

/** A work in its black frame on a mount, hanging on a wall. The child is the picture. */
export function HungWork({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles['hung'], className)}>{children}</div>;
}
