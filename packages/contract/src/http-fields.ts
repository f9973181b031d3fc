/** A part of a file; `end` is the position of its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, 14.1.2).
 * @param size of the file in bytes
 * @returns null when the whole file is to be sent: without a range, with several, or with an
 * invalid one; `unsatisfiable` when the range is outside the file
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined) return null;
  if (first === '') {
    if (last === '') return null;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  return start >= size
    ? 'unsatisfiable'
    : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};

/**
 * Whether an `If-None-Match` field matches this entity tag, by weak comparison (RFC 9110, 13.1.2).
 * @param tag with its quotes
 */
export const matchesEntityTag = (list: string | undefined, tag: string): boolean =>
  list !== undefined &&
  (list === tag ||
    list.split(',').some((one) => {
      const name = one.trim();
      return name === '*' || name === tag || name === `W/${tag}`;
    }));
