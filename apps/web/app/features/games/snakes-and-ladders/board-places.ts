/**
 * Where everything lies on the board, in units of its drawing. `drawings/board` draws the picture by these
 * places, and the tokens walk by them.
 */
import {
  boardSide,
  cellOf,
  ladders,
  lastSquare,
  snakes,
  type Carry,
} from '@kalavithi/games/snakes-and-ladders/board';

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
  [237, 489, 238, 505, 239, 521, 243, 537, 253, 550, 266, 559, 279, 569, 290, 582, 301, 594],
  [
    40, 426, 60, 427, 81, 428, 100, 433, 112, 448, 115, 469, 115, 489, 115, 509, 115, 530, 115, 550, 116, 570,
    119, 591, 128, 609, 141, 625,
  ],
  [
    152, 361, 170, 369, 177, 388, 178, 408, 178, 428, 177, 449, 176, 469, 175, 489, 174, 509, 172, 529, 171,
    549,
  ],
  [
    422, 295, 432, 312, 434, 331, 438, 349, 454, 360, 473, 364, 492, 365, 511, 367, 531, 369, 549, 375, 561,
    389, 571, 406, 585, 419, 600, 431,
  ],
  [342, 237, 323, 238, 308, 249, 304, 268, 303, 287, 302, 306, 301, 325, 300, 344, 300, 363],
  [
    556, 102, 560, 121, 560, 140, 554, 158, 538, 168, 520, 175, 503, 184, 495, 202, 494, 221, 494, 240, 495,
    259, 496, 278,
  ],
  [349, 42, 329, 45, 311, 55, 304, 73, 304, 94, 304, 114, 303, 134, 297, 153, 280, 164, 261, 171, 241, 177],
  [
    93, 40, 110, 51, 114, 71, 108, 90, 92, 103, 72, 110, 54, 119, 49, 139, 49, 160, 49, 181, 50, 202, 50, 222,
    50, 243, 50, 264, 50, 285, 50, 306, 50, 327, 51, 347, 51, 368,
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

/** Squares whose number does not stand at their upper edge: in the middle of the left, or at the foot. */
export const middleNumbers: readonly number[] = [14, 73];
export const footNumbers: readonly number[] = [27, 88, lastSquare];

/** Foot and top of the ladders as x and y, in the order of the rules. */
const ends: readonly (readonly [number, number, number, number])[] = [
  [214, 626, 266, 482],
  [474, 566, 350, 354],
  [106, 362, 138, 226],
  [586, 370, 554, 236],
  [74, 242, 42, 88],
  [432, 140, 522, 34],
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
