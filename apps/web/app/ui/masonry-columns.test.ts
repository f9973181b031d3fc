import { describe, expect, it } from 'vitest';
import { assignColumns } from './masonry-columns';

const even = Array.from({ length: 10 }, () => ({ ratio: 1, caption: 5 }));

describe('hanging in columns', () => {
  it('fills even items row by row', () => {
    expect(assignColumns(even, 4).columns).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
    expect(assignColumns(even, 1).columns).toEqual(even.map(() => 0));
  });

  it('passes over a column that a tall item has filled', () => {
    const sizes = [{ ratio: 3, caption: 5 }, ...even.slice(0, 4)];
    expect(assignColumns(sizes, 2).columns).toEqual([0, 1, 1, 1, 0]);
  });

  it('counts captions as well as pictures', () => {
    const sizes = [
      { ratio: 1, caption: 30 },
      { ratio: 1, caption: 2 },
      { ratio: 1, caption: 2 },
    ];
    expect(assignColumns(sizes, 2).columns).toEqual([0, 1, 1]);
  });

  it('names a height that holds every column', () => {
    const { columns, widths, rem } = assignColumns(even, 3);
    for (const column of [0, 1, 2]) {
      const inColumn = columns.filter((at) => at === column).length;
      expect(widths).toBeGreaterThanOrEqual(inColumn);
      expect(rem).toBeGreaterThan(inColumn * 5);
    }
  });

  it('hangs nothing where there is nothing', () => {
    expect(assignColumns([], 4)).toEqual({ columns: [], widths: 0, rem: 0 });
  });
});
