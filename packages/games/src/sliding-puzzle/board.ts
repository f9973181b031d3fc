/**
 * The 3 by 3 board. Positions run from 0 at the top left to 8 at the bottom right, row by row.
 * `tiles[position]` is the tile there: tile n belongs at position n, and the ninth, `blank`, is the
 * gap.
 */
import { pick } from '../random.ts';
import type { Drawn, Random } from '../random.ts';

export const puzzleSide = 3;
export const tileCount = puzzleSide * puzzleSide;
export const blank = tileCount - 1;

/** Specification, section 9. */
export const shuffleMoves = 100;

export type Tiles = readonly number[];

/** The direction in which a tile slides into the gap. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** One tile's slide from its position into the gap. */
export type Slide = {
  readonly tile: number;
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
};

export const solvedTiles: Tiles = Array.from({ length: tileCount }, (_, position) => position);

/** Offset from the gap to the tile that slides in a direction. */
const origins = [
  { direction: 'up', columns: 0, rows: 1 },
  { direction: 'down', columns: 0, rows: -1 },
  { direction: 'left', columns: 1, rows: 0 },
  { direction: 'right', columns: -1, rows: 0 },
] as const;

/** Row and column of a position, from 0 at the top left. */
export function cellOf(position: number): { row: number; column: number } {
  return { row: Math.floor(position / puzzleSide), column: position % puzzleSide };
}

export function isSolved(tiles: Tiles): boolean {
  return tiles.every((tile, position) => tile === position);
}

/** Returns every possible slide: the tiles beside the gap. */
export function possibleSlides(tiles: Tiles): readonly Slide[] {
  const to = tiles.indexOf(blank);
  const gap = cellOf(to);
  return origins.flatMap(({ direction, columns, rows }) => {
    const column = gap.column + columns;
    const row = gap.row + rows;
    if (column < 0 || column >= puzzleSide || row < 0 || row >= puzzleSide) return [];
    const from = row * puzzleSide + column;
    return [{ tile: tiles[from]!, from, to, direction }];
  });
}

/** Returns the tiles after a slide. */
export function applySlide(tiles: Tiles, { tile, from, to }: Slide): Tiles {
  return tiles.map((there, position) => (position === to ? tile : position === from ? blank : there));
}

/**
 * Shuffles the solved picture by `moves` random legal moves, none of which undoes the one before.
 * Legal moves keep it solvable; if they lead back to the solved picture, it is shuffled again.
 */
export function shuffledTiles(random: Random, moves: number): Drawn<Tiles> {
  let next = random;
  for (;;) {
    let tiles = solvedTiles;
    let lastTile: number | null = null;
    for (let move = 0; move < moves; move += 1) {
      const onward = possibleSlides(tiles).filter(({ tile }) => tile !== lastTile);
      let slide: Slide;
      [slide, next] = pick(next, onward);
      tiles = applySlide(tiles, slide);
      lastTile = slide.tile;
    }
    if (!isSolved(tiles)) return [tiles, next];
  }
}

/** Returns how many steps the gap is from its place in the solved picture. */
export function gapDistance(tiles: Tiles): number {
  const { row, column } = cellOf(tiles.indexOf(blank));
  return puzzleSide - 1 - row + (puzzleSide - 1 - column);
}

/**
 * Whether legal moves lead from here to the solved picture. Each move swaps two tiles and shifts
 * the gap by one, so the parity of the order must equal that of the gap's distance (Johnson and
 * Story, 1879).
 */
export function isSolvable(tiles: Tiles): boolean {
  const inversions = tiles.flatMap((tile, position) =>
    tiles.slice(position + 1).filter((later) => later < tile),
  );
  return inversions.length % 2 === gapDistance(tiles) % 2;
}
