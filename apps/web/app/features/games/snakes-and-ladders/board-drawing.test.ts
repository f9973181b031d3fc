import { ladders, snakes, squaresFromTop } from '@kalavithi/games/snakes-and-ladders/board';
import { describe, expect, it } from 'vitest';
import {
  boardUnits,
  clearanceOf,
  drawLadder,
  drawSnake,
  middleOf,
  numberPlaceOf,
  numberSizes,
  routeOf,
  spineOf,
  squareUnits,
} from './board-drawing';

const near = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the drawn board', () => {
  it('has 1 at the bottom left, 10 at the bottom right, 11 above it and 100 at the top left', () => {
    expect([1, 10, 11, 100].map((square) => middleOf(square))).toEqual([
      { x: 32, y: 608 },
      { x: 608, y: 608 },
      { x: 608, y: 544 },
      { x: 32, y: 32 },
    ]);
  });

  it.each(snakes)('draws the snake from $from to $to on its squares and within the board', (snake) => {
    const spine = spineOf(snake);
    expect(near(spine(0), middleOf(snake.from))).toBeLessThan(0.001);
    expect(near(spine(1), middleOf(snake.to))).toBeLessThan(0.001);
    const { body, marks } = drawSnake(snake);
    for (const coordinate of `${body}${marks}`.match(/-?\d+(\.\d+)?/g) ?? []) {
      expect(Number(coordinate)).toBeGreaterThan(0);
      expect(Number(coordinate)).toBeLessThan(boardUnits);
    }
  });

  it.each(ladders)('draws the ladder from $from to $to on its squares', (ladder) => {
    const { ends } = drawLadder(ladder);
    const [foot1, top1, foot2, top2] = ends;
    for (const foot of [foot1!, foot2!]) {
      expect(near(foot, middleOf(ladder.from))).toBeLessThan(squareUnits / 2);
    }
    for (const top of [top1!, top2!]) expect(near(top, middleOf(ladder.to))).toBeLessThan(squareUnits / 2);
  });

  it('leaves every number uncovered', () => {
    const [, size] = numberSizes;
    const hidden = squaresFromTop.filter((square) => clearanceOf(square, numberPlaceOf(square), size) < 0);
    expect(hidden).toEqual([]);
  });

  it('has numbers within their squares, at the top left where that is free', () => {
    for (const square of squaresFromTop) {
      const { x, y } = numberPlaceOf(square);
      expect(Math.max(Math.abs(x - middleOf(square).x), Math.abs(y - middleOf(square).y))).toBeLessThan(
        squareUnits / 2,
      );
    }
    expect(numberPlaceOf(100)).toMatchObject({ right: false, bottom: false });
  });

  it.each([...ladders, ...snakes])('moves a token from $from to $to', (carry) => {
    const route = routeOf(carry);
    expect(near(route[0]!, middleOf(carry.from))).toBeLessThan(0.001);
    expect(near(route.at(-1)!, middleOf(carry.to))).toBeLessThan(0.001);
  });
});
