import type { Catalogue } from './work.ts';

/** Path of a work on the site. */
export const workPath = (catalogue: Catalogue, id: string): string => {
  const place = encodeURIComponent(id);
  return catalogue === 'gallery' ? `/arts/gallery?work=${place}` : `/arts/${catalogue}#${place}`;
};

/** The cursor of the next page in a `Link` header (RFC 8288); null without one. */
export const nextCursor = (link: string | null): string | null => {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, 'https://api.invalid').searchParams.get('cursor');
};
