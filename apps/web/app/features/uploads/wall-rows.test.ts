import { describe, expect, it } from 'vitest';
import { hangInRows } from './wall-rows';

const shape = { wide: 3, leastShare: 0.2, narrowest: 0.5 };

const counts = (widths: readonly number[], of = shape) => hangInRows(widths, of).map(({ count }) => count);

describe('hangInRows', () => {
  it('fills rows of the shape that is asked for', () => {
    expect(counts([1, 1, 1, 1, 1, 1])).toEqual([3, 3, 3, 3, 3, 3]);
    expect(counts([1.5, 1.5, 0.75, 0.75, 1.5])).toEqual([2, 2, 3, 3, 3]);
  });

  it('leaves no single picture in a last row where rows can share', () => {
    expect(counts([1, 1, 1, 1])).not.toContain(1);
  });

  it('gives the pictures of a row one height', () => {
    const places = hangInRows([1, 2], shape);
    expect(places).toEqual([
      { width: 1, sum: 3, least: 1, count: 2, turn: 1 },
      { width: 2, sum: 3, least: 1, count: 2, turn: -1 },
    ]);
  });

  it('gives a narrow picture the room of its label', () => {
    expect(hangInRows([0.2, 2], shape)[0]).toMatchObject({ width: 0.5, sum: 2.5 });
  });

  it('hangs a picture alone where its label would have no room', () => {
    const places = hangInRows([0.75, 1.5], { wide: 1.6, leastShare: 0.4, narrowest: 0.5 });
    expect(places).toMatchObject([
      { count: 1, turn: 0 },
      { count: 1, turn: 0 },
    ]);
  });

  it('hangs nothing on an empty wall', () => {
    expect(hangInRows([], shape)).toEqual([]);
  });
});
