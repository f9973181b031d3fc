import type { Part } from '../../ui/lightbox-view';

/** What the address of a work's page opens over it. */
export type Look = { open: 'picture'; part: Part | null } | { open: 'drawing' | 'colours' | 'compare' };

const simple: Record<string, Look> = {
  '#look': { open: 'picture', part: null },
  '#draw': { open: 'drawing' },
  '#colour': { open: 'colours' },
  '#compare': { open: 'compare' },
};

const number = String.raw`(\d{1,3}(?:\.\d+)?)`;
const percent = new RegExp(`^percent:${number},${number},${number},${number}$`);

/**
 * The part of the picture that a hash names as a spatial media fragment (W3C Media Fragments 1.0,
 * section 4.2.2), in percent; null for the whole picture and for values that make no sense.
 */
const partOf = (hash: string): Part | null => {
  const found = percent.exec(new URLSearchParams(hash.slice(1)).get('xywh') ?? '');
  if (!found) return null;
  const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map((value) => Number(value) / 100);
  if (x >= 1 || y >= 1 || width <= 0 || height <= 0) return null;
  return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
};

/** What a hash opens. One that is not understood opens the whole picture. */
export const lookOf = (hash: string): Look => simple[hash] ?? { open: 'picture', part: partOf(hash) };

/** The hash that opens a part of the picture. */
export const hashOf = ({ x, y, width, height }: Part): string => {
  const rounded = [x, y, width, height].map((share) => Number((share * 100).toFixed(1)));
  const [left, top, ...size] = rounded;
  return left === 0 && top === 0 && size.every((length) => length === 100)
    ? '#look'
    : `#xywh=percent:${rounded.join(',')}`;
};
