/** The cursor of the next page as a `Link` header (RFC 8288) has it; null when it names none. */
export const nextCursor = (link: string | null): string | null => {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, 'https://api.invalid').searchParams.get('cursor');
};
