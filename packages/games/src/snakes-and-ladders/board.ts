/** The board: 100 squares in alternating rows from the bottom left, ladders and snakes. */

export const firstSquare = 1;
export const lastSquare = 100;

/** Squares along one side. */
export const boardSide = 10;

/** A ladder or a snake: the square where a token enters it and the one where it ends. */
export type Carry = { readonly from: number; readonly to: number };

/** Specification, section 4. */
export const ladders: readonly Carry[] = [
  { from: 4, to: 25 },
  { from: 13, to: 46 },
  { from: 42, to: 63 },
  { from: 50, to: 69 },
  { from: 62, to: 81 },
  { from: 74, to: 92 },
];

/** Specification, section 4. */
export const snakes: readonly Carry[] = [
  { from: 24, to: 5 },
  { from: 40, to: 3 },
  { from: 43, to: 18 },
  { from: 54, to: 31 },
  { from: 66, to: 45 },
  { from: 89, to: 53 },
  { from: 95, to: 77 },
  { from: 99, to: 41 },
];

const carries = new Map([...ladders, ...snakes].map(({ from, to }) => [from, to]));

/** Returns the end of the ladder or snake on `square`, or the square itself. */
export function destinationOf(square: number): number {
  return carries.get(square) ?? square;
}

/** Returns a square's cell, from 0 at the bottom left; every second row runs leftwards. */
export function cellOf(square: number): { column: number; row: number } {
  const row = Math.floor((square - 1) / boardSide);
  const along = (square - 1) % boardSide;
  return { column: row % 2 === 0 ? along : boardSide - 1 - along, row };
}

/** The inverse of `cellOf`. */
function squareAt(column: number, row: number): number {
  return row * boardSide + (row % 2 === 0 ? column : boardSide - 1 - column) + 1;
}

/** All squares in drawing order: from the top row (100 to 91) to the bottom row (1 to 10). */
export const squaresFromTop: readonly number[] = Array.from({ length: lastSquare }, (_, index) =>
  squareAt(index % boardSide, boardSide - 1 - Math.floor(index / boardSide)),
);
