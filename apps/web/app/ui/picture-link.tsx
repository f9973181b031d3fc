import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';
import { classes } from './classes';
import { Link } from './link';
import styles from './picture-link.module.css';

/** The name of the picture that grows into its page; only one on a page may have it. */
const growing = { viewTransitionName: 'work-picture' } as const;

interface PictureLinkProps {
  to: string;
  /** A `Picture`, whose alt text names the link. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A picture that leads to its page and grows into the picture there. The name next to it is a link
 * too, so the keyboard stops only there.
 */
export function PictureLink({ to, children, className }: PictureLinkProps) {
  const isChanging = useViewTransitionState(to);
  return (
    <Link
      to={to}
      className={classes(styles.link, className)}
      tabIndex={-1}
      {...(isChanging && { style: growing })}
    >
      {children}
    </Link>
  );
}
