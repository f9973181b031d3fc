import type { Catalogue } from './work.ts';

/** The cursor of the next page in a `Link` header (RFC 8288); null without one. */
export const nextCursor = (link: string | null): string | null => {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, 'https://api.invalid').searchParams.get('cursor');
};

/** The path of a work's own page. */
export const workPath = ({ catalogue, id }: { catalogue: Catalogue; id: string }): string =>
  `/arts/${catalogue}/${encodeURIComponent(id)}`;
