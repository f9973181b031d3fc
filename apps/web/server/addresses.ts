/** What an address leads to. */
export type Destination =
  | {
      kind: 'page';
      /** The page's one address. */
      path: string;
      /** Names the document to show when there is nothing at `path`. */
      notFoundKey: string;
    }
  /** Another spelling of the address `to`. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Names the document of all addresses that no page has. */
export const notFoundPath = '/404';

interface Pattern {
  text: string;
  segments: readonly string[];
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u001F\u007F]/;

/** Characters that may stand in `Location` as they are. A backslash may not: browsers take it for a slash. */
const plainAddress = /^[!#-[\]-~]*$/;

const notFound: Destination = { kind: 'not-found' };

/** The segments of a path, unescaped; null when one can't name anything. Repeated slashes count as one. */
const segmentsOf = (pathname: string): string[] | null => {
  try {
    const segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
    return segments.some((segment) => segment === '.' || segment === '..' || control.test(segment))
      ? null
      : segments;
  } catch {
    return null;
  }
};

const isParameter = (segment: string) => segment.startsWith(':');

/** The address under which a pattern serves these segments; null when it does not. Case counts only in parameters. */
const fill = (pattern: Pattern, segments: readonly string[]): string | null => {
  if (pattern.segments.length !== segments.length) return null;
  const filled: string[] = [];
  for (const [index, part] of pattern.segments.entries()) {
    const segment = segments[index] as string;
    if (isParameter(part)) filled.push(encodeURIComponent(segment));
    else if (part.toLowerCase() === segment.toLowerCase()) filled.push(part);
    else return null;
  }
  return `/${filled.join('/')}`;
};

/**
 * Finds the page of a pathname as it came over the wire. A page has exactly one address: other spellings (case,
 * escapes, slashes too many) lead there, so that none of them is rendered and kept by itself.
 * @param patterns of the pages, such as `/events/:id`
 */
export const createAddresses = (patterns: readonly string[]): ((pathname: string) => Destination) => {
  const pages = new Map<string, Destination>();
  const parsed = patterns.map((text) => ({ text, segments: text.split('/').filter((part) => part !== '') }));
  for (const { text, segments } of parsed) {
    if (!segments.some(isParameter)) pages.set(text, { kind: 'page', path: text, notFoundKey: notFoundPath });
  }
  // A page of its own comes before one that serves many addresses.
  const ordered = [...parsed].sort(
    (one, other) => Number(pages.has(other.text)) - Number(pages.has(one.text)),
  );

  const findPage = (pathname: string): Destination => {
    const segments = segmentsOf(pathname);
    for (const pattern of segments === null ? [] : ordered) {
      const path = fill(pattern, segments as string[]);
      if (path === null) continue;
      if (path !== pathname) return { kind: 'redirect', to: path };
      return { kind: 'page', path, notFoundKey: pattern.text };
    }
    if (pathname.length > 1 && pathname.endsWith('/') && plainAddress.test(pathname)) {
      // One leading slash, whatever came: two would lead to another host.
      return { kind: 'redirect', to: `/${pathname.replaceAll(/^\/+|\/+$/g, '')}` };
    }
    return notFound;
  };

  return (pathname) => pages.get(pathname) ?? findPage(pathname);
};
