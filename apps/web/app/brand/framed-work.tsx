import type { ComponentProps } from 'react';
import { classes } from '../ui/classes';
import styles from './framed-work.module.css';

/** A picture in a black frame with a mount. */
export function FramedWork({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.frame, className)} />;
}
