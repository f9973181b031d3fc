import { ladders, lastSquare, snakes, squaresFromTop } from '@kalavithi/games/snakes-and-ladders/board';
import { describe, expect, it } from 'vitest';
import {
  boardUnits,
  footNumbers,
  ladderEndsOf,
  middleNumbers,
  middleOf,
  spineOf,
  squareUnits,
} from '../../app/features/games/snakes-and-ladders/board-places.ts';
import { drawBoard } from './draw-board.ts';
import { drawLadders } from './ladder.ts';
import { clearanceAt, numberBoxOf, phoneScale, readFigures } from './numbers.ts';
import { drawSnakes, girthAt } from './snake.ts';

const figures = await readFigures();
/** How far a point is from the middle of a square along the farther axis. */
const offMiddle = (square: number, point: { x: number; y: number } | undefined): number => {
  const { x, y } = middleOf(square);
  return Math.max(Math.abs((point?.x ?? 0) - x), Math.abs((point?.y ?? 0) - y));
};

describe('the picture of the board', () => {
  it.each(snakes)('has the snake from $from to $to on its squares and within the board', (snake) => {
    const spine = spineOf(snake);
    expect(offMiddle(snake.from, spine[0])).toBeLessThan(squareUnits / 4);
    expect(offMiddle(snake.to, spine.at(-1))).toBeLessThan(squareUnits / 2 - 4);
    for (const [index, { x, y }] of spine.entries()) {
      const girth = index === 0 ? 15 : girthAt(index / (spine.length - 1));
      expect(Math.min(x, y, boardUnits - x, boardUnits - y)).toBeGreaterThan(girth);
    }
  });

  it.each(ladders)('has the ladder from $from to $to on its squares', (ladder) => {
    const [foot, top] = ladderEndsOf(ladder);
    expect(offMiddle(ladder.from, foot)).toBeLessThan(squareUnits / 2 - 8);
    expect(offMiddle(ladder.to, top)).toBeLessThan(squareUnits / 2 - 8);
  });

  it.each([
    ['a large screen', 1],
    ['a phone', phoneScale],
  ])('leads no snake or ladder past a number too closely on %s', (_, scale) => {
    const hidden = squaresFromTop.filter(
      (square) => square !== lastSquare && clearanceAt(numberBoxOf(square, figures, scale)) < 0,
    );
    expect(hidden).toEqual([]);
  });

  it('has every number at the upper edge of its square, except where tokens stand above it', () => {
    const low = squaresFromTop.filter(
      (square) => numberBoxOf(square, figures).y > middleOf(square).y - squareUnits / 2 + squareUnits / 10,
    );
    expect(new Set([...low, lastSquare])).toEqual(new Set([...middleNumbers, ...footNumbers]));
  });

  it('has the numbers above the ladders and snakes', () => {
    const board = drawBoard(figures);
    expect(board.indexOf('class="n"')).toBeGreaterThan(board.lastIndexOf(drawSnakes({ fine: true }).drawing));
    expect(board.indexOf('class="n"')).toBeGreaterThan(
      board.lastIndexOf(drawLadders({ fine: true }).drawing),
    );
  });
});
