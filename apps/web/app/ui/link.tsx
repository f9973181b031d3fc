import { Link as RouterLink, type LinkProps } from 'react-router';

/** A link within the site; the page change animates. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition prefetch="intent" {...props} />;
}
