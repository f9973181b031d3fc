/**
 * Where everything lies on the board, in units of its drawing. `drawings/board` draws the picture by these
 * places, and the tokens walk by them.
 */
import { boardSide, cellOf, ladders, snakes, type Carry } from '@kalavithi/games/snakes-and-ladders/board';

/** Units of the drawing along one side of a square; the board is ten of them. */
export const squareUnits = 64;
export const boardUnits = squareUnits * boardSide;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a square in drawing units, from the top left. */
export function middleOf(square: number): Point {
  const { column, row } = cellOf(square);
  return { x: (column + 0.5) * squareUnits, y: (boardSide - row - 0.5) * squareUnits };
}

/**
 * The snakes' spines from head to tail as x and y, in the order of the rules: equal steps that pass
 * every number at a distance.
 */
const spines: readonly (readonly number[])[] = [
  [213, 490, 227, 501, 241, 513, 255, 526, 270, 541, 283, 556, 292, 574, 296, 594, 299, 616],
  [
    41, 426, 62, 421, 84, 423, 103, 431, 114, 448, 116, 470, 114, 493, 112, 515, 110, 537, 108, 558, 110, 578,
    118, 597, 130, 613, 145, 628,
  ],
  [
    152, 362, 170, 373, 178, 391, 180, 411, 180, 432, 179, 451, 176, 471, 172, 492, 169, 513, 167, 535, 164,
    557,
  ],
  [
    427, 297, 432, 315, 438, 335, 447, 352, 461, 362, 479, 364, 500, 359, 521, 355, 540, 356, 556, 364, 565,
    379, 569, 399, 575, 419, 588, 436,
  ],
  [352, 234, 330, 234, 313, 244, 307, 262, 306, 282, 306, 303, 304, 324, 300, 345, 296, 366],
  [
    555, 85, 566, 105, 565, 129, 562, 152, 548, 167, 527, 174, 508, 182, 497, 199, 494, 222, 493, 245, 492,
    267, 489, 289,
  ],
  [351, 42, 330, 39, 313, 48, 306, 66, 306, 87, 308, 110, 308, 132, 302, 153, 287, 168, 266, 176, 244, 180],
  [
    97, 42, 112, 55, 118, 72, 113, 91, 100, 106, 83, 119, 68, 134, 55, 151, 47, 170, 45, 189, 46, 209, 49,
    229, 52, 249, 55, 268, 56, 287, 55, 306, 51, 326, 43, 345, 35, 365,
  ],
];

/** Returns a snake's spine from its head to the tip of its tail. */
export function spineOf(snake: Carry): readonly Point[] {
  const spine = spines[snakes.findIndex(({ from }) => from === snake.from)] ?? [];
  return Array.from({ length: spine.length / 2 }, (_, index) => ({
    x: spine[2 * index]!,
    y: spine[2 * index + 1]!,
  }));
}

/** Foot and top of the ladders as x and y, in the order of the rules. */
const ends: readonly (readonly [number, number, number, number])[] = [
  [224, 614, 282, 486],
  [474, 538, 358, 358],
  [96, 346, 160, 230],
  [614, 346, 550, 230],
  [96, 218, 44, 96],
  [422, 172, 550, 44],
];

/** Returns a ladder's foot and top. */
export function ladderEndsOf(ladder: Carry): readonly [Point, Point] {
  const [footX, footY, topX, topY] = ends[ladders.findIndex(({ from }) => from === ladder.from)]!;
  return [
    { x: footX, y: footY },
    { x: topX, y: topY },
  ];
}

/** Returns a token's path along a ladder or snake as a number of points, from square to square. */
export function routeOf(carry: Carry): readonly Point[] {
  const along = carry.to > carry.from ? ladderEndsOf(carry) : spineOf(carry);
  return [middleOf(carry.from), ...along, middleOf(carry.to)];
}
