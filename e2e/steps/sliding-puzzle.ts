import { expect, type Locator, type Page } from '@playwright/test';

type Direction = 'up' | 'down' | 'left' | 'right';

/** One move: a tile and the direction in which it slides. */
interface Slide {
  tile: number;
  direction: Direction;
}

/** Nine digits in reading order: the tiles' numbers, 0 for the gap. */
type Board = string;

const home: Board = '123456780';

/** Offset from the gap to the tile that slides in a direction. */
const origins: readonly [Direction, columns: number, rows: number][] = [
  ['up', 0, 1],
  ['down', 0, -1],
  ['left', 1, 0],
  ['right', -1, 0],
];

export const tiles = (page: Page): Locator => page.getByRole('group', { name: /^Eight tiles of / });

export const tile = (page: Page, number: number): Locator =>
  tiles(page).getByRole('button', { name: `Tile ${number},` });

/** Reads the board from the tiles' labels. */
export const readBoard = async (page: Page): Promise<Board> => {
  await expect(tiles(page).getByRole('button')).toHaveCount(8);
  const labels = await tiles(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const board = [...'000000000'];
  for (const label of labels) {
    const [number, row, column] = (/^Tile (\d), row (\d), column (\d)$/.exec(label) ?? [])
      .slice(1)
      .map(Number);
    if (!number || !row || !column) throw new Error(`Not a tile label: ${label}`);
    board[(row - 1) * 3 + column - 1] = String(number);
  }
  expect(board.toSorted().join('')).toBe('012345678');
  return board.join('');
};

const slidesFrom = (board: Board): [slide: Slide, to: Board][] => {
  const gap = board.indexOf('0');
  return origins.flatMap(([direction, columns, rows]): [Slide, Board][] => {
    const column = (gap % 3) + columns;
    const row = Math.floor(gap / 3) + rows;
    if (column < 0 || column > 2 || row < 0 || row > 2) return [];
    const from = row * 3 + column;
    const number = board.charAt(from);
    const to = [...board].with(gap, number).with(from, '0').join('');
    return [[{ tile: Number(number), direction }, to]];
  });
};

/** Returns a shortest solution by a breadth-first search over at most 181,440 boards. */
export const solutionOf = (start: Board): Slide[] => {
  const cameBy = new Map<Board, { slide: Slide; from: Board } | null>([[start, null]]);
  const reached = [start];
  for (const board of reached) {
    if (board === home) break;
    for (const [slide, to] of slidesFrom(board)) {
      if (cameBy.has(to)) continue;
      cameBy.set(to, { slide, from: board });
      reached.push(to);
    }
  }
  const slides: Slide[] = [];
  let last = cameBy.get(home);
  if (last === undefined) throw new Error(`The board ${start} has no solution.`);
  while (last) {
    slides.unshift(last.slide);
    last = cameBy.get(last.from);
  }
  return slides;
};

const vectors: Record<Direction, [right: number, down: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/**
 * Returns a function that swipes over the board. The finger rests before it is lifted: after a
 * fling browsers take the next tap for its end. The touches carry timestamps, so that nothing has
 * to wait.
 */
export const createSwipe = async (page: Page): Promise<(direction: Direction) => Promise<void>> => {
  const touch = await page.context().newCDPSession(page);
  return async (direction) => {
    const box = await tiles(page).boundingBox();
    if (!box) throw new Error('The board is not visible.');
    const [right, down] = vectors[direction];
    const began = Date.now() / 1000 - 1;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', second: number, px?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        timestamp: began + second,
        touchPoints:
          px === undefined
            ? []
            : [{ x: box.x + box.width / 2 + right * px, y: box.y + box.height / 2 + down * px }],
      });
    await send('touchStart', 0, 0);
    await send('touchMove', 0.1, 20);
    await send('touchMove', 0.2, 40);
    await send('touchMove', 0.5, 41);
    await send('touchEnd', 0.8);
  };
};
