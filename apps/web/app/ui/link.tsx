import { Link as RouterLink, type LinkProps } from 'react-router';

/**
 * A link within the site; the page change animates. The router's own `prefetch` stays off: it reloads the page when code can't be
 * fetched. The shell fetches code ahead instead.
 */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
