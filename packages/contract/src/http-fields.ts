/** A part of a file; `end` is the place of its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one part that a `Range` header asks for (RFC 9110, 14.1.2). The unit's case does not matter.
 * @param size of the file in bytes
 * @returns null when the whole file is to be sent: no range, several, or none that can be understood; `unsatisfiable` when it
 * lies outside the file
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
 * Whether an `If-None-Match` field names this entity tag; compared weakly (RFC 9110, 13.1.2).
 * @param tag with its quotes
 */
export const namesTag = (list: string | undefined, tag: string): boolean =>
  list !== undefined &&
  (list === tag ||
    list.split(',').some((one) => {
      const name = one.trim();
      return name === '*' || name === tag || name === `W/${tag}`;
    }));
