import { Link as RouterLink, type LinkProps } from 'react-router';

/**
 * A link within the site with a view transition. The router's own `prefetch` stays off: it reloads
 * the page when code can't be fetched. The shell's code guard prefetches instead.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
