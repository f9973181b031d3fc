import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';
import { classes } from './classes';
import { growingPicture } from './growing-picture';
import { Link } from './link';
import styles from './picture-link.module.css';

interface PictureLinkProps {
  to: string;
  /** A `Picture`, whose alt text names the link. */
  children: ReactNode;
  className?: string | undefined;
  /** False on a page that has a grown picture already, which then changes into the next one. */
  grows?: boolean;
}

/**
 * A picture that leads to its page and grows into the picture there. The name next to it is a link
 * too, so the keyboard stops only there.
 */
export function PictureLink({ to, children, className, grows = true }: PictureLinkProps) {
  const isChanging = useViewTransitionState(to) && grows;
  return (
    <Link
      to={to}
      className={classes(styles.link, className)}
      tabIndex={-1}
      viewTransition
      {...(isChanging && { style: growingPicture })}
    >
      {children}
    </Link>
  );
}
