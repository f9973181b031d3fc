import type { ComponentProps } from 'react';
import { classes } from '../ui/classes';
import styles from './framed-work.module.css';

/** A work in its black frame on a mount, hanging on a wall. The child is the picture. */
export function FramedWork({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.hung, className)} />;
}
