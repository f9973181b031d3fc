import type { ComponentProps } from 'react';
import type { NavigateOptions } from 'react-router';
import { openPage } from './open-page';
import { growPage } from './page-motion';
import { isPlainPress } from './presses';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site: a path, or a query or hash of this page. */
  to: string;
  /** What the history keeps with the next entry. */
  state?: NavigateOptions['state'];
  /** Stays where one has scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** The next page grows out of the link. */
  viewTransition?: boolean | undefined;
}

/**
 * A link within the site. It asks nothing of the router until it is pressed: the router's own link
 * renders again with every change of the router's state, and a page has a hundred of them.
 */
export function Link({
  to,
  state,
  preventScrollReset,
  viewTransition,
  onClick,
  children,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        // With a target it loads a document.
        if (event.defaultPrevented || rest.target || !isPlainPress(event)) return;
        const { href, pathname, search, hash } = event.currentTarget;
        if (viewTransition) growPage();
        const replace = href === window.location.href;
        const opening = openPage(pathname + search + hash, {
          state,
          preventScrollReset,
          viewTransition,
          replace,
        });
        if (opening) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
