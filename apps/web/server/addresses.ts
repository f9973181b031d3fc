/** What a URL path leads to. */
export type Destination =
  | {
      kind: 'page';
      /** The page's canonical path. */
      path: string;
      /** Cache key of the 404 document for missing entries of this page. */
      notFoundKey: string;
    }
  /** Another spelling of the canonical path `to`. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Cache key of the document for paths without a page. */
export const notFoundPath = '/404';

interface Pattern {
  text: string;
  segments: readonly string[];
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u001F\u007F]/;

/** Characters allowed in `Location` unescaped. Not the backslash: browsers read it as a slash. */
const plainAddress = /^[!#-[\]-~]*$/;

const notFound: Destination = { kind: 'not-found' };

/** Returns the decoded segments of a path, without empty ones; null when one is invalid. */
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

/** Returns the canonical path under a pattern, or null. Case counts only in parameters. */
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
 * Resolves a raw pathname to a page. A page has exactly one address: other spellings (case,
 * escapes, extra slashes) redirect there, so that none is rendered and cached separately.
 * @param patterns of the pages, such as `/events/:id`
 */
export const createAddresses = (patterns: readonly string[]): ((pathname: string) => Destination) => {
  const pages = new Map<string, Destination>();
  const parsed = patterns.map((text) => ({ text, segments: text.split('/').filter((part) => part !== '') }));
  for (const { text, segments } of parsed) {
    if (!segments.some(isParameter)) pages.set(text, { kind: 'page', path: text, notFoundKey: notFoundPath });
  }
  // A fixed path takes precedence over one with parameters.
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
      // Exactly one leading slash: two would lead to another host.
      return { kind: 'redirect', to: `/${pathname.replaceAll(/^\/+|\/+$/g, '')}` };
    }
    return notFound;
  };

  return (pathname) => pages.get(pathname) ?? findPage(pathname);
};
