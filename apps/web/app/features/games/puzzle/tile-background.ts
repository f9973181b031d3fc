import { cellOf, puzzleSide } from '@kalavithi/games/sliding-puzzle/board';
import type { CSSProperties } from 'react';
import type { PictureSources } from '../../../ui/picture';

/** Returns the URL of the largest file of a `srcset`, which is its last. */
export const largestSource = (srcset: string): string => srcset.split(', ').at(-1)?.split(' ')[0] ?? '';

/**
 * Returns a tile's background: the picture, `puzzleSide` times as large as the tile, shifted to the
 * tile's own cell. All eight tiles share one file. Until it comes, and where it does not, `standIn` shows, a file that the page has.
 */
export function tileBackground(tile: number, sources: PictureSources, standIn?: string): CSSProperties {
  const { row, column } = cellOf(tile);
  const shift = (place: number) => `${(place / (puzzleSide - 1)) * 100}%`;
  return {
    backgroundColor: sources.colour,
    backgroundImage: [
      `image-set(url("${largestSource(sources.avif)}") type("image/avif"), url("${sources.fallback}") type("image/webp"))`,
      ...(standIn ? [`url("${standIn}")`] : []),
    ].join(),
    backgroundPosition: `${shift(column)} ${shift(row)}`,
    backgroundSize: `${puzzleSide * 100}%`,
  };
}
