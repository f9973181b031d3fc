/** The geometry of the drawn board, computed from the rules' ladders and snakes. */
import {
  boardSide,
  cellOf,
  ladders,
  snakes,
  squaresFromTop,
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

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Distance between two points. */
const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Length of a snake's bend, and its amplitude. */
const bendUnits = 118;
const swingUnits = 21;

/**
 * Returns the point of a snake's spine from its head (0) to the tip of its tail (1). Both lie on
 * the middles of their squares; between them the spine swings to both sides, alternating by snake.
 */
export function spineOf(snake: Carry): (share: number) => Point {
  const head = middleOf(snake.from);
  const tip = middleOf(snake.to);
  const length = distance(head, tip);
  const bends = Math.max(2, Math.round(length / bendUnits));
  const side = snakes.findIndex(({ from }) => from === snake.from) % 2 === 0 ? 1 : -1;
  const across = { x: -(tip.y - head.y) / length, y: (tip.x - head.x) / length };
  return (share) => {
    const still = Math.min(1, share * 5, (1 - share) * 3.5);
    const swing = side * swingUnits * still * Math.sin(Math.PI * bends * share);
    const { x, y } = between(head, tip, share);
    return { x: x + across.x * swing, y: y + across.y * swing };
  };
}

/** Half the width of a snake's body: a narrow neck, then full, then tapering. */
const girthAt = (share: number): number =>
  (8.4 * (1 - share) ** 0.7 + 0.7) * (0.78 + 0.22 * Math.min(1, share * 9));

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The spine's direction at a fraction of its length, as a unit vector. */
function alongAt(spine: (share: number) => Point, share: number): Point {
  const before = spine(Math.max(0, share - 0.005));
  const after = spine(Math.min(1, share + 0.005));
  const length = distance(before, after) || 1;
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
}

const aside = (spine: (share: number) => Point, share: number, units: number): Point => {
  const { x, y } = spine(share);
  const along = alongAt(spine, share);
  return { x: x - along.y * units, y: y + along.x * units };
};

/** A closed curve through the midpoints between points, so that it has no corners. */
function smooth(points: readonly Point[]): string {
  const closed = [...points, points[0] as Point];
  const bends = points.map(
    (point, index) => `Q${at(point)} ${at(between(point, closed[index + 1] as Point, 0.5))}`,
  );
  return `M${at(between(points.at(-1) as Point, points[0] as Point, 0.5))}${bends.join('')}Z`;
}

export interface SnakeDrawing {
  readonly body: string;
  /** Marks along the back. */
  readonly marks: string;
  readonly head: Point;
  /** Direction of the head, in degrees clockwise from the right. */
  readonly looks: number;
}

const ribs = 30;

/** How a snake looks: its outline, the marks on its back, its head. */
export function drawSnake(snake: Carry): SnakeDrawing {
  const spine = spineOf(snake);
  const shares = Array.from({ length: ribs + 1 }, (_, rib) => rib / ribs);
  const left = shares.map((share) => aside(spine, share, girthAt(share)));
  const right = shares.map((share) => aside(spine, share, -girthAt(share))).reverse();
  const head = spine(0);
  const neck = spine(0.03);
  const length = distance(middleOf(snake.from), middleOf(snake.to));
  const count = Math.round(length / 15);
  const marks = Array.from({ length: count }, (_, index) => 0.07 + (index / count) * 0.88).map((share) =>
    lozenge(spine, share, girthAt(share)),
  );
  return {
    body: smooth([...left, ...right]),
    marks: marks.join(''),
    head,
    looks: Math.round((Math.atan2(head.y - neck.y, head.x - neck.x) * 180) / Math.PI),
  };
}

/** A lozenge on the back, stretched along the spine. */
function lozenge(spine: (share: number) => Point, share: number, girth: number): string {
  const middle = spine(share);
  const along = alongAt(spine, share);
  const long = girth * 0.62;
  const broad = girth * 0.5;
  const corners = [
    { x: middle.x + along.x * long, y: middle.y + along.y * long },
    { x: middle.x - along.y * broad, y: middle.y + along.x * broad },
    { x: middle.x - along.x * long, y: middle.y - along.y * long },
    { x: middle.x + along.y * broad, y: middle.y - along.x * broad },
  ];
  return `M${corners.map(at).join('L')}Z`;
}

export interface LadderDrawing {
  readonly rails: string;
  readonly rungs: string;
  /** The four ends of the rails. */
  readonly ends: readonly Point[];
}

/** Half the width of a ladder, its rails' overhang, and the distance between rungs. */
const halfLadder = 9;
const reach = 13;
const rungUnits = 17;

/** A ladder from the middle of its lower square to the middle of its upper one. */
export function drawLadder(ladder: Carry): LadderDrawing {
  const foot = middleOf(ladder.from);
  const top = middleOf(ladder.to);
  const length = distance(foot, top);
  const along = { x: (top.x - foot.x) / length, y: (top.y - foot.y) / length };
  const place = (units: number, side: number): Point => ({
    x: foot.x + along.x * units - along.y * halfLadder * side,
    y: foot.y + along.y * units + along.x * halfLadder * side,
  });
  const count = Math.round(length / rungUnits);
  const rungs = Array.from({ length: count }, (_, rung) => (length * (rung + 0.5)) / count);
  const rail = (side: number) => [place(-reach, side), place(length + reach, side)];
  return {
    rails: [1, -1].map((side) => `M${rail(side).map(at).join('L')}`).join(''),
    rungs: rungs.map((units) => `M${at(place(units, 1))}L${at(place(units, -1))}`).join(''),
    ends: [...rail(1), ...rail(-1)],
  };
}

interface Disc extends Point {
  readonly radius: number;
}

/** What the ladders and snakes cover, as discs with the pale line around them. */
const covered: readonly Disc[] = [
  ...snakes.flatMap((snake) => {
    const spine = spineOf(snake);
    const { head } = drawSnake(snake);
    const body = Array.from({ length: 61 }, (_, step) => ({
      ...spine(step / 60),
      radius: girthAt(step / 60) + 2,
    }));
    return [...body, { ...head, radius: 14 }];
  }),
  ...ladders.flatMap((ladder) => {
    const [foot, top] = [middleOf(ladder.from), middleOf(ladder.to)];
    const steps = Math.round(distance(foot, top) / 6);
    const over = reach / distance(foot, top);
    return Array.from({ length: steps + 1 }, (_, step) => ({
      ...between(foot, top, -over + (step / steps) * (1 + 2 * over)),
      radius: halfLadder + 3,
    }));
  }),
];

/** Space between a number and the sides of its square. */
const numberInset = 5;

/** Height of a number, and width of one of its digits, on a phone and on a larger screen. */
export const numberSizes = [
  { height: 15, digit: 11.5 },
  { height: 10, digit: 7.5 },
] as const;

/** Where a number stands: a corner of its square, which its text begins or ends at. */
export interface NumberPlace extends Point {
  readonly right: boolean;
  readonly bottom: boolean;
}

/** How far a number is from everything drawn; negative when it is covered. */
export function clearanceOf(
  square: number,
  { x, y, right, bottom }: NumberPlace,
  { height, digit }: (typeof numberSizes)[number],
): number {
  const width = digit * String(square).length;
  const [left, top] = [right ? x - width : x, bottom ? y - height : y];
  return Math.min(
    ...covered.map((disc) => {
      const outX = Math.max(left - disc.x, 0, disc.x - left - width);
      const outY = Math.max(top - disc.y, 0, disc.y - top - height);
      return Math.hypot(outX, outY) - disc.radius;
    }),
  );
}

/** Returns the place of a square's number: the first corner that nothing covers, else the clearest. */
export function numberPlaceOf(square: number): NumberPlace {
  const { x, y } = middleOf(square);
  const out = squareUnits / 2 - numberInset;
  const corners = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([right = false, bottom = false]) => ({
    x: x + (right ? out : -out),
    y: y + (bottom ? out : -out),
    right,
    bottom,
  }));
  for (const size of numberSizes) {
    const free = corners.find((corner) => clearanceOf(square, corner, size) >= 0);
    if (free) return free;
  }
  const [, small] = numberSizes;
  return corners.reduce((best, corner) =>
    clearanceOf(square, corner, small) > clearanceOf(square, best, small) ? corner : best,
  );
}

/** The squares that match, as one path of boxes. */
export function boxesOf(isOne: (square: number) => boolean): string {
  return squaresFromTop
    .filter(isOne)
    .map((square) => {
      const { column, row } = cellOf(square);
      return `M${column * squareUnits} ${(boardSide - 1 - row) * squareUnits}h${squareUnits}v${squareUnits}h-${squareUnits}Z`;
    })
    .join('');
}

/** Returns a token's path along a ladder or snake as a number of points, ends included. */
export function routeOf(carry: Carry): readonly Point[] {
  if (carry.to > carry.from) return [middleOf(carry.from), middleOf(carry.to)];
  const spine = spineOf(carry);
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => spine(step / steps));
}
