import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** A button of 44 pixels that shows only an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classes(styles.button, className)}>
      {children}
    </button>
  );
}

/** The class that gives a link the shape of an icon button. */
export const iconButtonClass = styles.button;
